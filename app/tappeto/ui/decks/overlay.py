"""What may be laid over any deck: corner index, four tones, shape marks."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from tappeto.core.cards import Pack
from tappeto.i18n.cardwords import FRENCH, LATIN
from tappeto.ui.decks.deck import Deck
from tappeto.ui.decks.signs import TONES, mark, shape
from tappeto.ui.style import PAPER, colour, display_font

WIDE, HIGH = 0.25, 0.235  # of the tab: in widths and heights of the card
RANK, MARK = 0.52, 0.34  # heights of the rank and the mark, in heights of the tab
INKED = "#26211d"


# The index of ranks that are not as they are written, by pack and the way in which a deck calls its cards.
LETTERS = {
    ("latin40", LATIN): {"1": "A", "8": "F", "9": "C", "10": "R"},
    ("latin40", FRENCH): {"1": "A", "8": "J", "9": "Q", "10": "K"},
    ("jass36", FRENCH): {"U": "J", "O": "Q"},
}


@dataclass(frozen=True)
class Overlay:
    """Which of them are on."""

    index: bool = False
    tones: bool = False
    marks: bool = False

    def paint(self, painter: QPainter, rect: QRectF, deck: Deck, pack: Pack, card: int) -> None:
        """Lay a paper tab over two opposite corners, with what is wanted on it.

        Over a deck with an index of its own the tab repeats it, since it would be hidden.
        """
        wanted = self.marks or self.tones or (self.index and deck.indexed)
        if deck.marked or not wanted:
            return
        rank = pack.rank(card)
        text = LETTERS.get((pack.name, deck.style), {}).get(rank, rank)
        which = mark(pack, pack.suit(card), deck.style)
        for _ in range(2):
            self._tab(painter, rect, which, text if self.index or not deck.indexed else "")
            painter.translate(rect.center())
            painter.rotate(180)
            painter.translate(-rect.center())

    def _tab(self, painter: QPainter, rect: QRectF, which: int, text: str) -> None:
        tone = colour(TONES[which] if self.tones else INKED)
        high = rect.height() * HIGH * (1.0 if text else 0.55)
        tab = QRectF(rect.x(), rect.y(), rect.width() * WIDE, high)
        edge = max(1.0, rect.height() * 0.006)
        tab = tab.adjusted(edge * 2, edge * 2, 0, 0)
        painter.setPen(QPen(colour(INKED, 0.45), edge * 0.6))
        painter.setBrush(colour(PAPER))
        radius = rect.height() * 0.022
        painter.drawRoundedRect(tab, radius, radius)
        full = rect.height() * HIGH
        if text:
            font = display_font(12)
            font.setPixelSize(max(6, round(full * RANK)))
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
