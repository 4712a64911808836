"""What a round of Differenzler counts and when a match ends, as pure functions (rules 4)."""

from typing import Final

from mypy_extensions import i64

from tappeto.games.api import NOBODY, Options, Seat
from tappeto.games.jass.rules import SEATS, UNDERTRUMP

UNBID: Final[i64] = -1  # it has not said its points yet
UNHEARD: Final[i64] = -2  # it has, but not to us


class Terms:
    """The options, read once."""

    def __init__(self, options: Options) -> None:
        self.undertrump: i64 = UNDERTRUMP.index(str(options["undertrump"]))
        self.secret = options["bid_mode"] == "secret"
        self.rounds: i64 = int(options["rounds"])


def penalties(bids: list[i64], points: list[i64]) -> list[i64]:
    """How far each is from what was said."""
    return [max(bids[seat] - points[seat], points[seat] - bids[seat]) for seat in range(SEATS)]


def winner(totals: list[i64], played: i64, rounds: i64) -> Seat:
    """Who has won after so many rounds: the lowest, if alone; NOBODY while the match goes on."""
    if played < rounds:
        return NOBODY
    low = min(totals)
    lowest = [seat for seat in range(SEATS) if totals[seat] == low]
    return lowest[0] if len(lowest) == 1 else NOBODY
