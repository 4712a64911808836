"""A player for any game: try each move on many hands that fit what its seat has seen."""

from mypy_extensions import i64

from tappeto.core.chance import Dice, dice
from tappeto.games.api import NOBODY, Hand, Move, Observation


def finish(hand: Hand, dice: Dice) -> None:
    """Play a hand out as sensible players do."""
    while hand.turn() != NOBODY:
        hand.play(hand.quick(dice))


class Search:
    """Thinks in small steps, so that whoever runs it can stop between two.

    A round is one sampled hand on which every move is tried once and played out: moves are
    compared on the same cards, which tells them apart sooner than trying them one by one.
    """

    def __init__(self, seen: Observation, seed: str) -> None:
        self.seen = seen
        self.dice = dice(seed)
        self.moves: list[Move] = seen.moves()
        self.totals: list[float] = [0.0 for _ in self.moves]
        self.rounds: i64 = 0

    def step(self, rounds: i64) -> None:
        """Think for so many rounds more."""
        seat = self.seen.seat
        for _ in range(rounds):
            world = self.seen.sample(self.dice)
            for place in range(len(self.moves)):
                hand = world.copy()
                hand.play(self.moves[place])
                finish(hand, self.dice)
                self.totals[place] += hand.value(seat)
            self.rounds += 1

    def best(self) -> Move:
        """The move with the best mean so far; the first of equals."""
        best: i64 = 0
        for place in range(len(self.moves)):
            if self.totals[place] > self.totals[best]:
                best = place
        return self.moves[best]
