"""The window onto the table: it keeps the scene as large as itself."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from tappeto.ui.table.frame import ROOMY
from tappeto.ui.table.scene import Table


class TableView(QGraphicsView):
    """A raster view without scroll bars."""

    def __init__(self, table: Table, parent: QWidget | None = None) -> None:
        super().__init__(table, parent)
        self.table = table
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.kind = ROOMY

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.measure()

    def measure(self) -> None:
        """Lay the table out for the size that the view has now."""
        size = self.viewport().size()
        self.table.measure(self.kind, size.width(), size.height(), self.devicePixelRatioF())
