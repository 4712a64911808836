"""Small pictures to choose from: felts, colours, backs."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from tappeto.ui.style import colour, text_font
from tappeto.ui.widgets.flow import Flow
from tappeto.ui.widgets.look import worn
from tappeto.ui.widgets.tile import Tile

Paint = Callable[[QPainter, QRectF], None]
EDGE, WORDS = 7, 20


@dataclass(frozen=True)
class Sample:
    """A value, what it is called, and how it is painted."""

    value: str
    words: str
    paint: Paint


class Swatch(Tile):
    """A picture with its name under it."""

    def __init__(self, sample: Sample, size: QSize) -> None:
        super().__init__(sample.words)
        self.sample = sample
        self.picture = size
        self.setToolTip(sample.words)

    def sizeHint(self) -> QSize:
        font = self.fontMetrics()
        words = font.horizontalAdvance(self.sample.words) + 16
        width = max(self.picture.width() + 2 * EDGE, words)
        return QSize(width, self.picture.height() + 2 * EDGE + WORDS)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = (self.width() - self.picture.width()) / 2
        box = QRectF(left, EDGE, self.picture.width(), self.picture.height())
        painter.save()
        self.sample.paint(painter, box)
        painter.restore()
        painter.setFont(text_font(12.5, 650 if self.isChecked() else 400))
        painter.setPen(colour(worn().ink if self.isChecked() else worn().muted))
        below = QRectF(0, box.bottom() + 2, self.width(), WORDS)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self.sample.words)
        painter.end()


class Swatches(QWidget):
    """One of several pictures is chosen; one stop of the Tab key, arrows inside."""

    chosen = Signal(object)

    def __init__(self, name: str, samples: Sequence[Sample], now: str, size: QSize) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.samples = list(samples)
        self.group = QButtonGroup(self)
        self.tiles: list[Swatch] = []
        row = Flow(gap=6)
        for number, sample in enumerate(samples):
            tile = Swatch(sample, size)
            tile.setFont(text_font(12.5, 650))
            self.group.addButton(tile, number)
            tile.setChecked(sample.value == now)
            self.tiles.append(tile)
            row.addWidget(tile)
        self.setLayout(row)
        self.group.idClicked.connect(lambda number: self.chosen.emit(self.samples[number].value))

    def redraw(self) -> None:
        """The pictures may have changed."""
        for tile in self.tiles:
            tile.update()
