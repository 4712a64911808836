"""Which contract nine cards want, and when to push: a rule that was fitted to simulated deals."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import CardSet, count, first
from tappeto.games.jass.rules import CONTRACTS, RANKS, SUIT, SUITS, UNENUFE

# Found by tools/trumps.py. What a card of each rank adds to the lead of its side, in tenths of a point:
# as a trump, beside trumps, and where all suits are alike, from the strongest card on.
AS_TRUMP: Final[list[i64]] = [69, 72, 69, 323, 114, 502, 169, 208, 214]
BESIDE: Final[list[i64]] = [-91, -89, -92, -90, -95, -78, -69, -34, 32]
ALIKE: Final[list[i64]] = [252, 52, -12, -44, -61, -56, -77, -64, -49]
# What the number of trumps adds to that, and what is there before any card.
TRUMPS: Final[list[i64]] = [16, -115, -152, -92, 89, 162, 152, 177, 227, 277]
START: Final[i64] = 126
ALIKE_START: Final[i64] = -7
SEQUENCE: Final[i64] = 177  # for a card below none but others of the hand
# What a partner is ahead by who chooses after a push, times what contracts count on average.
PUSHED: Final[i64] = 540


def lead_with(hand: CardSet, contract: i64) -> i64:
    """By how much nine cards put their side ahead in a contract, in tenths of a point, about."""
    if contract >= SUITS:
        return alike(hand, contract == UNENUFE)
    found = START
    for suit in range(SUITS):
        held = (hand >> (suit * RANKS)) & SUIT
        if suit == contract:
            found += TRUMPS[count(held)]
        while held != 0:
            rank = first(held)
            held &= held - 1
            found += AS_TRUMP[rank] if suit == contract else BESIDE[rank]
    return found


def alike(hand: CardSet, upward: bool) -> i64:
    """The same where no suit is trump; `upward`: the six is the strongest card."""
    found = ALIKE_START
    for suit in range(SUITS):
        held = (hand >> (suit * RANKS)) & SUIT
        unbroken = True
        for place in range(RANKS):
            rank = place if upward else RANKS - 1 - place
            if (held >> rank) & 1 == 1:
                found += ALIKE[place]
                if unbroken and place > 0:
                    found += SEQUENCE
            else:
                unbroken = False
    return found


def choose(hand: CardSet, multipliers: list[i64], may_push: bool) -> i64:
    """The contract, or CONTRACTS to push."""
    best: i64 = 0
    top = lead_with(hand, 0) * multipliers[0]
    for contract in range(1, CONTRACTS):
        lead = lead_with(hand, contract) * multipliers[contract]
        if lead > top:
            top = lead
            best = contract
    pushed = PUSHED * sum(multipliers) // CONTRACTS
    return CONTRACTS if may_push and top < pushed else best
