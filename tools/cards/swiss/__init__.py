"""The Swiss deck: 36 cards, courts joined by a diagonal white band, words and numbers in the corners."""

from ..decks import Deck
from ..kit.layout import frame
from . import aces, banners, kings, marks, numbers, obers, unders
from .plain import HEIGHT, INSET, RADIUS, WIDTH

RANKS = ("6", "7", "8", "9", "10", "U", "O", "K", "A")
SUITS = "arsb"
_DRAWN = {**numbers.CARDS, **banners.CARDS, **unders.CARDS, **obers.CARDS, **kings.CARDS, **aces.CARDS}

DECK = Deck(
    "swiss",
    WIDTH,
    HEIGHT,
    {rank + suit: _DRAWN[rank + suit] for suit in SUITS for rank in RANKS},
    frame=frame(WIDTH, HEIGHT, INSET, RADIUS),
    marks=marks.MARKS,
    bevel=True,
)
