"""What the points of a deal are worth in the match it belongs to."""

import math
from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import Card, has
from tappeto.games.api import NOBODY, Side
from tappeto.games.capture.rules import COINS, OFF, RANKS, RE_BELLO, SETTEBELLO, SEVEN, SEVENS, Rules, rank

# A side that could win the match with so many points in this deal plays for the match.
WITHIN: Final[i64] = 7
# A sure win of the match, in points; then one point ahead is worth about one at any stand.
MATCH: Final = 4.0
NAPOLEONE_WORTH: Final[i64] = 11
PER_DEAL: Final = 3.0  # points that a side makes in a deal, about
SPREAD: Final = 2.6  # how far two equal sides are apart after a deal, about


# What a card adds to a pile, by rank, in hundredths of a point: for the most cards, for primiera
# (where only sevens count), and for being a coin.
CARD: Final[i64] = 6
IN_PRIMIERA: Final[list[i64]] = [8, 2, 2, 3, 4, 16, 34, 0, 0, 0]
SEVEN_ALONE: Final[i64] = 30
COIN: Final[i64] = 16
IN_NAPOLA: Final[list[i64]] = [12, 12, 12, 8, 6, 5, 4, 3, 2, 2]
POINT: Final[i64] = 90


def worth_of(card: Card, rules: Rules) -> i64:
    """What a card is worth in a pile, in hundredths of a point."""
    worth = CARD
    if rules.primiera == SEVENS:
        worth += SEVEN_ALONE if rank(card) == SEVEN else 0
    elif rules.primiera != OFF:
        worth += IN_PRIMIERA[rank(card)]
    if has(COINS, card):
        worth += COIN
        if rules.napola:
            worth += IN_NAPOLA[rank(card)]
    if card == SETTEBELLO or (rules.re_bello and card == RE_BELLO):
        worth += POINT
    return worth


class Stakes:
    """Totals before the deal, and what follows from them.

    `cards` is what each card is worth in a pile, in hundredths of a point.
    """

    def __init__(self, rules: Rules, totals: list[i64]) -> None:
        self.rules = rules
        self.ours: i64 = totals[0]
        self.theirs: i64 = totals[1]
        self.cards: list[i64] = [worth_of(card, rules) for card in range(4 * RANKS)]
        self.near = max(self.ours, self.theirs) + WITHIN >= rules.target

    def worth(self, ours: i64, theirs: i64, coins: Side) -> float:
        """What points made in this deal are worth to side 0; `coins` is the side with all ten coins."""
        if coins != NOBODY and self.rules.napoleone_wins:
            ahead = MATCH if self.near else float(NAPOLEONE_WORTH)
            worth = ahead if coins == 0 else -ahead
        elif self.near:
            worth = MATCH * (2.0 * self.chance(self.ours + ours, self.theirs + theirs) - 1.0)
        else:
            worth = float(ours - theirs)
        return -worth if self.rules.reverse else worth

    def chance(self, ours: i64, theirs: i64) -> float:
        """How likely side 0 is to be ahead at the end with these totals, between equal players."""
        most = max(ours, theirs)
        if most >= self.rules.target and ours != theirs:
            return 1.0 if ours > theirs else 0.0
        # Deals to come, about: at least one, and the gap that chance opens in them.
        deals = max(1.0, float(self.rules.target - most) / PER_DEAL)
        gap = float(ours - theirs) / (SPREAD * math.sqrt(deals))
        return 1.0 / (1.0 + math.exp(-1.7 * gap))
