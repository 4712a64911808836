"""How a rule page looks: its type and colours, and the pictures of its examples."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPen

from tappeto.core.cards import Pack
from tappeto.i18n.page import Example
from tappeto.ui.decks.faces import Faces, shadow_margin
from tappeto.ui.style import CREAM, DISPLAY, GOLD, Chrome, Felt, colour, text_font
from tappeto.ui.table.felt import paint_felt

HIGH = 118  # of a card in an example
EDGE = 20


def css(chrome: Chrome, *, narrow: bool) -> str:
    """The style sheet of the text; a narrow page has narrow gaps in its tables."""
    size = text_font(15).pixelSize()
    family = ", ".join(f"'{name}'" for name in DISPLAY)
    return f"""
        body, p, li, td, th {{ font-size: {size}px; color: {chrome.ink}; line-height: 140%; }}
        p, li {{ margin-top: 6px; margin-bottom: 6px; }}
        h1 {{ font-family: {family}; font-size: {size * 2}px; color: {chrome.ink}; margin-bottom: 6px; }}
        h2 {{ font-family: {family}; font-size: {round(size * 1.5)}px; color: {chrome.ink};
              margin-top: 26px; margin-bottom: 8px; }}
        a {{ color: {chrome.focus}; text-decoration: none; }}
        table.box {{ background-color: {chrome.field}; }}
        table.figures td, table.figures th {{ padding-right: {10 if narrow else 30}px; }}
        span.on {{ color: {chrome.good}; font-weight: 600; }}
        span.off {{ color: {chrome.muted}; font-weight: 600; }}
        p.example {{ color: {chrome.muted}; font-size: {round(size * 0.92)}px; line-height: 100%; }}
    """


def example_size(faces: Faces, example: Example, width: int) -> QSize:
    """How large the picture of an example is where so much width is left."""
    step = HIGH * faces.ratio * 1.12
    wanted = round(EDGE * 2 + step * (len(example.table) + 1) + HIGH * 0.35)
    if wanted <= width:
        return QSize(wanted, HIGH + EDGE * 2)
    return QSize(width, round((HIGH + EDGE * 2) * width / wanted))


def paint_example(faces: Faces, pack: Pack, felt: Felt, example: Example, size: QSize, dpr: float) -> QImage:
    """The played card at the left, the table at the right; what the first capture takes has a ring."""
    image = QImage(size * dpr, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    box = QRectF(QPointF(0, 0), size.toSizeF())
    path = QPainterPath()
    path.addRoundedRect(box, 12, 12)
    painter.setClipPath(path)
    paint_felt(painter, box, felt, 0)
    scale = size.height() / (HIGH + EDGE * 2)
    high = HIGH * scale
    wide, margin = high * faces.ratio, shadow_margin(high)
    taken = set(example.takes[0])
    x = EDGE * scale
    for place, text in enumerate([example.card, *example.table]):
        at = QPointF(round(x), round(EDGE * scale))
        painter.drawPixmap(at - QPointF(margin, margin), faces.shadow(False, high, dpr))
        painter.drawPixmap(at, faces.face(int(pack.card(text)), high, dpr))
        body = QRectF(at.x(), at.y(), wide, high)
        if place and text not in taken:
            painter.fillRect(body, colour(felt.edge, 0.45))
        else:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour(CREAM if place else GOLD), 2.0 if place else 3.5))
            painter.drawRoundedRect(body.adjusted(-2, -2, 2, 2), 5, 5)
        x += wide * 1.12 + (high * 0.35 if not place else 0)
    middle = QPointF(EDGE * scale + wide + high * 0.21, size.height() / 2)
    painter.setPen(QPen(colour(CREAM), 2.4))
    arrow = high * 0.06
    painter.drawPolyline(
        [
            middle + QPointF(-arrow, -arrow * 1.6),
            middle + QPointF(arrow, 0),
            middle + QPointF(-arrow, arrow * 1.6),
        ]
    )
    painter.end()
    return image
