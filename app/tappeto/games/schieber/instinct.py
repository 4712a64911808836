"""What a sensible player of Schieber does without thinking ahead; playouts play so."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import Card, CardSet, count
from tappeto.games.jass.hand import JassHand
from tappeto.games.jass.instinct import above, holds, trumps
from tappeto.games.jass.rules import POINTS, SEATS, SUITS, beats, suit, suit_cards

# The weights were found by letting variants play each other on the same cards.
TO_COME: Final[i64] = 2  # points that each player to come will add to the trick, about
PARTNER: Final[i64] = 5  # in how many of ten cases a partner to come takes it from the opponents
LATER: Final[list[i64]] = [8, 4, 1, 0, 0, 0, 0, 0, 0, 0]  # or wins a later one, by how many unseen beat it
WON_LATER: Final[i64] = 11  # what a trick brings beside the card that wins it
KEEP_TRUMP: Final[i64] = 68  # what a trump is kept for, in tenths of a point
RETURN: Final[i64] = 42  # to lead what the partner led
LENGTH: Final[i64] = 10  # to lead from a suit, for each card of it
DRAW: Final[i64] = 60  # to draw trumps from the opponents of who chose,
GIVE: Final[i64] = 57  # or from the side that chose
WASTE: Final[i64] = 486  # or from the partner alone


def keeping(card: Card, unseen: CardSet, contract: i64) -> i64:
    """What a card may bring later, in tenths of a point."""
    worth = LATER[above(card, unseen, contract)] * (POINTS[contract][card] + WON_LATER)
    return worth + KEEP_TRUMP if suit(card) == contract else worth


def without(hand: JassHand, unseen: CardSet) -> i64:
    """In how many of ten cases the seat's side has the trick though the card to come does not win it."""
    if hand.placed < 2:
        return PARTNER
    if hand.winning % 2 != hand.at_turn() % 2:
        return 0
    return holds(hand.best, unseen, hand.contract, SEATS - 1 - hand.placed)


def rank_card(hand: JassHand, card: Card, own: CardSet, unseen: CardSet, otherwise: i64, chooser: i64) -> i64:
    """How good a card looks, in tenths of a point; `chooser` is the side that chose trump.

    `otherwise` is in how many of ten cases its side has the trick if this card does not win it.
    """
    place = hand.placed
    contract = hand.contract
    to_come = SEATS - 1 - place
    wins = otherwise
    if place == 0:
        wins = holds(card, unseen, contract, 2)
    elif beats(card, hand.best, contract):
        wins = holds(card, unseen, contract, 1 if to_come > 0 else 0)
    worth = hand.lying + POINTS[contract][card] + to_come * TO_COME
    rank = (2 * wins - 10) * worth - keeping(card, unseen, contract)
    return rank + leading(hand, card, own, unseen, chooser) if place == 0 else rank


def leading(hand: JassHand, card: Card, own: CardSet, unseen: CardSet, chooser: i64) -> i64:
    """What speaks for a card and against it only when it is led."""
    seat = hand.leader
    which = suit(card)
    rank = LENGTH * count(own & suit_cards(which))
    if hand.leads[(seat + 2) % SEATS] == which:
        rank += RETURN
    if which == hand.contract and which < SUITS:
        left, right = hand.barred((seat + 1) % SEATS), hand.barred((seat + 3) % SEATS)
        if trumps(unseen, hand.contract) & ~(left & right) == 0:
            rank -= WASTE
        elif chooser == seat % 2:
            rank += DRAW
        else:
            rank -= GIVE
    return rank
