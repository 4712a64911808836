"""A pack of cards, face down."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from tappeto.ui.decks.faces import Faces, shadow_margin

DEEP = 4  # cards drawn


class Reverse(QWidget):
    """Some backs, each a little higher than the one below."""

    def __init__(self, faces: Faces, height: int) -> None:
        super().__init__()
        self.faces = faces
        self.high = height
        margin = round(shadow_margin(height))
        self.setFixedSize(round(height * faces.ratio) + margin * 2, height + margin + DEEP * 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        dpr, margin = self.devicePixelRatioF(), shadow_margin(self.high)
        corner = QPointF(margin, DEEP * 2.0)
        painter.drawPixmap(corner - QPointF(margin, margin), self.faces.shadow(False, self.high, dpr))
        for card in range(DEEP):
            painter.drawPixmap(corner - QPointF(0, 1.6 * card), self.faces.reverse(self.high, dpr))
        painter.end()
