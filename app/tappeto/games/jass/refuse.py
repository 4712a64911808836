"""Why a card may not be played, with the rule's place on the rule page."""

from tappeto.core.cards import JASS36, Card
from tappeto.games.api import Refusal
from tappeto.games.jass.hand import JassView
from tappeto.games.jass.rules import VOID, suit, suit_cards
from tappeto.i18n import N_, Phrase, Suit


def refuse(seen: JassView, card: Card) -> Refusal:
    """The reason for a card of the hand that the rules do not allow now."""
    table = seen.table
    led = {"suit": Suit(JASS36.suits[int(table.led)])}
    if table.led == table.contract:
        text = N_("Trump was led ({suit}) and you hold another trump than the Under: play a trump.")
        return Refusal("must_trump", Phrase(text, {**led}))
    if suit(card) != table.contract:
        if table.contract < len(JASS36.suits):
            text = N_("You hold {suit}, the suit that was led: follow it, or trump.")
        else:
            text = N_("You hold {suit}, the suit that was led: you must follow it.")
        return Refusal("must_follow", Phrase(text, {**led}))
    if table.undertrump == VOID and seen.own & suit_cards(table.led) != 0:
        text = N_("A higher trump lies there, and you hold {suit}: you may not play a lower trump.")
        return Refusal("undertrump", Phrase(text, {**led}))
    return Refusal("undertrump", Phrase(N_("A higher trump lies there: you may not play a lower one.")))
