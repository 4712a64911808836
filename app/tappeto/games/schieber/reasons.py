"""Why something was said or played in Schieber, in a sentence."""

from tappeto.core.cards import CardSet
from tappeto.games.api import NOBODY, Move
from tappeto.games.jass.instinct import above, trumps
from tappeto.games.jass.moves import PUSH, WEIS
from tappeto.games.jass.rules import POINTS, SUITS, beats, suit
from tappeto.games.schieber.hand import SchieberHand
from tappeto.i18n import N_, Phrase


def reason(hand: SchieberHand, move: Move) -> Phrase:
    """Why this move; only what its player sees is looked at."""
    if hand.speaker != NOBODY:
        return by_word(move)
    unseen = hand.unseen(hand.cards_of(hand.at_turn()))
    if hand.placed == 0:
        return by_lead(hand, move, unseen)
    if beats(move, hand.best, hand.contract):
        return Phrase(N_("It may take the trick."))
    if hand.winning % 2 == hand.at_turn() % 2:
        if POINTS[hand.contract][move] > 0:
            return Phrase(N_("The trick is the partner’s: its points stay with you."))
        return Phrase(N_("The partner has the trick; nothing dear is needed."))
    return Phrase(N_("It cannot take the trick, and gives little away."))


def by_word(move: Move) -> Phrase:
    """Why something was said."""
    if move == PUSH:
        return Phrase(N_("No contract looks good; the partner may hold more."))
    if move < PUSH:
        return Phrase(N_("Of all contracts it suits these cards best."))
    if move == WEIS:
        return Phrase(N_("Weis cost nothing, and may count."))
    return Phrase(N_("There is no Weis to announce."))


def by_lead(hand: SchieberHand, move: Move, unseen: CardSet) -> Phrase:
    """Why a card was led."""
    contract = hand.contract
    if suit(move) == contract and contract < SUITS:
        return Phrase(N_("It draws trumps."))
    if above(move, unseen, contract) == 0:
        if trumps(unseen, contract) == 0:
            return Phrase(N_("Nobody can beat it."))
        return Phrase(N_("Only a trump can beat it."))
    if hand.leads[(hand.at_turn() + 2) % 4] == suit(move):
        return Phrase(N_("It returns the suit that the partner led."))
    return Phrase(N_("It keeps the strong cards for later."))
