"""What a deal of Schieber is worth in the match it belongs to."""

import math
from typing import Final

from mypy_extensions import i64

from tappeto.games.api import NOBODY, Side

# A side that is so near to the target plays for the match.
WITHIN: Final[i64] = 320
# A sure win of the match, in points; then a point is worth about one at any stand.
MATCH: Final = 300.0
PER_DEAL: Final = 200.0  # points that a side makes in a deal, about
SPREAD: Final = 250.0  # how far two equal sides are apart after a deal, about


class Stakes:
    """Totals before the deal, and what follows from them."""

    def __init__(self, target: i64, totals: list[i64]) -> None:
        self.target = target
        self.totals = totals
        self.near = max(totals[0], totals[1]) + WITHIN >= target

    def worth(self, made: list[i64], winner: Side) -> float:
        """What points made in this deal are worth to side 0; `winner` has won the match, or NOBODY."""
        if winner != NOBODY:
            return MATCH if winner == 0 else -MATCH
        if not self.near:
            return float(made[0] - made[1])
        return MATCH * (2.0 * self.chance(self.totals[0] + made[0], self.totals[1] + made[1]) - 1.0)

    def chance(self, ours: i64, theirs: i64) -> float:
        """How likely side 0 wins with these totals below the target, between equal players."""
        deals = max(1.0, float(self.target - max(ours, theirs)) / PER_DEAL)
        gap = float(ours - theirs) / (SPREAD * math.sqrt(deals))
        return 1.0 / (1.0 + math.exp(-1.7 * gap))
