"""Leads a lesson at the table: a director whose match is prepared, and who waits for the learner."""

from PySide6.QtCore import Signal

from tappeto.controller.director import PERSON, Director
from tappeto.controller.picking import Offer, Picking
from tappeto.controller.stage import Stage
from tappeto.games.api import Move
from tappeto.library import Library
from tappeto.match.lesson import Answer, Lesson
from tappeto.ui.house import House


class Teacher(Director):
    """After each card of the learner it stops, until `advance` brings the next step."""

    answered = Signal(object)  # an Answer, once the card lies there
    stepped = Signal()  # another step begins, or the lesson is over

    def __init__(self, house: House, lesson: Lesson, stage: Stage) -> None:
        super().__init__(lesson.match, Library.in_memory(), stage, house.opponents, house.pace)
        self.lesson = lesson

    def advance(self) -> None:
        """On to the next step: the others play, or another table is laid."""
        events = self.lesson.next()
        self.match = self.lesson.match
        if self.lesson.done or not events:
            self._settle_and_go_on()
        else:
            self.stage.act(events, self._settle_and_go_on)
        self.stepped.emit()

    def again(self) -> None:
        """The learner takes the card back."""
        self._drop()
        self.lesson.again()
        self.match = self.lesson.match
        self._settle_and_go_on()
        self.stepped.emit()

    def show_me(self) -> None:
        """Play what the step asks for."""
        if self.picking is not None:
            self._play(self.lesson.shown())

    def _next(self) -> None:
        self.picking = None
        if self.match.turn() == PERSON and not self.lesson.tried and not self.lesson.done:
            self.picking = Picking(self.match.game, self.match.moves())
        self.stage.offer(self.picking.offer() if self.picking is not None else Offer())
        self.changed.emit()
        self.rested.emit()

    def _play(self, move: Move, note: str = "") -> None:
        answer = self.lesson.play(move)
        self.picking = None
        self.stage.offer(Offer())
        self.changed.emit()
        self.stage.act(answer.events, lambda: self._answer(answer))

    def _answer(self, answer: Answer) -> None:
        self._settle_and_go_on()
        self.answered.emit(answer)

    def _keep(self) -> None:
        """Nothing of a lesson is kept."""
