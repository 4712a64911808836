"""What stands on the table beside the cards: plates, captions, the prompt, the free place."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt, QUrl
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QTextDocument
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tappeto.games.api import Badge
from tappeto.ui.style import (
    CREAM,
    FIXED,
    GOLD,
    HINT,
    INK,
    LARGEST,
    ON_FELT,
    ON_FELT_SOFT,
    PAPER,
    colour,
    display_font,
    text_font,
)
from tappeto.ui.table.badge import paint_badge
from tappeto.ui.widgets.strokes import strokes

Align = Qt.AlignmentFlag

CHALK = (CREAM, GOLD)

NARROW = 150  # a plate with less width has a smaller medal
UNDER_SHARE = 0.18  # of a plate's width that the words under the score may take


@dataclass(frozen=True)
class Person:
    """What a plate tells of a seat. `score` is empty where the side's score stands elsewhere."""

    name: str
    line: str
    tone: str
    score: str = ""
    under_score: str = ""
    dealer: bool = False
    turn: bool = False
    chip: str = ""
    tally: int = -1  # points kept as strokes; -1 where they are not
    standing: str = ""  # how the deal goes for the seat
    badge: Badge | None = None
    held: int = 0  # cards in the hand, for where they do not lie in sight


class Piece(QGraphicsItem):
    """A painted thing with a rectangle; it takes no mouse events unless it says so."""

    def __init__(self) -> None:
        super().__init__()
        self.rect = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(-10)

    def lie(self, rect: QRectF) -> None:
        """Fill a rectangle of the table."""
        if rect != self.rect:
            self.prepareGeometryChange()
            self.rect = rect
            self.update()

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-6, -6, 6, 8)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """Paint the thing."""
        raise NotImplementedError


def glass(painter: QPainter, rect: QRectF, radius: float, strength: float = 0.72) -> None:
    """A dark rounded ground to write on."""
    painter.setPen(QPen(colour("#ffffff", 0.10), 1))
    painter.setBrush(colour(INK, strength))
    painter.drawRoundedRect(rect, radius, radius)


def elided(text: str, painter: QPainter, width: float) -> str:
    """A text cut to a width in the painter's font."""
    return QFontMetricsF(painter.font()).elidedText(text, Qt.TextElideMode.ElideRight, width)


