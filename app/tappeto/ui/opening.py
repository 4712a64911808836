"""Files that the person opens from outside: by a double click, or on the command line."""

from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFileOpenEvent

from tappeto.library.share import SUFFIX
from tappeto.ui.window import Window


def matches_in(arguments: list[str]) -> list[Path]:
    """The files with matches among the words of a command line."""
    return [Path(word) for word in arguments if word.lower().endswith(SUFFIX)]


class Opener(QObject):
    """macOS names the file in an event instead of on the command line."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.window = window

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.window.take(Path(event.file()))
            return True
        return super().eventFilter(watched, event)
