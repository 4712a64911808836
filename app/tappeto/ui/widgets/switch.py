"""On or off."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from tappeto.ui.style import colour
from tappeto.ui.widgets.look import worn

WIDE, HIGH = 44, 24


class Switch(QAbstractButton):
    """A knob that lies left or right; on is filled, off is hollow."""

    def __init__(self, name: str, on: bool) -> None:
        super().__init__()
        self.setCheckable(True)
        self.setChecked(on)
        self.setAccessibleName(name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(WIDE + 8, 36)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chrome, on = worn(), self.isChecked()
        body = QRectF((self.width() - WIDE) / 2, (self.height() - HIGH) / 2, WIDE, HIGH)
        if self.hasFocus():
            painter.setPen(QPen(colour(chrome.focus), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(body.adjusted(-3, -3, 3, 3), 15, 15)
        painter.setPen(QPen(colour(chrome.good if on else chrome.muted), 1.4))
        painter.setBrush(colour(chrome.good if on else chrome.field))
        painter.drawRoundedRect(body.adjusted(1, 1, -1, -1), 11, 11)
        painter.setBrush(colour(chrome.bg if on and chrome.dark else "#ffffff"))
        painter.setPen(QPen(colour(chrome.muted), 1.2) if not on else Qt.PenStyle.NoPen)
        left = body.right() - HIGH + 3 if on else body.x() + 3
        painter.drawEllipse(QRectF(left, body.y() + 3, HIGH - 6, HIGH - 6))
        painter.end()
