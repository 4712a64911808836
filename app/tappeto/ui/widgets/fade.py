"""The page that was left, fading away over the one that came."""

from PySide6.QtCore import QEasingCurve, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

FADE = 120  # ms at the normal pace


class Fade(QWidget):
    """A picture of the old page over the new one, which takes every click from the start."""

    def __init__(self, over: QWidget, picture: QPixmap, factor: float) -> None:
        super().__init__(over)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setGeometry(over.rect())
        self._over = over
        self._picture = picture
        self._run = QVariantAnimation(self)
        self._run.setStartValue(1.0)
        self._run.setEndValue(0.0)
        self._run.setDuration(round(FADE * factor))
        self._run.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._run.valueChanged.connect(self.update)
        self._run.finished.connect(self.deleteLater)
        self.show()
        self.raise_()
        self._run.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._over.size() != self.size():
            return  # drawn for another size, it would no longer lie on what it shows
        painter = QPainter(self)
        painter.setOpacity(self._run.currentValue())
        painter.drawPixmap(0, 0, self._picture)
        painter.end()
