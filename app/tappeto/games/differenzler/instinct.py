"""What a sensible player of Differenzler does without thinking ahead; playouts play so."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import Card, CardSet, members
from tappeto.games.jass.hand import JassHand
from tappeto.games.jass.instinct import above, holds, out
from tappeto.games.jass.rules import ALL_POINTS, POINTS, RANKS, SEATS, beats, suit

# What a card of each rank takes, in tenths of a point, as a trump and beside trumps.
AS_TRUMP: Final[list[i64]] = [50, 55, 65, 190, 100, 270, 90, 100, 140]
BESIDE: Final[list[i64]] = [3, 5, 8, 12, 18, 25, 38, 60, 130]
TO_COME: Final[i64] = 4  # points that each player to come will add to the trick, about
PER_TRICK: Final[i64] = 17  # points in a trick, about
STRONG: Final[list[i64]] = [10, 6, 3, 1, 0, 0, 0, 0, 0, 0]  # of ten tricks, by how many unseen cards beat it


def estimate(hand: CardSet, trump: i64) -> i64:
    """About how many points nine cards will take."""
    found: i64 = 0
    for card in members(hand):
        rank = card % RANKS
        found += AS_TRUMP[rank] if suit(card) == trump else BESIDE[rank]
    return min(found // 10, ALL_POINTS)


def rank_card(hand: JassHand, card: Card, want: i64) -> i64:
    """How good a card looks to who still wants so many points: near to what the rest should bring.

    What is wanted is compared with what the cards that are left would take, card by card.
    """
    place: i64 = len(hand.trick)
    seat = (hand.leader + place) % SEATS
    own = hand.hands[seat]
    contract = hand.contract
    unseen = out(hand, own)
    left: i64 = 0
    for other in members(own):
        if other != card:
            left += taking(other, unseen, contract)
    opponents = SEATS - 1 - place
    if place == 0 or beats(card, hand.best, contract):
        wins = holds(card, unseen, contract, min(opponents, 2))
        if opponents == 3:
            wins = wins * 8 // 10
    else:
        wins = 0
    worth = hand.lying + POINTS[contract][card] + opponents * TO_COME
    off = want * 10 - left - wins * worth
    return -max(off, -off)


def taking(card: Card, unseen: CardSet, contract: i64) -> i64:
    """What a card is likely to take later, in tenths of a point."""
    chance = STRONG[above(card, unseen, contract)]
    return chance * (PER_TRICK + POINTS[contract][card] // 2)
