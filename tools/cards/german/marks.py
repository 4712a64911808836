"""The suit signs alone, each on a square of 100 by 100."""

from collections.abc import Callable

from ..kit.art import Art
from ..signs.german import SUITS

MIDDLE, SCALE = 50, 0.94


def _mark(suit: str) -> Callable[[], Art]:
    return lambda: Art().place(SUITS[suit].sign(), MIDDLE, MIDDLE, SCALE)


MARKS: dict[str, Callable[[], Art]] = {suit: _mark(suit) for suit in SUITS}
