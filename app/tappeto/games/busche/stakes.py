"""What the busche of a round are worth in the match it belongs to: not to be among the losers."""

import math
from typing import Final

from mypy_extensions import i64

from tappeto.games.api import Seat
from tappeto.games.busche.rules import SEATS, Terms, losers

# To keep out of the losers for sure, in busche; about what it costs to be safe from there on.
MATCH: Final = 10.0
# A player who cannot change who loses still wants fewer busche.
RANKING: Final = 0.1


def lead(made: list[i64], seat: Seat) -> float:
    """How many busche fewer than the others' mean a seat has; all seats sum to zero."""
    others: float = 0.0
    for other in range(SEATS):
        if other != seat:
            others += float(made[other])
    return others / float(SEATS - 1) - float(made[seat])


class Stakes:
    """Totals before the round, and what follows from them."""

    def __init__(self, terms: Terms, totals: list[i64]) -> None:
        self.terms = terms
        self.totals = totals
        self.near = max(totals) * 2 >= terms.double

    def worth(self, made: list[i64], seat: Seat) -> float:
        """What a round with these busche is worth to a seat; all seats sum to zero."""
        value = lead(made, seat)
        if not self.near:
            return value
        after = [self.totals[seat] + made[seat] for seat in range(SEATS)]
        lost = losers(after, self.terms)
        risks = [self.risk(after, other, len(lost) > 0, other in lost) for other in range(SEATS)]
        mean: float = 0.0
        for risk in risks:
            mean += risk / float(SEATS)
        return MATCH * (mean - risks[seat]) + RANKING * value

    def risk(self, totals: list[i64], seat: i64, over: bool, loses: bool) -> float:
        """How likely a seat is among the losers in the end, between equal players.

        Who is over the lower limit will be: sooner or later somebody else is too, or he is over
        the other one. The rest was fitted to 4,000 matches of sensible players.
        """
        if over:
            return 1.0 if loses else 0.0
        double = float(self.terms.double)
        if totals[seat] > self.terms.double:
            return 1.0
        others: float = 0.0
        one_over = 0.0
        for other in range(SEATS):
            if other != seat:
                others += min(float(totals[other]) / double, 1.0)
                if totals[other] > self.terms.double:
                    one_over = 1.0
        mine = float(totals[seat]) / double
        odds = -0.27 + 1.18 * mine + 0.88 * mine * mine - 0.59 * one_over - 0.59 * others
        return 1.0 / (1.0 + math.exp(-odds))
