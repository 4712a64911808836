"""The window onto the table: it keeps the scene as large as itself."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QToolTip, QWidget

from tappeto.ui.table.frame import ROOMY
from tappeto.ui.table.scene import Table

AT_REST = 140  # ms after which a window that was resized counts as at rest


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
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(AT_REST)
        self._rest.timeout.connect(self.measure)
        self.name: Callable[[int], str] = str  # what a card is called

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay(moving=event.oldSize().isValid())
        self._rest.start()

    def measure(self) -> None:
        """Lay the table out for the size that the view has now."""
        self._lay(moving=False)

    def fit(self) -> None:
        """Lay it out for another size class; pictures wait while the window is being resized."""
        self._lay(moving=self._rest.isActive())

    def _lay(self, moving: bool) -> None:
        size = self.viewport().size()
        self.table.measure(self.kind, size.width(), size.height(), self.devicePixelRatioF(), moving)

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
