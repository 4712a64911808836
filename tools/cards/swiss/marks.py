"""The suit signs alone, each on a square of 100 by 100."""

from collections.abc import Callable

from ..kit.art import Art
from ..signs.swiss import SIGNS

MIDDLE = 50


def _mark(suit: str) -> Callable[[], Art]:
    return lambda: Art().place(SIGNS[suit](), MIDDLE, MIDDLE)


MARKS: dict[str, Callable[[], Art]] = {suit: _mark(suit) for suit in SIGNS}
