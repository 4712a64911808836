"""The options of a capture game as the engine reads them, and what a card may take."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import LATIN40, Card, CardSet, count, first, members, one
from tappeto.games.api import Move, Options

RANKS: Final[i64] = 10
ALL: Final[i64] = 0xFFFFFFFFFF
COINS: Final[i64] = 0x3FF
ACE: Final[i64] = 0
SEVEN: Final[i64] = 6
KING: Final[i64] = 9
SETTEBELLO: Final[i64] = 6
RE_BELLO: Final[i64] = 9
RANK: Final[list[CardSet]] = [sum(2 ** (10 * suit + rank) for suit in range(4)) for rank in range(10)]

# capture_obligation
CARD: Final[i64] = 0  # a card that can take must take
WHOLE_HAND: Final[i64] = 1  # if any card of the hand can take, one must
NONE: Final[i64] = 2  # nothing must take

# how the four-player deal goes
TEN_NONE: Final[i64] = 0
THREE_FOUR: Final[i64] = 1
NINE_FOUR: Final[i64] = 2

# how primiera is compared
VOID: Final[i64] = 0  # a side that misses a suit is out
SUITS: Final[i64] = 1  # more suits first, then the sum
SUM: Final[i64] = 2  # the sum alone, a missing suit counts nothing
SEVENS: Final[i64] = 3  # most sevens
OFF: Final[i64] = 4

# A move is the hand card in the low six bits, and above them the cards that it takes.
CARD_BITS: Final[i64] = 6
CARD_MASK: Final[i64] = 63


def value(card: Card) -> i64:
    """What a card counts in sums: 1 to 10 (rules 1)."""
    return card % RANKS + 1


def total(cards: CardSet) -> i64:
    """The sum of the values of a set."""
    found: i64 = 0
    while cards != 0:
        found += value(first(cards))
        cards &= cards - 1
    return found


class Rules:
    """The options of rules section 6, read once into fields that the engine tests quickly."""

    def __init__(self, seats: i64, options: Options) -> None:
        self.seats = seats
        self.target: i64 = int(options["target"])
        self.deal4: i64 = ["ten_none", "three_four", "nine_four"].index(str(options["deal4"]))
        self.king_redeal = options["king_redeal"] == "3plus"
        self.fewest = options["sum_choice"] == "fewest"
        self.obligation: i64 = ["card", "hand", "none"].index(str(options["capture_obligation"]))
        self.last_play_scopa = bool(options["last_play_scopa"])
        self.primiera: i64 = ["void", "suits", "sum", "sevens", "off"].index(str(options["primiera"]))
        self.napola = bool(options["napola"])
        self.napoleone_wins = bool(options["napoleone_wins"])
        self.re_bello = bool(options["re_bello"])
        self.ace_takes_all = bool(options["ace_takes_all"])
        self.reverse = bool(options["reverse"])
        self.counting_order = options["tie_break"] == "counting_order"

    def captures(self, card: Card, table: CardSet) -> list[CardSet]:
        """Every set of table cards that the card may take (rules 2.6, 6.1); none: it is laid.

        An ace that takes all and finds an empty table takes itself.
        """
        if self.ace_takes_all and card % RANKS == ACE and table & RANK[ACE] == 0:
            return [table if table != 0 else one(card)]
        found: list[CardSet] = []
        same = table & RANK[card % RANKS]
        if same != 0:
            while same != 0:
                found.append(same & -same)
                same &= same - 1
            return found
        sums(table, value(card), 0, found)
        if self.fewest and len(found) > 1:
            least: i64 = 64
            for take in found:
                size = count(take)
                if size < least:
                    least = size
            found = [take for take in found if count(take) == least]
        return found

    def sweeps(self, card: Card, take: CardSet, table: CardSet, final: bool) -> bool:
        """Whether taking these cards off this table is a scopa (rules 2.7, 6.1)."""
        if take != table or (final and not self.last_play_scopa):
            return False
        if self.ace_takes_all and card % RANKS == ACE:
            return take & ~RANK[ACE] == 0
        return True

    def moves(self, hand: CardSet, table: CardSet, opening: bool) -> list[Move]:
        """Every legal move with this hand; `opening` says that it is the first card of the deal."""
        if opening and self.ace_takes_all and self.seats == 4 and hand & ~RANK[ACE] != 0:
            hand &= ~RANK[ACE]
        taking: list[Move] = []
        laying: list[Move] = []
        while hand != 0:
            card = first(hand)
            hand &= hand - 1
            takes = self.captures(card, table)
            for take in takes:
                taking.append(card | take << CARD_BITS)
            if len(takes) == 0 or self.obligation == NONE:
                laying.append(card)
        if self.obligation == WHOLE_HAND and len(taking) > 0:
            return taking
        return taking + laying

    def takers(self, table: CardSet) -> CardSet:
        """All cards that could take something from this table."""
        found: CardSet = 0
        for rank in range(RANKS):
            if len(self.captures(rank, table)) > 0:
                found |= RANK[rank]
        return found


def sums(table: CardSet, need: i64, chosen: CardSet, found: list[CardSet]) -> None:
    """Collect every set of cards of the table that adds up to `need`, with `chosen` in it."""
    while table != 0:
        card = first(table)
        table &= table - 1
        rest = need - value(card)
        if rest == 0:
            found.append(chosen | one(card))
        elif rest > 0:
            sums(table, rest, chosen | one(card), found)


def write(move: Move) -> str:
    """A move in writing: `5d` lays, `9cx4b+5d` takes; taken cards by rank, then suit."""
    card = LATIN40.text(move & CARD_MASK)
    taken = members(move >> CARD_BITS)
    taken.sort(key=lambda one: (one % RANKS, one))
    return card + ("x" + "+".join([LATIN40.text(one) for one in taken]) if taken else "")
