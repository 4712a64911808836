"""Turns the events of a move into steps of motion."""

from collections.abc import Callable
from dataclasses import replace

from tappeto.core.cards import Card
from tappeto.games.api import Event
from tappeto.ui.table.card import CardItem
from tappeto.ui.table.lies import Lies
from tappeto.ui.table.motion import (
    DEAL,
    DEAL_ALL,
    DEAL_EVERY,
    FLOURISH,
    GATHER,
    PLAY,
    RELAY,
    REVEALED,
    SHOWN,
    SWEEP,
    SWEEP_EVERY,
    TRICK,
    Curve,
    Flight,
    Step,
)
from tappeto.ui.table.spots import Place, Spot

TOP = 90.0  # z of the card that takes the others
ON_TOP = (0.14, 0.12)  # how far a capturing card lies beside what it takes, in widths and heights


class Plot:
    """Follows the events on a twin of what lies on the table, step by step."""

    def __init__(
        self,
        lies: Lies,
        place: Place,
        viewer: int,
        item: Callable[[Card], CardItem],
        word: Callable[[str], None],
        reveal: Callable[[Event], None],
    ) -> None:
        self.lies = lies.copy()
        self.place = place
        self.viewer = viewer
        self.item = item
        self.word = word
        self.reveal = reveal
        self.spots = self.lies.spots(place, viewer)
        self.steps: list[Step] = []

    def follow(self, events: list[Event]) -> list[Step]:
        """The steps that show these events in order."""
        at = 0
        while at < len(events):
            event = events[at]
            if event.source is None:
                self._say(event)
                at += 1
            elif event.source is event.target:
                self._reveal(event)
                at += 1
            elif event.source.name == "stock":
                run = at
                while run < len(events) and _from(events[run], "stock"):
                    run += 1
                self._deal(events[at:run])
                at = run
            elif event.collects():
                run = at
                while run < len(events) and _goes_on(event, events[run]):
                    run += 1
                self._collect(events[at:run])
                at = run
            else:
                self._play(event, events[at + 1 :])
                at += 1
        return self.steps

    def _say(self, event: Event) -> None:
        word = event.word
        self.steps.append(Step(hold=FLOURISH[0], begin=lambda: self.word(word)))

    def _reveal(self, event: Event) -> None:
        """Cards that stay where they are, shown to everybody for a while."""
        self.steps.append(Step(hold=REVEALED, begin=lambda: self.reveal(event)))

    def _deal(self, events: list[Event]) -> None:
        count = sum(len(event.cards) for event in events)
        every = min(DEAL_EVERY, (DEAL_ALL - DEAL) / max(1, count))
        before = self.spots
        for event in events:
            self.lies.apply(event)
        self.spots = self.lies.spots(self.place, self.viewer)
        step = Step()
        for number, card in enumerate(card for event in events for card in event.cards):
            step.flights.append(
                Flight(self.item(card), before[card], self.spots[card], DEAL, round(number * every))
            )
        self.steps.append(step)

    def _play(self, event: Event, later: list[Event]) -> None:
        """Cards go from a hand to the table, or onto what they will take."""
        before = self.spots
        self.lies.apply(event)
        after = self.lies.spots(self.place, self.viewer)
        step = Step()
        for card in event.cards:
            takes = _taken_with(card, later)
            if takes:
                end = self._on_top(before[takes[0]])
                step.hold = SHOWN
                # It takes no place of its own, so that nothing else moves aside for it.
                self.lies.slots = [None if slot == card else slot for slot in self.lies.slots]
                self.lies.trim()
                after = {**before, card: end}
            else:
                end = after[card]
            step.flights.append(
                Flight(self.item(card), before[card], replace(end, z=end.z + 50), PLAY, rise=0.06)
            )
        if not step.hold:
            step.flights += self._make_room(before, after, event.cards)
        self.spots = after
        self.steps.append(step)

    def _make_room(
        self, before: dict[Card, Spot], after: dict[Card, Spot], moved: list[Card]
    ) -> list[Flight]:
        """Cards on the table whose place shifts because one more lies there."""
        return [
            Flight(self.item(card), before[card], after[card], RELAY)
            for card in self.lies.lying("table")
            if card not in moved and card in before and before[card] != after[card]
        ]

    def _on_top(self, spot: Spot) -> Spot:
        width = spot.height * self.place.frame.ratio
        return replace(spot, x=spot.x + ON_TOP[0] * width, y=spot.y + ON_TOP[1] * spot.height, z=spot.z + 40)

    def _collect(self, events: list[Event]) -> None:
        """Cards leave the table: they gather on the last one, then go to their piles."""
        cards = [card for event in events for card in event.cards]
        for event in events:
            if event.source is None:
                self._say(event)
        before = self.spots
        mark = before[cards[-1]]
        if events[0].source is not None and events[0].source.name == "trick":
            # A whole trick lies for a while, then goes to the card that won it.
            mark = self._winning(events, before)
            self.steps.append(Step(hold=TRICK))
        gather = [
            Flight(
                self.item(card), before[card], replace(mark, z=before[card].z), GATHER, 0, Curve.InOutCubic
            )
            for card in cards
            if before[card] != mark
        ]
        on_top = [
            Flight(self.item(card), mark, replace(mark, z=TOP), 1) for card in cards if before[card] == mark
        ]
        if gather:
            self.steps.append(Step(gather + on_top))
        for event in events:
            self.lies.apply(event)
        self.spots = self.lies.spots(self.place, self.viewer)
        sweep = [
            Flight(
                self.item(card),
                mark,
                self.spots[card],
                SWEEP,
                SWEEP_EVERY * number,
                Curve.OutBack if _turned(card, events) else Curve.InOutCubic,
            )
            for number, card in enumerate(cards)
        ]
        self.steps.append(Step(sweep))

    def _winning(self, events: list[Event], before: dict[Card, Spot]) -> Spot:
        """Where the card lies that won a trick."""
        for event in events:
            if event.source is not None and event.source.seat == event.seat:
                return before[event.cards[0]]
        return before[events[-1].cards[0]]


def _from(event: Event, zone: str) -> bool:
    return event.source is not None and event.source.name == zone


def _goes_on(first: Event, event: Event) -> bool:
    """Whether an event belongs to the same collecting of cards as the first one."""
    return event.seat == first.seat and (event.source is None or event.collects())


def _taken_with(card: Card, later: list[Event]) -> list[Card]:
    """What leaves the table together with a card that was just laid there."""
    found: list[Card] = []
    gone = False
    for event in later:
        if event.source is None:
            continue
        if event.source.name != "table":
            break
        gone = gone or card in event.cards
        found += [other for other in event.cards if other != card]
    return found if gone else []


def _turned(card: Card, events: list[Event]) -> bool:
    return any(
        card in event.cards and event.target is not None and event.target.name == "swept" for event in events
    )
