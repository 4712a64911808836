"""The suit marks as shapes that differ without colour, and their tones."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QTransform

from tappeto.core.cards import Pack
from tappeto.i18n.cardwords import FRENCH, GERMAN, LATIN, SWISS

RING, CUP, SWORD, TREFOIL, SPADE, HEART, DIAMOND, ACORN, ROSE, SHIELD, BELL, LEAF = range(12)
# Of each mark; no two suits of a style share one, and they can be read on paper (4.5 to 1 and more).
OCHRE, RED, BLUE, GREEN, BLACK = "#946400", "#c0281f", "#1f5fae", "#1c7a3e", "#26211d"
TONES = (OCHRE, RED, BLUE, GREEN, BLUE, RED, OCHRE, BLACK, RED, BLUE, OCHRE, GREEN)
FINE = 100
# Mark by suit letter, for each pack and style; the first style stands in for one that is not here.
MARKS = {
    "latin40": {
        LATIN: {"d": RING, "c": CUP, "s": SWORD, "b": TREFOIL},
        FRENCH: {"d": DIAMOND, "c": HEART, "s": SPADE, "b": TREFOIL},
    },
    "jass36": {
        SWISS: {"a": ACORN, "r": ROSE, "s": SHIELD, "b": BELL},
        GERMAN: {"a": ACORN, "r": LEAF, "s": HEART, "b": BELL},
        FRENCH: {"a": TREFOIL, "r": SPADE, "s": HEART, "b": DIAMOND},
    },
}


def mark(pack: Pack, suit: str, style: str) -> int:
    """Which of the marks a suit has in the style of a deck."""
    styles = MARKS[pack.name]
    return styles.get(style, next(iter(styles.values())))[suit]


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


def spade() -> QPainterPath:
    """A spade of the French suits, in the unit square."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for side in (1, -1):
        path.moveTo(0.5, 0.02)
        path.cubicTo(0.5 + side * 0.1, 0.24, 0.5 + side * 0.46, 0.38, 0.5 + side * 0.46, 0.6)
        path.cubicTo(0.5 + side * 0.46, 0.84, 0.5 + side * 0.14, 0.84, 0.5, 0.66)
        path.closeSubpath()
        path.moveTo(0.5, 0.6)
        path.cubicTo(0.5 + side * 0.04, 0.8, 0.5 + side * 0.1, 0.9, 0.5 + side * 0.2, 0.97)
        path.lineTo(0.5, 0.97)
        path.closeSubpath()
    return path


def heart() -> QPainterPath:
    """A heart, in the unit square."""
    path = QPainterPath(QPointF(0.5, 0.95))
    path.cubicTo(0.36, 0.76, 0.03, 0.56, 0.03, 0.3)
    path.cubicTo(0.03, 0.02, 0.4, 0.0, 0.5, 0.26)
    path.cubicTo(0.6, 0.0, 0.97, 0.02, 0.97, 0.3)
    path.cubicTo(0.97, 0.56, 0.64, 0.76, 0.5, 0.95)
    return path


def diamond() -> QPainterPath:
    """A diamond of the French suits, in the unit square."""
    path = QPainterPath(QPointF(0.5, 0.0))
    for x, y in ((0.86, 0.5), (0.5, 1.0), (0.14, 0.5)):
        path.lineTo(x, y)
    path.closeSubpath()
    return path


def acorn() -> QPainterPath:
    """An acorn standing in its cup, a gap between them, in the unit square."""
    path = QPainterPath(QPointF(0.28, 0.5))
    path.cubicTo(0.24, 0.24, 0.36, 0.1, 0.5, 0.0)
    path.cubicTo(0.64, 0.1, 0.76, 0.24, 0.72, 0.5)
    path.closeSubpath()
    path.moveTo(0.16, 0.58)
    path.lineTo(0.84, 0.58)
    path.cubicTo(0.84, 0.78, 0.7, 0.86, 0.55, 0.88)
    path.lineTo(0.55, 1.0)
    path.lineTo(0.45, 1.0)
    path.lineTo(0.45, 0.88)
    path.cubicTo(0.3, 0.86, 0.16, 0.78, 0.16, 0.58)
    return path


