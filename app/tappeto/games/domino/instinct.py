"""What a sensible player of dominoes does without thinking ahead; playouts play so."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import Card, CardSet, count, one
from tappeto.games.domino.rules import ALL, HIGH, LEFT, LOW, OPENS, PIPS, SHOWING, other_half

PIP: Final[i64] = 2  # a pip less in the hand
DOUBLE: Final[i64] = 24  # a double, which fits one number only, gone
KEPT: Final[i64] = 10  # a tile of the hand that fits the new ends
UNSEEN: Final[i64] = 8  # a tile that fits them and that others may hold
LACKED: Final[i64] = 12  # a tile of the next player that is known not to fit them


def rank_tile(
    tile: Card, place: i64, hand: CardSet, laid: CardSet, ends: list[i64], next_slots: list[i64]
) -> i64:
    """How good a lay looks: heavy tiles and doubles go first, and the new ends should suit what is kept
    more than what the others may hold."""
    left, right = ends[0], ends[1]
    if place == OPENS:
        left, right = LOW[tile], HIGH[tile]
    elif place == LEFT:
        left = other_half(tile, left)
    else:
        right = other_half(tile, right)
    fits = SHOWING[left] | SHOWING[right]
    rank = PIPS[tile] * PIP + count(hand & ~one(tile) & fits) * KEPT
    if LOW[tile] == HIGH[tile]:
        rank += DOUBLE
    rank -= count(ALL & ~(hand | laid) & fits) * UNSEEN
    for slot in next_slots:
        if slot & fits == fits:
            rank += LACKED
    return rank
