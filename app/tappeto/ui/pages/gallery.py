"""What the gallery of decks shows: a tile for each deck, and a table with it."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap

from tappeto.games.book import Rulebook
from tappeto.games.shelf import BOOKS
from tappeto.i18n import N_, Phrase, Plain, language, ngettext_mark, say, tr
from tappeto.ui.decks.deck import Deck
from tappeto.ui.decks.faces import Faces, shadow_margin
from tappeto.ui.pages.data import yielding
from tappeto.ui.pages.fans import showpieces
from tappeto.ui.style import ON_FELT, Felt, colour, grown, text_font
from tappeto.ui.widgets.cloth import Cloth, Fan, stand
from tappeto.ui.widgets.labels import coloured, heading, label
from tappeto.ui.widgets.tile import ROUND, Tile
from tappeto.ui.widgets.tool import Tool

LAID = (12, 22, 18, 34, 1)  # places in the pack of the cards on the table
HELD = (6, 17, 39, 25, 0)  # and in the hand
CARDS = 130  # height of a tile for which its cards are made
BESIDE = 20  # between the words of a tile and its cards
TOP, BOTTOM = 52, 28  # of a preview, above and below its cards


def deck_name(deck: Deck) -> str:
    """What a deck is called in the language in use, else in English, else in any."""
    names = deck.names
    return names.get(language()) or names.get("en") or next(iter(names.values()), deck.id)


def _size(book: Rulebook) -> Phrase:
    """How many cards, or tiles, a deck of a game has."""
    size = int(book.pack.size)
    if book.pack.suits:
        return ngettext_mark("{n} card", "{n} cards", size)
    return ngettext_mark("{n} tile", "{n} tiles", size)


def remover(name: str, remove: Callable[[], object]) -> Tool:
    """A small button that takes a deck away which the person added."""
    return Tool("bin", say(Phrase(N_("Remove: {deck}"), {"deck": Plain(name)})), remove)


class DeckTile(Tile):
    """A deck: its name, how many cards, which games it is for, and three of its cards."""

    def __init__(
        self, deck: Deck, faces: Faces, book: Rulebook, remove: Callable[[], object] | None = None
    ) -> None:
        super().__init__(deck_name(deck), edge=16)
        self.deck = deck
        # A tile with a button is higher, but its cards stay beside the words.
        share = 1.0 if remove is None else 0.45
        self.fan = Fan(faces, showpieces(book.pack, 0)[-3:], 0.92, share=share)
        # The names of our own decks are short.
        name = deck_name(deck) if remove is None else yielding(deck_name(deck))
        self.put(heading(name, 20, wrap=remove is not None))
        self.put(label(say(_size(book)), 13.5, 600))
        games = ", ".join(tr(one.title) for one in BOOKS if deck.serves(one.pack))
        self.games = self.put(label(games, 13.5, muted=True, wrap=True))
        cards = round(self.fan.width(QSizeF(1000, grown(CARDS))))
        # The list may be long; it stays beside the cards, also of the first one, which leans over.
        self.games.setContentsMargins(0, 0, cards + BESIDE - self.inside.contentsMargins().right(), 0)
        self.used = coloured(label("✓ " + tr("In use"), 13.5, 650), "good")
        self.put(self.used)
        if remove is not None:
            self.inside.addWidget(remover(deck_name(deck), remove), 0, Qt.AlignmentFlag.AlignLeft)
        self.inside.addStretch(1)
        self.toggled.connect(lambda _: self._mark())
        self._mark()

    def _mark(self) -> None:
        """In use is said in words too; the line keeps its place."""
        self.used.setText("✓ " + tr("In use") if self.isChecked() else " ")

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(round(self.fan.width(QSizeF(1000, grown(CARDS)))), 0)

    def show_faces(self, faces: Faces) -> None:
        """Other things are laid over the cards."""
        self.fan = Fan(faces, self.fan.cards, self.fan.height, share=self.fan.share)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        path = QPainterPath()
        path.addRoundedRect(QRectF(self.rect()).adjusted(4, 4, -4, -4), ROUND - 2, ROUND - 2)
        painter.setClipPath(path)
        high = min(self.height(), grown(CARDS))
        painter.translate(0, self.height() - high)
        stand(painter, self.fan, QSizeF(self.width() - 8, high), self.devicePixelRatioF())
        painter.end()


class Preview(Cloth):
    """Some cards on the table, some in the hand, and a back, as they are on the person's own table."""

    def __init__(self, felt: Felt, faces: Faces) -> None:
        super().__init__(felt, None, 14)
        self.faces = faces
        self.setAccessibleName(tr("As it looks on your table"))

    def show_faces(self, faces: Faces, felt: Felt) -> None:
        """With another deck, or another cloth."""
        self.faces = faces
        self.felt = felt
        self.show_fan(None, self.inlay)

    def _paint(self, dpr: float) -> QPixmap:
        picture = super()._paint(dpr)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide, high = float(self.width()), float(self.height())
        painter.setFont(text_font(14, 650))
        painter.setPen(colour(ON_FELT))
        painter.drawText(QPointF(30, 40), tr("As it looks on your table"))
        room = (high - TOP - BOTTOM - 4) / 2
        laid = min(room * 0.9, wide * 0.82 / 6.4 / self.faces.ratio)
        held = min(room, wide * 0.82 / 5.3 / self.faces.ratio)
        size = int(self.faces.pack.size)
        self._row(painter, [-1, *(card % size for card in LAID)], laid, TOP, dpr)
        self._row(painter, [card % size for card in HELD], held, high - BOTTOM - held, dpr)
        painter.end()
        return picture

    def _row(self, painter: QPainter, cards: list[int], high: float, top: float, dpr: float) -> None:
        wide, margin = high * self.faces.ratio, shadow_margin(high)
        step = wide * 1.1
        left = (self.width() - step * (len(cards) - 1) - wide) / 2
        for place, card in enumerate(cards):
            at = QPointF(round(left + place * step), round(top))
            painter.drawPixmap(at - QPointF(margin, margin), self.faces.shadow(False, high, dpr))
            shown = self.faces.face(card, high, dpr) if card >= 0 else self.faces.reverse(high, dpr)
            painter.drawPixmap(at, shown)
