"""One of several things to say, each on a tile of its own: what is trump, or push."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QSizePolicy, QWidget

from tappeto.core.cards import Pack
from tappeto.games.api import Move, Question, Word
from tappeto.i18n import Phrase
from tappeto.ui.decks.deck import Deck
from tappeto.ui.decks.suits import paint_sign
from tappeto.ui.style import FIXED, PAPER, REFUSED, colour, display_font, text_font
from tappeto.ui.widgets.labels import coloured, heading

Align = Qt.AlignmentFlag
ROW_WIDE, ROW_HIGH = 636, 300  # with less room there are two rows
GAP = 12


class Tile(QAbstractButton):
    """A thing to say: key, picture, name, what it multiplies by, and what is held for it."""

    def __init__(self, word: Word, number: int, label: str, note: str, deck: Deck, pack: Pack) -> None:
        super().__init__()
        self.word = word
        self.number = number
        self.note = note
        self.deck = deck
        self.pack = pack
        self.setText(label[:1].upper() + label[1:])
        self.setAccessibleName(f"{label} {note}".strip())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        return QSize(100, 60)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        lit = self.underMouse() or self.hasFocus()
        painter.setPen(
            QPen(colour("#12263f") if self.hasFocus() else colour("#26211d", 0.3), 3 if lit else 1)
        )
        painter.setBrush(colour("#ffffff" if lit else PAPER))
        painter.drawRoundedRect(box, 14 if self._tall else 9, 14 if self._tall else 9)
        self._key(painter, box)
        if self._tall:
            self._upright(painter, box)
        else:
            self._flat(painter, box)
        painter.end()

    @property
    def _tall(self) -> bool:
        return self.height() > 110

    def _key(self, painter: QPainter, box: QRectF) -> None:
        cap = (
            QRectF(box.x() + 7, box.y() + 7, 19, 19)
            if self._tall
            else QRectF(box.x() + 5, box.y() + 4, 15, 15)
        )
        painter.setPen(QPen(colour("#655b4d", 0.6), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cap, 4, 4)
        painter.setFont(text_font(11, 600, most=FIXED))
        painter.setPen(colour("#655b4d"))
        painter.drawText(cap, Align.AlignCenter, str(self.number))

    def _chip(self, painter: QPainter, chip: QRectF) -> None:
        if not self.word.sign:
            return
        dear = self.word.worth > 1
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(REFUSED if dear else "#ebe2cd"))
        painter.drawRoundedRect(chip, chip.height() / 2, chip.height() / 2)
        painter.setFont(text_font(12, 700, most=FIXED))
        painter.setPen(colour("#ffffff" if dear else "#26211d"))
        painter.drawText(chip, Align.AlignCenter, f"×{int(self.word.worth)}")

    def _upright(self, painter: QPainter, box: QRectF) -> None:
        self._chip(painter, QRectF(box.right() - 43, box.y() + 7, 36, 20))
        side = min(62.0, box.width() * 0.6, box.height() * 0.38)
        at = QPointF(box.center().x() - side / 2, box.y() + box.height() * 0.2)
        if self.word.sign:
            paint_sign(painter, QRectF(at.x(), at.y(), side, side), self.deck, self.pack, self.word.sign)
        painter.setPen(colour("#26211d"))
        painter.setFont(display_font(17, most=FIXED))
        name = QRectF(box.x() + 2, box.y() + box.height() * 0.62, box.width() - 4, 26)
        painter.drawText(name, Align.AlignCenter, self.text())
        painter.setPen(colour("#655b4d"))
        painter.setFont(text_font(12.5, 600, most=FIXED))
        painter.drawText(
            QRectF(box.x() + 2, name.bottom() - 1, box.width() - 4, 20), Align.AlignCenter, self.note
        )

    def _flat(self, painter: QPainter, box: QRectF) -> None:
        """Key and name above, picture and factor below; without a picture the name alone."""
        left = box.x() + 23
        signed = bool(self.word.sign)
        high = box.height() * 0.46 if signed else box.height()
        painter.setPen(colour("#26211d"))
        painter.setFont(text_font(13, 650, most=FIXED))
        name = QRectF(left, box.y() + 1, box.right() - left - 2, high)
        flags = Align.AlignLeft | Align.AlignVCenter
        if signed:
            text = QFontMetricsF(painter.font()).elidedText(
                self.text(), Qt.TextElideMode.ElideRight, name.width()
            )
            painter.drawText(name, flags, text)
        else:
            painter.drawText(name, flags | Qt.TextFlag.TextWordWrap, self.text())
            return
        side = min(34.0, box.height() - high - 4)
        at = QRectF(box.x() + box.width() * 0.2, name.bottom() + 1, side, side)
        paint_sign(painter, at, self.deck, self.pack, self.word.sign)
        self._chip(painter, QRectF(at.right() + 8, at.center().y() - 9, 32, 18))


class TilesPanel(QWidget):
    """The tiles straight on the felt, with the question over them where there is room."""

    def __init__(
        self,
        question: Question,
        say: Callable[[Phrase], str],
        deck: Deck,
        pack: Pack,
        then: Callable[[Move], None],
    ) -> None:
        super().__init__()
        self.then = then
        self.title = coloured(heading(say(question.title), 23), "felt")
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.tiles = [
            Tile(
                word, number + 1, say(word.label), say(word.note) if word.note is not None else "", deck, pack
            )
            for number, word in enumerate(question.words)
        ]
        for tile in self.tiles:
            tile.clicked.connect(lambda _=False, tile=tile: self.then(tile.word.move))

    def fit(self, width: float, height: float) -> QSize:
        """Lay the tiles out for a room; returns the size that is used."""
        while self.grid.count():
            self.grid.takeAt(0)
        roomy = width >= ROW_WIDE and height >= ROW_HIGH
        self.grid.setSpacing(GAP if roomy else 6)
        self.title.setVisible(roomy)
        signed = [tile for tile in self.tiles if tile.word.sign]
        others = [tile for tile in self.tiles if not tile.word.sign]
        if roomy:
            self.grid.addWidget(self.title, 0, 0, 1, len(signed), Align.AlignCenter)
            for column, tile in enumerate(signed):
                tile.setFixedHeight(166)
                self.grid.addWidget(tile, 1, column)
            for tile in others:
                tile.setFixedHeight(46)
                self.grid.addWidget(tile, 2, 2, 1, len(signed) - 4)
            return QSize(round(min(width - 24, 760)), 290)
        for place, tile in enumerate([*signed, *others]):
            tile.setMinimumHeight(0)
            tile.setMaximumHeight(96)
            self.grid.addWidget(tile, place // 4, place % 4)
        self.title.setParent(self)
        return QSize(round(min(width, 640)), round(min(height, 190)))

    def choose(self, number: int) -> bool:
        """A digit was pressed."""
        if not 0 < number <= len(self.tiles):
            return False
        self.tiles[number - 1].click()
        return True
