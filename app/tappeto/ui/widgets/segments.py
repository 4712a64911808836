"""Two to four choices side by side, one of them chosen; one stop of the Tab key, arrows inside."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QPushButton

from tappeto.ui.style import text_font
from tappeto.ui.widgets.flow import Flow


class Segments(QFrame):
    """`chosen` tells the value; setting a value from outside is silent."""

    chosen = Signal(object)

    def __init__(self, name: str, values: Sequence[object], words: Sequence[str], now: object) -> None:
        super().__init__()
        self.setObjectName("segments")
        self.setAccessibleName(name)
        self.values = list(values)
        self.buttons: list[QPushButton] = []
        self.group = QButtonGroup(self)
        row = Flow(gap=2)
        row.setContentsMargins(3, 3, 3, 3)
        for number, text in enumerate(words):
            button = QPushButton(text)
            button.setObjectName("segment")
            button.setCheckable(True)
            button.setFont(text_font(14, 600))
            button.setAccessibleName(f"{name}: {text}")
            self.group.addButton(button, number)
            self.buttons.append(button)
            row.addWidget(button)
        self.setLayout(row)
        self.set(now)
        self.group.idClicked.connect(lambda number: self.chosen.emit(self.values[number]))

    def set(self, value: object) -> None:
        """Choose a value without telling; one that is not among them leaves none chosen."""
        self.group.setExclusive(False)
        for own, button in zip(self.values, self.buttons, strict=True):
            button.setChecked(own == value)
        self.group.setExclusive(True)

    def bar(self, values: Sequence[object]) -> None:
        """Take some values away for now; they are not shown."""
        for value, button in zip(self.values, self.buttons, strict=True):
            button.setVisible(value not in values)
