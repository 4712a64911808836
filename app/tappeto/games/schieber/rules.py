"""What a deal of Schieber counts and how a match ends, as pure functions (rules 3)."""

from typing import Final

from mypy_extensions import i64

from tappeto.games.api import NOBODY, Options, Side
from tappeto.games.jass.rules import CONTRACTS, DEALT
from tappeto.games.jass.weis import Values

MATSCH: Final[i64] = 100
STOECK: Final[i64] = 20

# Who may claim after a trick.
WINDOWS: Final = ("trick_winner", "any_trick", "any_time")
TRICK_WINNER: Final[i64] = 0
ANY_TRICK: Final[i64] = 1


class Terms:
    """The options, read once."""

    def __init__(self, options: Options) -> None:
        self.target: i64 = int(options["target"])
        self.multipliers: list[i64] = [int(word) for word in str(options["multipliers"]).split()]
        self.values = Values(options)
        self.team_all = options["weis_scoring"] == "team_all"
        self.window: i64 = WINDOWS.index(str(options["claim_window"]))
        self.auto = options["end_mode"] == "auto"
        self.roses7 = options["first_forehand"] == "roses7"

    def times(self, contract: i64) -> i64:
        """By how much everything counts in a contract."""
        return self.multipliers[contract] if 0 <= contract < CONTRACTS else 1


def matsch(tricks: list[i64], side: Side) -> i64:
    """The points for having taken every trick."""
    return MATSCH if tricks[side] == DEALT else 0


def first_trick(before: list[i64], stoeck: list[i64], weis: list[i64], trick: list[i64], target: i64) -> Side:
    """Which side wins after the first trick since both have reached the target; NOBODY if not both.

    Everything is multiplied already. Stöck come first, then Weis, then the trick.
    """
    for side in range(2):
        if before[side] + stoeck[side] + weis[side] + trick[side] < target:
            return NOBODY
    stand = before[:]
    for stage in (stoeck, weis, trick):
        for side in range(2):
            stand[side] += stage[side]
            if stand[side] >= target:
                return side
    return NOBODY


def last_trick(totals: list[i64], side: Side, target: i64) -> Side:
    """Which side has won after the last trick, which `side` took; NOBODY while the match goes on."""
    if totals[side] >= target:
        return side
    return 1 - side if totals[1 - side] >= target else NOBODY
