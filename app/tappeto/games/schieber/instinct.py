"""What a sensible player of Schieber does without thinking ahead; playouts play so."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import Card, CardSet
from tappeto.games.jass.hand import JassHand
from tappeto.games.jass.instinct import above, holds, out, trumps
from tappeto.games.jass.rules import POINTS, SEATS, SUITS, beats, suit

TO_COME: Final[i64] = 5  # points that each player to come will add to the trick, about
PARTNER: Final[i64] = 3  # in how many of ten cases a partner to come takes it from the opponents
KEEP: Final[list[i64]] = [8, 4, 1, 0, 0, 0, 0, 0, 0, 0]  # for later, by how many unseen cards beat it
KEEP_TRUMP: Final[i64] = 4  # and so much more for a trump
RETURN: Final[i64] = 30  # to lead what the partner led
DRAW: Final[i64] = 60  # to draw trumps from the opponents of who chose
WASTE: Final[i64] = 200  # to draw them from the partner alone


def keeping(card: Card, unseen: CardSet, contract: i64) -> i64:
    """What a card may bring later, in points."""
    worth = KEEP[above(card, unseen, contract)]
    return worth + KEEP_TRUMP if suit(card) == contract else worth


def rank_card(hand: JassHand, card: Card, chooser: i64) -> i64:
    """How good a card looks, in tenths of a point; `chooser` is the side that chose trump."""
    place: i64 = len(hand.trick)
    seat = (hand.leader + place) % SEATS
    contract = hand.contract
    unseen = out(hand, hand.hands[seat])
    if place == 0:
        return rank_lead(hand, card, seat, unseen, chooser)
    opponents: i64 = 0 if place == SEATS - 1 else 1
    takes = beats(card, hand.best, contract)
    if takes:
        wins = holds(card, unseen, contract, opponents)
    elif hand.winning % 2 == seat % 2:
        wins = holds(hand.best, unseen, contract, opponents)
    else:
        wins = PARTNER if place == 1 else 0
    to_come = SEATS - 1 - place
    worth = hand.lying + POINTS[contract][card] + to_come * TO_COME
    return (2 * wins - 10) * worth - 10 * keeping(card, unseen, contract)


def rank_lead(hand: JassHand, card: Card, seat: i64, unseen: CardSet, chooser: i64) -> i64:
    """How good a card looks to lead."""
    contract = hand.contract
    wins = holds(card, unseen, contract, 2)
    rank = (2 * wins - 10) * (POINTS[contract][card] + (SEATS - 1) * TO_COME)
    if wins < 10:
        rank -= 10 * keeping(card, unseen, contract)
    partner = (seat + 2) % SEATS
    if hand.leads[partner] == suit(card):
        rank += RETURN
    if suit(card) == contract and contract < SUITS:
        left, right = hand.barred[(seat + 1) % SEATS], hand.barred[(seat + 3) % SEATS]
        theirs = trumps(unseen, contract) & ~(left & right)
        if theirs == 0:
            rank -= WASTE
        elif chooser == seat % 2:
            rank += DRAW
    return rank
