"""The keyboard's finger on the table: it walks along the cards and tells which one it is on."""

from collections.abc import Callable

from tappeto.ui.table.scene import Table


class Finger:
    """Moves the focus of a table; `tell` is called with the card that has it now."""

    def __init__(self, table: Table, tell: Callable[[int], None]) -> None:
        self.table = table
        self.tell = tell

    def step(self, by: int) -> None:
        """On to the next card of the row that the focus is in; at first to one end of the hand."""
        zone = self.table.zone_of(self.table.focus)
        cards = self.cards(zone if zone == "table" else "hand0")  # one that was played is left behind
        if cards:
            now = int(self.table.focus)
            at = cards.index(now) + by if now in cards else (0 if by > 0 else -1)
            self._rest(cards[at % len(cards)])

    def go(self, zone: str) -> None:
        """To the first card of a zone, if it has one."""
        cards = self.cards(zone)
        if cards:
            self._rest(cards[0])

    def cards(self, zone: str) -> list[int]:
        """The cards of a zone as they lie from left to right."""
        if zone == "table":
            return [int(card) for card in self.table.lies.slots if card is not None]
        return [int(card) for card in self.table.lies.lying(zone)]

    def _rest(self, card: int) -> None:
        self.table.set_focus(card)
        self.tell(card)
