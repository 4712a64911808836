"""What a sensible player of dominoes does without thinking ahead; playouts play so."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import Card, CardSet, count, one
from tappeto.games.domino.rules import HIGH, LEFT, LOW, OPENS, PIPS, SHOWING, other_half

PIP: Final[i64] = 4  # a pip less in the hand
DOUBLE: Final[i64] = 12  # a double, which fits one number only, gone
KEPT: Final[i64] = 6  # a tile of the hand that fits the new ends


def rank_tile(tile: Card, place: i64, hand: CardSet, ends: list[i64]) -> i64:
    """How good a lay looks: heavy tiles and doubles go first, and what is kept should fit the ends."""
    left, right = ends[0], ends[1]
    if place == OPENS:
        left, right = LOW[tile], HIGH[tile]
    elif place == LEFT:
        left = other_half(tile, left)
    else:
        right = other_half(tile, right)
    rest = hand & ~one(tile)
    kept = count(rest & (SHOWING[left] | SHOWING[right]))
    return PIPS[tile] * PIP + (DOUBLE if LOW[tile] == HIGH[tile] else 0) + kept * KEPT
