"""Line icons, drawn from short paths in a square of 24."""

from functools import cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

PATHS = {
    "home": "M3.5 11.5L12 4l8.5 7.5M6 9.5V20h4.5v-5.5h3V20H18V9.5",
    "undo": "M8.5 4.5L4 9l4.5 4.5M4.5 9H14a5.5 5.5 0 0 1 0 11H9.5",
    "redo": "M15.5 4.5L20 9l-4.5 4.5M19.5 9H10a5.5 5.5 0 0 0 0 11h4.5",
    "hint": "M9.5 20.5h5M9.3 17.2h5.4c0-1.8.4-2.7 1.3-3.8a5.9 5.9 0 1 0-8 0c.9 1.1 1.3 2 1.3 3.8Z",
    "last": "M9 3.5h9.5v12.5H9ZM5.5 7.5V20H15",
    "pace": "M4.5 17.5a8.5 8.5 0 1 1 15 0M12 15.5l4-6.5",
    "log": "M5 6.5h14M5 12h14M5 17.5h8",
    "menu": "M12 5.5v.1M12 12v.1M12 18.5v.1",
    "close": "M6 6l12 12M18 6L6 18",
    "right": "M9 5l7 7-7 7",
    "left": "M15 5l-7 7 7 7",
    "down": "M5 9l7 7 7-7",
    "check": "M5 12.5l5 5L19.5 7",
    "play": "M8 5l11 7-11 7Z",
    "gear": "M12 8.6a3.4 3.4 0 1 0 0 6.8a3.4 3.4 0 1 0 0-6.8M12 2.8v3M12 18.2v3M2.8 12h3M18.2 12h3"
    "M5.5 5.5l2.1 2.1M16.4 16.4l2.1 2.1M18.5 5.5l-2.1 2.1M7.6 16.4l-2.1 2.1",
    "book": "M12 6.2C9.6 4.4 6.6 4.2 4 5v13c2.6-.8 5.6-.6 8 1.2c2.4-1.8 5.4-2 8-1.2V5c-2.6-.8-5.6-.6-8 1.2Z"
    "M12 6.2v13",
    "deck": "M10 4.5l8.6 2.3-3.3 12.4-8.6-2.3ZM4.6 15.2L6.9 6.6",
    "learn": "M2.5 9L12 4.5 21.5 9 12 13.5ZM6.5 11v5c3 2.6 8 2.6 11 0v-5M21.5 9v5.5",
    "info": "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M12 11v5.5M12 7.4v.1",
    "help": "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17"
    "M9.6 10a2.4 2.4 0 1 1 3.5 2.1c-.8.4-1.1.9-1.1 1.7M12 16.6v.1",
    "why": "M9 9.2a3 3 0 1 1 4.3 2.7c-1 .6-1.3 1.1-1.3 2.3M12 17.8v.1",
    "bin": "M5 7h14M9.5 7V4.5h5V7M7 7l.8 13h8.4L17 7",
    "share": "M12 15V4M8 8l4-4 4 4M5 13v7h14v-7",
    "plus": "M12 5v14M5 12h14",
}
SIDES = (20, 40)  # pixels, for text as large as usual and twice as large
BOLD = {"menu"}
FILLED = {"play"}


def svg(name: str, ink: str) -> bytes:
    """An icon as SVG in a colour."""
    width = 3 if name in BOLD else 1.8
    fill = ink if name in FILLED else "none"
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
        f'<path d="{PATHS[name]}" fill="{fill}" stroke="{ink}" stroke-width="{width}" '
        'stroke-linecap="round" stroke-linejoin="round"/></svg>'
    ).encode()


@cache
def icon(name: str, ink: str, off: str = "") -> QIcon:
    """An icon in a colour, sharp on every screen; `off` is its colour when disabled."""
    found = QIcon()
    for side in SIDES:
        found.addPixmap(_pixmap(name, ink, side), QIcon.Mode.Normal)
        if off:
            found.addPixmap(_pixmap(name, off, side), QIcon.Mode.Disabled)
    return found


def _pixmap(name: str, ink: str, side: int) -> QPixmap:
    dpr = max((screen.devicePixelRatio() for screen in QGuiApplication.screens()), default=1.0)
    pixmap = QPixmap(QSize(side, side) * dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    QSvgRenderer(QByteArray(svg(name, ink))).render(painter, QRectF(pixmap.rect()))
    painter.end()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap
