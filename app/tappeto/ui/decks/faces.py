"""Pictures of the cards as pixmaps at the exact size of the screen, drawn when first needed."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from tappeto.core.cards import Pack
from tappeto.ui.decks.backs import Back
from tappeto.ui.decks.deck import Deck
from tappeto.ui.decks.overlay import Overlay
from tappeto.ui.decks.tiles import TileBack, TileDeck
from tappeto.ui.style import colour

REST, RAISED = (0.012, 0.03, 0.36), (0.045, 0.085, 0.42)  # drop, blur and strength, in card heights
ROUND, TILE_ROUND = 0.026, 0.067  # radius of the corners, in heights of a card or a tile
MOST = 400  # pixmaps kept


class Faces:
    """One deck with its back and what is laid over it; `ratio` is that of the deck."""

    def __init__(self, deck: Deck, back: Back | TileBack, pack: Pack, overlay: Overlay) -> None:
        self.deck = deck
        self.back = back
        self.pack = pack
        self.overlay = overlay
        self.ratio = deck.ratio
        self.round = TILE_ROUND if isinstance(deck, TileDeck) else ROUND
        self._kept: dict[tuple[int, float, float, int], QPixmap] = {}
        self._shadows: dict[tuple[bool, float, float, bool], QPixmap] = {}

    def face(self, card: int, height: float, dpr: float, turns: int = 0) -> QPixmap:
        """A card's face, `height` logical pixels high; a tile after so many quarter turns to the right."""
        return self._picture(card, height, dpr, turns)

    def reverse(self, height: float, dpr: float) -> QPixmap:
        """The back of every card."""
        return self._picture(-1, height, dpr)

    def drawn(self, card: int, height: float, dpr: float) -> bool:
        """Whether a face is there already."""
        return (card, round(height, 1), dpr, 0) in self._kept

    def _picture(self, card: int, height: float, dpr: float, turns: int = 0) -> QPixmap:
        key = (card, round(height, 1), dpr, turns)
        if key not in self._kept:
            if len(self._kept) >= MOST:
                self._kept.clear()
            self._kept[key] = self._draw(card, height, dpr, turns)
        return self._kept[key]

    def _draw(self, card: int, height: float, dpr: float, turns: int) -> QPixmap:
        wide = max(1, round(height * self.ratio * dpr))
        high = max(1, round(height * dpr))
        if turns % 2:
            wide, high = high, wide
        pixmap = QPixmap(wide, high)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        rect = QRectF(0, 0, wide, high)
        if card < 0:
            self.back.paint(painter, rect)
        elif isinstance(self.deck, TileDeck):
            self.deck.paint(painter, rect, self.pack, card, turns)
        else:
            self.deck.paint(painter, rect, self.pack, card)
            self.overlay.paint(painter, rect, self.deck, self.pack, card)
        painter.end()
        pixmap.setDevicePixelRatio(dpr)
        return pixmap

    def shadow(self, raised: bool, height: float, dpr: float, lying: bool = False) -> QPixmap:
        """The shadow of a card, with a margin of `shadow_margin` on every side; of a tile also `lying`."""
        key = (raised, round(height, 1), dpr, lying)
        if key not in self._shadows:
            if len(self._shadows) >= MOST:
                self._shadows.clear()
            self._shadows[key] = self._shade(raised, height, dpr, lying)
        return self._shadows[key]

    def _shade(self, raised: bool, height: float, dpr: float, lying: bool) -> QPixmap:
        drop, blur, strength = RAISED if raised else REST
        margin = shadow_margin(height)
        width, high = height * self.ratio, height
        if lying:
            width, high = high, width
        pixmap = QPixmap(round((width + 2 * margin) * dpr), round((high + 2 * margin) * dpr))
        pixmap.fill(Qt.GlobalColor.transparent)
        pixmap.setDevicePixelRatio(dpr)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        soft = max(2.0, blur * height)
        rings = max(4, round(soft))
        painter.setBrush(colour("#000000", 1 - (1 - strength) ** (1 / (rings * 0.62))))
        card = QRectF(margin, margin + drop * height, width, high)
        for ring in range(rings):
            out = soft * (0.75 - 1.1 * ring / rings)
            rect = card.adjusted(-out, -out, out, out)
            radius = max(1.0, self.round * height + out)
            painter.drawRoundedRect(rect, radius, radius)
        painter.end()
        return pixmap


def shadow_margin(height: float) -> float:
    """The room that a shadow needs around a card of this height."""
    return height * 0.13 + 2
