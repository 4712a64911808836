"""A drop-down, for five choices or more, and for long words."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF, QWheelEvent
from PySide6.QtWidgets import QComboBox, QSizePolicy, QStyledItemDelegate

from tappeto.ui.style import colour, text_font
from tappeto.ui.widgets.look import worn

MOST = 12  # entries that are seen at a time


class Drop(QComboBox):
    """`chosen` tells the value; setting a value from outside is silent."""

    chosen = Signal(object)

    def __init__(self, name: str, values: Sequence[object], words: Sequence[str], now: object) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setFont(text_font(14, 600))
        self.values = list(values)
        self.addItems(list(words))
        # The list is as high as its entries, which look as the style sheet says.
        self.setItemDelegate(QStyledItemDelegate(self))
        self.setMaxVisibleItems(MOST)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.set(now)
        self.activated.connect(lambda number: self.chosen.emit(self.values[number]))

    def set(self, value: object) -> None:
        """Choose a value without telling."""
        if value in self.values:
            self.setCurrentIndex(self.values.index(value))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel scrolls the page, it does not change what was chosen."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour(worn().ink), 1.6))
        x, y = self.width() - 18.0, self.height() / 2
        painter.drawPolyline(
            QPolygonF([QPointF(x - 5, y - 2.5), QPointF(x, y + 2.5), QPointF(x + 5, y - 2.5)])
        )
        painter.end()
