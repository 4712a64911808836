"""The steps by which a deal is paid, with the one it reached."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from tappeto.games.api import Ladder
from tappeto.ui.style import colour
from tappeto.ui.table.words import Words
from tappeto.ui.widgets.labels import heading, label
from tappeto.ui.widgets.look import worn

Align = Qt.AlignmentFlag


class LadderStrip(QFrame):
    """The steps side by side: the one that is paid framed solid, one that only would have been dashed."""

    def __init__(self, words: Words, ladder: Ladder) -> None:
        super().__init__()
        self.setObjectName("field")
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 10)
        column.setSpacing(4)
        column.addWidget(label(words.say(ladder.title), 14, 600, wrap=True))
        row = QHBoxLayout()
        row.setSpacing(0)
        for number, (name, cost) in enumerate(ladder.steps):
            reached = number == ladder.used
            row.addWidget(_Step(words.say(name), str(cost), reached, ladder.holds), 1)
        column.addLayout(row)
        column.addWidget(label(words.say(ladder.note), 13, muted=True, wrap=True))


class _Step(QWidget):
    """One step: what reaches it over what it costs."""

    def __init__(self, name: str, cost: str, reached: bool, holds: bool) -> None:
        super().__init__()
        self.reached, self.holds = reached, holds
        column = QVBoxLayout(self)
        column.setContentsMargins(2, 6, 2, 6)
        column.setSpacing(0)
        column.addWidget(label(name, 12.5, muted=not reached), 0, Align.AlignHCenter)
        column.addWidget(heading(cost, 18), 0, Align.AlignHCenter)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.reached:
            return
        look = worn()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = Qt.PenStyle.SolidLine if self.holds else Qt.PenStyle.DashLine
        painter.setPen(QPen(colour(look.ink), 1.5, line))
        painter.setBrush(colour(look.raised))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        painter.end()
