"""A row of cards with a figure under each."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tappeto.ui.decks.faces import Faces
from tappeto.ui.style import colour, text_font
from tappeto.ui.widgets.look import worn

UNDER = 22


class CardStrip(QWidget):
    """Cards side by side, faces up."""

    def __init__(self, faces: Faces, cards: list[int], under: list[str], height: int) -> None:
        super().__init__()
        self.faces = faces
        self.cards = cards
        self.under = under
        self.high = height
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(round(len(self.cards) * self._step()), self.high + (UNDER if self.under else 0) + 4)

    def _step(self) -> float:
        return self.high * self.faces.ratio + max(6.0, self.high * 0.16)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(text_font(12.5, 600))
        painter.setPen(colour(worn().ink))
        wide, dpr = self.high * self.faces.ratio, self.devicePixelRatioF()
        for place, card in enumerate(self.cards):
            x = round(place * self._step()) + 2
            painter.drawPixmap(QPointF(x, 1), self.faces.face(card, self.high, dpr))
            if self.under:
                below = QRectF(x - 6, self.high + 2, wide + 12, UNDER)
                painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self.under[place])
        painter.end()
