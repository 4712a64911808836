"""What tells of the deal as a whole: the tablet with what is fixed, the slate, and bubbles at the seats."""

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from tappeto.core.cards import Pack
from tappeto.ui.decks.faces import Faces
from tappeto.ui.decks.suits import paint_sign
from tappeto.ui.style import (
    CREAM,
    FIXED,
    ON_FELT,
    ON_FELT_SOFT,
    PAPER,
    REFUSED,
    colour,
    display_font,
    text_font,
)
from tappeto.ui.table.furniture import Piece, elided

Align = Qt.AlignmentFlag
SPOKEN = 2500  # ms that a bubble stays
WOOD, BOARD = "#8a5a32", "#2c3136"
HUNDREDS, FIFTIES, TWENTIES = 100, 50, 20


class Tablet(Piece):
    """The trump of the deal on paper: picture, name, what it multiplies by, and who chose it."""

    def __init__(self) -> None:
        super().__init__()
        self.name = self.sign = self.worth = self.note = ""
        self.kept = 0.0  # at the right, for a card that lies there
        self.faces: Faces | None = None
        self.pack: Pack | None = None
        self.setVisible(False)

    def tell(
        self, name: str, sign: str, worth: str, note: str, faces: Faces, pack: Pack, kept: float
    ) -> None:
        """Show something else, and keep so much free at the right."""
        self.kept = kept
        self.name, self.sign, self.worth, self.note = name, sign, worth, note
        self.faces, self.pack = faces, pack
        self.update()

    def draw(self, painter: QPainter) -> None:
        assert self.faces is not None
        assert self.pack is not None
        rect = self.rect
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(PAPER))
        painter.drawRoundedRect(rect, 10, 10)
        side = rect.height() - 12
        at = QRectF(rect.x() + 8, rect.y() + 6, side, side)
        paint_sign(painter, at, self.faces.deck, self.pack, self.sign)
        left, room = at.right() + 8, rect.right() - at.right() - 14 - self.kept
        tall = rect.height() > 50
        chip = 34.0 if self.worth else 0.0
        painter.setPen(colour("#26211d"))
        if room > 36:
            painter.setFont(display_font(18 if tall else 14, most=FIXED))
            name = QRectF(left, rect.y() + (6 if tall else 0), room - chip, 30 if tall else rect.height())
            text = elided(self.name[:1].upper() + self.name[1:], painter, name.width())
            painter.drawText(name, Align.AlignLeft | Align.AlignVCenter, text)
        if self.note and tall:
            painter.setFont(text_font(12, 500, most=FIXED))
            painter.setPen(colour("#655b4d"))
            under = QRectF(left, rect.y() + 34, room, 22)
            painter.drawText(under, Align.AlignLeft | Align.AlignVCenter, elided(self.note, painter, room))
        if self.worth and room > 0:
            box = QRectF(rect.right() - 6 - 30, rect.y() + (8 if tall else (rect.height() - 18) / 2), 30, 18)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(REFUSED if self.worth != "×1" else "#ebe2cd"))
            painter.drawRoundedRect(box, 9, 9)
            painter.setFont(text_font(12, 700, most=FIXED))
            painter.setPen(colour("#ffffff" if self.worth != "×1" else "#26211d"))
            painter.drawText(box, Align.AlignCenter, self.worth)


