"""The German deck in the Bavarian pattern: 36 cards, double-headed courts, indices 6 to 10 U O K A."""

from ..decks import Deck
from . import aces, kings, marks, numbers, obers, unters
from .plain import FRAME, HEIGHT, WIDTH

RANKS = ("6", "7", "8", "9", "10", "U", "O", "K", "A")
SUITS = "arsb"
_DRAWN = {**aces.CARDS, **numbers.CARDS, **unters.CARDS, **obers.CARDS, **kings.CARDS}

DECK = Deck(
    "german",
    WIDTH,
    HEIGHT,
    {rank + suit: _DRAWN[rank + suit] for suit in SUITS for rank in RANKS},
    frame=FRAME,
    marks=marks.MARKS,
    bevel=True,
)
