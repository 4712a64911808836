"""A player that grows a small tree in each of many hands that fit what its seat has seen.

A round is one sampled hand, and in it a tree of so many playouts in which every seat sees all cards.
Moves are compared by what they bring on average over all hands, as often as the trees went there.
"""

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from tappeto.ai.search import OVERHEAD, Search, finish
from tappeto.games.api import NOBODY, Hand, Move, Seat

PLAYOUTS: Final[i64] = 64  # in each hand
CURIOSITY: Final = 1.0  # how much a move that was tried seldom is favoured, on values from 0 to 1


class Branch:
    """A place in a tree: whose turn it is, the moves, and how each of them did for that seat."""

    def __init__(self, hand: Hand) -> None:
        self.seat: Seat = hand.turn()
        self.moves: list[Move] = hand.moves() if self.seat != NOBODY else []
        self.tried: list[i64] = [0 for _ in self.moves]
        self.totals: list[float] = [0.0 for _ in self.moves]
        self.after: list[Branch | None] = [None for _ in self.moves]
        self.visits: i64 = 0

    def choose(self, low: float, span: float) -> i64:
        """The place of the move to try: a new one, else the most promising."""
        best: i64 = 0
        top: float = -1e18
        wide = CURIOSITY * sqrt(log(float(self.visits + 1)))
        for place in range(len(self.moves)):
            tried = self.tried[place]
            if tried == 0:
                return place
            count = float(tried)
            hope = (self.totals[place] / count - low) / span + wide / sqrt(count)
            if hope > top:
                top = hope
                best = place
        return best


class Trees(Search):
    """The same verbs as a `Search`."""

    def plan(self, plays: i64) -> i64:
        if self.sure or len(self.moves) < 2:
            return 1
        if self.ending:
            return super().plan(plays)
        return self.rounds + max(plays // ((self.seen.left() + OVERHEAD) * PLAYOUTS), 2)

    def step(self, rounds: i64) -> None:
        if self.ending:
            super().step(rounds)
            return
        for _ in range(rounds):
            self.grow()
            self.rounds += 1

    def grow(self) -> None:
        """A tree in one sampled hand."""
        world = self.seen.sample(self.dice)
        root = Branch(world)
        root.moves = self.moves[:]
        low: float = 0.0
        high: float = 1.0
        for _ in range(PLAYOUTS):
            hand = world.copy()
            branch = root
            path: list[Branch] = []
            places: list[i64] = []
            while branch.seat != NOBODY:
                place = branch.choose(low, high - low)
                path.append(branch)
                places.append(place)
                hand.play(branch.moves[place])
                after = branch.after[place]
                if after is None:
                    branch.after[place] = Branch(hand)
                    break
                branch = after
            finish(hand, self.dice)
            for depth in range(len(path)):
                branch = path[depth]
                worth = hand.worth(branch.seat)
                low = min(low, worth)
                high = max(high, worth)
                branch.totals[places[depth]] += worth
                branch.tried[places[depth]] += 1
                branch.visits += 1
            if self.explain and len(places) > 0:
                self.note(places[0], hand.items(self.seen.seat))
        for place in range(len(self.moves)):
            self.totals[place] += root.totals[place]
            self.tried[place] += root.tried[place]
