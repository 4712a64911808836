"""Icons with some air between them and the words that follow."""

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from tappeto.ui.icons import icon
from tappeto.ui.style import grown

SIDE, AIR, ALONE = 18, 6, 20


def sign_size(words: bool, large: bool = True) -> QSize:
    """How large an icon is, with words behind it or alone; as large as the text unless room is scarce."""
    of = grown if large else round
    return QSize(of(SIDE + AIR), of(SIDE)) if words else QSize(of(ALONE), of(ALONE))


def sign(name: str, ink: str, dpr: float, *, words: bool) -> QIcon:
    """An icon in a colour."""
    plain = icon(name, ink)
    if not words:
        return plain
    size = sign_size(True)
    picture = QPixmap(size * dpr)
    picture.setDevicePixelRatio(dpr)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(QPointF(0, 0), plain.pixmap(QSize(size.height(), size.height()), dpr))
    painter.end()
    return QIcon(picture)
