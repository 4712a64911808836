"""Why a card was chosen, in a sentence: from what it takes and leaves, and from what the search found."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import CardSet, count, members, one
from tappeto.games.api import NOBODY, Move
from tappeto.games.capture.count import (
    CARTE,
    DENARI,
    NAPOLA,
    PRIMIERA,
    PRIMIERA_ITEM,
    RE_BELLO_ITEM,
    SCOPE,
    SETTEBELLO_ITEM,
)
from tappeto.games.capture.hand import CaptureHand
from tappeto.games.capture.rules import (
    CARD_BITS,
    CARD_MASK,
    COINS,
    RANKS,
    RE_BELLO,
    SETTEBELLO,
    of_rank,
    total,
)
from tappeto.i18n import N_, Cards, Phrase, Suit

COIN_SUIT: Final = Suit("d")
# An item that a move is ahead in by less, in points, is no reason.
SLIGHT = 0.1
# What is good for primiera counts more than so much in it.
GOOD = 15


def named(text: str, cards: CardSet) -> Phrase:
    """A sentence about cards, which stand at {cards}; {suit} is the suit that counts."""
    return Phrase(text, {"cards": Cards(tuple(int(card) for card in members(cards))), "suit": COIN_SUIT})


def reason(hand: CaptureHand, move: Move, rival: Move, leads: list[float]) -> Phrase | None:
    """Why this move and not the rival; `leads` is how many points it is ahead, item by item.

    `hand` is any that fits what the seat sees; only that is looked at.
    """
    if hand.rules.reverse:
        return None  # what is good elsewhere is bad there
    card = move & CARD_MASK
    take = taken(move)
    last_play = hand.at >= len(hand.order) and count(hand.held) == 1
    if take != 0:
        if hand.rules.sweeps(card, take, hand.table, last_play):
            return Phrase(N_("It sweeps the table."))
        if take & one(SETTEBELLO) != 0:
            return named(N_("It takes {cards}."), one(SETTEBELLO))
        if card == SETTEBELLO:
            return named(N_("It brings {cards} home."), one(SETTEBELLO))
        if hand.rules.re_bello and (take | one(card)) & one(RE_BELLO) != 0:
            return named(N_("It takes {cards}, worth a point."), one(RE_BELLO))
    item = most(leads)
    if item == NOBODY:
        return about_equal(hand, move, rival)
    return by_item(hand, move, rival, item)


def most(leads: list[float]) -> i64:
    """The item with the greatest lead, or NOBODY if all are slight."""
    best: i64 = NOBODY
    lead = SLIGHT
    for item in range(len(leads)):
        if leads[item] > lead:
            lead = leads[item]
            best = item
    return best


def about_equal(hand: CaptureHand, move: Move, rival: Move) -> Phrase:
    """A reason where no other move is clearly worse."""
    if hand.foolish(rival) and not hand.foolish(move):
        return Phrase(N_("It gives nothing away that can be kept."))
    if move >> CARD_BITS != 0:
        return named(N_("It takes {cards}; others are about as good."), taken(move))
    return Phrase(N_("Others are about as good; this one looks safest."))


def taken(move: Move) -> CardSet:
    """What a move takes from the table."""
    return (move >> CARD_BITS) & ~one(move & CARD_MASK)


def by_item(hand: CaptureHand, move: Move, rival: Move, item: i64) -> Phrase:
    """A reason by the item of the count in which the move is most ahead."""
    if item == SCOPE:
        return by_table(hand, move, rival)
    if item == SETTEBELLO_ITEM:
        return by_settebello(hand, move)
    if item in (DENARI, NAPOLA):
        return by_suit(hand, move, rival)
    if item == PRIMIERA_ITEM:
        return by_primiera(move, rival)
    if item == RE_BELLO_ITEM:
        return named(N_("It leaves a better chance for {cards}."), one(RE_BELLO))
    assert item == CARTE
    gain = taken(move)
    if gain != 0:
        return named(N_("It takes {cards}: more cards in the pile."), gain)
    return Phrase(N_("In the long run it brings more cards."))


def by_table(hand: CaptureHand, move: Move, rival: Move) -> Phrase:
    """A reason by scope: what lies after the move, and after the rival."""
    look = hand.look()
    left = hand.table & ~taken(move) if taken(move) != 0 else hand.table | one(move & CARD_MASK)
    other = hand.table & ~taken(rival) if taken(rival) != 0 else hand.table | one(rival & CARD_MASK)
    lying = total(left)
    if look.sweepers(lying) == 0 and look.sweepers(total(other)) > 0:
        if lying > RANKS and hand.rules.goal == 0:
            return Phrase(N_("It leaves {sum} on the table: no card sweeps that."), {"sum": int(lying)})
        return Phrase(N_("It leaves nothing that a card could sweep."))
    if look.sweep(lying) < look.sweep(total(other)):
        return Phrase(N_("It leaves the smaller risk of a sweep."))
    return Phrase(N_("In the long run it brings more sweeps, or costs fewer."))


def by_settebello(hand: CaptureHand, move: Move) -> Phrase:
    """A reason by the settebello, which the move neither takes nor plays to a pile."""
    seven = one(SETTEBELLO)
    if hand.cards_of(hand.seat) & seven != 0:
        return named(N_("It keeps {cards} in the hand until it is safe."), seven)
    if hand.table & seven != 0:
        return named(N_("It makes it harder to take {cards}."), seven)
    return named(N_("It leaves a better chance for {cards}."), seven)


def by_suit(hand: CaptureHand, move: Move, rival: Move) -> Phrase:
    """A reason by the coins that are taken, or kept from the others."""
    gain = (taken(move) | one(move & CARD_MASK)) & COINS if taken(move) != 0 else 0
    if gain != 0:
        return named(N_("It brings {suit} home: {cards}."), gain)
    kept = one(rival & CARD_MASK) & COINS
    if kept != 0 and taken(rival) == 0:
        return named(N_("It does not lay out: {cards}."), kept)
    return Phrase(N_("In the long run it brings more {suit}."), {"suit": COIN_SUIT})


def by_primiera(move: Move, rival: Move) -> Phrase:
    """A reason by the cards that are good for primiera."""
    gain: CardSet = 0
    kept: CardSet = 0
    for rank in range(RANKS):
        if PRIMIERA[rank] > GOOD:
            gain |= (taken(move) | one(move & CARD_MASK)) & of_rank(rank) if taken(move) != 0 else 0
            kept |= one(rival & CARD_MASK) & of_rank(rank) if taken(rival) == 0 else 0
    if gain != 0:
        return named(N_("It brings home {cards}, good for primiera."), gain)
    if kept != 0:
        return named(N_("It does not lay {cards} out, good for primiera."), kept)
    return Phrase(N_("In the long run it brings the better primiera."))
