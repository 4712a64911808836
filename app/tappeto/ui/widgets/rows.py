"""Rows of a form: what it is, what it does, and the control at the right or under it."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from tappeto.ui.widgets.flow import Beside
from tappeto.ui.widgets.labels import hairline, label


class Said(QWidget):
    """A name, and a sentence under it."""

    def __init__(self, title: str, sentence: str) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        self.title = label(title, 15, 650, wrap=True)
        self.sentence = label(sentence, 13, muted=True, wrap=True)
        column.addWidget(self.title)
        column.addWidget(self.sentence)
        self.sentence.setVisible(bool(sentence))


class FormRow(QWidget):
    """One thing to choose; a hairline stands under it."""

    def __init__(self, title: str, sentence: str, control: QWidget) -> None:
        super().__init__()
        self.said = Said(title, sentence)
        self.control = control
        control.setAccessibleDescription(sentence)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 7, 0, 0)
        column.setSpacing(7)
        beside = Beside(self.said, control)
        column.addLayout(beside)
        column.addWidget(hairline())
