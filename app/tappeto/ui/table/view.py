"""The window onto the table: it keeps the scene as large as itself."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QToolTip, QWidget

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
        self.name: Callable[[int], str] = str  # what a card is called

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.measure()

    def measure(self) -> None:
        """Lay the table out for the size that the view has now."""
        size = self.viewport().size()
        self.table.measure(self.kind, size.width(), size.height(), self.devicePixelRatioF())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Over a card that may be played or taken the pointer is a hand."""
        super().mouseMoveEvent(event)
        item = self.table.card_at(self.mapToScene(event.position().toPoint()))
        offer = self.table.offered
        open_to = item is not None and item.card in offer.playable | offer.targets
        wanted = Qt.CursorShape.PointingHandCursor if open_to else Qt.CursorShape.ArrowCursor
        if self.viewport().cursor().shape() != wanted:
            self.viewport().setCursor(wanted)

    def viewportEvent(self, event: QEvent) -> bool:
        """A card whose face is seen tells its name."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            item = self.table.card_at(self.mapToScene(event.pos()))
            QToolTip.showText(event.globalPos(), self.name(item.card) if item is not None else "", self)
            return True
        return super().viewportEvent(event)