class Plate(Piece):
    """A seat's name plate, or its chip where there is no room for a plate."""

    def __init__(self) -> None:
        super().__init__()
        self.person = Person("", "", GOLD)

    def tell(self, person: Person) -> None:
        """Show other words."""
        if person != self.person:
            self.person = person
            self.update()

    def draw(self, painter: QPainter) -> None:
        if self.rect.height() < 40:
            self._chip(painter)
        elif self.person.tally >= 0:
            self._tally_plate(painter)
        else:
            self._plate(painter)

    def _ground(self, painter: QPainter) -> None:
        radius = min(self.rect.height() / 2, 28.0)
        glass(painter, self.rect, radius, 0.78)
        if self.person.turn:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(colour(GOLD), 2.2))
            painter.drawRoundedRect(self.rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)

    def _medal(self, painter: QPainter, centre: QPointF, radius: float) -> None:
        painter.setPen(QPen(colour(ON_FELT), max(1.0, radius * 0.09)))
        painter.setBrush(colour(self.person.tone))
        painter.drawEllipse(centre, radius, radius)
        font = display_font(12, most=FIXED)
        font.setPixelSize(max(9, round(radius * 1.05)))
        painter.setFont(font)
        painter.setPen(colour(ON_FELT))
        box = QRectF(centre.x() - radius, centre.y() - radius, radius * 2, radius * 2)
        painter.drawText(box, Align.AlignCenter, self.person.name[:1].upper())
        if self.person.dealer:
            self._dealer(painter, QPointF(centre.x() + radius * 0.72, centre.y() + radius * 0.78), radius)

    def _dealer(self, painter: QPainter, centre: QPointF, radius: float) -> None:
        high = max(14.0, radius * 0.92)
        card = QRectF(centre.x() - high * 0.36, centre.y() - high / 2, high * 0.72, high)
        painter.setPen(QPen(colour("#26211d", 0.6), 0.8))
        painter.setBrush(colour(PAPER))
        painter.drawRoundedRect(card, 2.5, 2.5)
        font = text_font(12, 700, most=FIXED)
        font.setPixelSize(round(high * 0.66))
        painter.setFont(font)
        painter.setPen(colour("#26211d"))
        painter.drawText(card, Align.AlignCenter, "D")

    def _plate(self, painter: QPainter) -> None:
        self._ground(painter)
        rect, person = self.rect, self.person
        narrow = rect.width() < NARROW
        radius = 14.0 if narrow else 20.0
        self._medal(painter, QPointF(rect.x() + radius + 8, rect.center().y()), radius)
        left = rect.x() + 2 * radius + (14 if narrow else 20)
        right = line_right = rect.right() - 16
        if person.score:
            figures = QRectF(rect.x(), rect.y(), rect.width() - 18, rect.height())
            painter.setFont(display_font(23, most=FIXED))
            painter.setPen(colour(ON_FELT))
            upper = figures.adjusted(0, 4, 0, -16 if person.under_score else -28 if person.badge else -4)
            painter.drawText(upper, Align.AlignRight | Align.AlignVCenter, person.score)
            right -= QFontMetricsF(painter.font()).horizontalAdvance(person.score) + 8
            painter.setFont(text_font(12, 600, most=FIXED))
            painter.setPen(colour(ON_FELT_SOFT))
            under = QFontMetricsF(painter.font()).horizontalAdvance(person.under_score)
            if under < rect.width() * UNDER_SHARE:
                painter.drawText(
                    figures.adjusted(0, 32, 0, -5), Align.AlignRight | Align.AlignVCenter, person.under_score
                )
                line_right -= under + 10
        painter.setFont(text_font(15, 650, most=FIXED))
        painter.setPen(colour(ON_FELT))
        half = rect.height() / 2
        name = elided(person.name, painter, right - left)
        painter.drawText(
            QRectF(left, rect.y() + 6, right - left, half - 5), Align.AlignLeft | Align.AlignVCenter, name
        )
        if person.chip:
            line_right = self._tag(painter, line_right)
        if person.badge is not None:
            at = QPointF(line_right + 4, rect.center().y() + 11)
            line_right = paint_badge(painter, person.badge, at, 20) - 6
        painter.setFont(text_font(12.5, 600 if person.turn else 400, most=FIXED))
        painter.setPen(colour(GOLD if person.turn else ON_FELT_SOFT))
        line = elided(person.line, painter, line_right - left)
        if (person.chip or person.badge) and line != person.line:
            line = ""  # a part of it says nothing
        painter.drawText(
            QRectF(left, rect.center().y() - 1, line_right - left, half - 5),
            Align.AlignLeft | Align.AlignVCenter,
            line,
        )

    def _tally_plate(self, painter: QPainter) -> None:
        """A plate with a third line: the points as strokes, and how the deal goes."""
        self._ground(painter)
        rect, person = self.rect, self.person
        self._medal(painter, QPointF(rect.x() + 30, rect.center().y()), 20)
        left, right = rect.x() + 62, rect.right() - 16
        painter.setFont(display_font(26, most=FIXED))
        painter.setPen(colour(ON_FELT))
        number = QRectF(right - 44, rect.y() + 8, 44, 34)
        painter.drawText(number, Align.AlignRight | Align.AlignVCenter, person.score or str(person.tally))
        painter.setFont(text_font(15, 650, most=FIXED))
        name = elided(person.name, painter, number.x() - left)
        painter.drawText(
            QRectF(left, rect.y() + 6, number.x() - left, 22), Align.AlignLeft | Align.AlignVCenter, name
        )
        painter.setFont(text_font(12.5, 600 if person.turn else 400, most=FIXED))
        painter.setPen(colour(GOLD if person.turn else ON_FELT_SOFT))
        line = person.line if person.turn or not person.standing else person.standing
        painter.drawText(
            QRectF(left, rect.y() + 27, number.x() - left, 20),
            Align.AlignLeft | Align.AlignVCenter,
            elided(line, painter, number.x() - left),
        )
        strokes(painter, QPointF(left, rect.y() + 51), 14, person.tally, right - left, CHALK)

    def _tag(self, painter: QPainter, right: float) -> float:
        """The chip in the second line; returns the x where it begins."""
        painter.setFont(text_font(12, 650, most=FIXED))
        wide = QFontMetricsF(painter.font()).horizontalAdvance(self.person.chip) + 18
        box = QRectF(right - wide + 4, self.rect.center().y() + 1, wide, 20)
        painter.setPen(QPen(colour(HINT, 0.7), 1))
        painter.setBrush(colour(self.person.tone))
        painter.drawRoundedRect(box, 10, 10)
        painter.setPen(colour("#ffffff"))
        painter.drawText(box, Align.AlignCenter, self.person.chip)
        return box.x() - 6

    def _chip(self, painter: QPainter) -> None:
        self._ground(painter)
        rect, person = self.rect, self.person
        radius = rect.height() * 0.36
        self._medal(painter, QPointF(rect.x() + rect.height() / 2, rect.center().y()), radius)
        painter.setFont(text_font(12.5, 650, most=FIXED))
        painter.setPen(colour(GOLD if person.turn else ON_FELT))
        box = rect.adjusted(rect.height() + 2, 0, -8, 0)
        name_font = painter.font()
        if person.badge is not None:
            at = QPointF(box.right() + 3, rect.center().y())
            box.setRight(paint_badge(painter, person.badge, at, 16, short=True) - 3)
        elif person.held:
            held = str(person.held)
            painter.drawText(box, Align.AlignRight | Align.AlignVCenter, held)
            box.setRight(box.right() - QFontMetricsF(name_font).horizontalAdvance(held) - 5)
        painter.setFont(name_font)
        painter.setPen(colour(GOLD if person.turn else ON_FELT))
        painter.drawText(box, Align.AlignLeft | Align.AlignVCenter, elided(person.name, painter, box.width()))


