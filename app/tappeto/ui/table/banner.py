"""A row under the bar that says what went wrong, what is safe, and what to do."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

HEIGHT = 44


class Banner(QWidget):
    """It takes its room from the table and never lies on it."""

    pressed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("banner")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 4, 12, 4)
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.button = QPushButton()
        self.button.clicked.connect(self.pressed)
        row.addWidget(self.text, 1)
        row.addWidget(self.button)
        self.setMinimumHeight(HEIGHT)
        self.hide()

    def tell(self, text: str, button: str) -> None:
        """Show a text; an empty button is left out."""
        self.text.setText(text)
        self.button.setText(button)
        self.button.setVisible(bool(button))
        self.show()
