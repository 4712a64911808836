"""A suit sign alone, as the deck in use draws it, and the pictures of what has no suit."""

from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtSvg import QSvgRenderer

from tappeto.core.cards import Pack
from tappeto.ui.decks.deck import Deck
from tappeto.ui.decks.signs import MARKS, TONES, mark, shape
from tappeto.ui.decks.theme import ThemeDeck
from tappeto.ui.style import PAPER, REFUSED, colour, display_font

FROM_TOP, FROM_BOTTOM = "down", "up"
LETTERS = {FROM_TOP: "AKO", FROM_BOTTOM: "678"}
INKED = "#26211d"


def paint_sign(painter: QPainter, rect: QRectF, deck: Deck, pack: Pack, sign: str) -> None:
    """Draw a suit of a pack by its letter, or three cards with an arrow, into a square."""
    if sign in LETTERS:
        _steps(painter, rect, sign)
        return
    file = _file(deck, pack, sign)
    if file is not None:
        QSvgRenderer(str(file)).render(painter, rect)
    elif pack.name in MARKS:
        painter.setPen(Qt.PenStyle.NoPen)
        which = mark(pack, sign, deck.style)
        painter.setBrush(colour(TONES[which]))
        painter.drawPath(shape(which, rect))


def _file(deck: Deck, pack: Pack, suit: str) -> Path | None:
    """The picture that a deck has of a suit."""
    if not isinstance(deck, ThemeDeck):
        return None
    card = next(text for text in pack.texts if text.endswith(suit))
    # the deck may call its suits otherwise: its letter is that of the picture
    letter = Path(deck.packs[pack.name][card]).stem[-1]
    return deck.signs.get(letter)


def _steps(painter: QPainter, rect: QRectF, sign: str) -> None:
    """Three cards stepping down or up, and an arrow that way."""
    down = sign == FROM_TOP
    wide, high = rect.width() * 0.34, rect.height() * 0.44
    for place, letter in enumerate(LETTERS[sign]):
        x = rect.x() + place * wide * 0.55
        y = rect.y() + (place if down else 2 - place) * high * 0.6
        card = QRectF(x, y, wide, high)
        painter.setPen(QPen(colour(INKED), max(1.0, rect.width() * 0.025)))
        painter.setBrush(colour(PAPER))
        painter.drawRoundedRect(card, wide * 0.14, wide * 0.14)
        font = display_font(12)
        font.setPixelSize(max(7, round(high * 0.55)))
        painter.setFont(font)
        painter.drawText(card, Qt.AlignmentFlag.AlignCenter, letter)
    tip, tail = (rect.bottom() - 2, rect.y() + 6) if down else (rect.y() + 2, rect.bottom() - 6)
    x, head = rect.right() - rect.width() * 0.12, rect.width() * 0.13
    back = tip - head * 1.3 if down else tip + head * 1.3
    painter.setPen(QPen(colour(REFUSED), rect.width() * 0.07))
    painter.drawLine(QPointF(x, tail), QPointF(x, back))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(REFUSED))
    painter.drawPolygon(QPolygonF([QPointF(x - head, back), QPointF(x + head, back), QPointF(x, tip)]))
