"""What every card of the deck has: the measures, the corner indices, the pips."""

from collections.abc import Sequence

from ..kit.art import Art
from ..kit.layout import corner_words, turned_pair
from ..signs.french import SUITS

WIDTH, HEIGHT = 300, 420
CARD = (WIDTH, HEIGHT)

INDEX_X, INDEX_FOOT, INDEX_SIZE = 22, 54, 42
NARROW, NARROW_TEN = 0.74, 0.62
BOLD = 1.2
SMALL_SIGN_Y, SMALL_SIGN = 78, 0.34


def index(art: Art, rank: str, suit: str) -> None:
    """Rank and small sign in two opposite corners."""
    colour = SUITS[suit].colour
    narrow = NARROW_TEN if rank == "10" else NARROW
    corner_words(art, rank, INDEX_X, INDEX_FOOT, INDEX_SIZE, CARD, colour, narrow, BOLD)
    art.define("small", SUITS[suit].plain())
    turned_pair(art, "small", INDEX_X, SMALL_SIGN_Y, CARD, SMALL_SIGN)


def pips(art: Art, suit: str, places: Sequence[tuple[float, float]], scale: float) -> None:
    """Signs at fractions of the card, those below the middle upside down."""
    art.define("sign", SUITS[suit].sign())
    for x, y in places:
        art.use("sign", x * WIDTH, y * HEIGHT, scale, 180 if y > 0.5 else 0)
