"""The cloth: painted once per size into a pixmap."""

import random
from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient, qRgba

from tappeto.ui.style import Felt, colour

TILE = 64
INLAY_ROOMY, INLAY_TINY = 14.0, 6.0


@cache
def _noise() -> QPixmap:
    """A tile of faint specks, the nap of the cloth."""
    chance = random.Random(7)
    image = QImage(TILE, TILE, QImage.Format.Format_ARGB32)
    image.fill(0)
    for y in range(TILE):
        for x in range(TILE):
            if chance.random() < 0.30:
                speck = qRgba(0, 0, 0, 11) if chance.random() < 0.5 else qRgba(255, 255, 255, 9)
                image.setPixel(x, y, speck)
    return QPixmap.fromImage(image)


def paint_felt(painter: QPainter, rect: QRectF, felt: Felt, inlay: float) -> None:
    """Fill a rectangle with cloth, and an inlaid line `inlay` pixels from its edge (0: none)."""
    longer = max(rect.width(), rect.height())
    middle = QPointF(rect.center().x(), rect.y() + rect.height() * 0.46)
    light = QRadialGradient(middle, longer * 0.66)
    light.setColorAt(0, colour(felt.centre))
    light.setColorAt(0.45, colour(felt.centre))
    light.setColorAt(1, colour(felt.edge))
    painter.fillRect(rect, light)
    if felt.name == "wood":
        _grain(painter, rect)
    else:
        painter.drawTiledPixmap(rect, _noise())
    if inlay:
        _inlay(painter, rect.adjusted(inlay, inlay, -inlay, -inlay), felt)


def _grain(painter: QPainter, rect: QRectF) -> None:
    chance = random.Random(3)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour("#2e1c10", 0.18), 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    y = rect.y()
    while y < rect.bottom():
        path = QPainterPath(QPointF(rect.x(), y))
        path.cubicTo(
            rect.x() + rect.width() * 0.3,
            y + chance.uniform(-5, 5),
            rect.x() + rect.width() * 0.7,
            y + chance.uniform(-5, 5),
            rect.right(),
            y + chance.uniform(-2, 2),
        )
        painter.drawPath(path)
        y += chance.uniform(5, 15)


def _inlay(painter: QPainter, rect: QRectF, felt: Felt) -> None:
    """A line with corners cut inward by a quarter circle, and a second one inside it."""
    cut = min(22.0, rect.width() * 0.05)
    path = QPainterPath(QPointF(rect.left() + cut, rect.top()))
    path.lineTo(rect.right() - cut, rect.top())
    path.quadTo(rect.right() - cut, rect.top() + cut, rect.right(), rect.top() + cut)
    path.lineTo(rect.right(), rect.bottom() - cut)
    path.quadTo(rect.right() - cut, rect.bottom() - cut, rect.right() - cut, rect.bottom())
    path.lineTo(rect.left() + cut, rect.bottom())
    path.quadTo(rect.left() + cut, rect.bottom() - cut, rect.left(), rect.bottom() - cut)
    path.lineTo(rect.left(), rect.top() + cut)
    path.quadTo(rect.left() + cut, rect.top() + cut, rect.left() + cut, rect.top())
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(felt.inlay, 0.34), 1.3))
    painter.drawPath(path)
    painter.setPen(QPen(colour(felt.inlay, 0.18), 1.0))
    painter.drawRoundedRect(rect.adjusted(5, 5, -5, -5), cut, cut)


def felt_pixmap(size: QSizeF, dpr: float, felt: Felt, inlay: float) -> QPixmap:
    """The cloth of a table of this size."""
    pixmap = QPixmap(max(1, round(size.width() * dpr)), max(1, round(size.height() * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    painter = QPainter(pixmap)
    paint_felt(painter, QRectF(QPointF(0, 0), size), felt, inlay)
    painter.end()
    return pixmap
