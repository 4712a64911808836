"""The plain deck, drawn by the program: rank, suit sign and name; it is never missing."""

from typing import ClassVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from tappeto.core.cards import Pack
from tappeto.i18n.cardwords import LATIN
from tappeto.ui.decks.signs import MARKS, TONES, mark, shape
from tappeto.ui.style import PAPER, colour, display_font, text_font

RATIO_WIDTH, RATIO_HEIGHT = 300, 480
LETTERS = {"latin40": {"8": "F", "9": "C", "10": "R"}}
WORDS = {
    "latin40": {"8": "Fante", "9": "Cavallo", "10": "Re", "1": "Asso"},
    "jass36": {"U": "Under", "O": "Ober", "K": "König", "A": "Ass"},
}


class PlainDeck:
    """Large ranks and signs, for whoever wants nothing else, and when pictures are missing."""

    id = "plain"
    names: ClassVar[dict[str, str]] = {
        "en": "Plain", "it": "Semplice", "de": "Schlicht", "fr": "Sobre", "es": "Sencilla", "cs": "Prosté",
    }  # fmt: skip
    ratio = RATIO_WIDTH / RATIO_HEIGHT
    height = RATIO_HEIGHT
    indexed = False
    marked = True
    style = LATIN
    tongue = "it"

    def serves(self, pack: Pack) -> bool:
        """Every pack whose suits have marks."""
        return pack.name in MARKS

    def paint(self, painter: QPainter, rect: QRectF, pack: Pack, card: int) -> None:
        """Rank and sign in two corners, a large sign in the middle, the name under it."""
        rank, suit = pack.rank(card), pack.suit(card)
        which = mark(pack, suit, self.style)
        word = WORDS[pack.name].get(rank)
        tone = colour(TONES[which])
        high = rect.height()
        painter.setPen(colour("#26211d", 0.35))
        painter.setBrush(colour(PAPER))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), high * 0.026, high * 0.026)
        for _ in range(2):
            self._corner(painter, rect, LETTERS.get(pack.name, {}).get(rank, rank), which)
            # The second corner is the first one, half a turn further.
            painter.translate(rect.center())
            painter.rotate(180)
            painter.translate(-rect.center())
        side = high * (0.30 if word else 0.36)
        middle = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tone)
        painter.drawPath(shape(which, middle))
        if word:
            font = text_font(12, 600)
            font.setPixelSize(max(6, round(high * 0.06)))
            painter.setFont(font)
            painter.setPen(tone)
            under = QRectF(rect.x(), middle.bottom() + high * 0.02, rect.width(), high * 0.08)
            painter.drawText(under, Qt.AlignmentFlag.AlignCenter, word)

    def _corner(self, painter: QPainter, rect: QRectF, rank: str, which: int) -> None:
        high = rect.height()
        font = display_font(12)
        font.setPixelSize(max(8, round(high * 0.15)))
        painter.setFont(font)
        painter.setPen(colour(TONES[which]))
        place = QRectF(rect.x() + high * 0.02, rect.y() + high * 0.015, high * 0.17, high * 0.16)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, rank)
        side = high * 0.10
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(TONES[which]))
        corner = QRectF(place.center().x() - side / 2, place.bottom() + high * 0.005, side, side)
        painter.drawPath(shape(which, corner))
