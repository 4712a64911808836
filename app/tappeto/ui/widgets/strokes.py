"""Points as strokes, as they are kept with chalk."""

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tappeto.ui.style import colour
from tappeto.ui.widgets.look import worn

PITCH = 0.38  # from stroke to stroke, of their height
HIGH = 16


def strokes(
    painter: QPainter, at: QPointF, high: float, count: int, room: float, tones: tuple[str, str]
) -> None:
    """Strokes, the fifth across, a dot after ten; what finds no room is left to the figure.

    `tones` are the colours of the first ten and of the rest.
    """
    pitch = high * PITCH
    x = at.x()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for number in range(count):
        if x > at.x() + room - pitch:
            return
        pen = QPen(colour(tones[number >= 10]), 1.8)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        if number % 5 == 4:
            painter.drawLine(
                QPointF(x - pitch * 4.4, at.y() + high * 0.8), QPointF(x - pitch * 0.2, at.y() + high * 0.2)
            )
            x += pitch * 0.7
            if number % 10 == 9:
                painter.drawEllipse(QPointF(x, at.y() + high / 2), 1.6, 1.6)
                x += pitch * 1.2
        else:
            painter.drawLine(QPointF(x, at.y()), QPointF(x, at.y() + high))
            x += pitch


class Strokes(QWidget):
    """A number as strokes on paper; the figure stands beside it, so it says nothing itself."""

    def __init__(self, count: int, *, faint: bool = False, most: int = 21) -> None:
        super().__init__()
        self.count = count
        self.faint = faint
        fives = most // 5
        wide = HIGH * PITCH * (most - fives + 0.7 * fives + 1.2 * (most // 10))
        self.setFixedSize(QSize(round(wide) + 4, HIGH + 4))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = worn()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tones = (look.muted if self.faint else look.ink, look.bad)
        strokes(painter, QPointF(2, 2), HIGH, self.count, self.width(), tones)
        painter.end()
