"""What a sensible player of Differenzler does without thinking ahead; playouts play so."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import Card, CardSet, first, members
from tappeto.games.jass.hand import JassHand
from tappeto.games.jass.instinct import above
from tappeto.games.jass.rules import ALL_POINTS, POINTS, RANKS, SEATS, beats, suit

# The weights were found by letting variants play each other on the same cards.
# What a card of each rank takes, in tenths of a point, as a trump and beside trumps.
AS_TRUMP: Final[list[i64]] = [45, 55, 65, 179, 144, 221, 75, 63, 117]
BESIDE: Final[list[i64]] = [2, 2, 3, 8, 13, 25, 29, 74, 77]
TO_COME: Final[i64] = 7  # points that each player to come will add to the trick, about
PER_TRICK: Final[i64] = 17  # points in a trick beside those of the card that takes it, about
# In how many of ten cases a card takes a later trick, as a trump and beside them, by how many unseen
# cards beat it; all such cards together take less than each of them alone, in hundredths.
TRUMP_TAKES: Final[list[i64]] = [9, 10, 9, 3, 2, 2, 1, 1, 0, 0]
TAKES: Final[list[i64]] = [10, 3, 2, 2, 0, 0, 0, 0, 0, 0]
TOGETHER: Final[i64] = 64
# And in how many it keeps this one with one opponent to come, with two, and with three.
KEEPS_ONE: Final[list[i64]] = [7, 8, 1, 3, 2, 1, 1, 0, 0, 0]
KEEPS_TWO: Final[list[i64]] = [10, 4, 5, 1, 0, 0, 0, 0, 0, 0]
KEEPS_THREE: Final[list[i64]] = [6, 2, 3, 1, 0, 0, 0, 0, 0, 0]


def estimate(hand: CardSet, trump: i64) -> i64:
    """About how many points nine cards will take."""
    found: i64 = 0
    for card in members(hand):
        rank = card % RANKS
        found += AS_TRUMP[rank] if suit(card) == trump else BESIDE[rank]
    return min(found // 10, ALL_POINTS)


def takings(own: CardSet, unseen: CardSet, contract: i64) -> i64:
    """What the cards of a hand are likely to take, each by itself, in tenths of a point."""
    found: i64 = 0
    while own != 0:
        found += taking(first(own), unseen, contract)
        own &= own - 1
    return found


def rank_card(hand: JassHand, card: Card, unseen: CardSet, takes: i64, want: i64) -> i64:
    """How good a card looks to who still wants so many points: near to what the rest should bring.

    What is wanted is compared with what the cards that are left would take, of all that `takes` says.
    """
    place = hand.placed
    contract = hand.contract
    left = takes - taking(card, unseen, contract)
    opponents = SEATS - 1 - place
    wins: i64 = 0
    if place == 0 or beats(card, hand.best, contract):
        wins = keeps(above(card, unseen, contract), opponents)
    worth = hand.lying + POINTS[contract][card] + opponents * TO_COME
    off = want * 10 - left * TOGETHER // 100 - wins * worth
    return -max(off, -off)


def keeps(stronger: i64, opponents: i64) -> i64:
    """In how many of ten cases a card that wins so far takes the trick."""
    if opponents == 0:
        return 10
    if opponents == 1:
        return KEEPS_ONE[stronger]
    return KEEPS_TWO[stronger] if opponents == 2 else KEEPS_THREE[stronger]


def taking(card: Card, unseen: CardSet, contract: i64) -> i64:
    """What a card is likely to take later, in tenths of a point."""
    takes = TRUMP_TAKES if suit(card) == contract else TAKES
    return takes[above(card, unseen, contract)] * (PER_TRICK + POINTS[contract][card])
