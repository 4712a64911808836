"""Buttons of the pages: Enter presses them too, and their icons follow the theme."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from tappeto.ui.style import text_font
from tappeto.ui.widgets.look import worn
from tappeto.ui.widgets.signs import sign, sign_size

MAIN, GHOST, GOLD, GLASS = "main", "ghost", "gold", "glass"


class Button(QPushButton):
    """A button that says what it does; `kind` chooses its dress."""

    def __init__(
        self,
        text: str,
        does: Callable[[], object],
        kind: str = GHOST,
        sign: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self.setObjectName(kind)
        self.setFont(text_font(14.5, 600))
        self.sign = sign
        self.kind = kind
        self.clicked.connect(lambda: does())
        self._dress()

    def spell(self, words: str, shown: bool) -> None:
        """Show the words beside the icon, or the icon alone with its words as a tooltip."""
        self.setText(words if shown else "")
        self.setToolTip("" if shown else words)
        self.setAccessibleName(words)
        self.setProperty("bare", not shown)
        self.style().polish(self)
        self._dress()

    def _dress(self) -> None:
        if not self.sign:
            return
        chrome = worn()
        ink = {MAIN: chrome.on_accent, GOLD: "#26211d", GLASS: "#fff8e6"}.get(self.kind, chrome.ink)
        words = bool(self.text())
        self.setIcon(sign(self.sign, ink, self.devicePixelRatioF(), words=words))
        self.setIconSize(sign_size(words))

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
