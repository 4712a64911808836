"""The four suit marks as shapes that differ without colour, and their tones."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QTransform

from tappeto.core.cards import Pack

# Mark and tone by suit letter, for each pack (the tones read at 5:1 on paper).
RING, CUP, SWORD, TREFOIL = range(4)
TONES = ("#946400", "#c0281f", "#1f5fae", "#1c7a3e")
MARKS = {
    "latin40": {"d": RING, "c": CUP, "s": SWORD, "b": TREFOIL},
    "jass36": {"b": RING, "s": CUP, "r": SWORD, "a": TREFOIL},
}


def mark(pack: Pack, suit: str) -> int:
    """Which of the four marks a suit has."""
    return MARKS[pack.name][suit]


def ring() -> QPainterPath:
    """A coin: a ring with a dot, in the unit square."""
    path = QPainterPath()
    path.addEllipse(QPointF(0.5, 0.5), 0.46, 0.46)
    path.addEllipse(QPointF(0.5, 0.5), 0.30, 0.30)
    path.addEllipse(QPointF(0.5, 0.5), 0.13, 0.13)
    return path


def cup() -> QPainterPath:
    """A goblet, in the unit square."""
    path = QPainterPath(QPointF(0.14, 0.06))
    path.lineTo(0.86, 0.06)
    path.cubicTo(0.86, 0.42, 0.74, 0.56, 0.56, 0.60)
    path.lineTo(0.56, 0.78)
    path.cubicTo(0.62, 0.82, 0.74, 0.84, 0.76, 0.95)
    path.lineTo(0.24, 0.95)
    path.cubicTo(0.26, 0.84, 0.38, 0.82, 0.44, 0.78)
    path.lineTo(0.44, 0.60)
    path.cubicTo(0.26, 0.56, 0.14, 0.42, 0.14, 0.06)
    path.closeSubpath()
    return path


def sword() -> QPainterPath:
    """An upright sword, in the unit square."""
    path = QPainterPath(QPointF(0.5, 0.0))
    for x, y in (
        (0.60, 0.14), (0.60, 0.62), (0.84, 0.62), (0.84, 0.74), (0.58, 0.74), (0.58, 0.90), (0.66, 1.0),
        (0.34, 1.0), (0.42, 0.90), (0.42, 0.74), (0.16, 0.74), (0.16, 0.62), (0.40, 0.62), (0.40, 0.14),
    ):  # fmt: skip
        path.lineTo(x, y)
    path.closeSubpath()
    return path


def trefoil() -> QPainterPath:
    """Three leaves on a stem, in the unit square."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for x, y in ((0.5, 0.26), (0.26, 0.58), (0.74, 0.58)):
        path.addEllipse(QPointF(x, y), 0.24, 0.24)
    path.moveTo(0.47, 0.5)
    path.lineTo(0.53, 0.5)
    path.cubicTo(0.54, 0.8, 0.6, 0.9, 0.68, 0.97)
    path.lineTo(0.32, 0.97)
    path.cubicTo(0.40, 0.9, 0.46, 0.8, 0.47, 0.5)
    path.closeSubpath()
    return path


SHAPES = (ring, cup, sword, trefoil)


def shape(which: int, rect: QRectF) -> QPainterPath:
    """A mark fitted into the middle of a rectangle."""
    side = min(rect.width(), rect.height())
    corner = rect.center() - QPointF(side / 2, side / 2)
    return QTransform(side, 0, 0, side, corner.x(), corner.y()).map(SHAPES[which]())
