"""All matches: open ones first, then those that are over, then those set aside."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from tappeto.games.shelf import BOOKS
from tappeto.i18n import N_, Phrase, Plain, ngettext_mark, say, tr
from tappeto.library import ASIDE, OPEN, OVER, SUFFIX, Entry, LibraryError
from tappeto.match.record import RecordError
from tappeto.ui.pages.match_panel import MatchPanel
from tappeto.ui.pages.page import Page
from tappeto.ui.pages.told import Apart, called, standing
from tappeto.ui.table.frame import COMPACT, ROOMY, TINY
from tappeto.ui.ways import Ways
from tappeto.ui.widgets.content import Content
from tappeto.ui.widgets.labels import heading, label
from tappeto.ui.widgets.reverse import Reverse
from tappeto.ui.widgets.tile import Tile
from tappeto.ui.widgets.tool import Tool

MARGIN = {ROOMY: 32, COMPACT: 14, TINY: 8}
PANEL = 420
HEADS = {OPEN: N_("Open"), OVER: N_("Finished"), ASIDE: N_("Set aside")}


class MatchTile(Tile):
    """A match in the list: what it is, how it stands, and when it was."""

    opened = Signal()

    def __init__(self, entry: Entry, apart: Apart, *, day: bool) -> None:
        super().__init__(called(entry))
        self.entry = entry
        second = say(entry.fault) if entry.fault is not None else standing(entry)
        if strength := apart.strength(entry):
            second = f"{second} · {strength}"
        self.setAccessibleDescription(second)
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(label(called(entry), 15.5, 650, wrap=True))
        words.addWidget(label(second, 13.5, muted=True, wrap=True))
        row.addLayout(words, 1)
        if day:
            row.addWidget(label(apart.moment(entry), 13.5, muted=True))
        self.put(line)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.opened.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        else:
            super().keyPressEvent(event)


class MatchesPage(Page):
    """List and detail; in a small window only the buttons of the detail stay, under the list."""

    def __init__(self, ways: Ways) -> None:
        super().__init__(ways, tr("Matches"))
        self.import_tool = Tool("plus", tr("Import…"), self.ask_import)
        self.row.addWidget(self.import_tool)
        self.group = QButtonGroup(self)
        self.tiles: list[MatchTile] = []
        self.panel = MatchPanel(self.house, self.do)
        self.panel.renamed.connect(self._rename)
        self.area = self.scrolled(Content())
        self.sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.sides.setSpacing(0)
        self.sides.addWidget(self.area, 1)
        self.sides.addWidget(self.panel)
        self.column.addLayout(self.sides, 1)
        self.blocks = [self.area, self.panel]
        self.setAcceptDrops(True)
        self.fit()

    def fit(self) -> None:
        super().fit()
        roomy = self.kind == ROOMY
        self.import_tool.spell(roomy)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self.sides.setDirection(across if roomy else down)
        self.panel.setMaximumWidth(PANEL if roomy else 16_777_215)
        self.panel.setMinimumWidth(PANEL if roomy else 0)
        self.panel.fit(self.kind)
        self.foot = None if roomy else self.panel
        self.refresh()

    # --- the list

    def refresh(self, chosen: int | None = None) -> None:
        """Read the list anew; the match chosen before stays chosen."""
        if chosen is None and self.panel.entry is not None:
            chosen = self.panel.entry.id
        entries = self.house.library.entries()
        number = sum(entry.state == OPEN for entry in entries)
        counted = ngettext_mark("{n} match open", "{n} matches open", number)
        self.say_beside(say(counted) if entries else "")
        for tile in self.tiles:
            self.group.removeButton(tile)
        self.tiles = []
        content = Content()
        column = QVBoxLayout(content)
        margin = MARGIN[self.kind]
        column.setContentsMargins(margin, 14 if self.kind == ROOMY else 8, margin, 12)
        column.setSpacing(6)
        apart = Apart(entries)
        for state, head in HEADS.items():
            own = [entry for entry in entries if entry.state == state]
            if own:
                column.addWidget(heading(tr(head), 17))
            for entry in own:
                column.addWidget(self._tile(entry, apart, chosen))
            column.addSpacing(6 if own else 0)
        if not entries:
            book = BOOKS[0]
            pack = Reverse(self.house.faces(book.id, book.pack), 124)
            column.addWidget(pack, 0, Qt.AlignmentFlag.AlignLeft)
            column.addWidget(
                heading(tr("Nothing kept yet. A match is saved from its first card."), 18, wrap=True)
            )
        column.addStretch(1)
        self.area.setWidget(content)
        shown = self.group.checkedButton() or (self.tiles[0] if self.tiles else None)
        if isinstance(shown, MatchTile):
            shown.setChecked(True)
        self._choose(shown.entry if isinstance(shown, MatchTile) else None)

    def _tile(self, entry: Entry, apart: Apart, chosen: int | None) -> MatchTile:
        tile = MatchTile(entry, apart, day=self.kind != TINY)
        self.group.addButton(tile)
        tile.setChecked(entry.id == chosen)
        tile.clicked.connect(lambda: self._choose(entry))
        tile.opened.connect(lambda: self.do_open(entry))
        self.tiles.append(tile)
        return tile

    def _choose(self, entry: Entry | None) -> None:
        self.panel.tell(entry)
        self.main = self.panel.main if entry is not None and entry.state != ASIDE else None

    # --- what can be done

    def do(self, what: str) -> None:
        """Open, rename, export or delete the chosen match."""
        entry = self.panel.entry
        if entry is not None:
            getattr(self, f"do_{what}")(entry)

    def do_open(self, entry: Entry) -> None:
        """Go on with a match, play one that is over again, or say why neither can be."""
        if entry.state == OPEN:
            self.ways.resume(entry.id)
            return
        try:
            match = self.house.library.open_match(entry.id)
        except (RecordError, LibraryError) as problem:
            text = N_("“{match}” cannot be played on. {reason}")
            self.warn(say(Phrase(text, {"match": Plain(called(entry)), "reason": problem.phrase})))
            self.refresh()
            return
        self.ways.rematch(match.record, int(match.sheet.dealer))

    def do_rename(self, entry: Entry) -> None:
        """Give it a name of one's own."""
        self.panel.edit.begin(called(entry))

    def _rename(self, name: str) -> None:
        entry = self.panel.entry
        if (
            entry is not None
            and name.strip() != called(entry)
            and self._tried(lambda: self.house.library.rename(entry.id, name))
        ):
            self.refresh()

    def do_delete(self, entry: Entry) -> None:
        """Take it off the list at once; the toast brings it back."""
        library = self.house.library
        if self._tried(lambda: library.delete(entry.id)):
            self.panel.entry = None
            self.refresh()
            text = say(Phrase(N_("Deleted: {match}"), {"match": Plain(called(entry))}))
            self.say_toast(text, tr("Undo"), lambda: self._restore(entry.id))

    def _restore(self, id: int) -> None:
        if self._tried(lambda: self.house.library.restore(id)):
            self.refresh(id)

    def do_export(self, entry: Entry) -> None:
        """Write it to a file that others can open."""
        safe = "".join(letter if letter.isalnum() or letter in " -" else "_" for letter in called(entry))
        kind = say(Phrase(N_("Matches of Tappeto (*{suffix})"), {"suffix": Plain(SUFFIX)}))
        name, _ = QFileDialog.getSaveFileName(self, tr("Export…"), safe + SUFFIX, kind)
        if not name:
            return
        path = Path(name) if name.endswith(SUFFIX) else Path(name + SUFFIX)
        if self._tried(lambda: self.house.library.export(entry.id, path)):
            self.say_toast(say(Phrase(N_("Written: {file}"), {"file": Plain(path.name)})))

    def ask_import(self) -> None:
        """Choose a file to import."""
        kind = say(Phrase(N_("Matches of Tappeto (*{suffix})"), {"suffix": Plain(SUFFIX)}))
        name, _ = QFileDialog.getOpenFileName(self, tr("Import…"), "", kind)
        if name:
            self.take(Path(name))

    def take(self, path: Path) -> None:
        """Import a file, or say clearly why it is refused."""
        try:
            id = self.house.library.import_file(path)
        except (RecordError, LibraryError) as problem:
            text = N_("“{file}” was not imported. {reason} Nothing was changed.")
            self.warn(say(Phrase(text, {"file": Plain(path.name), "reason": problem.phrase})))
            return
        self.refresh(id)
        self.say_toast(say(Phrase(N_("Imported: {file}"), {"file": Plain(path.name)})))

    def _tried(self, act: Callable[[], object]) -> bool:
        """Do something with the library; if it fails, the person is told."""
        try:
            act()
        except (RecordError, LibraryError) as problem:
            self.warn(say(problem.phrase))
            return False
        return True

    # --- keys and drops

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.key() == Qt.Key.Key_Delete:
            self.do("delete")
        elif event.key() == Qt.Key.Key_F2:
            self.do("rename")
        elif event.key() == Qt.Key.Key_E and control:
            self.do("export")
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.toLocalFile().endswith(SUFFIX) for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        for url in event.mimeData().urls():
            if url.toLocalFile().endswith(SUFFIX):
                self.take(Path(url.toLocalFile()))
