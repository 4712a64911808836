"""Why a card was chosen, in a sentence: from the open trick, and from what the search found."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import Card
from tappeto.games.api import NOBODY, Move
from tappeto.games.busche.hand import COVER, MOST, BuscheHand
from tappeto.games.busche.rules import SEATS, beats, points, strength, suit
from tappeto.i18n import N_, Cards, Phrase

# A lead by less, in busche, is no reason.
SLIGHT: Final = 0.03


def named(text: str, card: Card) -> Phrase:
    """A sentence about a card, which stands at {card}."""
    return Phrase(text, {"card": Cards((int(card),))})


def reason(hand: BuscheHand, move: Move, rival: Move, leads: list[float]) -> Phrase:
    """Why this card and not the rival; `leads` is how far it is ahead, item by item.

    `hand` is any that fits what the seat sees; only that is looked at.
    """
    item: i64 = NOBODY
    lead: float = SLIGHT
    for place in range(len(leads)):
        if leads[place] > lead:
            item = place
            lead = leads[place]
    covered = hand.tricks[hand.at_turn()] > 0
    if item == COVER and not covered:
        return by_cover(hand, move)
    if hand.placed == 0:
        return by_lead(move, rival, item)
    if beats(move, hand.best):
        return by_winning(hand, move, item)
    return by_dodging(hand, move, rival, item)


def by_cover(hand: BuscheHand, move: Move) -> Phrase:
    """A reason by the trick that is still needed."""
    wins = hand.placed == 0 or beats(move, hand.best)
    if hand.placed == SEATS - 1 and wins:
        return Phrase(N_("It takes the trick that was still needed."))
    if wins:
        return Phrase(N_("It may take a trick, and one is still needed."))
    return Phrase(N_("It keeps the cards that can take a trick, for one is still needed."))


def by_lead(move: Move, rival: Move, item: i64) -> Phrase:
    """Why a card is led."""
    if item == NOBODY:
        return Phrase(N_("Others are about as good; this one looks safest."))
    if strength(move) < strength(rival):
        return Phrase(N_("A low lead: somebody else is likely to take the trick."))
    if item == MOST:
        return Phrase(N_("A strong card goes while it costs little."))
    return Phrase(N_("It leaves dear tricks to the others."))


def by_winning(hand: BuscheHand, move: Move, item: i64) -> Phrase:
    """Why a card is played that wins so far."""
    if hand.lying + points(move) <= 1:
        return Phrase(N_("The trick is cheap, and a strong card is gone."))
    if item == MOST:
        return Phrase(N_("Later tricks are likely to cost more."))
    return Phrase(N_("It can be afforded, and a strong card is gone."))


def by_dodging(hand: BuscheHand, move: Move, rival: Move, item: i64) -> Phrase:
    """Why a card is played that cannot win."""
    if suit(move) != hand.led:
        if points(move) > 0:
            return named(N_("It gives {card} away in somebody else’s trick."), move)
        return Phrase(N_("It makes a suit shorter, to give dear cards away later."))
    if beats(rival, hand.best):
        return Phrase(N_("It stays below: somebody else takes the trick."))
    if strength(move) > strength(rival):
        return Phrase(N_("It cannot win, and a strong card is gone."))
    return Phrase(N_("Others are about as good; this one looks safest."))
