"""What stands in a scroll area: as high as its words need at the width they have."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget


class Content(QWidget):
    """A plain widget would be as high as its words were in the narrowest place."""

    def __init__(self, name: str = "scrolled") -> None:
        super().__init__()
        self.setObjectName(name)

    def minimumSizeHint(self) -> QSize:
        least, layout = super().minimumSizeHint(), self.layout()
        if layout is not None and layout.hasHeightForWidth():
            return QSize(least.width(), 0)
        return least
