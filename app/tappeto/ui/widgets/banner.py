"""A row that says what went wrong, what is safe and what to do; it lies on nothing."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tappeto.ui.widgets.buttons import Button
from tappeto.ui.widgets.flow import Beside, Flow
from tappeto.ui.widgets.labels import label


class Notice(QWidget):
    """A sentence with its buttons; it goes when one of them is pressed."""

    def __init__(self, text: str, *answers: tuple[str, Callable[[], object]]) -> None:
        super().__init__()
        self.setObjectName("banner")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.text = label(text, 14.5, 500, wrap=True)
        self.buttons = [Button(words, partial(self._answer, does)) for words, does in answers]
        side = QWidget()
        side.setLayout(Flow(*self.buttons, right=True))
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 5, 12, 5)
        inside = Beside(self.text, side, least=200)
        row.addLayout(inside, 1)

    def _answer(self, does: Callable[[], object]) -> None:
        self.hide()
        does()
