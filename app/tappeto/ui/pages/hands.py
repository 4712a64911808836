"""The keyboard at a table that somebody else leads: walking along the cards, picking, numbers."""

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from tappeto.controller.director import Director
from tappeto.games.api import NOBODY
from tappeto.ui.keys import Keys
from tappeto.ui.speaking import announce
from tappeto.ui.table.finger import Finger
from tappeto.ui.table.scene import Table
from tappeto.ui.table.words import Words


class Hands:
    """What the keys do with the cards; `press` tells whether a key meant anything here."""

    def __init__(self, page: QWidget, table: Table, director: Director, words: Words, keys: Keys) -> None:
        self.page = page
        self.table = table
        self.director = director
        self.words = words
        self.keys = keys
        self.finger = Finger(table, self._tell)

    def press(self, event: QKeyEvent) -> bool:
        """A key of the table."""
        action = self.keys.action(event)
        if self.table.busy and action in ("play", "next"):
            self.table.finish()
        elif event.text().isdigit() and not action:
            self._number(int(event.text()) or 10)
        elif action in ("left", "right"):
            self.finger.step(-1 if action == "left" else 1)
        elif action in ("up", "down"):
            self.finger.go("table" if action == "up" else "hand0")
        elif action == "why":
            self._why()
        elif action == "play" and self.director.picking is not None:
            if len(self.director.words()) == 1:
                self.director.play(self.director.words()[0])
            elif self.table.focus != NOBODY:
                self.director.click(int(self.table.focus))
        elif action == "drop":
            return self.director.drop_pick()
        else:
            return False
        return True

    def _number(self, number: int) -> None:
        picking = self.director.picking
        if picking is None:
            return
        if picking.offer().choices:
            self.director.choose(number)
            return
        hand = self.finger.cards("hand0")
        if number <= len(hand):
            self.director.click(hand[number - 1])

    def _why(self) -> None:
        card = int(self.table.focus)
        refusal = self.director.why_not(card) if card != NOBODY else None
        if refusal is not None:
            self.director.refused.emit(refusal, card)

    def _tell(self, card: int) -> None:
        announce(self.page, self.words.card(card, self.table.offered))
