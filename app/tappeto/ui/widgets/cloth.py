"""A piece of felt with rounded corners, and a fan of cards that stands up from its lower edge."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from tappeto.ui.decks.faces import Faces, shadow_margin
from tappeto.ui.style import Felt
from tappeto.ui.table.felt import felt_pixmap

ROUND = 14


@dataclass(frozen=True)
class Fan:
    """Cards that lean apart; `height` of one in shares of the cloth's."""

    faces: Faces
    cards: tuple[int, ...]
    height: float = 0.78
    left: bool = False
    share: float = 1.0  # of the cloth's width that it may take

    def card(self, size: QSizeF) -> float:
        """How high a card is on a cloth of this size."""
        high = size.height() * self.height
        wide = self._wide(high)
        return high * min(1.0, size.width() * self.share / wide)

    def width(self, size: QSizeF) -> float:
        """How wide it stands there."""
        return self._wide(self.card(size))

    def _wide(self, high: float) -> float:
        return high * self.faces.ratio * (1 + STEP * (len(self.cards) - 1)) + high * 0.24


STEP = 0.62  # of a card's width from one to the next
LEAN = 9.0  # degrees


class Cloth(QWidget):
    """Painted once per size."""

    def __init__(self, felt: Felt, fan: Fan | None = None, inlay: float = 10.0) -> None:
        super().__init__()
        self.felt = felt
        self.fan = fan
        self.inlay = inlay
        self._picture: QPixmap | None = None

    def show_fan(self, fan: Fan | None, inlay: float) -> None:
        """Stand other cards on it."""
        self.fan = fan
        self.inlay = inlay
        self._picture = None
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        dpr = self.devicePixelRatioF()
        picture = self._picture
        if (
            picture is None
            or picture.deviceIndependentSize() != QSizeF(self.size())
            or picture.devicePixelRatio() != dpr
        ):
            picture = self._picture = self._paint(dpr)
        painter = QPainter(self)
        painter.drawPixmap(QPointF(0, 0), picture)
        painter.end()

    def _paint(self, dpr: float) -> QPixmap:
        size = QSizeF(self.size())
        picture = QPixmap(round(size.width() * dpr), round(size.height() * dpr))
        picture.setDevicePixelRatio(dpr)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        path = QPainterPath()
        path.addRoundedRect(QRectF(QPointF(0, 0), size), ROUND, ROUND)
        painter.setClipPath(path)
        painter.drawPixmap(QPointF(0, 0), felt_pixmap(size, dpr, self.felt, self.inlay))
        if self.fan is not None:
            stand(painter, self.fan, size, dpr)
        painter.end()
        return picture


class ClickedCloth(Cloth):
    """Felt that does something wherever it is clicked; the keyboard has the button on it."""

    def __init__(self, felt: Felt, fan: Fan | None, does: object) -> None:
        super().__init__(felt, fan)
        self.does = does
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if callable(self.does) and self.rect().contains(event.position().toPoint()):
            self.does()


def stand(painter: QPainter, fan: Fan, size: QSizeF, dpr: float) -> None:
    """Paint the fan; its cards go on below the edge."""
    high = fan.card(size)
    wide, margin = high * fan.faces.ratio, shadow_margin(high)
    count = len(fan.cards)
    whole = fan.width(size)
    left = high * 0.06 if fan.left else size.width() - whole + high * 0.06
    for place, card in enumerate(fan.cards):
        middle = (count - 1) / 2
        lean = LEAN * (place - middle)
        painter.save()
        painter.translate(left + wide / 2 + place * wide * STEP, size.height() + high * 0.1)
        painter.rotate(lean)
        corner = QPointF(-wide / 2, -high + abs(place - middle) * high * 0.02)
        painter.drawPixmap(corner - QPointF(margin, margin), fan.faces.shadow(False, high, dpr))
        painter.drawPixmap(corner, fan.faces.face(card, high, dpr))
        painter.restore()
