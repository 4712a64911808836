"""What every card of the deck has: the measures, the frame line, the numbers in the corners."""

from ..kit.art import Art
from ..kit.layout import corner_words

WIDTH, HEIGHT = 300, 468
CARD = (WIDTH, HEIGHT)
INSET, RADIUS = 10, 7

NUMBER_X, NUMBER_FOOT, NUMBER_SIZE = 30, 49, 34
TEN_X, TEN_NARROW = 36, 0.78
BOLD = 1.4


def number(art: Art, rank: str) -> None:
    """The number in all four corners; those below stand on their heads."""
    x, narrow = (TEN_X, TEN_NARROW) if rank == "10" else (NUMBER_X, 1.0)
    for left in (x, WIDTH - x):
        corner_words(art, rank, left, NUMBER_FOOT, NUMBER_SIZE, CARD, narrow=narrow, bold=BOLD)
