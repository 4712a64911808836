"""What the points of a round are worth in the match: near the target, winning it."""

from typing import Final

from mypy_extensions import i64

from tappeto.games.api import NOBODY, Seat

# To have won the match, in points; about what it costs to let another get there.
MATCH: Final = 40.0


def lead(made: list[float], seat: Seat) -> float:
    """How many points a seat is ahead of the others' mean; all seats sum to zero."""
    total: float = 0.0
    for points in made:
        total += points
    return made[seat] - (total - made[seat]) / float(len(made) - 1)


class Stakes:
    """Totals before the round and the target of the match; 0 where a single round decides."""

    def __init__(self, target: i64, totals: list[i64]) -> None:
        self.target = target
        self.totals = totals

    def worth(self, winner: Seat, scored: i64, seat: Seat, seats: i64) -> float:
        """What the round is worth to a seat; all seats sum to zero."""
        if winner == NOBODY:
            return 0.0
        gain = float(scored)
        if self.totals[winner] + scored >= self.target:
            gain = MATCH + max(0.0, float(self.target - self.totals[winner]))
        return gain if winner == seat else -gain / float(seats - 1)
