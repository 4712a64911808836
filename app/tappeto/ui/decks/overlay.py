"""What may be laid over any deck: corner index, four tones, shape marks."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from tappeto.core.cards import Pack
from tappeto.ui.decks.deck import Deck
from tappeto.ui.decks.signs import TONES, mark, shape
from tappeto.ui.style import PAPER, colour, display_font

WIDE, HIGH = 0.25, 0.235  # of the tab: in widths and heights of the card
RANK, MARK = 0.52, 0.34  # heights of the rank and the mark, in heights of the tab
INKED = "#26211d"


@dataclass(frozen=True)
class Overlay:
    """Which of them are on; `letters` gives the index of ranks that are not figures."""

    index: bool = False
    tones: bool = False
    marks: bool = False
    letters: tuple[tuple[str, str], ...] = ()

    def paint(self, painter: QPainter, rect: QRectF, deck: Deck, pack: Pack, card: int) -> None:
        """Lay a paper tab over two opposite corners, with what is wanted on it."""
        index = self.index and deck.indexed
        if not (index or self.marks or self.tones):
            return
        for _ in range(2):
            self._tab(painter, rect, pack, card, index)
            painter.translate(rect.center())
            painter.rotate(180)
            painter.translate(-rect.center())

    def _tab(self, painter: QPainter, rect: QRectF, pack: Pack, card: int, index: bool) -> None:
        which = mark(pack, pack.suit(card))
        tone = colour(TONES[which] if self.tones else INKED)
        high = rect.height() * HIGH * (1.0 if index else 0.55)
        tab = QRectF(rect.x(), rect.y(), rect.width() * WIDE, high)
        edge = max(1.0, rect.height() * 0.006)
        tab = tab.adjusted(edge * 2, edge * 2, 0, 0)
        painter.setPen(QPen(colour(INKED, 0.45), edge * 0.6))
        painter.setBrush(colour(PAPER))
        radius = rect.height() * 0.022
        painter.drawRoundedRect(tab, radius, radius)
        full = rect.height() * HIGH
        if index:
            font = display_font(12)
            font.setPixelSize(max(6, round(full * RANK)))
            rank = pack.rank(card)
            text = dict(self.letters).get(rank, rank)
            painter.setFont(font)
            painter.setPen(tone)
            place = QRectF(tab.x(), tab.y(), tab.width(), full * (RANK + 0.06))
            if len(text) > 1:
                font.setPixelSize(max(6, round(full * RANK * 0.8)))
                painter.setFont(font)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)
        side = full * MARK
        centre = QPointF(tab.center().x(), tab.bottom() - side * 0.5 - full * 0.07)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tone)
        painter.drawPath(shape(which, QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)))
