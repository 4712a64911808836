"""The options of a capture game as the engine reads them, and what a card may take."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import LATIN40, Card, CardSet, count, first, members, one, shl
from tappeto.games.api import Move, Options
from tappeto.i18n import N_

RANKS: Final[i64] = 10
ALL: Final[i64] = 0xFFFFFFFFFF
COINS: Final[i64] = 0x3FF
ACE: Final[i64] = 0
SEVEN: Final[i64] = 6
KING: Final[i64] = 9
SETTEBELLO: Final[i64] = 6
SCOPA: Final = N_("Scopa")
RE_BELLO: Final[i64] = 9
ACES: Final[i64] = 0x40100401

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


def rank(card: Card) -> i64:
    """The place of a card in its suit: 0 for the ace to 9 for the king."""
    return card % RANKS


def of_rank(rank: i64) -> CardSet:
    """The four cards of a rank."""
    return shl(ACES, rank)


def value(card: Card) -> i64:
    """What a card counts in sums: 1 to 10 (rules 1)."""
    return card % RANKS + 1


def _totals() -> list[i64]:
    """The sum of the values for every set of one suit."""
    totals: list[i64] = [0]
    for ranks in range(1, 1024):
        totals.append(totals[ranks & (ranks - 1)] + value(first(ranks)))
    return totals


TOTALS: Final[list[i64]] = _totals()


def total(cards: CardSet) -> i64:
    """The sum of the values of a set."""
    return (
        TOTALS[cards & COINS]
        + TOTALS[(cards >> 10) & COINS]
        + TOTALS[(cards >> 20) & COINS]
        + TOTALS[(cards >> 30) & COINS]
    )


class Rules:
    """The options of rules section 6, read once into fields that the engine tests quickly.

    `word` is called for a sweep. `goal` is what a card and all that it takes make together; 0 where
    the card counts as much as what it takes.
    """

    def __init__(self, seats: i64, options: Options) -> None:
        self.word: str = SCOPA
        self.goal: i64 = 0
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
        self.shut_aces = self.ace_takes_all and seats == 4  # the first card of the deal (rules 6.1)
        self.reverse = bool(options["reverse"])
        self.counting_order = options["tie_break"] == "counting_order"

    def captures(self, card: Card, table: CardSet) -> list[CardSet]:
        """Every set of table cards that the card may take (rules 2.6, 6.1); none: it is laid.

        An ace that takes all and finds an empty table takes itself.
        """
        moves: list[Move] = []
        self.takes(card, table, reach(table), moves)
        return [move >> CARD_BITS for move in moves]

    def takes(self, card: Card, table: CardSet, sums: i64, moves: list[Move]) -> None:
        """Add every move with which the card takes; `sums` is what `reach` says of the table."""
        same = table & of_rank(rank(card))
        if same == 0 and self.ace_takes_all and rank(card) == ACE:
            moves.append(card | (table if table != 0 else one(card)) << CARD_BITS)
        elif same != 0:
            while same != 0:
                moves.append(card | (same & -same) << CARD_BITS)
                same &= same - 1
        elif (sums >> value(card)) & 1 != 0:
            start = len(moves)
            add_up(table, value(card), card, moves)
            if self.fewest:
                keep_shortest(moves, start)

    def sweeps(self, card: Card, take: CardSet, table: CardSet, final: bool) -> bool:
        """Whether taking these cards off this table is a scopa (rules 2.7, 6.1)."""
        if take != table or (final and not self.last_play_scopa):
            return False
        if self.ace_takes_all and rank(card) == ACE:
            return take & ~ACES == 0
        return True

    def moves(self, hand: CardSet, table: CardSet, opening: bool) -> list[Move]:
        """Every legal move with this hand; `opening` says that it is the first card of the deal."""
        if opening:
            hand = self.openers(hand)
        sums = reach(table)
        taking: list[Move] = []
        laying: list[Move] = []
        while hand != 0:
            card = first(hand)
            hand &= hand - 1
            before = len(taking)
            self.takes(card, table, sums, taking)
            if len(taking) == before or self.obligation == NONE:
                laying.append(card)
        if self.obligation != WHOLE_HAND or len(taking) == 0:
            taking += laying
        return taking

    def openers(self, hand: CardSet) -> CardSet:
        """The cards that may be the first of the deal: where aces may not, anything else there is."""
        others = hand & ~ACES
        return others if self.shut_aces and others != 0 else hand

    def takers(self, table: CardSet) -> CardSet:
        """All cards that could take something from this table."""
        ranks = (reach(table) >> 1) & COINS
        if self.ace_takes_all:
            ranks |= 1
        return ranks * ACES  # the ranks again in each suit


def reach(table: CardSet) -> i64:
    """The sums that cards of the table can add up to, as bits 0 to 14."""
    sums: i64 = 1
    while table != 0:
        sums |= (sums << value(first(table))) & 0x7FFF
        table &= table - 1
    return sums


def add_up(table: CardSet, need: i64, move: Move, moves: list[Move]) -> None:
    """Add the move with every set of table cards that sums up to `need`, besides what it takes already."""
    while table != 0:
        card = first(table)
        table &= table - 1
        rest = need - value(card)
        if rest == 0:
            moves.append(move | one(card) << CARD_BITS)
        elif rest > 0:
            add_up(table, rest, move | one(card) << CARD_BITS, moves)


def keep_shortest(moves: list[Move], start: i64) -> None:
    """Of the moves from `start` on, drop those that take more cards than they need to."""
    least: i64 = 64
    for place in range(start, len(moves)):
        least = min(least, count(moves[place] >> CARD_BITS))
    kept = [move for move in moves[start:] if count(move >> CARD_BITS) == least]
    del moves[start:]
    moves.extend(kept)


def write(move: Move) -> str:
    """A move in writing: `5d` lays, `9cx4b+5d` takes; taken cards by rank, then suit."""
    card = LATIN40.text(move & CARD_MASK)
    taken = members(move >> CARD_BITS)
    taken.sort(key=lambda one: (one % RANKS, one))
    return card + ("x" + "+".join([LATIN40.text(one) for one in taken]) if taken else "")
