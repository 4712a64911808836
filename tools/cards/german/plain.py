"""What every card of the deck has: the measures, the interrupted frame line, the four corner indices."""

from ..kit.art import Art
from ..kit.geometry import Path, path
from ..kit.letters import word
from ..signs.german import SUITS

WIDTH, HEIGHT = 300, 462
CARD = (WIDTH, HEIGHT)
CUT = HEIGHT / 2

INDEX_X, INDEX_FOOT, INDEX_SIZE = 23, 49, 36
NARROW = {"10": 0.54, "K": 0.76}
USUAL_NARROW = 0.84
BOLD = 1.1
SMALL_SIGN_Y, SMALL_SIGN = 66, 0.26

SIDE, EDGE = 23, 10  # the frame line: from the sides, from top and bottom
CORNER = 17  # from the index the lines above and below keep clear
GAP_FOOT = 84  # below the index the line goes on


def _frame() -> Path:
    """Lines above, below and at both sides, left out where the indices stand."""
    parts = []
    for y in (EDGE, HEIGHT - EDGE):
        parts.append(path("M", SIDE + CORNER, y, "H", WIDTH - SIDE - CORNER))
    for x in (SIDE, WIDTH - SIDE):
        parts.append(path("M", x, GAP_FOOT, "V", HEIGHT - GAP_FOOT))
    return "".join(parts)


FRAME = _frame()


def index(art: Art, rank: str, suit: str) -> None:
    """Rank and small sign in all four corners; those below stand on their heads."""
    letters = word(rank, INDEX_SIZE, narrow=NARROW.get(rank, USUAL_NARROW))
    corner = Art().fill(letters).stroke(letters, BOLD)
    corner.place(SUITS[suit].small(), 0, SMALL_SIGN_Y - INDEX_FOOT, SMALL_SIGN)
    art.define("index", corner)
    for x in (INDEX_X, WIDTH - INDEX_X):
        art.use("index", x, INDEX_FOOT)
        art.use("index", x, HEIGHT - INDEX_FOOT, 1, 180)
