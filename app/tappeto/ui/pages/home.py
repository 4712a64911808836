"""The first page: go on with a match, begin another, and the way to everything else."""

from functools import partial

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from tappeto.games.shelf import BOOKS, book
from tappeto.i18n import Phrase, language, say, tr
from tappeto.library import OPEN, Entry
from tappeto.ui.logo import logo
from tappeto.ui.pages.page import Page
from tappeto.ui.pages.strip import ContinueStrip, NothingOpen
from tappeto.ui.pages.tiles import GameTile
from tappeto.ui.style import grown
from tappeto.ui.table.frame import COMPACT, ROOMY, TINY
from tappeto.ui.ways import Ways
from tappeto.ui.widgets.buttons import Button
from tappeto.ui.widgets.content import Content
from tappeto.ui.widgets.flow import Flow
from tappeto.ui.widgets.labels import heading, label
from tappeto.ui.widgets.strip import CardStrip
from tappeto.ui.widgets.tool import Tool

MARGIN = {ROOMY: 32, COMPACT: 12, TINY: 8}
COLUMNS = {ROOMY: 3, COMPACT: 3, TINY: 2}


class HomePage(Page):
    """Made anew whenever it is opened; `notice` is something to tell above it."""

    def __init__(self, ways: Ways, notice: Phrase | None = None) -> None:
        super().__init__(ways, "Tappeto", tr("Card games at your own table, without a network"), inside=False)
        self.open = [entry for entry in ways.house.library.entries() if entry.state == OPEN and _known(entry)]
        self.mark = QLabel()
        self.row.insertWidget(0, self.mark)
        self.tools = [
            Tool("log", tr("Matches"), ways.matches),
            Tool("book", tr("Rules"), lambda: ways.rules(BOOKS[0].id)),
            Tool("deck", tr("Decks"), ways.decks),
            Tool("gear", tr("Settings"), ways.settings),
            Tool("help", tr("Help"), ways.handbook),
            Tool("info", tr("About"), ways.about),
        ]
        for tool in self.tools:
            self.row.addWidget(tool)
        for phrase in [*ways.house.library.notices, *([notice] if notice is not None else [])]:
            self.warn(say(phrase), partial(self._read, phrase))
        self.area = self.scrolled(Content())
        self.column.addWidget(self.area, 1)
        self.fit()

    def _read(self, phrase: Phrase) -> None:
        """What was read once is not told again."""
        notices = self.house.library.notices
        if phrase in notices:
            notices.remove(phrase)

    def fit(self) -> None:
        super().fit()
        roomy = self.kind == ROOMY
        side = 44 if roomy else 26
        self.head.setFixedHeight(grown({ROOMY: 76, COMPACT: 40}.get(self.kind, 36)))
        self.head.setProperty("bare", roomy)
        self.row.setContentsMargins(MARGIN[self.kind], 0, MARGIN[self.kind], 0)
        self.mark.setPixmap(logo(grown(side), self.devicePixelRatioF()))
        self.title.setFont(heading("", 34 if roomy else 19).font())
        self._fit_head()
        self.area.setWidget(self._content())
        self.blocks = [self.area]

    def _content(self) -> QWidget:
        content = Content()
        column = QVBoxLayout(content)
        margin = MARGIN[self.kind]
        column.setContentsMargins(margin, 8 if self.kind != ROOMY else 6, margin, 8)
        column.setSpacing({ROOMY: 20, COMPACT: 12}.get(self.kind, 8))
        strip: ContinueStrip | NothingOpen
        strip = (
            ContinueStrip(self.ways, self.open, self.kind) if self.open else NothingOpen(self.ways, self.kind)
        )
        column.addWidget(strip)
        self.main = strip.button
        grid = QGridLayout()
        grid.setSpacing(20 if self.kind == ROOMY else 8)
        columns = min(COLUMNS[self.kind], len(BOOKS))
        for column_number in range(columns):
            grid.setColumnStretch(column_number, 1)
        for number, one in enumerate(BOOKS):
            grid.addWidget(
                GameTile(self.ways, one, self.kind, alone=len(BOOKS) == 1),
                number // columns,
                number % columns,
            )
        column.addLayout(grid, 1)
        if self.kind != TINY:
            column.addWidget(self._foot())
        return content

    def _foot(self) -> QWidget:
        """The decks in use, and the way to change them."""
        foot = QWidget()
        row = Flow(label(tr("Deck in use"), 14, muted=True), gap=14)
        shown: set[str] = set()
        for one in BOOKS:
            faces = self.house.faces(one.id, one.pack)
            if faces.deck.id in shown:
                continue
            shown.add(faces.deck.id)
            named = QWidget()
            line = QHBoxLayout(named)
            line.setContentsMargins(0, 0, 0, 0)
            line.setSpacing(8)
            line.addWidget(CardStrip(faces, [0], [], 40))
            line.addWidget(label(faces.deck.names.get(language(), faces.deck.id), 14.5, 600))
            row.addWidget(named)
        row.addWidget(Button(tr("Change decks"), partial(self.ways.decks, "")))
        foot.setLayout(row)
        return foot

    def leave(self) -> None:
        """There is nothing behind the first page."""


def _known(entry: Entry) -> bool:
    """Whether the game of a match is on the shelf."""
    try:
        book(entry.game)
    except KeyError:
        return False
    return True
