"""A flat button with an icon, in the head of a page."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QToolButton

from tappeto.ui.widgets.look import worn
from tappeto.ui.widgets.signs import sign, sign_size


class Tool(QToolButton):
    """Shows its icon; its words are its tooltip, and stand beside it where there is room."""

    def __init__(self, sign: str, words: str, does: Callable[[], object]) -> None:
        super().__init__()
        self.setObjectName("tool")
        self.setAutoRaise(True)
        self.sign = sign
        self.large = True
        self.setText(words)
        self.setToolTip(words)
        self.setAccessibleName(words)
        self.setMinimumSize(36, 32)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(lambda: does())
        self._dress()

    def spell(self, words: bool) -> None:
        """Show the words beside the icon, or not."""
        beside = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        self.setToolButtonStyle(beside if words else Qt.ToolButtonStyle.ToolButtonIconOnly)
        self._dress()

    def enlarge(self, large: bool) -> None:
        """Let the icon grow with the text, or not where there is no room."""
        if large != self.large:
            self.large = large
            self._dress()

    def _dress(self) -> None:
        words = self.toolButtonStyle() != Qt.ToolButtonStyle.ToolButtonIconOnly
        self.setIcon(sign(self.sign, worn().ink, self.devicePixelRatioF(), words=words))
        self.setIconSize(sign_size(words, self.large))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.StyleChange:
            self._dress()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
            return
        super().keyPressEvent(event)
