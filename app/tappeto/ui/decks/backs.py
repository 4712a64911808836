"""The backs of the cards: designs that are coloured when they are drawn."""

from pathlib import Path

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

from tappeto.ui.style import PAPER, colour

MAIN, DEEP = "#b0282e", "#7d1a20"  # the two colours that the drawings hold for us to replace
COLOURS = {
    "red": (MAIN, DEEP),
    "blue": ("#2b5d9b", "#183a66"),
    "green": ("#2c7350", "#184a31"),
    "plum": ("#6b3f74", "#432349"),
}
WIDE, HEIGHTS = 300, (420, 462, 468, 498, 545)  # the sizes of the drawings
STRETCHED = 0.06  # of its height that nobody notices


def nearest(ratio: float) -> int:
    """The height of the drawings for a card of this shape; its own where none comes near."""
    height = round(WIDE / ratio)
    best = min(HEIGHTS, key=lambda one: abs(one - height))
    return best if abs(best - height) <= STRETCHED * height else height


class Back:
    """One design in one colour, for cards of a drawing height."""

    def __init__(self, folder: Path, design: str, tint: str, height: int) -> None:
        self.tint = COLOURS.get(tint, COLOURS["red"])
        self.picture: QSvgRenderer | None = None
        file = folder / f"{design}-{height}.svg"
        if file.is_file():
            text = file.read_text(encoding="utf-8")
            text = text.replace(MAIN, self.tint[0]).replace(DEEP, self.tint[1])
            self.picture = QSvgRenderer(QByteArray(text.encode()))

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the back; where there is no drawing, a lattice of lines."""
        if self.picture is not None:
            self.picture.render(painter, rect)
            return
        high = rect.height()
        painter.setPen(colour("#26211d", 0.35))
        painter.setBrush(colour(PAPER))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), high * 0.026, high * 0.026)
        inner = rect.adjusted(high * 0.03, high * 0.03, -high * 0.03, -high * 0.03)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(self.tint[0]))
        painter.drawRoundedRect(inner, high * 0.015, high * 0.015)
        painter.setClipRect(inner)
        painter.setPen(colour(PAPER, 0.55))
        gap = high * 0.06
        count = int((inner.width() + inner.height()) / gap) + 1
        for i in range(count):
            x = inner.x() + i * gap
            away = x - inner.height()
            painter.drawLine(QPointF(x, inner.y()), QPointF(away, inner.bottom()))
            painter.drawLine(QPointF(away, inner.y()), QPointF(x, inner.bottom()))
        painter.setClipping(False)
