"""The course of a match: a line for each side, told apart by dashes and marks, not by colour alone."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from tappeto.i18n import N_, Phrase, say, tr
from tappeto.ui.speaking import announce
from tappeto.ui.style import Chrome, colour, text_font
from tappeto.ui.widgets.look import worn

DASHES = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine, Qt.PenStyle.DashDotLine)

GAP = 20  # from name to name


@dataclass(frozen=True)
class Line:
    """A side's totals: at the start, and after every deal."""

    name: str
    totals: tuple[int, ...]


class Chart(QWidget):
    """One focus stop; the arrows walk along the deals, each is spoken."""

    def __init__(self, lines: list[Line], target: int) -> None:
        super().__init__()
        self.lines = lines
        self.target = target
        self.deals = len(lines[0].totals) - 1
        self.at = self.deals
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("How it went"))
        self.setAccessibleDescription("; ".join(self.told(deal) for deal in range(1, self.deals + 1)))

    def told(self, deal: int) -> str:
        """How it stood after a deal, in words."""
        standing = ", ".join(f"{line.name} {line.totals[deal]}" for line in self.lines)
        return say(Phrase(N_("Deal {number}: {standing}"), {"number": deal, "standing": standing}))

    def sizeHint(self) -> QSize:
        return QSize(420, 284)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 200)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        if not step:
            super().keyPressEvent(event)
            return
        self.at = min(self.deals, max(0, self.at + step))
        announce(self, self.told(self.at))
        self.update()

    # --- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chrome = worn()
        plot = self._plot()
        self._axes(painter, plot, chrome)
        for number, line in enumerate(self.lines):
            self._line(painter, plot, number, line)
        self._names(painter, plot)
        if self.hasFocus():
            painter.setPen(QPen(colour(chrome.focus), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        painter.end()

    def _plot(self) -> QRectF:
        font = QFontMetricsF(text_font(15, 700))
        right = max(font.horizontalAdvance(f"{line.name} {line.totals[-1]}") for line in self.lines) + 24
        left = QFontMetricsF(text_font(12.5)).horizontalAdvance(str(self._top())) + 14
        return QRectF(self.rect()).adjusted(left, 22, -min(right, self.width() * 0.4), -30)

    def _top(self) -> int:
        most = max(self.target, *(max(line.totals) for line in self.lines))
        return most + 1

    def _point(self, plot: QRectF, deal: int, total: int) -> QPointF:
        low = min(0, *(min(line.totals) for line in self.lines))
        share = (total - low) / max(1, self._top() - low)
        return QPointF(
            plot.x() + plot.width() * deal / max(1, self.deals), plot.bottom() - plot.height() * share
        )

    def _axes(self, painter: QPainter, plot: QRectF, chrome: Chrome) -> None:
        painter.setFont(text_font(12.5))
        step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000) if self._top() / step <= 5)
        for value in range(0, self._top(), step):
            y = self._point(plot, 0, value).y()
            painter.setPen(QPen(colour(chrome.line), 1))
            painter.drawLine(QPointF(plot.x(), y), QPointF(plot.right(), y))
            painter.setPen(colour(chrome.muted))
            box = QRectF(0, y - 10, plot.x() - 8, 20)
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(value))
        if self.target:
            y = self._point(plot, 0, self.target).y()
            painter.setPen(QPen(colour(chrome.muted), 1.4, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(plot.x(), y), QPointF(plot.right(), y))
            text = say(Phrase(N_("match at {target}"), {"target": self.target}))
            painter.drawText(QRectF(plot.x() + 6, y - 20, plot.width(), 18), Qt.AlignmentFlag.AlignLeft, text)
        self._deals(painter, plot, chrome)

    def _deals(self, painter: QPainter, plot: QRectF, chrome: Chrome) -> None:
        painter.setPen(colour(chrome.muted))
        room = plot.width() / max(1, self.deals)
        every = max(1, round(28 / max(1.0, room) + 0.5))
        for deal in range(self.deals + 1):
            if deal % every == 0 or deal == self.deals:
                x = self._point(plot, deal, 0).x()
                box = QRectF(x - 30, plot.bottom() + 6, 60, 20)
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(deal))

    def _line(self, painter: QPainter, plot: QRectF, number: int, line: Line) -> None:
        tone = colour(self._tone(number))
        points = [self._point(plot, deal, total) for deal, total in enumerate(line.totals)]
        painter.setPen(QPen(tone, 2.4, DASHES[number % len(DASHES)]))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(points))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tone)
        for deal, point in enumerate(points):
            size = 6.5 if self.hasFocus() and deal == self.at else 4.5
            _mark(painter, number, point, size)

    def _tone(self, number: int) -> str:
        chrome = worn()
        return (chrome.we, chrome.they, chrome.good, chrome.muted)[number % 4]

    def _names(self, painter: QPainter, plot: QRectF) -> None:
        """Names at the ends of the lines, moved apart where the lines end close together."""
        painter.setFont(text_font(15, 700))
        ends = sorted(
            (self._point(plot, self.deals, line.totals[-1]).y(), number)
            for number, line in enumerate(self.lines)
        )
        places = apart([y for y, _ in ends], 11, self.height() - 11)
        for y, (_, number) in zip(places, ends, strict=True):
            line = self.lines[number]
            painter.setPen(colour(self._tone(number)))
            box = QRectF(plot.right() + 14, y - 11, self.width() - plot.right() - 14, 22)
            text = QFontMetricsF(painter.font()).elidedText(
                f"{line.name} {line.totals[-1]}", Qt.TextElideMode.ElideMiddle, box.width()
            )
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)


def apart(places: list[float], top: float, bottom: float) -> list[float]:
    """Heights of names, from the top down, moved so that none lies on another or outside."""
    found: list[float] = []
    for place in places:
        found.append(max(place, found[-1] + GAP if found else top))
    for at in reversed(range(len(found))):
        found[at] = min(found[at], found[at + 1] - GAP if at + 1 < len(found) else bottom)
    return found


def _mark(painter: QPainter, number: int, point: QPointF, size: float) -> None:
    """A disc, a square, a triangle or a rhomb."""
    if number % 4 == 0:
        painter.drawEllipse(point, size, size)
        return
    corners = {
        1: ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)),
        2: ((0.0, -1.2), (1.1, 0.8), (-1.1, 0.8)),
        3: ((0.0, -1.25), (1.25, 0.0), (0.0, 1.25), (-1.25, 0.0)),
    }[number % 4]
    painter.drawPolygon(QPolygonF([point + QPointF(x, y) * size for x, y in corners]))
