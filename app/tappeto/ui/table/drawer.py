"""The drawer at the right of the table: what was played, line by line."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from tappeto.i18n import tr
from tappeto.ui.icons import icon
from tappeto.ui.style import Chrome, display_font

WIDTH = 320


class Drawer(QWidget):
    """A log; it takes its room from the table."""

    closed = Signal()

    def __init__(self, chrome: Chrome) -> None:
        super().__init__()
        self.setObjectName("drawer")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 12, 12)
        head = QHBoxLayout()
        self.title = QLabel()
        self.title.setFont(display_font(21))
        self.button = QToolButton()
        self.button.setObjectName("tool")
        self.button.setIconSize(QSize(20, 20))
        self.button.clicked.connect(self.closed)
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.button)
        column.addLayout(head)
        self.lines = QListWidget()
        self.lines.setWordWrap(True)
        self.lines.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column.addWidget(self.lines)
        self.restyle(chrome)

    def restyle(self, chrome: Chrome) -> None:
        """Take over the colours of the theme."""
        self.button.setIcon(icon("close", chrome.ink))

    def tell(self, lines: list[str]) -> None:
        """Show these lines; the last one is where the deal stands."""
        self.title.setText(tr("Log"))
        self.button.setToolTip(tr("Close the log"))
        self.button.setAccessibleName(tr("Close the log"))
        self.lines.clear()
        for line in lines or [tr("The deal has just begun.")]:
            self.lines.addItem(QListWidgetItem(line))
        self.lines.setCurrentRow(self.lines.count() - 1)
        self.lines.scrollToBottom()
