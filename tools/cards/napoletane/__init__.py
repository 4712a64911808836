"""The Neapolitan deck: 40 cards in the Latin suits, whole-figure courts, no frame, no indices."""

from ..decks import Deck
from . import aces, kings, knaves, knights, marks, numbers

WIDTH, HEIGHT = 300, 498

RANKS = "A234567FCR"
SUITS = "dcsb"
_DRAWN = {**aces.CARDS, **numbers.CARDS, **knaves.CARDS, **knights.CARDS, **kings.CARDS}

DECK = Deck(
    "napoletane",
    WIDTH,
    HEIGHT,
    {rank + suit: _DRAWN[rank + suit] for suit in SUITS for rank in RANKS},
    marks=marks.MARKS,
)
