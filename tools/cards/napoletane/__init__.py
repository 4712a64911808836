"""The Neapolitan deck: 40 cards in the Latin suits, whole-figure courts, no frame, no indices."""

from ..decks import Deck
from . import aces, kings, knaves, knights, marks, numbers

WIDTH, HEIGHT = 300, 498

DECK = Deck(
    "napoletane",
    WIDTH,
    HEIGHT,
    {**aces.CARDS, **numbers.CARDS, **knaves.CARDS, **knights.CARDS, **kings.CARDS},
    marks=marks.MARKS,
)
