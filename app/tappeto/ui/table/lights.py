"""Which state each card shows: from what is offered, hinted and focused."""

from collections import defaultdict

from tappeto.controller.picking import Offer
from tappeto.core.cards import Card
from tappeto.ui.table.card import HAND_VEIL, REST, TABLE_VEIL, State
from tappeto.ui.table.lies import Lies

MOST_CHOICES = 6  # numbered on the cards; beyond that one simply picks
MOST_BADGES = 2  # on one card


def numbered(offer: Offer) -> bool:
    """Whether the captures that compete are few enough to number them on the cards."""
    takes = [choice for choice in offer.choices if choice.cards]
    if len(takes) < 2 or len(takes) > MOST_CHOICES:
        return False
    return all(sum(card in choice.cards for choice in takes) <= MOST_BADGES for card in offer.targets)


def lights(
    lies: Lies, offer: Offer, hint: frozenset[Card], focus: Card
) -> tuple[dict[Card, State], set[Card]]:
    """The state of every card, and the hand cards that stand higher."""
    states: dict[Card, State] = defaultdict(lambda: REST)
    hand, table = lies.lying("hand0"), lies.lying("table")
    lifted: set[Card] = set()
    choosing = bool(offer.choices)
    some_refused = bool(offer.playable) and not set(hand) <= offer.playable
    badges = numbered(offer)
    for card in hand:
        picked = card in offer.picked
        legal = card in offer.playable
        if picked or (some_refused and legal and not choosing):
            lifted.add(card)
        targeted = bool(offer.picked) and not choosing and card in offer.targets
        states[card] = State(
            legal=targeted,
            picked=picked,
            veil=HAND_VEIL if offer.playable and not legal else 0.0,
            hint=card in hint,
            focus=card == focus,
        )
    for card in table:
        takes = tuple(choice.number for choice in offer.choices if card in choice.cards)
        states[card] = State(
            legal=card in offer.targets and choosing,
            picked=card in offer.picked,
            veil=TABLE_VEIL if choosing and card not in offer.targets and card not in offer.picked else 0.0,
            hint=card in hint,
            focus=card == focus,
            badges=takes if badges else (),
        )
    return states, lifted
