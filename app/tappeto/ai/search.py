"""A player for any game: try each move on many hands that fit what its seat has seen."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.chance import Dice, dice
from tappeto.games.api import NOBODY, Game, Hand, Move, Observation, Seat
from tappeto.i18n import N_, Phrase

# What a round costs besides the plays of its playouts, counted in plays: dealing and copying.
OVERHEAD: Final[i64] = 8
# How many plays it takes about to solve a solvable ending.
SOLVING: Final[i64] = 80
# More than moves differ in looks.
FOOLISH: Final[i64] = 1_000_000
# Moves whose means differ by less (in points) are as good: the better looking one is played.
NEAR: Final = 0.05


def wander(hand: Hand, dice: Dice) -> None:
    """Play a hand out with random moves."""
    while hand.turn() != NOBODY:
        moves = hand.moves()
        hand.play(moves[dice.below(len(moves))])


def solve(hand: Hand, seat: Seat, low: float, high: float) -> float:
    """What a hand is worth to a seat if all cards are open and everybody plays best (alpha-beta)."""
    turn = hand.turn()
    if turn == NOBODY:
        return hand.worth(seat)
    ours = turn % hand.sides == seat % hand.sides
    for move in hand.moves():
        after = hand.copy()
        after.play(move)
        worth = solve(after, seat, low, high)
        if ours:
            if worth > low:
                low = worth
        elif worth < high:
            high = worth
        if low >= high:
            break
    return low if ours else high


class Search:
    """Thinks in small steps, so that whoever runs it can stop between two.

    A round is one sampled hand on which every move is tried once and played out: moves are
    compared on the same cards, which tells them apart sooner than trying them one by one. Near
    the end of a deal the hands are solved instead, and if only one hand fits, once. A `plain`
    search knows nothing of the game: it plays out at random and solves nothing; players are
    measured by it. To `explain` its choice it notes item by item what a move brings, which does
    not change the choice.
    """

    def __init__(self, seen: Observation, seed: str, plain: bool = False, explain: bool = False) -> None:
        self.seen = seen
        self.dice = dice(seed)
        self.moves: list[Move] = seen.moves() if plain else seen.choices()
        self.totals: list[float] = [0.0 for _ in self.moves]
        self.rounds: i64 = 0
        self.tried: list[i64] = [0 for _ in self.moves]  # in how many rounds each move was
        self.running: list[i64] = list(range(len(self.moves)))  # places of the moves still in question
        self.cuts: list[i64] = []
        self.plain = plain
        self.explain = explain
        self.items: list[list[float]] = [[] for _ in self.moves]
        world = seen.sample(self.dice)
        self.world = world
        self.ending = world.solvable() and not plain
        self.sure = self.ending and seen.certain()
        self.looks: list[i64] = [self.look(world, move) for move in self.moves]

    def look(self, world: Hand, move: Move) -> i64:
        """How good a move looks; what looks foolish comes after all others."""
        return world.rank(move) - (FOOLISH if world.foolish(move) else 0)

    def plan(self, plays: i64) -> i64:
        """Share so many plays out over rounds, and say over how many; one is enough if only one hand fits.

        Each stage has an equal share, and after it the worse half of the moves is dropped, so that
        those in question are tried most.
        """
        if self.sure or len(self.moves) < 2:
            return 1
        cost = SOLVING if self.ending else self.seen.left() + OVERHEAD
        stages: list[i64] = [len(self.moves)]
        while stages[-1] > 2:
            stages.append((stages[-1] + 1) // 2)
        rounds = self.rounds
        self.cuts = []
        for moves in stages:
            rounds += max(plays // (cost * moves * len(stages)), 1)
            self.cuts.append(rounds)
        self.cuts.pop()  # after the last stage the best is chosen
        return rounds

    def step(self, rounds: i64) -> None:
        """Think for so many rounds more."""
        seat = self.seen.seat
        for _ in range(rounds):
            world = self.seen.sample(self.dice)
            for place in self.running:
                hand = world.copy()
                hand.play(self.moves[place])
                if self.ending:
                    self.totals[place] += solve(hand, seat, -1e9, 1e9)
                elif self.plain:
                    wander(hand, self.dice)
                    self.totals[place] += hand.value(seat)
                else:
                    hand.finish(self.dice)
                    self.totals[place] += hand.prize(seat)
                    if self.explain:
                        self.note(place, hand.items(seat))
                self.tried[place] += 1
            self.rounds += 1
            if len(self.cuts) > 0 and self.rounds >= self.cuts[0]:
                self.cuts.pop(0)
                self.running.sort(key=self.mean, reverse=True)
                del self.running[(len(self.running) + 1) // 2 :]

    def note(self, place: i64, items: list[float]) -> None:
        """Add what a playout brought for a move, item by item."""
        sums = self.items[place]
        if len(sums) == 0:
            sums.extend(items)
        else:
            for item in range(len(items)):
                sums[item] += items[item]

    def leads(self, place: i64, rival: i64) -> list[float]:
        """How far a move is ahead of another on average, item by item; nothing if that was not noted."""
        ours, others = self.items[place], self.items[rival]
        if len(ours) == 0 or len(others) == 0:
            return []
        a, b = float(self.tried[place]), float(self.tried[rival])
        return [ours[item] / a - others[item] / b for item in range(len(ours))]

    def rival(self, place: i64) -> i64:
        """The best of the other moves that were in question to the end, or of all if there is none."""
        others = [other for other in self.running if other != place]
        if len(others) == 0:
            others = [other for other in range(len(self.moves)) if other != place]
        best = others[0]
        for other in others:
            if self.mean(other) > self.mean(best):
                best = other
        return best

    def reason(self, game: Game, move: Move) -> Phrase:
        """Why a move was chosen, in a sentence, from the figures that it was chosen by."""
        if len(self.seen.moves()) == 1:
            return Phrase(N_("Nothing else may be played."))
        if len(self.moves) == 1:
            found = game.reason(self.world, move, NOBODY, [])
            return Phrase(N_("On the whole it brings the most.")) if found is None else found
        place: i64 = self.moves.index(move)
        rival = self.rival(place)
        lead = self.mean(place) - self.mean(rival)
        if lead < -NEAR:
            return Phrase(N_("It was played without much thought."))
        if self.ending and lead > NEAR:
            return Phrase(N_("Counted out to the end, it brings the most."))
        found = game.reason(self.world, move, self.moves[rival], self.leads(place, rival))
        if found is None:
            return Phrase(N_("On the whole it brings the most."))
        return found

    def mean(self, place: i64) -> float:
        """What a move brings on average, in points."""
        return self.totals[place] / float(max(self.tried[place], 1))

    def place(self) -> i64:
        """Where in `moves` the best one stands: of those that are as good, the best looking."""
        near = 0.0 if self.sure or self.plain else NEAR
        top: float = -1e9
        for place in self.running:
            top = max(top, self.mean(place))
        best: i64 = NOBODY
        for place in self.running:
            if self.mean(place) < top - near:
                continue
            if best == NOBODY or (self.looks[place] > self.looks[best] and not self.plain):
                best = place
        return best

    def best(self) -> Move:
        """The best move so far."""
        return self.moves[self.place()]
