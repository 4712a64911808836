"""A program of the person's own at a seat: what that means is said before it is done."""

import shutil

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QVBoxLayout, QWidget

from tappeto.ai.levels import PROGRAM, program
from tappeto.i18n import N_, Phrase, Plain, say, tr
from tappeto.ui.pages.plan import Plan
from tappeto.ui.style import text_font
from tappeto.ui.widgets.buttons import Button
from tappeto.ui.widgets.flow import Flow
from tappeto.ui.widgets.labels import coloured, label
from tappeto.ui.widgets.segments import Segments

WARNING = N_(
    "This starts a program on your computer, and it may do all that you may do there. Choose only one that"
    " you trust. The table tells it what its seat sees, and nothing else."
)


class CommandEdit(QLineEdit):
    """A command being written: Enter is for it, and deals no cards."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()


class GuestPanel(QWidget):
    """A button that opens the panel; `changed` tells that a seat of the plan has a program now."""

    changed = Signal()

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        self.plan = plan
        self.seat = 1
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.opener = Button(tr("A program of your own…"), self.open)
        line = Flow()
        line.addWidget(self.opener)
        column.addLayout(line)
        self.panel = QFrame()
        self.panel.setObjectName("panel")
        column.addWidget(self.panel)
        self.inside = QVBoxLayout(self.panel)
        self.inside.setContentsMargins(12, 10, 12, 10)
        self.inside.setSpacing(8)
        self.inside.addWidget(coloured(label(tr(WARNING), 13.5, wrap=True), "bad"))
        self.command = CommandEdit()
        self.command.setFont(text_font(14.5))
        self.command.setPlaceholderText("python3 bot.py")
        self.command.setAccessibleName(tr("Command"))
        self.command.returnPressed.connect(self.take)
        self.inside.addWidget(self.command)
        self.where: Segments | None = None
        self.problem = coloured(label("", 13.5, 600, wrap=True), "bad")
        self.problem.hide()
        self.inside.addWidget(self.problem)
        buttons = Flow(gap=8)
        self.go = Button(tr("Let it play"), self.take)
        buttons.addWidget(self.go)
        buttons.addWidget(Button(tr("Cancel"), self.close_panel))
        self.inside.addLayout(buttons)
        self.panel.hide()

    def open(self) -> None:
        """Ask for the command and the seat."""
        if self.where is not None:
            self.where.hide()
            self.where.deleteLater()
        seats = list(range(1, self.plan.seats))
        self.seat = seats[0]
        self.where = Segments(tr("Seat"), seats, [self.plan.names[seat] for seat in seats], self.seat)
        self.where.chosen.connect(self._choose)
        self.where.setVisible(len(seats) > 1)
        self.inside.insertWidget(2, self.where)
        self.problem.hide()
        self.panel.show()
        self.opener.hide()
        self.command.setFocus()

    def close_panel(self) -> None:
        """Only the button again."""
        self.panel.hide()
        self.opener.show()

    def _choose(self, seat: object) -> None:
        self.seat = int(str(seat))

    def take(self) -> None:
        """The program takes the seat, if there is one of that name."""
        command = self.command.text().strip()
        problem = fault(command)
        self.problem.setVisible(problem is not None)
        if problem is not None:
            self.problem.setText(say(problem))
            return
        self.plan.level(self.seat, PROGRAM + command)
        self.close_panel()
        self.changed.emit()


def fault(command: str) -> Phrase | None:
    """Why a command can start nothing here, as far as that is known before."""
    try:
        words = program(PROGRAM + command)
    except ValueError:
        return Phrase(N_("A quotation mark in the command has no end."))
    if not words:
        return Phrase(N_("Write the command that starts the program."))
    if shutil.which(words[0]) is None:
        return Phrase(N_("There is no program called “{name}” here."), {"name": Plain(words[0])})
    return None
