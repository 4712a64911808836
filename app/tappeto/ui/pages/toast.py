"""A dark pill over a page that says what was done, and goes by itself."""

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from tappeto.ui.widgets.labels import label

LASTS = 8000  # ms, long enough to read and to undo
EDGE = 12


class Toast(QWidget):
    """It lies in the middle of the head, or at the lower edge of a small page."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.page = page
        self.setObjectName("toast")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 4, 6, 4)
        self.text = label("", 14.5, 600, wrap=True)
        self.text.setObjectName("toastText")
        self.button = QToolButton()
        self.button.setObjectName("toastButton")
        self.button.clicked.connect(self._press)
        row.addWidget(self.text, 1)
        row.addWidget(self.button)
        self.does: Callable[[], object] | None = None
        self.clock = QTimer(self)
        self.clock.setSingleShot(True)
        self.clock.setInterval(LASTS)
        self.clock.timeout.connect(self.hide)
        self.hide()

    def tell(self, text: str, button: str, does: Callable[[], object] | None) -> None:
        """Show a text, with a button if there is something to do."""
        self.text.setText(text)
        self.button.setText(button)
        self.button.setVisible(bool(button))
        self.does = does
        self.show()
        self.raise_()
        self.clock.start()

    def lie(self, head: int, foot: int) -> None:
        """Take its place: in a head of this height, or above a foot if the head is too narrow."""
        words = self.text.fontMetrics().horizontalAdvance(self.text.text()) + 8
        beside = self.button.sizeHint().width() + 8 if self.button.text() else 0
        width = min(words + beside + 30, self.page.width() - 2 * EDGE)
        self.layout().activate()  # type: ignore[union-attr]
        height = max(36, self.layout().heightForWidth(width))  # type: ignore[union-attr]
        inside = height <= head and width < self.page.width() * 0.5
        top = (head - height) // 2 if inside else self.page.height() - foot - height - EDGE
        self.setGeometry((self.page.width() - width) // 2, top, width, height)

    def _press(self) -> None:
        self.hide()
        if self.does is not None:
            self.does()
