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
NARROWEST = 260


class Drawer(QWidget):
    """A log; it takes its room from the table."""

    closed = Signal()
    asked = Signal(int)  # the number of a move

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
        self.lines.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.lines.setResizeMode(QListWidget.ResizeMode.Adjust)  # lines wrap anew at another width
        self.lines.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.lines.itemClicked.connect(lambda _: self._clicked())
        column.addWidget(self.lines)
        self.foot = QLabel()
        self.foot.setObjectName("muted")
        self.foot.setWordWrap(True)
        column.addWidget(self.foot)
        self.restyle(chrome)

    def restyle(self, chrome: Chrome) -> None:
        """Take over the colours of the theme."""
        self.button.setIcon(icon("close", chrome.ink))

    def _clicked(self) -> None:
        """The first line says who deals; the others are moves."""
        self.asked.emit(self.lines.currentRow() - 1)

    def answer(self, text: str) -> None:
        """Show why a card was played."""
        self.foot.setText(text)

    def tell(self, lines: list[str], over: bool) -> None:
        """Show these lines, down to where the deal stands; once it is over they may be asked about."""
        self.foot.setText(tr("Click a card of the others to ask why it was played.") if over else "")
        self.title.setText(tr("Log"))
        self.button.setToolTip(tr("Close the log"))
        self.button.setAccessibleName(tr("Close the log"))
        self.lines.clear()
        for line in lines or [tr("The deal has just begun.")]:
            self.lines.addItem(QListWidgetItem(line))
        self.lines.setCurrentRow(self.lines.count() - 1)
        self.lines.scrollToBottom()
