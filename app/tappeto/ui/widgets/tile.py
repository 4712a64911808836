"""A card of paper that can be chosen: a preset, a deck, a colour."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from tappeto.ui.style import colour
from tappeto.ui.widgets.labels import label
from tappeto.ui.widgets.look import worn

ROUND = 12


class Tile(QAbstractButton):
    """What stands on it is added to `inside`; the chosen one has a thick outline."""

    def __init__(self, name: str, *, edge: int = 12) -> None:
        super().__init__()
        self.setCheckable(True)
        self.setAccessibleName(name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.inside = QVBoxLayout(self)
        self.inside.setContentsMargins(edge + 2, edge, edge + 2, edge)
        self.inside.setSpacing(2)

    def put(self, widget: QWidget) -> QWidget:
        """Add something that leaves the mouse to the tile."""
        widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.inside.addWidget(widget)
        return widget

    def sizeHint(self) -> QSize:
        return self.inside.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chrome = worn()
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        chosen = self.isChecked()
        painter.setPen(QPen(colour(chrome.bad), 2.4) if chosen else QPen(colour(chrome.line), 1.4))
        painter.setBrush(colour(chrome.raised if chosen or self.underMouse() else chrome.surface))
        painter.drawRoundedRect(box, ROUND, ROUND)
        if self.hasFocus():
            painter.setPen(QPen(colour(chrome.focus), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(3.5, 3.5, -3.5, -3.5), ROUND - 3, ROUND - 3)
        painter.end()


class WordTile(Tile):
    """A title and a sentence."""

    def __init__(self, title: str, sentence: str) -> None:
        super().__init__(title)
        self.setAccessibleDescription(sentence)
        self.put(label(title, 15, 650, wrap=True))
        self.put(label(sentence, 13, muted=True, wrap=True))
        self.inside.addStretch(1)
