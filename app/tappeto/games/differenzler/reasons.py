"""Why something was said or played in Differenzler, in a sentence."""

from tappeto.games.api import NOBODY, Move
from tappeto.games.differenzler.hand import DifferenzlerHand
from tappeto.games.jass.rules import beats
from tappeto.i18n import N_, Phrase


def reason(hand: DifferenzlerHand, move: Move) -> Phrase:
    """Why this move; only what its player sees is looked at."""
    if hand.speaker != NOBODY:
        return Phrase(N_("So much these cards bring on average, tried out."))
    seat = hand.at_turn()
    wanted = hand.bids[seat] > hand.scored[seat]
    if hand.placed == 0:
        if wanted:
            return Phrase(N_("It leaves the rest of the hand nearest to the bid."))
        return Phrase(N_("The bid is full: others should take this trick."))
    if beats(move, hand.best, hand.contract):
        if wanted:
            return Phrase(N_("It may take points that are still wanted."))
        return Phrase(N_("It had to come, and here it costs least."))
    if wanted:
        return Phrase(N_("This trick is not wanted; better ones may come."))
    return Phrase(N_("The bid is full: the trick goes to somebody else."))
