"""Leads a match on the table: whose turn, what was picked, what happens next."""

import logging
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from tappeto.ai.levels import PROGRAM
from tappeto.controller.guests import Guests
from tappeto.controller.opponents import Opponents
from tappeto.controller.pace import Pace
from tappeto.controller.picking import Offer, Picking
from tappeto.controller.stage import Stage
from tappeto.games.api import NOBODY, Event, IllegalMove, Move, Refusal, Seat
from tappeto.i18n import N_, Phrase, Player
from tappeto.i18n.data import from_data
from tappeto.library.error import LibraryError
from tappeto.library.library import Library
from tappeto.match.ask import request
from tappeto.match.match import Match
from tappeto.match.record import SUBSTITUTE, Record

log = logging.getLogger(__name__)

PERSON: Seat = 0
UNASKED = 3000  # ms before a move makes itself that there is no choice about
HINT_LEVEL = "hard"


@dataclass(frozen=True)
class Advice:
    """A hint: the move, and why."""

    move: Move
    reason: Phrase | None


def reason_of(answer: dict[str, object]) -> Phrase | None:
    """The reason in an answer, if it has one that can be read."""
    data = answer.get("reason")
    if not isinstance(data, dict):
        return None
    try:
        return from_data(data)
    except (ValueError, TypeError, KeyError, AttributeError):
        log.error("a reason cannot be read: %r", data)
        return None


