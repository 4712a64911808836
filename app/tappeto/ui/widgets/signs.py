"""Icons with some air between them and the words that follow."""

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from tappeto.ui.icons import icon

SIDE, AIR = 18, 6


def sign_size(words: bool) -> QSize:
    """How large an icon is, with words behind it or alone."""
    return QSize(SIDE + AIR, SIDE) if words else QSize(20, 20)


def sign(name: str, ink: str, dpr: float, *, words: bool) -> QIcon:
    """An icon in a colour."""
    plain = icon(name, ink)
    if not words:
        return plain
    picture = QPixmap(sign_size(True) * dpr)
    picture.setDevicePixelRatio(dpr)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(QPointF(0, 0), plain.pixmap(QSize(SIDE, SIDE), dpr))
    painter.end()
    return QIcon(picture)
