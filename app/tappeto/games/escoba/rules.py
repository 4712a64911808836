"""What a card may take in Escoba, and what the first four table cards are worth (rules 3)."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import Card, CardSet, count, first
from tappeto.games.api import Move, Options
from tappeto.games.capture.rules import RANKS, Rules, add_up, of_rank, reach, total, value
from tappeto.i18n import N_

FIFTEEN: Final[i64] = 15
ESCOBA: Final = N_("Escoba")

# What Scopa can be asked to do and Escoba does not know.
SILENT: Final[Options] = {
    "king_redeal": "off",
    "sum_choice": "free",
    "last_play_scopa": True,  # the last card can sweep nothing: what is left adds up to 10 more than 15s
    "napola": False,
    "napoleone_wins": False,
    "re_bello": False,
    "ace_takes_all": False,
}


class EscobaRules(Rules):
    """The played card and what it takes make fifteen; there is no priority of any kind (rules 3.4)."""

    def __init__(self, seats: i64, options: Options) -> None:
        super().__init__(seats, {**SILENT, **options})
        self.word = ESCOBA
        self.goal = FIFTEEN
        self.opening_counts = bool(options["opening_15_30"])
        self.two_groups = options["escoba_30"] == "two_groups"
        self.to_dealer = options["opening_to"] == "dealer"

    def takes(self, card: Card, table: CardSet, sums: i64, moves: list[Move]) -> None:
        need = FIFTEEN - value(card)
        if (sums >> need) & 1 != 0:
            add_up(table, need, card, moves)

    def takers(self, table: CardSet) -> CardSet:
        sums = reach(table)
        found: CardSet = 0
        for rank in range(RANKS):
            if (sums >> (FIFTEEN - 1 - rank)) & 1 != 0:
                found |= of_rank(rank)
        return found

    def opening(self, table: CardSet) -> i64:
        """The points that the first four table cards are worth: 1 for 15, 2 for 30 (rules 3.5)."""
        if not self.opening_counts or count(table) != 4:
            return 0
        lying = total(table)
        if lying == FIFTEEN:
            return 1
        if lying != 2 * FIFTEEN or (self.two_groups and not splits(table)):
            return 0
        return 2


def splits(table: CardSet) -> bool:
    """Whether cards that add up to thirty can be put into two groups of fifteen each."""
    with_first: list[Move] = []
    add_up(table & (table - 1), FIFTEEN - value(first(table)), 0, with_first)
    return len(with_first) > 0
