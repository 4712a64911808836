"""Cards to pixels with QtSvg, the renderer of the program.  Needs PySide6, which building does not."""

import os
import time
from collections.abc import Sequence

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QByteArray, QMessageLogContext, QRectF, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

TABLE = "#2a5a43"
GAP = 8

_app: QGuiApplication | None = None


def start() -> None:
    """QtGui wants an application object."""
    global _app
    if QGuiApplication.instance() is None:
        _app = QGuiApplication([])


def renderer(svg: str) -> QSvgRenderer:
    start()
    return QSvgRenderer(QByteArray(svg.encode()))


def complaints(svg: str) -> list[str]:
    """What QtSvg says about a card: nothing, if all is well."""
    heard: list[str] = []

    def listen(_kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        heard.append(text)

    start()
    before = qInstallMessageHandler(listen)
    try:
        valid = renderer(svg).isValid()
    finally:
        qInstallMessageHandler(before)
    return heard if valid else [*heard, "QtSvg cannot read it"]


def picture(svg: str, width: int, height: int, ground: str = TABLE) -> QImage:
    """One card as an RGB image."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    renderer(svg).render(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


def pixels(image: QImage) -> bytes:
    return bytes(image.constBits())


def milliseconds(svg: str, width: int, height: int, rounds: int = 7) -> float:
    """Processor time to render a loaded card: the best of several rounds, as other work only adds to it."""
    start()
    loaded = renderer(svg)
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    times = []
    for _ in range(rounds):
        image.fill(0)
        begin = time.thread_time()
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        loaded.render(painter, QRectF(0, 0, width, height))
        painter.end()
        times.append((time.thread_time() - begin) * 1000)
    return min(times)


def sheet(cards: Sequence[str], size: tuple[int, int], columns: int, out: str) -> None:
    """A contact sheet on table green."""
    start()
    width, height = size
    rows = -(-len(cards) // columns)
    image = QImage(columns * (width + GAP) + GAP, rows * (height + GAP) + GAP, QImage.Format.Format_RGB32)
    image.fill(QColor(TABLE))
    painter = QPainter(image)
    for i, svg in enumerate(cards):
        x, y = GAP + i % columns * (width + GAP), GAP + i // columns * (height + GAP)
        renderer(svg).render(painter, QRectF(x, y, width, height))
    painter.end()
    image.save(out)