def _without(path: QPainterPath, gap: QPainterPath) -> QPainterPath:
    """A shape with a gap; curves come out as fine lines, so they are cut at a larger size."""
    large, small = QTransform.fromScale(FINE, FINE), QTransform.fromScale(1 / FINE, 1 / FINE)
    return small.map(large.map(path).subtracted(large.map(gap)))


def rose() -> QPainterPath:
    """A flower of five petals round an open heart, in the unit square."""
    petals = QPainterPath()
    petals.setFillRule(Qt.FillRule.WindingFill)
    for x, y in ((0.5, 0.23), (0.76, 0.42), (0.66, 0.73), (0.34, 0.73), (0.24, 0.42)):
        petals.addEllipse(QPointF(x, y), 0.22, 0.22)
    petals.addEllipse(QPointF(0.5, 0.5), 0.2, 0.2)
    middle = QPainterPath()
    middle.addEllipse(QPointF(0.5, 0.5), 0.13, 0.13)
    return _without(petals, middle)


def shield() -> QPainterPath:
    """A shield parted by a slanting gap, in the unit square."""
    path = QPainterPath(QPointF(0.12, 0.04))
    for x, y in ((0.88, 0.04), (0.88, 0.62), (0.5, 0.98), (0.12, 0.62)):
        path.lineTo(x, y)
    path.closeSubpath()
    gap = QPainterPath(QPointF(0.0, 0.17))
    for x, y in ((1.0, 0.55), (1.0, 0.69), (0.0, 0.31)):
        gap.lineTo(x, y)
    gap.closeSubpath()
    return _without(path, gap)


def bell() -> QPainterPath:
    """A round bell with a band left open, its slit and its ring, in the unit square."""
    ball = QPainterPath()
    ball.addEllipse(QPointF(0.5, 0.58), 0.41, 0.41)
    gaps = QPainterPath()
    gaps.addRect(QRectF(0.0, 0.46, 1.0, 0.11))
    gaps.addEllipse(QPointF(0.5, 0.72), 0.075, 0.075)
    gaps.addRect(QRectF(0.47, 0.72, 0.06, 0.3))
    ring_ = QPainterPath()
    ring_.addEllipse(QPointF(0.5, 0.11), 0.11, 0.11)
    ring_.addEllipse(QPointF(0.5, 0.11), 0.05, 0.05)
    ball = _without(ball, gaps)
    ball.addPath(ring_)
    return ball


def leaf() -> QPainterPath:
    """A leaf of the German suits: broad below, pointed above, its rib left open, in the unit square."""
    path = QPainterPath(QPointF(0.5, 0.0))
    path.cubicTo(0.66, 0.2, 0.94, 0.36, 0.94, 0.58)
    path.cubicTo(0.94, 0.82, 0.66, 0.88, 0.54, 0.74)
    path.lineTo(0.54, 0.98)
    path.lineTo(0.46, 0.98)
    path.lineTo(0.46, 0.74)
    path.cubicTo(0.34, 0.88, 0.06, 0.82, 0.06, 0.58)
    path.cubicTo(0.06, 0.36, 0.34, 0.2, 0.5, 0.0)
    rib = QPainterPath()
    rib.addRect(QRectF(0.475, 0.24, 0.05, 0.42))
    return _without(path, rib)


SHAPES = (ring, cup, sword, trefoil, spade, heart, diamond, acorn, rose, shield, bell, leaf)


def shape(which: int, rect: QRectF) -> QPainterPath:
    """A mark fitted into the middle of a rectangle."""
    side = min(rect.width(), rect.height())
    corner = rect.center() - QPointF(side / 2, side / 2)
    return QTransform(side, 0, 0, side, corner.x(), corner.y()).map(SHAPES[which]())
