"""The gallery of decks, with a table to look at."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QFileDialog, QVBoxLayout, QWidget

from tappeto.games.shelf import BOOKS, book
from tappeto.i18n import N_, Phrase, Plain, say, tr
from tappeto.ui.decks.added import AddedDeck
from tappeto.ui.decks.deck import Deck
from tappeto.ui.decks.faces import Faces
from tappeto.ui.decks.vet.faults import Refused
from tappeto.ui.decks.vet.vetting import SIGNS
from tappeto.ui.pages.gallery import CARDS, DeckTile, Preview, deck_name
from tappeto.ui.pages.overlays import overlay_rows
from tappeto.ui.pages.page import Page
from tappeto.ui.pages.refused import FaultsPanel, RefusedTile
from tappeto.ui.pages.samples import backs, tints
from tappeto.ui.speaking import announce
from tappeto.ui.style import grown
from tappeto.ui.table.frame import COMPACT, ROOMY, TINY
from tappeto.ui.ways import Ways
from tappeto.ui.widgets.content import Content
from tappeto.ui.widgets.drop import Drop
from tappeto.ui.widgets.rows import FormRow
from tappeto.ui.widgets.tool import Tool

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
        self.add_tool = Tool("plus", tr("Add a deck…"), self.ask_deck)
        self.row.addWidget(self.add_tool)
        self.switches = overlay_rows(self.house)
        self.group = QButtonGroup(self)
        self.group.idClicked.connect(lambda number: self.choose(self.decks[number].id))
        self.list = self._list()
        self.preview = Preview(self.house.felt(), self._faces())
        self.panel = self._panel()
        body = Content()
        self.sides = QBoxLayout(QBoxLayout.Direction.LeftToRight, body)
        self.sides.addWidget(self.list, 4)
        self.sides.addWidget(self.panel, 7)
        self.faults = FaultsPanel()
        self.faults.hide()
        self.sides.addWidget(self.faults, 7, Qt.AlignmentFlag.AlignTop)
        self.area = self.scrolled(body)
        self.column.addWidget(self.area, 1)
        self.blocks = [self.list, self.panel, self.faults]
        self.setAcceptDrops(True)
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
        self.decks = self.house.decks.serving(self.book.pack)
        used = self.house.deck(self.book.id, self.book.pack).id
        for number, deck in enumerate(self.decks):
            remove = (
                partial(self.remove, deck.folder, deck_name(deck)) if isinstance(deck, AddedDeck) else None
            )
            tile = DeckTile(deck, self._faces(deck), self.book, remove)
            tile.setMinimumHeight(grown(CARDS))
            self.group.addButton(tile, number)
            tile.setChecked(deck.id == used)
            column.addWidget(tile)
            self.tiles.append(tile)
        self.veiled: list[RefusedTile] = []
        for refused in self.house.decks.refused:
            veiled = RefusedTile(refused, partial(self.remove, refused.folder, refused.name))
            veiled.setMinimumHeight(grown(CARDS))
            veiled.clicked.connect(lambda _, refused=refused: self.explain(refused))
            column.addWidget(veiled)
            self.veiled.append(veiled)
        column.addStretch(1)
        return made

    def refresh(self) -> None:
        """Decks came or went; every table takes another one if its own is gone."""
        for tile in self.tiles:
            self.group.removeButton(tile)
        old, self.list = self.list, self._list()
        self.sides.replaceWidget(old, self.list)
        self.blocks[0] = self.list
        old.deleteLater()
        self.house.settings.changed.emit("decks")

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

    # --- decks from others

    def ask_deck(self) -> None:
        """Choose the folder of a deck."""
        name = QFileDialog.getExistingDirectory(self, tr("Add a deck…"))
        if name:
            self.take(Path(name))

    def take(self, source: Path) -> None:
        """Copy a deck into the person's folder and show it, or say what is wrong with it."""
        try:
            deck = self.house.decks.add(source)
        except Refused as refused:
            self.explain(refused)
            return
        self.settle()
        self.refresh()
        text = say(Phrase(N_("Added: {deck}"), {"deck": Plain(deck_name(deck))}))
        self.say_toast(text, tr("Use it"), partial(self.use, deck.id))

    def use(self, deck: str) -> None:
        """Play with a deck that was just added."""
        self.choose(deck)
        for tile in self.tiles:
            tile.setChecked(tile.deck.id == deck)

    def explain(self, refused: Refused) -> None:
        """Show why a folder is no deck yet."""
        self.faults.tell(refused, partial(self.try_again, refused), self.settle)
        self.panel.hide()
        self.faults.show()
        announce(self, refused.faults[0].sentence(1))
        self.area.ensureWidgetVisible(self.faults, 0, 0)

    def settle(self) -> None:
        """Back to the cards on the table."""
        self.faults.hide()
        self.panel.show()

    def try_again(self, refused: Refused) -> None:
        """The person may have mended it."""
        self.settle()
        shelf = self.house.decks
        if all(one.folder != refused.folder for one in shelf.refused):
            self.take(refused.folder)
            return
        shelf.look()
        self.refresh()
        still = [one for one in shelf.refused if one.folder == refused.folder]
        if still:
            self.explain(still[0])

    def remove(self, folder: Path, name: str) -> None:
        """Take a deck out of the person's folder at once; the toast brings it back."""
        shelf = self.house.decks
        assert shelf.kept is not None
        try:
            hidden = shelf.kept.remove(folder)
        except OSError:
            self.warn(say(Phrase(N_("“{deck}” cannot be removed."), {"deck": Plain(name)})))
            return
        self._removed()
        text = say(Phrase(N_("Removed: {deck}"), {"deck": Plain(name)}))
        self.say_toast(text, tr("Undo"), partial(self._restore, hidden, folder))

    def _restore(self, hidden: Path, folder: Path) -> None:
        kept = self.house.decks.kept
        assert kept is not None
        try:
            kept.restore(hidden, folder)
        except OSError:
            self.warn(say(Phrase(N_("“{deck}” cannot be brought back."), {"deck": Plain(folder.name)})))
        self._removed()

    def _removed(self) -> None:
        self.settle()
        self.house.decks.look()
        self.refresh()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        for source in dropped(event.mimeData()):
            self.take(source)

    def _setting(self, name: str) -> None:
        if name in ("decks", "back", "tint", "index", "tones", "marks", "felt"):
            self.preview.show_faces(self._faces(), self.house.felt())
            for deck, tile in zip(self.decks, self.tiles, strict=True):
                tile.show_faces(self._faces(deck))

    def fit(self) -> None:
        super().fit()
        roomy = self.kind == ROOMY
        self.add_tool.spell(roomy)
        margin = MARGIN[self.kind]
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self.sides.setDirection(across if roomy else down)
        self.sides.setContentsMargins(margin, 20 if roomy else 10, margin, 16)
        self.sides.setSpacing(28 if roomy else 14)
        self.preview.setFixedHeight(PREVIEW[self.kind])


def dropped(data: QMimeData) -> list[Path]:
    """The folders, or the files that stand for them, that are dropped on the page."""
    paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    return [path for path in paths if path.is_dir() or path.name in SIGNS]