class Tally(Piece):
    """Points as strokes with their figure, and how the deal goes, under a chip."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0
        self.standing = ""

    def tell(self, count: int, standing: str) -> None:
        """Show other points."""
        if (count, standing) != (self.count, self.standing):
            self.count, self.standing = count, standing
            self.update()

    def draw(self, painter: QPainter) -> None:
        top = QRectF(self.rect.x(), self.rect.y(), self.rect.width(), min(19.0, self.rect.height()))
        glass(painter, top, top.height() / 2, 0.72)
        painter.setFont(text_font(12.5, 700, most=FIXED))
        painter.setPen(colour(ON_FELT))
        painter.drawText(top.adjusted(0, 0, -8, 0), Align.AlignRight | Align.AlignVCenter, str(self.count))
        strokes(painter, QPointF(top.x() + 10, top.y() + 4), 11, self.count, top.width() - 40, CHALK)
        if self.standing and self.rect.height() > 36:
            under = self.rect.adjusted(2, 20, 0, 0)
            painter.setFont(text_font(12, 500, most=FIXED))
            painter.setPen(colour(ON_FELT_SOFT))
            painter.drawText(
                under, Align.AlignLeft | Align.AlignVCenter, elided(self.standing, painter, under.width())
            )


class Caption(Piece):
    """A dark chip with a few words under a pile, `tag` in a colour at its left."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(60)
        self.text = ""
        self.tag = ""
        self.tone = GOLD
        self.small = False

    def tell(
        self, text: str, centre: QPointF, small: bool, room: float, tag: str = "", tone: str = GOLD
    ) -> None:
        """Show words around a centre, inside a table so many pixels wide."""
        self.text, self.tag, self.tone, self.small = text, tag, tone, small
        metrics = QFontMetricsF(self._font())
        wide = metrics.horizontalAdvance(text) + 2 * self._padding()
        if tag:
            wide += metrics.horizontalAdvance(tag) + 18
        high = 18.0 if small else 22.0
        self.setVisible(bool(text))
        left = max(1.0, min(centre.x() - wide / 2, room - wide - 1))
        self.lie(QRectF(left, centre.y() - high / 2, wide, high))
        self.update()

    def _padding(self) -> float:
        return 5.0 if self.small else 10.0

    def _font(self) -> QFont:
        return text_font(12 if self.small else 12.5, 650, most=FIXED)

    def draw(self, painter: QPainter) -> None:
        radius = self.rect.height() / 2
        glass(painter, self.rect, radius, 0.80)
        painter.setFont(self._font())
        box = self.rect.adjusted(self._padding(), 0, -self._padding(), 0)
        if self.tag:
            wide = QFontMetricsF(painter.font()).horizontalAdvance(self.tag) + 18
            tag = QRectF(self.rect.x(), self.rect.y(), wide, self.rect.height())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(self.tone))
            painter.drawRoundedRect(tag, radius, radius)
            painter.setPen(colour("#ffffff"))
            painter.drawText(tag, Align.AlignCenter, self.tag)
            box.setLeft(tag.right() + 6)
        painter.setPen(colour(ON_FELT))
        painter.drawText(box, Align.AlignCenter, self.text)


