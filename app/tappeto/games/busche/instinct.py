"""What a sensible player of Busche does without thinking ahead; playouts play so."""

from mypy_extensions import i64

from tappeto.core.cards import Card, CardSet, count
from tappeto.games.busche.rules import RANKS, STRENGTH, SUIT, points, strength_left, suit, winner


def rank_card(card: Card, hand: CardSet, trick: list[Card], unseen: CardSet, tricks: i64) -> i64:
    """How good a card looks: dear tricks are dodged, but one trick must be taken (rules 4.4).

    `tricks` is how many the player has taken so far.
    """
    lying: i64 = 0
    for other in trick:
        lying += points(other)
    wins = len(trick) == 0 or winner([*trick, card]) == len(trick)
    beaten = strength_left(card, unseen)
    length = count((hand >> (suit(card) * RANKS)) & SUIT)
    needs = tricks == 0
    if len(trick) == 0:
        # A low lead passes the trick on; with no trick yet a strong cheap one is welcome.
        rank = -STRENGTH[card % RANKS] * 4 - points(card) * 6 + beaten * 3 - length
        if needs and points(card) <= 1:
            rank += (9 - beaten) * 6
        return rank
    last = len(trick) == 3
    if not wins:
        # Who cannot win throws what is dear or strong, from short suits first.
        return 60 + points(card) * 14 + STRENGTH[card % RANKS] * 3 - length * 2
    dear = lying + points(card)
    if needs:
        return 50 + (30 if last else (9 - beaten) * 3) - dear * 8
    if last and dear == 0:
        return 40 + STRENGTH[card % RANKS] * 4
    return -dear * 12 - STRENGTH[card % RANKS] + beaten * 6
