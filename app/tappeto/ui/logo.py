"""The sign of the program: the coin with the sun."""

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from tappeto import paths

SIZES = (16, 24, 32, 48, 64, 128, 256)


def logo(side: int, dpr: float) -> QPixmap:
    """The coin, so many logical pixels wide; a plain ring where its picture is missing."""
    pixmap = QPixmap(round(side * dpr), round(side * dpr))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    file = paths.assets() / "cards" / "napoletane" / "marks" / "d.svg"
    box = QRectF(pixmap.rect())
    if file.is_file():
        QSvgRenderer(QByteArray(file.read_bytes())).render(painter, box)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(Qt.GlobalColor.darkYellow)
        painter.drawEllipse(box)
    painter.end()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def program_icon() -> QIcon:
    """The coin in every size that systems ask for."""
    icon = QIcon()
    for side in SIZES:
        icon.addPixmap(logo(side, 1.0))
    return icon
