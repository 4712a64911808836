"""What a sensible player of Busche does without thinking ahead; playouts play so."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import Card, CardSet, count
from tappeto.games.busche.rules import RANKS, SEATS, SUIT, beats, points, strength, strength_left, suit
from tappeto.games.tricks import Tricks

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


def cover(held: i64) -> i64:
    """What a first trick is worth to who holds so many cards."""
    return COVERING + URGENCY * (RANKS - held)


def rank_card(table: Tricks, card: Card, own: CardSet, unseen: CardSet, covers: i64) -> i64:
    """How good a card looks: dear tricks are dodged, but one trick must be taken (rules 4.4).

    `covers` is what a first trick is worth; nothing to who has one. A point costs the more the more
    points the player has: the first ones cost nothing, since only the most points pay.
    """
    place = table.placed
    length = count((own >> (suit(card) * RANKS)) & SUIT)
    if place > 0 and not beats(card, table.best):
        # It cannot win: dear cards go, and strong ones unless a trick must still be taken.
        gain = BELOW_STRENGTH if suit(card) == table.led else VOID_STRENGTH
        if covers != 0:
            gain = -KEPT_STRENGTH
        return points(card) * THROWN_POINT - length * LENGTH + strength(card) * gain
    to_come = SEATS - 1 - place
    lying = table.lying + points(card) + to_come * TO_COME
    beaten = strength_left(card, unseen)
    # In how many of ten cases it wins, about.
    wins: i64 = 10
    if to_come > 0 and beaten > 0:
        wins = 30 // (3 + beaten * to_come)
    worth = covers - lying * table.scored[table.at_turn()]
    rank = wins * worth // 10 - length * (LED_LENGTH if place == 0 else LENGTH)
    return rank + strength(card) * WON_STRENGTH if to_come == 0 else rank