class Slate(Piece):
    """The points of the two pairs as strokes on a Z: hundreds above, fifties on the slope, twenties below."""

    def __init__(self) -> None:
        super().__init__()
        self.sides: list[tuple[str, int]] = []
        self.setVisible(False)

    def tell(self, sides: list[tuple[str, int]]) -> None:
        """Show other points."""
        if sides != self.sides:
            self.sides = sides
            self.update()

    def draw(self, painter: QPainter) -> None:
        rect = self.rect
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(WOOD))
        painter.drawRoundedRect(rect, 8, 8)
        board = rect.adjusted(7, 7, -7, -7)
        painter.setBrush(colour(BOARD))
        painter.drawRoundedRect(board, 4, 4)
        wide = board.width() / max(1, len(self.sides))
        for number, (name, points) in enumerate(self.sides):
            part = QRectF(board.x() + number * wide, board.y(), wide, board.height())
            if number:
                painter.setPen(QPen(colour(CREAM, 0.35), 1))
                painter.drawLine(part.topLeft() + QPointF(0, 6), part.bottomLeft() - QPointF(0, 6))
            self._half(painter, part.adjusted(8, 2, -8, -2), name, points)

    def _half(self, painter: QPainter, part: QRectF, name: str, points: int) -> None:
        painter.setPen(colour(ON_FELT))
        painter.setFont(text_font(13, 650, most=FIXED))
        painter.drawText(QRectF(part.x(), part.y(), part.width(), 20), Align.AlignCenter, name)
        painter.setFont(display_font(19, most=FIXED))
        painter.drawText(
            QRectF(part.x(), part.bottom() - 24, part.width(), 24), Align.AlignCenter, str(points)
        )
        top, bottom = part.y() + 34, part.bottom() - 32
        if bottom - top < 26:
            return
        painter.setPen(QPen(colour(CREAM, 0.75), 1.3))
        left, right = part.x() + 2, part.right() - 2
        painter.drawLine(QPointF(left, top), QPointF(right, top))
        painter.drawLine(QPointF(right, top), QPointF(left, bottom))
        painter.drawLine(QPointF(left, bottom), QPointF(right, bottom))
        hundreds, rest = divmod(points, HUNDREDS)
        fifties, rest = divmod(rest, FIFTIES)
        twenties, rest = divmod(rest, TWENTIES)
        self._strokes(painter, QPointF(left + 4, top), min(hundreds, 30), (right - left - 8), 12)
        for _ in range(fifties):
            centre = QPointF((left + right) / 2, (top + bottom) / 2)
            painter.drawLine(centre + QPointF(-5, -5), centre + QPointF(5, 5))
        self._strokes(painter, QPointF(left + 10, bottom), twenties, right - left - 20, 12)
        if rest:
            painter.setPen(colour(ON_FELT_SOFT))
            painter.setFont(text_font(12, 500, most=FIXED))
            at = QRectF(right - 34, (top + bottom) / 2, 32, bottom - (top + bottom) / 2 - 2)
            painter.drawText(at, Align.AlignRight | Align.AlignVCenter, str(rest))

    def _strokes(self, painter: QPainter, at: QPointF, count: int, room: float, high: float) -> None:
        """Strokes across a line, the fifth across the four before it."""
        step = min(5.5, room / max(1, count + count // 5))
        x = at.x()
        painter.setPen(QPen(colour(CREAM), 1.5))
        for number in range(count):
            if number % 5 == 4:
                painter.drawLine(
                    QPointF(x - step * 4.4, at.y() + high * 0.3), QPointF(x - step * 0.4, at.y() - high * 0.3)
                )
                x += step
            else:
                painter.drawLine(QPointF(x, at.y() - high / 2), QPointF(x, at.y() + high / 2))
                x += step


CHIP = 40.0  # plates of less height are chips


class Bubble(Piece):
    """What a seat says, on paper at its plate, for a while."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(80)
        self.text = ""
        self.setVisible(False)
        self._gone = QTimer()
        self._gone.setSingleShot(True)
        self._gone.setInterval(SPOKEN)
        self._gone.timeout.connect(lambda: self.setVisible(False))

    def say(self, text: str, plate: QRectF, room: float) -> None:
        """Say something at a plate, inside a table so wide: at its end, or under a chip, beside the name."""
        self.text = text
        wide = QFontMetricsF(text_font(14, 650, most=FIXED)).horizontalAdvance(text) + 26
        chip = plate.height() < CHIP
        high = min(30.0, plate.height())
        x = plate.center().x() - wide / 2 if chip else plate.right() - wide - 8
        y = plate.bottom() + 3 if chip else plate.center().y() - high / 2
        self.lie(QRectF(min(max(4.0, x), room - wide - 4), y, wide, high))
        self.setVisible(True)
        self._gone.start()

    def draw(self, painter: QPainter) -> None:
        painter.setPen(QPen(colour("#26211d", 0.4), 1))
        painter.setBrush(colour(PAPER))
        painter.drawRoundedRect(self.rect, 12, 12)
        painter.setFont(text_font(14, 650, most=FIXED))
        painter.setPen(colour("#26211d"))
        painter.drawText(self.rect, Align.AlignCenter, self.text)