class ScoreBox(Piece):
    """The two sides' scores in one box, for pairs."""

    def __init__(self) -> None:
        super().__init__()
        self.sides: list[tuple[str, str, str]] = []

    def tell(self, sides: list[tuple[str, str, str]]) -> None:
        """Show name, score and colour of each side."""
        if sides != self.sides:
            self.sides = sides
            self.update()

    def draw(self, painter: QPainter) -> None:
        glass(painter, self.rect, 14, 0.78)
        wide = self.rect.width() / max(1, len(self.sides))
        for place, (name, score, tone) in enumerate(self.sides):
            box = QRectF(self.rect.x() + place * wide, self.rect.y(), wide, self.rect.height())
            painter.setFont(text_font(12.5, 650, most=FIXED))
            tag_wide = QFontMetricsF(painter.font()).horizontalAdvance(name) + 22
            tag = QRectF(box.center().x() - tag_wide / 2, box.y() + 6, tag_wide, 20)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(tone))
            painter.drawRoundedRect(tag, 10, 10)
            painter.setPen(colour("#ffffff"))
            painter.drawText(tag, Align.AlignCenter, name)
            painter.setFont(display_font(21, most=FIXED))
            painter.setPen(colour(ON_FELT))
            painter.drawText(box.adjusted(0, 25, 0, -2), Align.AlignCenter, score)
            if place:
                painter.setPen(QPen(colour("#ffffff", 0.2), 1))
                painter.drawLine(box.topLeft() + QPointF(0, 10), box.bottomLeft() - QPointF(0, 10))


SMALLEST = 12.0  # no text of the prompt is set smaller