class Director(QObject):
    """The only wiring between rules, machine players, library and table.

    A click asks; the game decides; the stage shows; then it settles to the truth.
    """

    changed = Signal()  # whose turn, scores, undo and redo
    played = Signal(int, str)  # a seat, and its move as text
    refused = Signal(object, int)  # a Refusal, and the card it is about
    advised = Signal(object)  # an Advice
    explained = Signal(int, object)  # the number of a move in the deal, and a Phrase
    thrown = Signal(str)  # why a pack was thrown in
    deal_ended = Signal()
    match_ended = Signal()
    rested = Signal()  # nothing happens until the person does something
    waiting = Signal(bool)  # for the person's click to go on
    alarm = Signal(object)  # a Phrase: the match is not saved
    saved = Signal()  # again, after an alarm
    undone = Signal()
    stuck = Signal(object)  # a Phrase: the program of a seat gave no move

    def __init__(
        self,
        match: Match,
        library: Library,
        stage: Stage,
        opponents: Opponents,
        pace: Pace,
        id: int | None = None,
    ) -> None:
        super().__init__()
        self.match = match
        self.library = library
        self.stage = stage
        self.opponents = opponents
        self.guests = Guests(self)
        self.failed: Seat = NOBODY  # whose program gave no move
        self.settled = True  # the table shows the match as it is
        self.pace = pace
        self.id = id
        self.picking: Picking | None = None
        self.thinker: Seat = NOBODY
        self.futures: list[Record] = []
        self.advice: Advice | None = None
        self._clock = QElapsedTimer()
        self._go_on: Callable[[], None] | None = None
        self._unsaved = False
        self._delay = QTimer(self)
        self._delay.setSingleShot(True)
        self._after: Callable[[], None] | None = None
        self._delay.timeout.connect(self._delayed)

    # --- the course of a match

    def start(self) -> None:
        """Show the match as it stands and go on from there."""
        if self.match.hand is None:
            self.deal()
            return
        self.stage.heed(self.match.notes())
        self.stage.settle(self.match.hand.layout())
        self._next()

    def deal(self) -> None:
        """Deal the next hand."""
        self._drop()
        events = self.match.deal()
        self._keep()
        self.stage.heed({})
        for pack in self.match.record.deals[-1].thrown:
            order = self.match.game.pack.cards(pack)
            self.thrown.emit(self.match.game.thrown_in(order, self.match.sheet.dealer))
        if events and events[0].source is not None:
            self.stage.settle(
                [(events[0].source, self.match.game.pack.cards(self.match.record.deals[-1].pack))]
            )
        self.changed.emit()
        self.stage.act(events, self._settle_and_go_on)

    def _settle_and_go_on(self) -> None:
        self.settled = True
        if self.match.hand is not None:
            self.stage.settle(self.match.hand.layout())
        self._next()

    def _next(self) -> None:
        """Give the turn to whoever has it."""
        seat = self.match.turn()
        self.picking = None
        self.thinker = self.failed = NOBODY
        if seat != NOBODY and self._called():
            self.stage.offer(Offer())
        elif seat == PERSON:
            self.picking = Picking(self.match.game, self.match.moves())
            self.stage.offer(self.picking.offer())
            self._say_what_must_be_said()
        else:
            self.stage.offer(Offer())
            if seat != NOBODY:
                self._ask(seat)
        self.changed.emit()
        if seat == NOBODY:
            (self.match_ended if self.match.over else self.deal_ended).emit()
        if self.thinker == NOBODY and self._after is None:
            self.rested.emit()

    def _called(self) -> bool:
        """A machine player says something beside its turn, if it surely gains by it."""
        call = self.match.call()
        if call == NOBODY:
            return False
        self._later(self.pace.thinking(2, self.match.length()), lambda: self._play(call))
        return True

    def say_aside(self, move: Move) -> None:
        """The person says something beside the turn; anything that may not be said is ignored."""
        if move in self.match.asides(PERSON) and self._go_on is None:
            self.opponents.cancel()
            self._play(move)

    def _say_what_must_be_said(self) -> None:
        """The only legal move is no card and draws none: it makes itself, after a while if it is heard."""
        moves, game = self.match.moves(), self.match.game
        if len(moves) == 1 and game.card(moves[0]) == NOBODY and not game.draws(moves[0]):
            wait = 0 if game.silent(moves[0]) else round(UNASKED * self.pace.factor)
            self._later(wait, lambda: self._play(moves[0]))

    def words(self) -> list[Move]:
        """The legal moves of the person that are no cards."""
        moves = self.picking.moves if self.picking is not None else []
        return [move for move in moves if self.match.game.card(move) == NOBODY]

    def _ask(self, seat: Seat) -> None:
        """Let a machine player think; what it decides is shown after a fitting time."""
        self.thinker = seat
        self._clock.start()
        question = request(self.match, seat)
        level = self.match.record.players[seat].level
        if level.startswith(PROGRAM):
            if self.match.with_person(seat):  # who then speaks for the side
                question["legal"] = [self.match.game.text(move) for move in self.match.moves()]
            self.guests.ask(seat, level, question, self._answered, self._without_move)
        else:
            self.opponents.ask({**question, "level": level}, self._answered)

    def _without_move(self, why: Phrase) -> None:
        """The match stands still until somebody else takes the seat."""
        self.failed, self.thinker = self.thinker, NOBODY
        self.changed.emit()
        text = N_("The program of {player} gave no move: {why}. The match is as it was.")
        self.stuck.emit(Phrase(text, {"player": Player(self.failed), "why": why}))

    def substitute(self) -> None:
        """A built-in player takes the seat whose program gave no move, and plays on."""
        if self.failed != NOBODY:
            self.match.record.players[self.failed].level = SUBSTITUTE
            self._keep()
            self._next()

    def _answered(self, answer: dict[str, object]) -> None:
        text = str(answer.get("move", ""))
        moves = self.match.moves()
        said = self.match.asides(self.thinker)
        try:
            move = self.match.game.move(text)
            if move not in moves and move not in said:
                raise IllegalMove(text)
        except IllegalMove:
            log.error("a machine player answered %r, which is not allowed; it plays another card", text)
            move = moves[0]
        deal = self.match.record.deals[-1]
        wait = self.pace.thinking(len(moves), len(deal.moves)) - self._clock.elapsed()
        self._later(int(max(0, wait)), lambda: self._play(move))

    def _later(self, wait: int, then: Callable[[], None]) -> None:
        self._after = then
        self._delay.start(wait)

    def _delayed(self) -> None:
        then, self._after = self._after, None
        if then is not None:
            then()

    def play(self, move: Move, note: str = "") -> None:
        """The person makes a legal move, with something noted beside it; anything else is ignored."""
        if self.picking is not None and move in self.picking.moves:
            self._play(move, note)

    def _play(self, move: Move, note: str = "") -> None:
        """Play a move of whoever has the turn: record and keep it, then show it."""
        self._delay.stop()
        self._after = None
        self.settled = False
        named = self.match.game.speaker(move)
        seat = self.match.turn() if named == NOBODY else named
        events = self.match.play(move, note)
        self._keep()
        self.stage.heed(self.match.notes())
        self.futures = [future for future in self.futures if self._leads_to(future)]
        self.picking = None
        self.thinker = NOBODY
        self.advice = None
        self.stage.offer(Offer())
        self.changed.emit()
        self.played.emit(int(seat), self.match.game.text(move))
        first = next((at for at, event in enumerate(events) if event.collects()), len(events))
        if self.pace.wait and seat != PERSON and first < len(events):
            # The person is to see what is taken before it goes.
            self.stage.act(events[:first], lambda: self._hold(events[first:]))
        else:
            self.stage.act(events, self._settle_and_go_on)

    def _hold(self, events: list[Event]) -> None:
        """Wait for the person's click before the rest is shown."""
        self._go_on = lambda: self.stage.act(events, self._settle_and_go_on)
        self.waiting.emit(True)
        self.rested.emit()

    def go_on(self) -> bool:
        """The person has seen it; True if something was waiting for that."""
        then, self._go_on = self._go_on, None
        if then is None:
            return False
        self.waiting.emit(False)
        then()
        return True

    # --- what the person does

    def click(self, card: int) -> None:
        """The person clicks a card: narrow the moves, play the only one left, or say why not."""
        if self.go_on() or self.picking is None:
            return
        if not self.picking.pick(card):
            refusal = self.why_not(card)
            if refusal is not None:
                self.refused.emit(refusal, card)
            return
        self._picked()

    def drop(self, card: int, target: int) -> None:
        """The person drags a card onto another (or onto the free table: NOBODY)."""
        if self.picking is None:
            return
        if card not in self.picking.picked:
            self.click(card)
        if card not in self._picks():
            return  # it was played, or refused
        if target != NOBODY and target not in self._picks():
            self.click(target)
        else:
            self.lay()

    def _picks(self) -> list[int]:
        return self.picking.picked if self.picking is not None else []

    def lay(self) -> None:
        """The person picks the free place for the picked card."""
        move = self.picking.laying() if self.picking is not None else None
        if move is not None:
            self._play(move)

    def choose(self, number: int) -> None:
        """The person picks one of the numbered moves, or a hand card by its place."""
        if self.picking is None:
            return
        for choice in self.picking.offer().choices:
            if choice.number == number:
                self._play(choice.move)
                return

    def drop_pick(self) -> bool:
        """Take the last pick back; False if there was none."""
        if self.picking is None or not self.picking.picked:
            return False
        self.picking.picked.pop()
        self.stage.offer(self.picking.offer())
        self.changed.emit()
        return True

    def _picked(self) -> None:
        assert self.picking is not None
        move = self.picking.only()
        if move is not None:
            self._play(move)
        else:
            self.stage.offer(self.picking.offer())
            self.changed.emit()

    def why_not(self, card: int) -> Refusal | None:
        """Why a card cannot be played (with what is picked already), or nothing drawn (NOBODY)."""
        if self.match.turn() != PERSON:
            return None
        picked = [*self._picks(), card] if card != NOBODY else []
        return self.match.game.why_not(self.match.view(PERSON), picked)

    def draw(self) -> None:
        """The person wants a card of the stock."""
        for move in self.words():
            if self.match.game.draws(move):
                self._play(move)
                return
        refusal = self.why_not(int(NOBODY)) if self.picking is not None else None
        if refusal is not None:
            self.refused.emit(refusal, int(NOBODY))

    def last_taken(self) -> tuple[Seat, list[int]]:
        """Who took what last in this deal; NOBODY if nothing was taken, or it may not be looked at."""
        if not self.match.game.options.get("show_last_trick", True):
            return NOBODY, []
        seat, cards = self.match.taken
        return seat, [int(card) for card in cards]

    # --- hints

    def ask_hint(self) -> None:
        """Think for the person; `advised` brings the answer."""
        if self.match.turn() != PERSON or self.picking is None:
            return
        question = request(self.match, PERSON)
        question["level"] = HINT_LEVEL
        question["ask"] = "hint"
        self.opponents.ask(question, self._hinted)

    def _hinted(self, answer: dict[str, object]) -> None:
        if self.picking is None:
            return
        try:
            move = self.match.game.move(str(answer.get("move", "")))
        except IllegalMove:
            log.error("the hint %r is no move", answer.get("move"))
            return
        self.advice = Advice(move, reason_of(answer))
        self.advised.emit(self.advice)

    def take_advice(self) -> None:
        """Play what the hint says."""
        if self.advice is not None and self.picking is not None:
            self._play(self.advice.move)

    def may_explain(self, number: int) -> bool:
        """Whether the move of that number in the deal can be asked for its reason: a machine
        player's, once the deal is over and nothing is secret any more."""
        return self.match.turn() == NOBODY and self._mover(number) not in (PERSON, NOBODY)

    def _mover(self, number: int) -> Seat:
        moves = self.match.seen[PERSON].moves if self.match.seen else []
        return moves[number][0] if 0 <= number < len(moves) else NOBODY

    def ask_why(self, number: int) -> None:
        """Ask a machine player why it played its card; `explained` brings the answer."""
        if not self.may_explain(number):
            return
        deal = self.match.record.deals[-1]
        then = self.match.until(self.match.length() - len(deal.moves) + number)
        seat = then.turn()
        question = request(then, seat)
        level = self.match.record.players[seat].level
        question["level"] = HINT_LEVEL if level.startswith(PROGRAM) else level
        question["ask"] = "hint"
        self.opponents.ask(question, lambda answer: self._explained(number, answer))

    def _explained(self, number: int, answer: dict[str, object]) -> None:
        played = self.match.record.deals[-1].moves[number]
        reason = reason_of(answer) if answer.get("move") == played else None
        self.explained.emit(number, reason or Phrase(N_("It looked as good as anything else.")))

    # --- undo and redo

    def undo_point(self) -> int:
        """How many moves the match had before the person's last own move; -1 if there is none."""
        for number in range(len(self.match.movers) - 1, -1, -1):
            if self.match.movers[number] == PERSON and self.match.chosen[number]:
                return number
        return -1

    def _leads_to(self, future: Record) -> bool:
        """Whether a future is still ahead: all that was played since is played in it too."""
        now, then = self.match.record.deals, future.deals
        return len(now) <= len(then) and all(
            one.pack == other.pack and one.moves == other.moves[: len(one.moves)]
            for one, other in zip(now, then, strict=False)
        )

    def undo(self) -> bool:
        """Go back to before the person's last own choice; the future of the deal stays the same."""
        point = self.undo_point()
        if point < 0:
            return False
        self.futures.append(self.match.record)
        self._replace(self.match.until(point))
        self.undone.emit()
        return True

    def redo(self) -> bool:
        """Take back the last undo; False if there is none or another move was played since."""
        if not self.futures:
            return False
        futures = self.futures
        record = futures.pop()
        self._replace(Match(record))
        self.futures = futures
        self.changed.emit()
        return True

    def _replace(self, match: Match) -> None:
        self._drop()
        self.match = match
        self._keep()
        self.start()

    def _drop(self) -> None:
        """Stop whatever is under way."""
        self.settled = True
        self.opponents.cancel()
        self.guests.cancel()
        self.failed = NOBODY
        self._delay.stop()
        self._after = None
        self._go_on = None
        self.picking = None
        self.advice = None
        self.stage.finish()

    def leave(self) -> None:
        """The table is left; the match stays in the library as it is."""
        self._drop()
        self.guests.end()

    # --- the library

    def _keep(self) -> None:
        try:
            self.id = self.library.keep(self.match, self.id)
        except LibraryError as problem:
            log.error("not saved: %s", problem)
            self._unsaved = True
            self.alarm.emit(problem.phrase)
            return
        if self._unsaved:
            self._unsaved = False
            self.saved.emit()

    def save_again(self) -> None:
        """Try again to save, after an alarm."""
        self._keep()
