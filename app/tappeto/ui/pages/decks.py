"""The gallery of decks, with a table to look at."""

from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QVBoxLayout, QWidget

from tappeto.games.shelf import BOOKS, book
from tappeto.i18n import tr
from tappeto.ui.decks.deck import Deck
from tappeto.ui.decks.faces import Faces
from tappeto.ui.pages.gallery import DeckTile, Preview
from tappeto.ui.pages.overlays import overlay_rows
from tappeto.ui.pages.page import Page
from tappeto.ui.pages.samples import backs, tints
from tappeto.ui.pages.size import grown
from tappeto.ui.table.frame import COMPACT, ROOMY, TINY
from tappeto.ui.ways import Ways
from tappeto.ui.widgets.content import Content
from tappeto.ui.widgets.drop import Drop
from tappeto.ui.widgets.rows import FormRow

MARGIN = {ROOMY: 32, COMPACT: 14, TINY: 10}
PREVIEW = {ROOMY: 400, COMPACT: 290, TINY: 230}


class DecksPage(Page):
    """Choosing a deck holds at once, for the game; backs and what lies over the cards are for all."""

    def __init__(self, ways: Ways, game: str = "") -> None:
        super().__init__(ways, tr("Decks"), tr("Change at any time, also in the middle of a deal"))
        self.book = book(game) if game else BOOKS[0]
        if len(BOOKS) > 1:
            games = Drop(
                tr("Game"), [one.id for one in BOOKS], [tr(one.title) for one in BOOKS], self.book.id
            )
            games.chosen.connect(lambda id: ways.decks(str(id)))
            self.row.addWidget(games)
        self.switches = overlay_rows(self.house)
        self.decks = self.house.decks.serving(self.book.pack)
        self.group = QButtonGroup(self)
        self.list = self._list()
        self.preview = Preview(self.house.felt(), self._faces())
        self.panel = self._panel()
        body = Content()
        self.sides = QBoxLayout(QBoxLayout.Direction.LeftToRight, body)
        self.sides.addWidget(self.list, 4)
        self.sides.addWidget(self.panel, 7)
        self.column.addWidget(self.scrolled(body), 1)
        self.blocks = [self.list, self.panel]
        self.house.settings.changed.connect(self._setting)
        self.fit()

    def _faces(self, deck: Deck | None = None) -> Faces:
        """The cards as they are, or as they would be with another deck."""
        faces = self.house.faces(self.book.id, self.book.pack)
        return faces if deck is None else Faces(deck, faces.back, faces.pack, faces.overlay)

    def _list(self) -> QWidget:
        made = QWidget()
        column = QVBoxLayout(made)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        self.tiles: list[DeckTile] = []
        used = self.house.deck(self.book.id, self.book.pack).id
        for number, deck in enumerate(self.decks):
            tile = DeckTile(deck, self._faces(deck), self.book)
            tile.setMinimumHeight(grown(130))
            self.group.addButton(tile, number)
            tile.setChecked(deck.id == used)
            column.addWidget(tile)
            self.tiles.append(tile)
        column.addStretch(1)
        self.group.idClicked.connect(lambda number: self.choose(self.decks[number].id))
        return made

    def _panel(self) -> QWidget:
        made = QWidget()
        column = QVBoxLayout(made)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.preview)
        column.addSpacing(14)
        height = self.house.deck(self.book.id, self.book.pack).height
        column.addWidget(
            FormRow(tr("Back of the cards"), tr("The same for every deck."), backs(self.house, height))
        )
        column.addWidget(FormRow(tr("Colour of the backs"), "", tints(self.house)))
        for row in self.switches.values():
            column.addWidget(row)
        column.addStretch(1)
        return made

    def choose(self, deck: str) -> None:
        """Play this game with this deck from now on."""
        settings = self.house.settings
        settings.set("decks", {**settings.now.decks, self.book.id: deck})

    def _setting(self, name: str) -> None:
        if name in ("decks", "back", "tint", "index", "tones", "marks", "felt"):
            self.preview.show_faces(self._faces(), self.house.felt())
            for deck, tile in zip(self.decks, self.tiles, strict=True):
                tile.show_faces(self._faces(deck))

    def fit(self) -> None:
        super().fit()
        roomy = self.kind == ROOMY
        margin = MARGIN[self.kind]
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self.sides.setDirection(across if roomy else down)
        self.sides.setContentsMargins(margin, 20 if roomy else 10, margin, 16)
        self.sides.setSpacing(28 if roomy else 14)
        self.preview.setFixedHeight(PREVIEW[self.kind])