class Prompt(Piece):
    """The one voice of the table: what is wanted, or on paper why a card was refused."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(80)
        self.usual = 36.0  # the height of a single line
        self.html = ""
        self.paper = False
        self.pointer: float | None = None  # x of the card that is spoken of
        self.document = QTextDocument()
        self.document.setDocumentMargin(0)

    def tell(self, html: str, paper: bool = False, pointer: float | None = None) -> None:
        """Say something else; an empty text hides the prompt."""
        self.html, self.paper, self.pointer = html, paper, pointer

    def stand(self, zone: QRectF) -> None:
        """Stand in a zone of the table, which is as high as the text needs."""
        self.setVisible(bool(self.html))
        wide = min(self.document.idealWidth(), self.document.size().width()) + 2 * self._padding()
        high = max(zone.height(), self.document.size().height() + 8)  # more while cards are moving
        self.lie(QRectF(zone.center().x() - wide / 2, zone.bottom() - high, wide, high))
        self.update()

    def hold(self, name: str, picture: QPixmap) -> None:
        """Have a picture at hand that the text may show."""
        self.document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(name), picture)

    def needs(self, room: float) -> float:
        """How much higher than usual it must be for its text, `room` being the width there is."""
        self._set(room)
        return max(0.0, self.document.size().height() + 8 - self.usual)

    def _set(self, room: float) -> None:
        """Set the text: in one line if the table is wide enough for it, else smaller, else in two."""
        ink = "#26211d" if self.paper else ON_FELT
        large = self.usual >= 34
        size = 15.0 if large else 13.5
        most = LARGEST if large else FIXED  # a small table has no room for more
        room -= 2 * self._padding()
        while True:
            self.document.setDefaultFont(text_font(size, 500, most=most))
            self.document.setHtml(
                f'<div align="center" style="color:{ink};white-space:nowrap">{self.html}</div>'
            )
            self.document.setTextWidth(-1)
            if self.document.idealWidth() <= room or size <= SMALLEST:
                break
            size -= 0.5
        if self.document.idealWidth() > room:
            self.document.setHtml(f'<div align="center" style="color:{ink}">{self.html}</div>')
            self.document.setTextWidth(room)
            self.document.setTextWidth(self.document.idealWidth() + 1)
        else:
            self.document.setTextWidth(self.document.idealWidth() + 1)

    def _padding(self) -> float:
        return 18.0 if self.usual >= 34 else 12.0

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-4, -4, 4, 14)

    def draw(self, painter: QPainter) -> None:
        radius = min(self.rect.height() / 2, 18.0)
        if self.paper:
            self._paper(painter, radius)
        else:
            glass(painter, self.rect, radius, 0.66)
        painter.save()
        size = self.document.size()
        left = self.rect.center().x() - min(self.document.idealWidth(), size.width()) / 2
        painter.translate(left, self.rect.center().y() - size.height() / 2)
        self.document.drawContents(painter)
        painter.restore()

    def _paper(self, painter: QPainter, radius: float) -> None:
        path = QPainterPath()
        path.addRoundedRect(self.rect, radius, radius)
        if self.pointer is not None:
            x = min(max(self.pointer, self.rect.x() + radius + 10), self.rect.right() - radius - 10)
            tip = QPainterPath(QPointF(x - 9, self.rect.bottom() - 1))
            tip.lineTo(x, self.rect.bottom() + 9)
            tip.lineTo(x + 9, self.rect.bottom() - 1)
            path = path.united(tip)
        painter.setPen(QPen(colour("#26211d", 0.25), 1))
        painter.setBrush(colour(PAPER))
        painter.drawPath(path)

    def anchor_at(self, at: QPointF) -> str:
        """The link under a point of the table, if there is one."""
        if not self.isVisible() or not self.rect.contains(at):
            return ""
        size = self.document.size()
        left = self.rect.center().x() - min(self.document.idealWidth(), size.width()) / 2
        top = self.rect.center().y() - size.height() / 2
        return self.document.documentLayout().anchorAt(at - QPointF(left, top))


class FreePlace(Piece):
    """A dashed place where the picked card may be laid."""

    def __init__(self) -> None:
        super().__init__()
        self.text = ""

    def draw(self, painter: QPainter) -> None:
        pen = QPen(colour(GOLD), 2)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(colour(INK, 0.12))
        painter.drawRoundedRect(self.rect, 8, 8)
        painter.setFont(text_font(14, 650))
        painter.setPen(colour(GOLD))
        painter.drawText(self.rect, Align.AlignCenter, self.text)


class Flourish(Piece):
    """A word in large letters over the empty table."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(2000)
        self.text = ""
        self.setVisible(False)

    def draw(self, painter: QPainter) -> None:
        painter.setFont(display_font(40))
        painter.setPen(colour(CREAM))
        painter.drawText(self.rect, Align.AlignCenter, self.text)
