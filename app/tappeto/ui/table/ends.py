"""The open ends of a line of tiles, and the button for what is no tile."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from tappeto.core.cards import HALVES, Card
from tappeto.ui.style import CREAM, FIXED, GOLD, INK, ON_FELT, colour, display_font, text_font
from tappeto.ui.table.furniture import Piece

Align = Qt.AlignmentFlag
OPEN, SHUT, IDLE = "open", "shut", "idle"
HIGH = 46.0  # of the button
UNDER = 20.0  # of the words under an end


@dataclass(frozen=True)
class LinePlace:
    """Where a tile may be laid: the end of the line, the turn that it takes there, and the rectangle."""

    end: int
    turn: str
    rect: QRectF


def open_numbers(left: list[Card], right: list[Card]) -> list[int]:
    """The numbers at the left and the right end; none before the first tile."""
    if not right:
        return []
    found: list[int] = []
    for number, arm in zip(HALVES[right[0]], (left, right[1:]), strict=True):
        shown = int(number)
        for tile in arm:
            low, high = HALVES[tile]
            shown = int(high if low == shown else low)
        found.append(shown)
    return found


class EndPlace(Piece):
    """The outline of the next tile, with the number that it must have."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(5)
        self.number = -1
        self.state = IDLE
        self.words = ""
        self.over = False  # the words stand above the outline
        self.focus = False
        self.setVisible(False)

    def tell(
        self,
        rect: QRectF,
        number: int,
        state: str,
        words: str = "",
        *,
        over: bool = False,
        focus: bool = False,
    ) -> None:
        """Stand somewhere else, or say something else; a number of -1 is none."""
        self.lie(rect)
        self.number, self.state, self.words, self.over, self.focus = number, state, words, over, focus
        self.setVisible(True)
        self.update()

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-30, -UNDER - 6, 30, UNDER + 6)

    def draw(self, painter: QPainter) -> None:
        short = min(self.rect.width(), self.rect.height())
        tone = GOLD if self.state == OPEN else CREAM
        painter.setBrush(colour(INK, 0.22))
        if self.focus:
            painter.setPen(QPen(colour("#12263f"), 5.0))
            painter.drawRoundedRect(self.rect.adjusted(1, 1, -1, -1), short * 0.13, short * 0.13)
            painter.setPen(QPen(colour("#ffffff"), 2.4))
        else:
            pen = QPen(colour(tone, 1.0 if self.state == OPEN else 0.5), 2.0)
            pen.setDashPattern([4, 3] if self.state == OPEN else [2, 3])
            painter.setPen(pen)
        painter.drawRoundedRect(self.rect.adjusted(1, 1, -1, -1), short * 0.13, short * 0.13)
        centre = self.rect.center()
        if self.number >= 0:
            self._disc(painter, centre, short * 0.3)
        if self.words:
            self._say(painter, centre)

    def _disc(self, painter: QPainter, centre: QPointF, radius: float) -> None:
        painter.setPen(QPen(colour(INK, 0.8), max(1.0, radius * 0.1)))
        painter.setBrush(colour(GOLD if self.state == OPEN else INK, 1.0 if self.state == OPEN else 0.85))
        painter.drawEllipse(centre, radius, radius)
        font = display_font(12, most=FIXED)
        font.setPixelSize(max(9, round(radius * 1.3)))
        painter.setFont(font)
        painter.setPen(colour("#26211d" if self.state == OPEN else ON_FELT))
        box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(box, Align.AlignCenter, str(self.number))

    def _say(self, painter: QPainter, centre: QPointF) -> None:
        painter.setFont(text_font(12, 600, most=FIXED))
        painter.setPen(colour(ON_FELT))
        wide = QFontMetricsF(painter.font()).horizontalAdvance(self.words) + 8
        top = self.rect.top() - UNDER - 2 if self.over else self.rect.bottom() + 2
        painter.drawText(QRectF(centre.x() - wide / 2, top, wide, UNDER), Align.AlignCenter, self.words)


class WordButton(Piece):
    """What the person may say or do that is no card, to click; Enter does it too."""

    def __init__(self) -> None:
        super().__init__()
        self.text = ""
        self.setVisible(False)

    def tell(self, text: str, zone: QRectF) -> None:
        """Offer this in a zone; nothing hides it."""
        self.text = text
        self.setVisible(bool(text))
        high = min(HIGH, zone.height())
        self.lie(QRectF(zone.x(), zone.bottom() - high, zone.width(), high))
        self.update()

    def draw(self, painter: QPainter) -> None:
        painter.setPen(QPen(colour("#3a2a06", 0.7), 1.2))
        painter.setBrush(colour(GOLD))
        painter.drawRoundedRect(self.rect, 8, 8)
        painter.setFont(text_font(15, 650, most=FIXED))
        painter.setPen(colour("#26211d"))
        text = f"{self.text}  ⏎" if self.rect.width() > 120 else self.text
        painter.drawText(self.rect, Align.AlignCenter, text)
