"""Labels in the two families of type."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy

from tappeto.ui.style import display_font, text_font


class Wrapped(QLabel):
    """Text over several lines; it needs no more width than its longest word."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setWordWrap(True)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def minimumSizeHint(self) -> QSize:
        measure = self.fontMetrics()
        widest = max((measure.horizontalAdvance(word) for word in self.text().split()), default=0)
        return QSize(min(widest + 4, 300), measure.height())


def label(
    text: str, size: float = 14.5, weight: int = 400, *, muted: bool = False, wrap: bool = False
) -> QLabel:
    """Running text; `muted` is for what is said beside it."""
    made = Wrapped(text) if wrap else QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setFont(text_font(size, weight))
    if muted:
        made.setObjectName("muted")
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


def coloured(made: QLabel, tone: str) -> QLabel:
    """The same label in a colour of its own: good, bad, we, they, felt or soft."""
    made.setProperty("tone", tone)
    return made
