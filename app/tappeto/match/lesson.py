"""A tutorial in progress: a real match on prepared deals, taken step by step.

How a page drives it:

    lesson = Lesson(course)              settle the table from lesson.match
    lesson.text(), lesson.ask()          into the panel and the prompt; ring lesson.marked()
    lesson.play(move) -> Answer          the learner's card, or lesson.shown() for "Show me":
                                         act the events, then say answer.text; now lesson.tried
    lesson.again()                       takes the card back: settle
    lesson.next() -> events or None      the others' cards up to the next step: act them, then
                                         settle if None came (a new table)
    lesson.done                          after the last step
"""

from dataclasses import dataclass

from tappeto.core.cards import Card
from tappeto.games.api import Event, IllegalMove, Move
from tappeto.games.lesson import Course, Step
from tappeto.i18n import Cards, Phrase, Suit, Value
from tappeto.match.match import Match
from tappeto.match.record import Deal, Player, Record


@dataclass(frozen=True)
class Answer:
    """What came of the learner's card: events to show, what to say, whether it was the one shown."""

    events: list[Event]
    text: Phrase
    right: bool


class Lesson:
    """A course and how far the learner has come in it.

    `match` is the table as it lies; `tried` tells whether the learner has played in this step;
    `done` that the last step is over.
    """

    def __init__(self, course: Course) -> None:
        self._course = course
        self._steps = [(scene, place) for scene in course.scenes for place in range(len(scene.steps))]
        self.number = 0
        self.done = False
        self.tried = False
        self._strayed = False
        self.match = self._planned()

    def __len__(self) -> int:
        """How many steps there are."""
        return len(self._steps)

    @property
    def step(self) -> Step:
        """The step in hand."""
        scene, place = self._steps[self.number]
        return scene.steps[place]

    def text(self) -> Phrase:
        """What the panel explains."""
        return self._phrase(self.step.text)

    def ask(self) -> Phrase:
        """What the prompt asks for."""
        return self._phrase(self.step.ask)

    def shown(self) -> Move:
        """The move that "Show me" plays."""
        return self.match.game.move(self.step.show)

    def marked(self) -> list[Card]:
        """The cards that the hint rings, the hand card first; none once a card was played."""
        return [] if self.tried else self.match.game.touches(self.shown())

    def play(self, move: Move) -> Answer:
        """Play the learner's card; IllegalMove if the rules do not allow it or it was played already."""
        right = move == self.shown()
        if self.tried:
            raise IllegalMove(self.match.game.text(move))
        events = self.match.play(move)
        self.tried = True
        self._strayed = not right
        return Answer(events, self._phrase(self.step.right if right else self.step.other), right)

    def again(self) -> None:
        """Take the learner's card back."""
        self.match = self._planned()
        self.tried = self._strayed = self.done = False

    def next(self) -> list[Event] | None:
        """Go on to the next step; what the others do until then, or None where a new table lies.

        After another card than the one shown the table is laid as if that one had been played.
        """
        if not self.tried or self.done:
            raise IllegalMove("nothing was played yet, or the lesson is over")
        scene, then = self._steps[self.number][0], self.step.then.split()
        if self.number + 1 == len(self._steps):
            self.done = True
            return [] if self._strayed else self._others(then)
        self.number += 1
        self.tried = False
        if self._strayed or self._steps[self.number][0] is not scene:
            self._strayed = False
            self.match = self._planned()
            return None
        return self._others(then)

    def _others(self, moves: list[str]) -> list[Event]:
        return [event for text in moves for event in self.match.play(self.match.game.move(text))]

    def _planned(self) -> Match:
        """The table at the beginning of the step in hand, if all has gone as shown."""
        scene, place = self._steps[self.number]
        moves = scene.before.split()
        for step in scene.steps[:place]:
            moves += [step.show, *step.then.split()]
        deal = Deal(scene.dealer, scene.pack, moves=moves)
        players = [Player(""), *(Player(name, "easy") for name in self._course.names)]
        return Match(Record(self._course.game, self._course.preset, {}, players, "", scene.dealer, [deal]))

    def _phrase(self, text: str) -> Phrase:
        pack = self.match.game.pack
        values: dict[str, Value] = {
            place: Suit(one) if one in pack.suits else Cards((int(pack.card(one)),))
            for place, one in self.step.names.items()
        }
        return Phrase(text, values)
