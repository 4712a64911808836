"""What a seat has said for the deal, as a small gold chip with a sign that tells open from secret."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen

from tappeto.games.api import Badge
from tappeto.ui.style import FIXED, GOLD, ON_FELT, colour, text_font

Align = Qt.AlignmentFlag
DARK = "#26211d"
PAD = 8.0
GAP = 5.0


def paint_badge(painter: QPainter, told: Badge, right: QPointF, high: float, short: bool = False) -> float:
    """Paint the chip with its right end's middle at a point; returns where it begins.

    In `short` it has the bid without the sign and without what was taken, or the sign alone.
    """
    painter.setFont(text_font(12.5, 700, most=FIXED))
    words = told.text or ("…" if told.sign == "waiting" else "")
    if short:
        words = words.split(" ")[0]
    written = QFontMetricsF(painter.font()).horizontalAdvance(words) if words else 0.0
    sign = 0.0 if told.sign == "waiting" or (short and words) else high * 0.8
    between = GAP if sign and written else 0.0
    pad = PAD / 2 if short else PAD
    box = QRectF(0, 0, 2 * pad + sign + between + written, high)
    box.moveTopRight(QPointF(right.x(), right.y() - high / 2))
    waiting = told.sign == "waiting"
    painter.setPen(QPen(colour(ON_FELT, 0.5), 1) if waiting else Qt.PenStyle.NoPen)
    painter.setBrush(Qt.BrushStyle.NoBrush if waiting else colour(GOLD))
    painter.drawRoundedRect(box, high / 2, high / 2)
    ink = colour(ON_FELT if waiting else DARK)
    pen = QPen(ink, 1.5)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    at = QRectF(box.x() + pad, box.y() + high * 0.22, sign, high * 0.56)
    if sign and told.sign == "open":
        _eye(painter, at)
    elif sign and told.sign == "sealed":
        _envelope(painter, at)
    painter.setPen(ink)
    painter.drawText(box.adjusted(pad + sign + between, 0, 0, 0), Align.AlignLeft | Align.AlignVCenter, words)
    return box.x()


def _eye(painter: QPainter, box: QRectF) -> None:
    """An open eye: what everybody heard."""
    middle = box.center()
    path = QPainterPath(QPointF(box.left(), middle.y()))
    path.quadTo(QPointF(middle.x(), box.top() - box.height() * 0.4), QPointF(box.right(), middle.y()))
    path.quadTo(QPointF(middle.x(), box.bottom() + box.height() * 0.4), QPointF(box.left(), middle.y()))
    painter.drawPath(path)
    painter.drawEllipse(middle, box.height() * 0.22, box.height() * 0.22)


def _envelope(painter: QPainter, box: QRectF) -> None:
    """A closed envelope: what is secret until the end."""
    painter.drawRect(box)
    flap = QPainterPath(box.topLeft())
    flap.lineTo(QPointF(box.center().x(), box.center().y() + box.height() * 0.12))
    flap.lineTo(box.topRight())
    painter.drawPath(flap)
