"""What a sensible player of a capture game does without thinking ahead; playouts play so."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import CardSet, count, first, one
from tappeto.games.api import Move
from tappeto.games.capture.rules import ALL, CARD_BITS, CARD_MASK, COINS, RANK, RANKS, SETTEBELLO, total

# Worth of a card in a pile, in hundredths of a point, by rank: sevens and sixes make primiera.
WORTH: Final[list[i64]] = [14, 8, 8, 9, 10, 22, 40, 6, 6, 6]
COIN: Final[i64] = 16
SETTEBELLO_WORTH: Final[i64] = 90
SWEEP: Final[i64] = 110
RISK: Final[i64] = 34
MOST_SWEPT: Final[i64] = 10


def worth(cards: CardSet) -> i64:
    """What a set is worth in a pile, in hundredths of a point."""
    found: i64 = COIN * count(cards & COINS)
    if cards & one(SETTEBELLO) != 0:
        found += SETTEBELLO_WORTH
    while cards != 0:
        found += WORTH[first(cards) % RANKS]
        cards &= cards - 1
    return found


def danger(table: CardSet, unseen: CardSet) -> i64:
    """What the next player may well do to this table, in hundredths of a point."""
    if table == 0:
        return 0
    risk: i64 = 0
    lying = total(table)
    if lying <= MOST_SWEPT:
        out = count(unseen & RANK[lying - 1])
        risk += RISK * out
    loose = table
    while loose != 0:
        card = first(loose)
        loose &= loose - 1
        # An equal card takes this one; a dead rank is safe from that at least.
        risk += worth(one(card)) * count(unseen & RANK[card % RANKS]) // 8
    return risk


def rank_move(move: Move, hand: CardSet, table: CardSet, gone: CardSet) -> i64:
    """How good a move looks, in hundredths of a point, from what its player sees."""
    card = move & CARD_MASK
    take = move >> CARD_BITS
    unseen = ALL & ~(hand | table | gone)
    if take == 0:
        after = table | one(card)
        return -danger(after, unseen) - worth(one(card)) // 4
    after = table & ~take
    gain = worth(take | one(card))
    if after == 0:
        gain += SWEEP
    return gain - danger(after, unseen)
