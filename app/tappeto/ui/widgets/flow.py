"""Layouts that wrap: a row that becomes several, and two things side by side or one under the other."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class _Bag(QLayout):
    """Keeps the items; what is made of it fills in `_arrange`."""

    def __init__(self, gap: int) -> None:
        super().__init__()
        self.gap = gap
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        edge = self._edge()
        return self._arrange(QRect(0, 0, width - edge.width(), 0), move=False) + edge.height()

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect.marginsRemoved(self.contentsMargins()), move=True)

    def minimumSize(self) -> QSize:
        width = max((item.minimumSize().width() for item in self._shown()), default=0)
        height = max((item.minimumSize().height() for item in self._shown()), default=0)
        return QSize(width, height) + self._edge()

    def _edge(self) -> QSize:
        """What the margins take."""
        margins = self.contentsMargins()
        return QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _arrange(self, rect: QRect, move: bool) -> int:
        raise NotImplementedError


class Flow(_Bag):
    """A row of things of their own size that goes on in the next line where the width ends."""

    def __init__(self, *widgets: QWidget, gap: int = 8, right: bool = False) -> None:
        super().__init__(gap)
        self.right = right
        for widget in widgets:
            self.addWidget(widget)

    def sizeHint(self) -> QSize:
        hints = [item.sizeHint() for item in self._shown()]
        width = sum(hint.width() for hint in hints) + self.gap * max(0, len(hints) - 1)
        return QSize(width, max((hint.height() for hint in hints), default=0)) + self._edge()

    def _arrange(self, rect: QRect, move: bool) -> int:
        line: list[QLayoutItem] = []
        y, used = rect.y(), 0
        for item in [*self._shown(), None]:
            hint = item.sizeHint() if item is not None else QSize()
            if line and (item is None or used + self.gap + hint.width() > rect.width()):
                y += self._line(line, QRect(rect.x(), y, rect.width(), 0), used, move) + self.gap
                line, used = [], 0
            if item is not None:
                used += hint.width() + (self.gap if line else 0)
                line.append(item)
        return max(0, y - self.gap - rect.y())

    def _line(self, line: list[QLayoutItem], rect: QRect, used: int, move: bool) -> int:
        high = max(item.sizeHint().height() for item in line)
        x = rect.x() + (max(0, rect.width() - used) if self.right else 0)
        for item in line:
            hint = item.sizeHint()
            width = min(hint.width(), rect.width())
            if move:
                item.setGeometry(
                    QRect(QPoint(x, rect.y() + (high - hint.height()) // 2), QSize(width, hint.height()))
                )
            x += width + self.gap
        return high


class Beside(_Bag):
    """Words at the left and a control at the right; the control goes under the words in a narrow place.

    `least` is the width that the words need beside the control.
    """

    def __init__(self, words: QWidget, control: QWidget, gap: int = 20, least: int = 240) -> None:
        super().__init__(gap)
        self.least = least
        self.addWidget(words)
        self.addWidget(control)

    def sizeHint(self) -> QSize:
        words, control = (item.sizeHint() for item in self._items)
        wide = words.width() + self.gap + control.width()
        return QSize(wide, max(words.height(), control.height())) + self._edge()

    def _arrange(self, rect: QRect, move: bool) -> int:
        words, control = self._items
        wanted = control.sizeHint()
        beside = rect.width() - wanted.width() - self.gap
        if beside >= min(self.least, words.sizeHint().width()):
            high = _height(words, beside)
            whole = max(high, wanted.height(), rect.height())
            if move:
                words.setGeometry(QRect(rect.x(), rect.y() + (whole - high) // 2, beside, high))
                left = rect.x() + rect.width() - wanted.width()
                top = rect.y() + (whole - wanted.height()) // 2
                control.setGeometry(QRect(QPoint(left, top), wanted))
            return whole
        high = _height(words, rect.width())
        width = min(wanted.width(), rect.width())
        under = _height(control, width)
        if move:
            words.setGeometry(QRect(rect.x(), rect.y(), rect.width(), high))
            control.setGeometry(QRect(rect.x(), rect.y() + high + 6, width, under))
        return high + 6 + under


def _height(item: QLayoutItem, width: int) -> int:
    return item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()
