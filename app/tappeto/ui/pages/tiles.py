"""A game on the first page: its cloth, its cards, and the ways to begin."""

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSpacerItem, QVBoxLayout

from tappeto.games.book import Rulebook
from tappeto.games.shelf import COURSES
from tappeto.i18n import N_, tr
from tappeto.ui.pages.fans import fan_of, felt_of
from tappeto.ui.style import grown
from tappeto.ui.table.frame import COMPACT, ROOMY, TINY
from tappeto.ui.ways import Ways
from tappeto.ui.widgets.buttons import GLASS, Button
from tappeto.ui.widgets.cloth import ClickedCloth
from tappeto.ui.widgets.flow import Flow
from tappeto.ui.widgets.labels import coloured, heading, label

HIGH = {ROOMY: 206, COMPACT: 150, TINY: 92}
EDGE = {ROOMY: 24, COMPACT: 14, TINY: 12}
TITLE = {ROOMY: 28, COMPACT: 21, TINY: 18}
LEAST = {ROOMY: 260, COMPACT: 160, TINY: 140}  # wide
ALONE = 40  # the title of the only game
IN_PAIRS = N_("4 players in pairs")
PLAYERS = {
    (2,): N_("2 players"),
    (3,): N_("3 players"),
    (4,): N_("4 players"),
    (2, 3): N_("2 or 3 players"),
    (3, 4): N_("3 or 4 players"),
    (2, 4): N_("2 players, or 4 in pairs"),
    (2, 3, 4): N_("2 to 4 players"),
}
SHORT = {(2, 4): N_("2, or 4 in pairs")}


class GameTile(ClickedCloth):
    """Clicked anywhere it opens a new match; the buttons on it are for the keyboard too.

    The title has the whole width; what stands below it has the room beside the fan of cards.
    """

    def __init__(self, ways: Ways, book: Rulebook, kind: str, *, alone: bool) -> None:
        super().__init__(felt_of(book.id), None, lambda: ways.new_match(book.id))
        roomy = kind == ROOMY
        self.setMinimumSize(LEAST[kind], grown(HIGH[kind]))
        if not alone:
            self.setMaximumHeight(grown(HIGH[kind]) * 3 // 2)
        cards = {ROOMY: 5 if alone else 3, COMPACT: 3 if alone else 2, TINY: 2}[kind]
        fan = fan_of(ways.house, book, cards, height=0.78 if alone else 0.7, share=0.66 if alone else 0.5)
        self.show_fan(fan, 0 if kind == TINY else 10)
        whole = QVBoxLayout(self)
        edge = self.edge = EDGE[kind]
        whole.setContentsMargins(edge, edge if roomy else 10, edge, edge if roomy else 10)
        whole.setSpacing(3)
        size = ALONE if alone and roomy else TITLE[kind]
        whole.addWidget(coloured(heading(tr(book.title), size), "felt"))
        column = QVBoxLayout()
        column.setSpacing(3)
        if alone or kind != TINY:
            words = players(book, short=kind == COMPACT and not alone)
            column.addWidget(coloured(label(words, 14, 600, wrap=True), "felt"))
        if roomy:
            column.addWidget(coloured(label(tr(book.line), 14, wrap=True), "soft"))
        column.addStretch(1)
        self.buttons = [Button(tr("Play"), lambda: ways.new_match(book.id), GLASS)]
        self.buttons[0].setAccessibleName(tr(book.title))
        self.buttons[0].setAccessibleDescription(tr("Play"))
        if book.id in COURSES and (alone or roomy):
            self.buttons.append(Button(tr("Learn"), lambda: ways.tutorial(book.id), GLASS))
        column.addLayout(Flow(*self.buttons))
        self.under = QHBoxLayout()
        self.under.setSpacing(0)
        self.under.addLayout(column, 1)
        self.beside = QSpacerItem(0, 0)
        self.under.addItem(self.beside)
        whole.addLayout(self.under, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.fan is not None:
            wide = round(self.fan.width(QSizeF(self.size()))) + 4 - self.edge
            self.beside.changeSize(max(0, wide), 0)
            self.under.invalidate()


def players(book: Rulebook, *, short: bool) -> str:
    """How many people it is for."""
    if short and book.players in SHORT:
        return tr(SHORT[book.players])
    if book.players == (4,) and book.game(book.presets[0].name, 4, {}).sides == 2:
        return tr(IN_PAIRS)
    return tr(PLAYERS[book.players])
