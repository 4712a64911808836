"""What a sensible player of dominoes does without thinking ahead; playouts play so."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import Card, CardSet, count, one
from tappeto.games.domino.rules import HIGH, LOW, PIPS, SHOWING

PIP: Final[i64] = 2  # a pip less in the hand
DOUBLE: Final[i64] = 24  # a double, which fits one number only, gone
KEPT: Final[i64] = 10  # a tile of the hand that fits the new ends
UNSEEN: Final[i64] = 8  # a tile that fits them and that others may hold
LACKED: Final[i64] = 12  # a tile of the next player that is known not to fit them
WEIGHT: Final[list[i64]] = [
    PIPS[tile] * PIP + (DOUBLE if LOW[tile] == HIGH[tile] else 0) for tile in range(len(PIPS))
]


def rank_tile(tile: Card, end0: i64, end1: i64, hand: CardSet, unseen: CardSet, lacked: i64) -> i64:
    """How good a lay looks after which these are the ends: heavy tiles and doubles go first, and the ends
    should suit what is kept more than what others may hold."""
    fits = SHOWING[end0] | SHOWING[end1]
    rank = WEIGHT[tile] + count(hand & ~one(tile) & fits) * KEPT
    return rank - count(unseen & fits) * UNSEEN + lacked * LACKED
