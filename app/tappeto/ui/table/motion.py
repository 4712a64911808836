"""Cards on their way: what moves from where to where, and how long it takes."""

from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import (
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QSequentialAnimationGroup,
    Qt,
    QVariantAnimation,
)

from tappeto.ui.table.card import CardItem
from tappeto.ui.table.spots import Spot

# Times in ms at normal pace.
DEAL, DEAL_EVERY, DEAL_ALL = 180, 45, 1200
PLAY = 240
GATHER, SWEEP, SWEEP_EVERY = 140, 320, 35
TRICK = 700  # a trick that is complete lies so long
SHOWN = 260  # a card that captures lies still so long, to be seen
FLOURISH = (160, 600, 240)
REVEALED = 1800  # cards that a seat shows
SHAKE = 140
RELAY = 140

Curve = QEasingCurve.Type
ANGLES = (0.0, 90.0, 180.0, -90.0)  # of a tile after so many quarter turns
ABOVE = 1000.0  # z of what is in the air


@dataclass(frozen=True)
class Flight:
    """One card from spot to spot. `delay` and `time` in ms at normal pace."""

    item: CardItem
    start: Spot
    end: Spot
    time: int
    delay: int = 0
    curve: Curve = Curve.OutCubic
    rise: float = 0.0  # of its height, in the first third


@dataclass
class Step:
    """Flights that start together, then a pause; `begin` is called when the step begins."""

    flights: list[Flight] = field(default_factory=list)
    hold: int = 0
    begin: Callable[[], None] | None = None
    begun: bool = False


class Show(QObject):
    """A list of steps, run one after another; it can be run to its end at any time."""

    def __init__(self, steps: list[Step], factor: float, still: bool, then: Callable[[], None]) -> None:
        super().__init__()
        self.steps = steps
        self.factor = factor
        self.still = still
        self.then: Callable[[], None] | None = then
        self.group = QSequentialAnimationGroup()
        for step in steps:
            self.group.addAnimation(self._animate(step))
        # Queued: what follows may drop this show, and its animation must not be at work then.
        self.group.finished.connect(self._done, Qt.ConnectionType.QueuedConnection)

    def run(self) -> None:
        """Begin; with no time to take it is over at once."""
        self.group.start()

    def finish(self) -> None:
        """Be over now, with every card at the end of its way."""
        if self.then is None:
            return
        self.group.stop()
        for step in self.steps:
            _begin(step)
            for flight in step.flights:
                _at(flight, 1.0)
        self._done()

    def drop(self) -> None:
        """Stop without telling anybody."""
        self.then = None
        self.group.stop()

    def _done(self) -> None:
        then, self.then = self.then, None
        if then is not None:
            then()

    def _time(self, ms: int) -> int:
        return round(ms * self.factor)

    def _animate(self, step: Step) -> QSequentialAnimationGroup:
        part = QSequentialAnimationGroup()
        together = QParallelAnimationGroup()
        for flight in step.flights:
            together.addAnimation(self._fly(flight))
        if step.begin is not None:
            opening = QPauseAnimation(1)
            opening.stateChanged.connect(lambda *_: _begin(step))
            part.addAnimation(opening)
        part.addAnimation(together)
        part.addAnimation(QPauseAnimation(max(1, self._time(step.hold))))
        return part

    def _fly(self, flight: Flight) -> QSequentialAnimationGroup:
        way = QVariantAnimation()
        way.setStartValue(0.0)
        way.setEndValue(1.0)
        way.setDuration(max(1, 1 if self.still else self._time(flight.time)))
        way.setEasingCurve(flight.curve)
        way.valueChanged.connect(lambda value, flight=flight: _at(flight, float(value)))
        part = QSequentialAnimationGroup()
        if flight.delay and not self.still:
            part.addAnimation(QPauseAnimation(self._time(flight.delay)))
        part.addAnimation(way)
        return part


def _begin(step: Step) -> None:
    if step.begin is not None and not step.begun:
        step.begun = True
        step.begin()


def _centre(spot: Spot, ratio: float) -> QPointF:
    return QPointF(spot.x + spot.height * ratio / 2, spot.y + spot.height / 2)


def _at(flight: Flight, part: float) -> None:
    """Show a flight at a part of its way, 0 to 1."""
    item, start, end = flight.item, flight.start, flight.end
    assert item.faces is not None
    if part >= 1.0:
        item.place(end)
        return
    ratio = item.faces.ratio
    centre = _centre(start, ratio) * (1 - part) + _centre(end, ratio) * part
    height = start.height * (1 - part) + end.height * part
    if flight.rise:
        up = min(1.0, part * 3) if part < 1 / 3 else (1 - part) * 1.5
        centre -= QPointF(0, flight.rise * height * up)
    turns, angle = 0, 90.0 * ((1 - part) * start.turned + part * end.turned)
    if start.turns == end.turns:
        turns = end.turns
    else:
        angle = (1 - part) * ANGLES[start.turns] + part * ANGLES[end.turns]
    turning = start.open != end.open
    item.open = end.open if (part >= 0.5 or not turning) else start.open
    item.flip = abs(1 - 2 * part) if turning else 1.0
    item.raised = True
    item.shaded = True
    item.drawn = end.height
    item.setVisible(True)
    item.setZValue(ABOVE + end.z)
    item.fly_at(centre, height, angle, turns)
