"""What may be laid over any deck: corner index, four tones, shape marks."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from tappeto.core.cards import Pack
from tappeto.i18n.cardwords import FRENCH, LATIN
from tappeto.ui.decks.deck import Deck
from tappeto.ui.decks.signs import TONES, mark, shape
from tappeto.ui.decks.theme import ThemeDeck
from tappeto.ui.style import PAPER, colour, display_font

WIDE, HIGH = 0.25, 0.235  # of the tab: in widths and heights of the card
RANK, MARK = 0.52, 0.34  # heights of the rank and the mark, in heights of the tab
ROOM = 1.3  # sides of a tab that bears only a mark, in sides of the mark
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

        Over a deck with an index of its own the tab repeats it, since it would be hidden; unless the deck
        says where its index ends: then a small tab with the mark stands below it.
        """
        wanted = self.marks or self.tones or (self.index and deck.indexed)
        if deck.marked or not wanted:
            return
        rank = pack.rank(card)
        text = LETTERS.get((pack.name, deck.style), {}).get(rank, rank)
        which = mark(pack, pack.suit(card), deck.style)
        foot = deck.index_foot if isinstance(deck, ThemeDeck) else 0.0
        for _ in range(2):
            if foot:
                self._small_tab(painter, rect, which, foot)
            else:
                self._tab(painter, rect, which, text if self.index or not deck.indexed else "")
            painter.translate(rect.center())
            painter.rotate(180)
            painter.translate(-rect.center())

    def _tab(self, painter: QPainter, rect: QRectF, which: int, text: str) -> None:
        """The tab in the corner: the rank, if any, and the mark under it."""
        full = rect.height() * HIGH
        edge = _edge(rect)
        tab = QRectF(rect.x(), rect.y(), rect.width() * WIDE, full * (1.0 if text else 0.55))
        tab = tab.adjusted(edge * 2, edge * 2, 0, 0)
        _paper(painter, rect, tab)
        if text:
            font = display_font(12)
            font.setPixelSize(max(6, round(full * RANK * (1.0 if len(text) == 1 else 0.8))))
            painter.setFont(font)
            painter.setPen(self._tone(which))
            place = QRectF(tab.x(), tab.y(), tab.width(), full * (RANK + 0.06))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)
        side = full * MARK
        self._mark(painter, which, QPointF(tab.center().x(), tab.bottom() - side * 0.5 - full * 0.07), side)

    def _small_tab(self, painter: QPainter, rect: QRectF, which: int, foot: float) -> None:
        """The tab at the edge below an index that ends at this fraction of the card; the mark alone."""
        side = rect.height() * HIGH * MARK
        edge = _edge(rect)
        tab = QRectF(rect.x() + edge * 2, rect.y() + rect.height() * foot, side * ROOM, side * ROOM)
        _paper(painter, rect, tab)
        self._mark(painter, which, tab.center(), side)

    def _mark(self, painter: QPainter, which: int, centre: QPointF, side: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._tone(which))
        painter.drawPath(shape(which, QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)))

    def _tone(self, which: int) -> QColor:
        return colour(TONES[which] if self.tones else INKED)


def _edge(rect: QRectF) -> float:
    """The thickness that lines have on a card of this size."""
    return max(1.0, rect.height() * 0.006)


def _paper(painter: QPainter, rect: QRectF, tab: QRectF) -> None:
    """The paper of a tab on a card."""
    painter.setPen(QPen(colour(INKED, 0.45), _edge(rect) * 0.6))
    painter.setBrush(colour(PAPER))
    radius = rect.height() * 0.022
    painter.drawRoundedRect(tab, radius, radius)
