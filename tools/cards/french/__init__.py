"""The French deck in the Anglo-American pattern: 52 cards, double-headed courts, indices A 2 to 10 J Q K."""

from ..decks import Deck
from . import aces, jacks, kings, marks, numbers, queens
from .plain import HEIGHT, WIDTH

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = "cshd"
_DRAWN = {**aces.CARDS, **numbers.CARDS, **jacks.CARDS, **queens.CARDS, **kings.CARDS}

DECK = Deck(
    "french",
    WIDTH,
    HEIGHT,
    {rank + suit: _DRAWN[rank + suit] for suit in SUITS for rank in RANKS},
    marks=marks.MARKS,
    bevel=True,
)
