"""A round medal with a person's initial in the colour of the side."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from tappeto.ui.style import ON_FELT, colour, display_font

SIDE = 40


class Medal(QWidget):
    """It stands beside the name, so it says nothing itself."""

    def __init__(self, name: str, tone: str) -> None:
        super().__init__()
        self.name = name
        self.tone = tone
        self.setFixedSize(SIDE, SIDE)

    def call(self, name: str) -> None:
        """Show another initial."""
        self.name = name
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(self.tone))
        painter.drawEllipse(box)
        painter.setPen(QPen(colour(ON_FELT, 0.6), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(box.adjusted(3, 3, -3, -3))
        painter.setPen(colour(ON_FELT))
        painter.setFont(display_font(18))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.name[:1].upper())
        painter.end()
