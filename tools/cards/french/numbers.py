"""The number cards, 2 to 10 of the four suits."""

from collections.abc import Callable

from ..kit.art import Art
from ..signs.french import SUITS
from .plain import index, pips

LEFT, MIDDLE, RIGHT = 0.31, 0.5, 0.69
TOP, UPPER, CENTRE, LOWER, BOTTOM = 0.168, 0.389, 0.5, 0.611, 0.832
SCALE = 0.68

Places = list[tuple[float, float]]

COLUMN: Places = [(MIDDLE, TOP), (MIDDLE, BOTTOM)]
CORNERS: Places = [(LEFT, TOP), (RIGHT, TOP), (LEFT, BOTTOM), (RIGHT, BOTTOM)]
SIDES: Places = [(LEFT, CENTRE), (RIGHT, CENTRE)]
INNER: Places = [(LEFT, UPPER), (RIGHT, UPPER), (LEFT, LOWER), (RIGHT, LOWER)]
HEART_OF_CARD: Places = [(MIDDLE, CENTRE)]

PLACES: dict[str, Places] = {
    "2": COLUMN,
    "3": COLUMN + HEART_OF_CARD,
    "4": CORNERS,
    "5": CORNERS + HEART_OF_CARD,
    "6": CORNERS + SIDES,
    "7": [*CORNERS, *SIDES, (MIDDLE, 0.334)],
    "8": [*CORNERS, *SIDES, (MIDDLE, 0.334), (MIDDLE, 0.666)],
    "9": CORNERS + INNER + HEART_OF_CARD,
    "10": [*CORNERS, *INNER, (MIDDLE, 0.2785), (MIDDLE, 0.7215)],
}


def number_card(rank: str, suit: str) -> Art:
    art = Art()
    pips(art, suit, PLACES[rank], SCALE)
    index(art, rank, suit)
    return art


def _card(rank: str, suit: str) -> Callable[[], Art]:
    return lambda: number_card(rank, suit)


CARDS: dict[str, Callable[[], Art]] = {rank + suit: _card(rank, suit) for suit in SUITS for rank in PLACES}
