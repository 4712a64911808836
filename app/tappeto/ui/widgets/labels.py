"""Labels in the two families of type."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy

from tappeto.ui.style import display_font, text_font


def label(
    text: str, size: float = 14.5, weight: int = 400, *, muted: bool = False, wrap: bool = False
) -> QLabel:
    """Running text; `muted` is for what is said beside it."""
    made = QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setFont(text_font(size, weight))
    made.setWordWrap(wrap)
    if muted:
        made.setObjectName("muted")
    if wrap:
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        made.setSizePolicy(policy)
    return made


def heading(text: str, size: float = 20, *, wrap: bool = False) -> QLabel:
    """A title, a name of the game, a total."""
    made = label(text, size, wrap=wrap)
    made.setFont(display_font(size))
    return made


def hairline() -> QFrame:
    """A thin line across."""
    line = QFrame()
    line.setObjectName("hairline")
    line.setFixedHeight(1)
    return line


def coloured(made: QLabel, role: str) -> QLabel:
    """The same label in a colour of its own: good or bad."""
    made.setProperty("tone", role)
    return made
