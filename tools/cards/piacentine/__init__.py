"""The Piacentine deck: 40 cards in the Latin suits, double-headed courts, one thin frame line, no indices."""

from ..decks import Deck
from . import aces, kings, knaves, knights, marks, numbers
from .plain import FRAME, HEIGHT, WIDTH

RANKS = "A234567FCR"
SUITS = "dcsb"
_DRAWN = {**aces.CARDS, **numbers.CARDS, **knaves.CARDS, **knights.CARDS, **kings.CARDS}

DECK = Deck(
    "piacentine",
    WIDTH,
    HEIGHT,
    {rank + suit: _DRAWN[rank + suit] for suit in SUITS for rank in RANKS},
    frame=FRAME,
    marks=marks.MARKS,
    bevel=True,
)
