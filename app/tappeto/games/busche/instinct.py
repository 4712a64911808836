"""What a sensible player of Busche does without thinking ahead; playouts play so."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import Card, CardSet, count
from tappeto.games.busche.rules import (
    RANKS,
    SEATS,
    STRENGTH,
    SUIT,
    points,
    strength_left,
    suit,
    winner,
)

# The weights were found by letting thousands of variants play each other.
COVERING: Final[i64] = 116  # a first trick,
URGENCY: Final[i64] = 6  # and more for each trick that has gone by
TO_COME: Final[i64] = 2  # points that each player to come will add to the trick, about
THROWN_POINT: Final[i64] = 35  # a point less in the hand
VOID_STRENGTH: Final[i64] = 5  # a stronger card less in the hand, where the suit led is missing
BELOW_STRENGTH: Final[i64] = 2  # the same, below what lies there
KEPT_STRENGTH: Final[i64] = 8  # a stronger card kept while a trick is needed
WON_STRENGTH: Final[i64] = 2  # a stronger card less in the hand, where it wins anyway
LED_LENGTH: Final[i64] = 17  # a card more of the suit that is led from
LENGTH: Final[i64] = 12  # a card more of the suit that is played from


def rank_card(card: Card, hand: CardSet, trick: list[Card], unseen: CardSet, tricks: i64, scored: i64) -> i64:
    """How good a card looks: dear tricks are dodged, but one trick must be taken (rules 4.4).

    `tricks` and `scored` are what the player has taken so far. A point costs the more the more
    points the player has: the first ones cost nothing, since only the most points pay.
    """
    strength = STRENGTH[card % RANKS]
    length = count((hand >> (suit(card) * RANKS)) & SUIT)
    needs = tricks == 0
    place = len(trick)
    if place > 0 and winner([*trick, card]) != place:
        # It cannot win: dear cards go, and strong ones unless a trick must still be taken.
        gain = BELOW_STRENGTH if suit(card) == suit(trick[0]) else VOID_STRENGTH
        if needs:
            gain = -KEPT_STRENGTH
        return points(card) * THROWN_POINT - length * LENGTH + strength * gain
    to_come: i64 = SEATS - 1 - place
    lying = points(card) + to_come * TO_COME
    for other in trick:
        lying += points(other)
    beaten = strength_left(card, unseen)
    # In how many of ten cases it wins, about.
    wins: i64 = 10
    if to_come > 0 and beaten > 0:
        wins = 30 // (3 + beaten * to_come)
    worth = -lying * scored
    if needs:
        worth += COVERING + URGENCY * (RANKS - count(hand))
    rank = wins * worth // 10 - length * (LED_LENGTH if place == 0 else LENGTH)
    return rank + strength * WON_STRENGTH if to_come == 0 else rank
