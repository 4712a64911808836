"""The table as a scene: it shows cards and tells what was clicked; it decides nothing."""

from collections.abc import Callable
from itertools import chain

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsSceneMouseEvent

from tappeto.controller.pace import Pace
from tappeto.controller.picking import Offer
from tappeto.core.cards import Card
from tappeto.games.api import NOBODY, Event, Zone
from tappeto.ui.decks.faces import Faces
from tappeto.ui.style import FELTS, Felt
from tappeto.ui.table.card import CardItem
from tappeto.ui.table.ends import LinePlace
from tappeto.ui.table.felt import INLAY_ROOMY, INLAY_TINY, felt_pixmap
from tappeto.ui.table.frame import ROOMY, Frame, Zones
from tappeto.ui.table.layout import area_frame, zones_for
from tappeto.ui.table.lies import Lies
from tappeto.ui.table.lights import lights
from tappeto.ui.table.motion import RELAY, SHAKE, Curve, Flight, Show, Step
from tappeto.ui.table.plot import Plot
from tappeto.ui.table.spots import Place, Spot

PERSON = 0
HOVER = 600  # ms over a refused card before it says why


class Table(QGraphicsScene):
    """Cards by zone at a size; `settle` is the truth, `act` the way there."""

    clicked = Signal(int)  # a card
    dropped = Signal(int, int)  # a card, and the card it was dropped on or NOBODY
    hovered = Signal(int)  # over a card that may not be played
    touched = Signal(QPointF)  # anything else
    dragged = Signal(int)  # a card that the pointer takes along
    laid = Signal(int, object)  # a card, and the LinePlace that it was dropped at
    moved = Signal()  # cards lie elsewhere: captions follow
    said = Signal(str)  # a word that a seat says
    revealed = Signal(object)  # an Event: a seat shows cards

    def __init__(self, shape: str, seats: int, faces: Faces, pace: Pace) -> None:
        super().__init__()
        # Forty items, most of them moving: a list is faster than a tree that is kept in order.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.shape = shape
        self.seats = seats
        self.faces = faces
        self.pace = pace
        self.felt: Felt = FELTS["green"]
        self.card_scale = 1.0
        self.dpr = 1.0
        self.kind = ROOMY
        self.talk = 0.0
        self.moving = False
        self.items_by_card: dict[Card, CardItem] = {}
        self.lies = Lies()
        self.offered = Offer()
        self.hint: frozenset[Card] = frozenset()
        self.focus: Card = NOBODY
        self.places: list[LinePlace] = []  # where the card that is held may be dropped
        self.show_run: Show | None = None
        self.relay: Show | None = None
        self.frame: Frame
        self.zones: Zones
        self.place: Place
        self.setSceneRect(0, 0, 1280, 752)
        self._divide()
        self._cloth: QPixmap | None = None
        self._press: tuple[CardItem, QPointF] | None = None
        self._dragging = False
        self._hover = QTimer(self)
        self._hover.setSingleShot(True)
        self._hover.setInterval(HOVER)
        self._hover.timeout.connect(self._hover_over)
        self._hover_card: Card = NOBODY
        self._warm = QTimer(self)
        self._warm.setInterval(0)
        self._warm.timeout.connect(self._warm_one)
        self._cold: list[tuple[Card, float]] = []

    # --- size and look

    def measure(self, kind: str, width: float, height: float, dpr: float, moving: bool = False) -> None:
        """Lay the table out anew for an area of this size, in a window of a size class.

        While the window is `moving` its pictures are stretched; they are drawn anew at rest.
        """
        self.finish()
        self.moving = moving
        self.dpr = dpr
        self.kind = kind
        self.setSceneRect(0, 0, width, height)
        self._divide()
        self._cloth = None
        self._lay()
        self.moved.emit()
        self.update()

    def wear(self, faces: Faces) -> None:
        """Show another deck at once, also in the middle of a move."""
        self.finish()
        self.faces = faces
        for item in self.items_by_card.values():
            item.prepareGeometryChange()
            item.faces = faces
        self._divide()
        self._lay()
        self.moved.emit()
        self.update()

    def _divide(self) -> None:
        """Find the zones for the size, the deck and the card size."""
        area = self.sceneRect()
        self.frame = area_frame(
            self.shape,
            self.kind,
            area.width(),
            area.height(),
            self.faces.ratio,
            self.card_scale,
            self.talk,
        )
        self.zones = zones_for(self.shape, self.seats, self.frame)
        self.place = Place(self.frame, self.zones)

    def give_room(self, talk: float) -> None:
        """Give the prompt so many pixels more than usual; the table is laid out around it.

        While cards are moving they keep their places, and the prompt stands over the felt.
        """
        if talk == self.talk or self.busy:
            return
        self.talk = talk
        self._divide()
        self._lay()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        if self._cloth is None:
            inlay = INLAY_TINY if self.frame.tiny else INLAY_ROOMY
            self._cloth = felt_pixmap(self.sceneRect().size(), self.dpr, self.felt, inlay)
        painter.drawPixmap(QPointF(0, 0), self._cloth)

    def recloth(self, felt: Felt) -> None:
        """Lay another cloth."""
        self.felt = felt
        self._cloth = None
        for item in self.items_by_card.values():
            item.felt_edge = felt.edge
        self.update()

    # --- what the director asks for

    def settle(self, layout: list[tuple[Zone, list[Card]]]) -> None:
        """Show the truth. Cards that lie a little elsewhere glide there; the rest is simply there."""
        self._drop_shows()
        if not any(
            card in self.lies.own for zone, cards in layout if zone.key() == "hand0" for card in cards
        ):
            self.lies.own = []
        before = self.lies.spots(self.place, PERSON)
        self.lies.settle(layout)
        after = self.lies.spots(self.place, PERSON)
        for card in self.items_by_card:
            if card not in after:
                self.items_by_card[card].setVisible(False)
        self._lay()
        self._glide(before, after)
        self._warm_up()
        self.moved.emit()

    def act(self, events: list[Event], then: Callable[[], None]) -> None:
        """Show events one after another, then call back."""
        self.finish()
        self.offer(Offer())
        if not self.pace.factor:
            for event in events:
                self.lies.apply(event)
                if event.word:
                    self.said.emit(event.word)
                elif event.source is event.target:
                    self.revealed.emit(event)
            self._lay()
            self.moved.emit()
            then()
            return
        plot = Plot(self.lies, self.place, PERSON, self.item, self.said.emit, self.revealed.emit)
        steps = plot.follow(events)
        for event in events:
            self.lies.apply(event)

        def done() -> None:
            self.show_run = None
            self.moved.emit()
            then()

        self._warm.stop()
        for step in steps:
            for flight in step.flights:
                self._draw_ahead(flight)
        self.show_run = Show(steps, self.pace.factor, self.pace.still, done)
        self.show_run.run()

    def _draw_ahead(self, flight: Flight) -> None:
        """Draw what a flight will show before it starts."""
        height = flight.end.height
        if flight.start.open or flight.end.open:
            self.faces.face(flight.item.card, height, self.dpr)
        if not (flight.start.open and flight.end.open):
            self.faces.reverse(height, self.dpr)

    def heed(self, notes: dict[Card, str]) -> None:
        """The notes beside moves are the turns that a line of tiles takes."""
        self.lies.bends = notes

    def finish(self) -> None:
        """Run whatever moves to its end."""
        for run in (self.show_run, self.relay):
            if run is not None:
                run.finish()
        self.relay = None

    @property
    def busy(self) -> bool:
        """Whether a move is being shown."""
        return self.show_run is not None

    def offer(self, offer: Offer) -> None:
        """Light up what the person may do."""
        self.offered = offer
        spare = offer.lay and len(offer.choices) > 1
        if spare != self.lies.spare:
            self.lies.spare = spare
            if not self.busy:
                self._lay()
        self.light()

    # --- lighting

    def light(self) -> None:
        """Give every card the state that the offer, the hint and the focus ask for."""
        states, lifted = lights(self.lies, self.offered, self.hint, self.focus)
        spots = self.lies.spots(self.place, PERSON)
        for card, item in self.items_by_card.items():
            item.set_state(states[card])
            if self.busy or card not in spots:
                continue
            if card in self.lies.lying("hand0"):
                item.place(spots[card], self.frame.lift if card in lifted else 0.0, self.moving)

    def advise(self, cards: frozenset[Card]) -> None:
        """Ring the cards of a hint; none takes it away."""
        self.hint = cards
        self.light()

    def set_focus(self, card: Card) -> None:
        """Ring the card that the keyboard is on; NOBODY for none."""
        self.focus = card
        self.light()

    def shake(self, card: Card) -> None:
        """A refused card moves a little to both sides."""
        if not self.pace.factor or self.pace.still or self.busy or card not in self.items_by_card:
            return
        spot = self.lies.spots(self.place, PERSON).get(card)
        if spot is None or card not in self.lies.lying("hand0"):
            return
        item = self.items_by_card[card]
        left = Spot(spot.x - 4, spot.y, spot.height, spot.z)
        right = Spot(spot.x + 4, spot.y, spot.height, spot.z)
        quarter = SHAKE // 4
        steps = [
            Step([Flight(item, spot, left, quarter, curve=Curve.InOutSine)]),
            Step([Flight(item, left, right, quarter * 2, curve=Curve.InOutSine)]),
            Step([Flight(item, right, spot, quarter, curve=Curve.InOutSine)]),
        ]
        self._start_relay(Show(steps, self.pace.factor, False, self.light))

    # --- laying cards

    def item(self, card: Card) -> CardItem:
        """The item of a card, made when it is first needed."""
        if card not in self.items_by_card:
            item = CardItem(int(card))
            item.faces = self.faces
            item.felt_edge = self.felt.edge
            item.setVisible(False)
            self.items_by_card[card] = item
            self.addItem(item)
        return self.items_by_card[card]

    def _lay(self) -> None:
        for card, spot in self.lies.spots(self.place, PERSON).items():
            item = self.item(card)
            item.dpr = self.dpr
            item.place(spot, keep=self.moving and item.isVisible())
        self.light()

    def _warm_up(self) -> None:
        """Have pictures drawn ahead while nothing else happens, so that no move has to wait for one."""
        heights = {round(self.frame.card, 1), round(self.place.middle(), 1)}
        wanted = [(card, height) for height in heights for card in sorted(self.items_by_card)]
        self._cold = [
            (card, height) for card, height in wanted if not self.faces.drawn(card, height, self.dpr)
        ]
        if self._cold:
            self._warm.start()

    def _warm_one(self) -> None:
        if not self._cold:
            self._warm.stop()
        else:
            card, height = self._cold.pop()
            self.faces.face(card, height, self.dpr)

    def _glide(self, before: dict[Card, Spot], after: dict[Card, Spot]) -> None:
        """Let hand and table cards close up where others have left."""
        if not self.pace.factor or self.pace.still:
            return
        own = {*self.lies.lying("hand0"), *self.lies.lying("table"), *chain.from_iterable(self.lies.tiles())}
        flights = [
            Flight(self.item(card), before[card], after[card], RELAY)
            for card in own
            if card in before and _near(before[card], after[card])
        ]
        if flights:
            self._start_relay(Show([Step(flights)], self.pace.factor, False, self.light))

    def _start_relay(self, show: Show) -> None:
        if self.relay is not None:
            self.relay.drop()
        self.relay = show
        show.run()

    def _drop_shows(self) -> None:
        for run in (self.show_run, self.relay):
            if run is not None:
                run.drop()
        self.show_run = None
        self.relay = None

    # --- the pointer

    def card_at(self, at: QPointF) -> CardItem | None:
        """The uppermost card at a point, if the person may point at it (own hand, table)."""
        for item in self.items(at):
            if isinstance(item, CardItem) and item.isVisible():
                zone = self.zone_of(item.card)
                return item if zone in ("hand0", "table") and _inside(item, at) else None
        return None

    def zone_of(self, card: Card) -> str:
        """The zone that a card lies in, as text; empty if it is nowhere."""
        for key, cards in self.lies.cards.items():
            if card in cards:
                return key
        return ""

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._hover.stop()
        if self.busy:
            self.finish()
            self._press = None
            return
        if self.relay is not None:
            self.finish()
        item = self.card_at(event.scenePos())
        self._press = (item, event.scenePos()) if item is not None else None
        self._dragging = False
        if item is None:
            self.touched.emit(event.scenePos())

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Two quick clicks are two clicks."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._press is None:
            self._watch_hover(event.scenePos())
            return
        item, start = self._press
        if item.card not in self.lies.lying("hand0"):
            return
        away = event.scenePos() - start
        if not self._dragging and away.manhattanLength() < QApplication.startDragDistance():
            return
        if not self._dragging:
            self._dragging = True
            self.dragged.emit(int(item.card))
        spot = self.lies.spots(self.place, PERSON)[item.card]
        centre = QPointF(spot.x + spot.height * self.faces.ratio / 2, spot.y + spot.height / 2)
        item.raised = True
        item.setZValue(900)
        item.show_at(centre + away, spot.height, 0)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._press is None or event.button() != Qt.MouseButton.LeftButton:
            return
        item, _ = self._press
        self._press = None
        if not self._dragging:
            self.clicked.emit(item.card)
            return
        self._dragging = False
        place = next((one for one in self.places if one.rect.contains(event.scenePos())), None)
        if place is not None:
            self.light()
            self.laid.emit(int(item.card), place)
            return
        self.dragged.emit(int(NOBODY))
        target = self._under(event.scenePos(), item)
        in_hand = self.zones["hand0"]
        self.light()
        if target == NOBODY and event.scenePos().y() > in_hand.y:
            self._put(item.card, event.scenePos().x())
            return
        self.dropped.emit(item.card, target)

    def _put(self, card: Card, x: float) -> None:
        """A card was let go over the hand: it stands where it was let go."""
        spots = self.lies.spots(self.place, PERSON)
        others = [other for other in self.lies.lying("hand0") if other != card]
        half = self.frame.card_width / 2
        place = sum(spots[other].x + half < x for other in others)
        before = self.lies.lying("hand0").index(card)
        if place != before:
            self.lies.put(card, place)
        self._lay()

    def arrange_by(self, order: Callable[[Card], int]) -> None:
        """Cards in hands stand in this order from now on."""
        self.lies.order = order

    def _under(self, at: QPointF, dragged: CardItem) -> Card:
        """The table card under the pointer, or the one that the dragged card covers most."""
        best, most = NOBODY, 0.0
        body = dragged.sceneBoundingRect()
        for card in self.lies.lying("table"):
            item = self.items_by_card[card]
            if _inside(item, at):
                return card
            common = item.mapRectToScene(item.body()).intersected(body)
            area = common.width() * common.height()
            if area > most:
                best, most = card, area
        return best if most > 0.25 * body.width() * body.height() * 0.5 else NOBODY

    def _watch_hover(self, at: QPointF) -> None:
        item = self.card_at(at)
        card = item.card if item is not None and item.state.veil else NOBODY
        if card != self._hover_card:
            self._hover_card = card
            self._hover.stop()
            if card != NOBODY:
                self._hover.start()

    def _hover_over(self) -> None:
        if self._hover_card != NOBODY and not self.busy:
            self.hovered.emit(int(self._hover_card))


def _near(before: Spot, after: Spot) -> bool:
    """Whether a card has only closed up: same height and row, another x."""
    return before != after and abs(before.height - after.height) < 40 and before.open and after.open


def _inside(item: CardItem, at: QPointF) -> bool:
    return item.body().contains(item.mapFromScene(at))
