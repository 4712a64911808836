"""A game on the first page: its cloth, its cards, and the ways to begin."""

from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tappeto.games.book import Rulebook
from tappeto.games.shelf import COURSES
from tappeto.i18n import N_, tr
from tappeto.ui.pages.fans import fan_of, felt_of
from tappeto.ui.table.frame import COMPACT, ROOMY, TINY
from tappeto.ui.ways import Ways
from tappeto.ui.widgets.buttons import GLASS, Button
from tappeto.ui.widgets.cloth import ClickedCloth
from tappeto.ui.widgets.flow import Flow
from tappeto.ui.widgets.labels import coloured, heading, label

HIGH = {ROOMY: 206, COMPACT: 150, TINY: 108}
PLAYERS = {
    (2,): N_("2 players"),
    (4,): N_("4 players"),
    (2, 4): N_("2 players, or 4 in pairs"),
    (2, 3, 4): N_("2 to 4 players"),
}


class GameTile(ClickedCloth):
    """Clicked anywhere it opens a new match; the buttons on it are for the keyboard too."""

    def __init__(self, ways: Ways, book: Rulebook, kind: str, *, alone: bool) -> None:
        super().__init__(felt_of(book.id), None, lambda: ways.new_match(book.id))
        self.setMinimumSize(180, HIGH[kind])
        cards = {ROOMY: 5 if alone else 3, COMPACT: 3 if alone else 2}.get(kind, 2)
        self.show_fan(fan_of(ways.house, book, cards, share=0.66), 0 if kind == TINY else 10)
        row = QHBoxLayout(self)
        edge = {ROOMY: 24, COMPACT: 18, TINY: 12}[kind]
        row.setContentsMargins(edge, edge if kind == ROOMY else 12, 0, edge if kind == ROOMY else 12)
        words = QWidget()
        column = QVBoxLayout(words)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        size = {ROOMY: 40 if alone else 28, COMPACT: 22}.get(kind, 18)
        column.addWidget(coloured(heading(tr(book.title), size), "felt"))
        column.addWidget(coloured(label(players(book), 14, 600, wrap=True), "felt"))
        if kind == ROOMY:
            column.addWidget(coloured(label(tr(book.line), 14, wrap=True), "soft"))
        column.addStretch(1)
        self.buttons = [Button(tr("Play"), lambda: ways.new_match(book.id), GLASS)]
        self.buttons[0].setAccessibleName(tr(book.title))
        self.buttons[0].setAccessibleDescription(tr("Play"))
        if book.id in COURSES:
            self.buttons.append(Button(tr("Learn"), lambda: ways.tutorial(book.id), GLASS))
        column.addLayout(Flow(*self.buttons))
        row.addWidget(words, 1)
        self.room = row

    def resizeEvent(self, event: object) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type]
        fan = self.fan
        if fan is not None:
            margins = self.room.contentsMargins()
            margins.setRight(round(fan.width(QSizeF(self.size()))) + 4)
            self.room.setContentsMargins(margins)


def players(book: Rulebook) -> str:
    """How many people it is for."""
    return tr(PLAYERS[book.players])
