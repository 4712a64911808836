"""The panel that tells about one match of the list, and what can be done with it."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from tappeto.games.shelf import book
from tappeto.i18n import say, tr
from tappeto.library import ASIDE, OPEN, OVER, Entry
from tappeto.ui.house import House
from tappeto.ui.pages.table_picture import table_picture
from tappeto.ui.pages.told import called, course, game_title, opponents, standing, when
from tappeto.ui.style import text_font
from tappeto.ui.table.frame import ROOMY, TINY
from tappeto.ui.widgets.buttons import MAIN, Button
from tappeto.ui.widgets.content import Content
from tappeto.ui.widgets.flow import Flow
from tappeto.ui.widgets.labels import coloured, heading, label
from tappeto.ui.widgets.rows import FormRow

NAME_LONGEST = 60
PICTURE = QSize(352, 198)


class NameEdit(QLineEdit):
    """A name being changed: Enter keeps it, Esc does not."""

    kept = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setFont(text_font(15, 600))
        self.setMaxLength(NAME_LONGEST)
        self.setAccessibleName(tr("Name of the match"))
        self.hide()

    def begin(self, name: str) -> None:
        """Show the name, ready to be typed over."""
        self.setText(name)
        self.show()
        self.selectAll()
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.hide()
            self.kept.emit(self.text())
        elif event.key() == Qt.Key.Key_Escape:
            self.hide()
        else:
            super().keyPressEvent(event)


class MatchPanel(QFrame):
    """Details where there is room; the buttons always. `does` is called with what is wanted."""

    renamed = Signal(str)

    def __init__(self, house: House, does: Callable[[str], object]) -> None:
        super().__init__()
        self.house = house
        self.setObjectName("side")
        self.entry: Entry | None = None
        self.kind = ROOMY
        self.main = Button("", lambda: does("open"), MAIN, "play")
        self.rename = Button(tr("Rename"), lambda: does("rename"))
        self.export = Button(tr("Export…"), lambda: does("export"), sign="share")
        self.delete = Button(tr("Delete"), lambda: does("delete"), sign="bin")
        self.edit = NameEdit()
        self.edit.kept.connect(self.renamed)
        self.details = QScrollArea()
        self.details.setWidgetResizable(True)
        self.details.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.details.setWidget(Content("surface"))
        self.column = QVBoxLayout(self)
        self.column.addWidget(self.details, 1)
        self.column.addWidget(self.edit)
        self.column.addLayout(Flow(self.rename, self.export, self.delete, self.main, right=True))

    def fit(self, kind: str) -> None:
        """Take the shape of the size class."""
        self.kind = kind
        margin = {ROOMY: 24, TINY: 8}.get(kind, 14)
        self.column.setContentsMargins(
            margin, margin if kind == ROOMY else 8, margin, margin if kind == ROOMY else 8
        )
        self.details.setVisible(kind == ROOMY)
        for button, words in ((self.export, tr("Export…")), (self.delete, tr("Delete"))):
            button.spell(words, kind == ROOMY)

    def tell(self, entry: Entry | None) -> None:
        """Show another match, or none."""
        self.entry = entry
        self.edit.hide()
        self.setVisible(entry is not None)
        if entry is None:
            return
        self.main.setText({OPEN: tr("Continue"), OVER: tr("Play again")}.get(entry.state, ""))
        self.main.setVisible(entry.state != ASIDE)
        if self.kind == ROOMY:
            self.details.setWidget(self._details(entry))

    def _details(self, entry: Entry) -> QWidget:
        made = Content("surface")
        column = QVBoxLayout(made)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(0)
        picture = table_picture(self.house, entry.id, PICTURE, self.devicePixelRatioF())
        if picture is not None:
            shown = label("")
            shown.setPixmap(picture)
            column.addWidget(shown)
            column.addSpacing(14)
        column.addWidget(heading(called(entry), 22, wrap=True))
        column.addSpacing(8)
        if entry.fault is not None:
            column.addWidget(
                coloured(label(tr("This match cannot be played on."), 14, 600, wrap=True), "bad")
            )
            column.addWidget(label(say(entry.fault), 14, wrap=True))
            column.addSpacing(8)
        else:
            column.addWidget(label(standing(entry), 15, 600, wrap=True))
            column.addWidget(label(course(entry), 14, muted=True, wrap=True))
            column.addSpacing(8)
        for name, value in self._facts(entry):
            column.addWidget(FormRow(name, "", label(value, 14.5)))
        column.addStretch(1)
        return made

    def _facts(self, entry: Entry) -> list[tuple[str, str]]:
        facts = [(tr("Game"), game_title(entry))]
        try:
            facts.append((tr("Rules"), tr(book(entry.game).preset(entry.preset).title)))
        except (KeyError, ValueError):
            facts.append((tr("Rules"), entry.preset))
        facts.append((tr("With"), opponents(entry)))
        facts.append((tr("Begun"), when(entry.started)))
        facts.append((tr("Last played"), when(entry.touched)))
        return [(name, value) for name, value in facts if value]
