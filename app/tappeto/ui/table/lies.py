"""Which cards lie in which zone now, as the table shows it; it follows events one by one."""

from collections.abc import Callable
from dataclasses import dataclass, field

from tappeto.core.cards import Card
from tappeto.games.api import Event, Zone
from tappeto.ui.table.spots import Place, Spot


@dataclass
class Lies:
    """Cards by zone. `slots` are the places on the table: a card keeps its place while it lies there.

    `spare` keeps a place free for the card that may be laid next. `bends` are the turns that a line of
    tiles takes before some of them. Cards in hands stand in `order`, but for those that the person has
    put elsewhere: `own` is then the order of the person's hand.
    """

    zones: dict[str, Zone] = field(default_factory=dict)
    cards: dict[str, list[Card]] = field(default_factory=dict)
    slots: list[Card | None] = field(default_factory=list)
    spare: bool = False
    bends: dict[Card, str] = field(default_factory=dict)
    order: Callable[[Card], int] = int
    own: list[Card] = field(default_factory=list)

    def copy(self) -> "Lies":
        """A twin to look ahead with."""
        return Lies(
            dict(self.zones),
            {key: list(cards) for key, cards in self.cards.items()},
            list(self.slots),
            bends=self.bends,
            order=self.order,
            own=self.own,
        )

    def settle(self, layout: list[tuple[Zone, list[Card]]]) -> None:
        """Take over a layout; cards that stay on the table keep their places."""
        self.zones = {zone.key(): zone for zone, _ in layout}
        self.cards = {zone.key(): list(cards) for zone, cards in layout}
        for zone, _ in layout:
            if zone.name == "hand":
                self.sort(zone.key())
        lying = self.cards.get("table", [])
        self.slots = [card if card in lying else None for card in self.slots]
        for card in lying:
            if card not in self.slots:
                self._seat(card)
        self.trim()

    def _seat(self, card: Card) -> None:
        if None in self.slots:
            self.slots[self.slots.index(None)] = card
        else:
            self.slots.append(card)

    def trim(self) -> None:
        """Forget free places at the end."""
        while self.slots and self.slots[-1] is None:
            self.slots.pop()

    def apply(self, event: Event) -> None:
        """Follow one event."""
        source, target = event.source, event.target
        if source is None or target is None or source is target:
            return
        for zone in (source, target):
            self.zones.setdefault(zone.key(), zone)
            self.cards.setdefault(zone.key(), [])
        here = self.cards[source.key()]
        self.cards[source.key()] = [card for card in here if card not in event.cards]
        self.cards[target.key()].extend(event.cards)
        if target.name == "hand":
            self.sort(target.key())
        if source.name == "table":
            self.slots = [None if card in event.cards else card for card in self.slots]
        if target.name == "table":
            for card in event.cards:
                self._seat(card)

    def sort(self, key: str) -> None:
        """Put the cards of a hand in order."""
        self.cards[key].sort(
            key=lambda card: (self.own.index(card) if card in self.own else 99, self.order(card))
        )

    def put(self, card: Card, place: int) -> None:
        """The person puts a card of the hand elsewhere among the others."""
        others = [other for other in self.cards["hand0"] if other != card]
        self.own = [*others[:place], card, *others[place:]]
        self.sort("hand0")

    def lying(self, key: str) -> list[Card]:
        """The cards of a zone."""
        return self.cards.get(key, [])

    def spots(self, place: Place, viewer: int) -> dict[Card, Spot]:
        """Where every card lies."""
        found: dict[Card, Spot] = {}
        for key, cards in self.cards.items():
            zone = self.zones[key]
            if zone.name == "table":
                spots = place.table(len(self._places()))
                for slot, card in enumerate(self.slots):
                    if card is not None:
                        found[card] = spots[slot]
                continue
            if zone.name == "line":
                continue
            found.update(zip(cards, self._zone_spots(place, zone, len(cards), viewer), strict=True))
        if self.tiles():
            left, right = self.tiles()
            found.update(place.line(left, right, self.bends))
        return found

    def tiles(self) -> list[list[Card]]:
        """The tiles of the line to the left and to the right of where it began, if this is a line."""
        return [self.cards[f"line{end}"] for end in (0, 1)] if "line0" in self.cards else []

    def _zone_spots(self, place: Place, zone: Zone, count: int, viewer: int) -> list[Spot]:
        if zone.name == "hand":
            return place.own_hand(count) if zone.seat == viewer else place.hand(zone.seat, count)
        if zone.name == "taken":
            return place.taken(zone.seat, count)
        if zone.name == "trick":
            return place.trick(zone.seat, count)
        if zone.name == "won":
            return place.won(zone.seat, count)
        if zone.name == "turned":
            return place.turned_up(count)
        if zone.name == "swept":
            return place.swept(zone.seat, count)
        return place.stock(count)

    def _places(self) -> list[Card | None]:
        """The places on the table, one of them free where that is wanted."""
        return [*self.slots, None] if self.spare and None not in self.slots else self.slots

    def free_spot(self, place: Place) -> Spot:
        """Where the next card is laid, while a place is kept free."""
        places = self._places()
        return place.table(len(places))[places.index(None)]
