"""One card on the table: a picture, its shadow, and the state that is drawn around it."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tappeto.ui.decks.faces import Faces, shadow_margin
from tappeto.ui.style import CREAM, GOLD, HINT, colour, text_font
from tappeto.ui.table.spots import Spot

# How strongly a dimmed card sinks into the felt.
HAND_VEIL, TABLE_VEIL = 0.52, 0.34


@dataclass(frozen=True)
class State:
    """How a card is shown; each part differs in shape, not only in colour."""

    legal: bool = False
    picked: bool = False
    veil: float = 0.0
    hint: bool = False
    focus: bool = False
    badges: tuple[int, ...] = ()


REST = State()


class CardItem(QGraphicsItem):
    """A card in scene coordinates: its position is its centre."""

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card = card
        self.faces: Faces | None = None
        self.dpr = 1.0
        self.height = 100.0
        self.drawn = 100.0  # the height of its pictures: on the way they are stretched, not drawn anew
        self.open = False
        self.flip = 1.0  # width of the picture while it turns over
        self.raised = False
        self.shaded = True
        self.turns = 0  # quarter turns of a tile that is drawn turned
        self.state = REST
        self.felt_edge = "#1a4632"

    def place(self, spot: Spot, lift: float = 0.0, keep: bool = False) -> None:
        """Lie at a spot, on whole pixels so that the picture stays sharp.

        `keep` stretches the picture that there is instead of having another one drawn.
        """
        assert self.faces is not None
        width = spot.height * self.faces.ratio
        x, y = self._whole(spot.x), self._whole(spot.y - lift)
        if not keep:
            self.drawn = spot.height
        self._turn(spot.turns)
        self.show_at(QPointF(x + width / 2, y + spot.height / 2), spot.height, 90.0 if spot.turned else 0.0)
        self.open = spot.open
        self.flip = 1.0
        self.raised = lift > 0
        self.shaded = spot.shaded
        self.setZValue(spot.z)
        self.setVisible(spot.shown)

    def _turn(self, turns: int) -> None:
        if turns != self.turns:
            self.prepareGeometryChange()
            self.turns = turns

    def fly_at(self, centre: QPointF, height: float, angle: float, turns: int) -> None:
        """Be somewhere on the way, turned by an angle beside the turns that its picture has."""
        self._turn(turns)
        self.show_at(centre, height, angle)

    def _whole(self, x: float) -> float:
        return round(x * self.dpr) / self.dpr

    def show_at(self, centre: QPointF, height: float, angle: float) -> None:
        """Be somewhere on the way."""
        if height != self.height:
            self.prepareGeometryChange()
            self.height = height
        self.setPos(centre)
        self.setRotation(angle)
        self.update()

    def set_state(self, state: State) -> None:
        """Show another state."""
        if state != self.state:
            self.state = state
            self.update()

    def body(self) -> QRectF:
        """The card itself, around the origin."""
        assert self.faces is not None
        width, high = self.height * self.faces.ratio, self.height
        if self.turns % 2:
            width, high = high, width
        return QRectF(-width / 2, -high / 2, width, high)

    def boundingRect(self) -> QRectF:
        margin = shadow_margin(self.height)
        return self.body().adjusted(-margin, -margin, margin, margin)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        assert self.faces is not None
        body = self.body()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # Pictures of the right size are copied, which is many times faster than stretching them.
        stretched = self.flip < 1.0 or abs(self.height - self.drawn) > 0.5
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, stretched)
        if self.flip < 1.0:
            painter.scale(max(self.flip, 0.01), 1.0)
        if self.shaded:
            margin = shadow_margin(self.height)
            shadow = self.faces.shadow(
                self.raised or self.state.picked, self.drawn, self.dpr, self.turns % 2 == 1
            )
            _put(painter, shadow, body.adjusted(-margin, -margin, margin, margin), stretched)
        if self.open:
            picture = self.faces.face(self.card, self.drawn, self.dpr, self.turns)
        else:
            picture = self.faces.reverse(self.drawn, self.dpr)
        _put(painter, picture, body, stretched)
        self._decorate(painter, body)

    def _decorate(self, painter: QPainter, body: QRectF) -> None:
        state, thick = self.state, max(2.0, 0.016 * self.height)
        assert self.faces is not None
        radius = max(1.0, self.faces.round * self.height)
        if state.veil:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(self.felt_edge, state.veil))
            painter.drawRoundedRect(body, radius, radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if state.picked:
            _ring(painter, body, thick * 2.1, radius, QPen(colour("#3a2a06", 0.75), thick * 0.8))
            _ring(painter, body, thick * 1.1, radius, QPen(colour(GOLD), thick * 1.9))
        elif state.hint:
            pen = QPen(colour(HINT), thick * 1.4)
            pen.setDashPattern([3, 2])
            _ring(painter, body, thick, radius, pen)
        elif state.legal:
            _ring(painter, body, thick * 0.9, radius, QPen(colour(CREAM), thick))
        if state.focus:
            _ring(painter, body, -thick * 1.7, radius, QPen(colour("#12263f"), thick * 2.6))
            _ring(painter, body, -thick * 1.4, radius, QPen(colour("#ffffff"), thick * 1.2))
        for place, number in enumerate(state.badges):
            self._badge(painter, body, number, place - (len(state.badges) - 1) / 2)

    def _badge(self, painter: QPainter, body: QRectF, number: int, place: float) -> None:
        radius = max(9.0, self.height * 0.062)
        centre = QPointF(body.center().x() + place * radius * 2.1, body.top() + radius * 0.25)
        painter.setPen(QPen(colour("#3a2a06", 0.8), max(1.0, radius * 0.14)))
        painter.setBrush(QBrush(colour(GOLD)))
        painter.drawEllipse(centre, radius, radius)
        font = text_font(12, 700)
        font.setPixelSize(max(9, round(radius * 1.3)))
        painter.setFont(font)
        painter.setPen(colour("#26211d"))
        rect = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(number))


def _put(painter: QPainter, pixmap: QPixmap, rect: QRectF, stretched: bool) -> None:
    """Draw a picture into a rectangle, or at its corner if it fits already."""
    if stretched:
        painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))
    else:
        painter.drawPixmap(rect.topLeft(), pixmap)


def _ring(painter: QPainter, body: QRectF, out: float, radius: float, pen: QPen) -> None:
    """A rounded outline that lies `out` pixels outside the card."""
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    rounder = max(1.0, radius + out)
    painter.drawRoundedRect(body.adjusted(-out, -out, out, out), rounder, rounder)
