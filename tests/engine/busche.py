"""Shorthands for tests of Busche: the game, and rounds in the middle of play."""

from typing import Any

from tappeto.core.cards import LATIN40, one, union
from tappeto.core.chance import Dice, shuffled
from tappeto.games.api import NOBODY, Sheet
from tappeto.games.busche.book import BUSCHE
from tappeto.games.busche.game import Busche
from tappeto.games.busche.hand import BuscheHand


def game(**changes: Any) -> Busche:
    found = BUSCHE.game("italian", 4, changes)
    assert isinstance(found, Busche)
    return found


def cards(text: str) -> int:
    """The set of the cards of a text with blanks."""
    return union(LATIN40.cards(text))


def deal(seed: str, dealer: int = 0, totals: tuple[int, ...] = (0, 0, 0, 0)) -> BuscheHand:
    """A round of a shuffled pack."""
    hand = game().deal(shuffled(40, seed), Sheet(list(totals), dealer, 0, None))
    assert isinstance(hand, BuscheHand)
    return hand


def position(hands: list[str], trick: str = "", leader: int = 0) -> BuscheHand:
    """A round in the middle of play with these hands; what is named nowhere lies in seat 0's pile."""
    hand = deal("any")
    hand.hide(0)
    hand.gone = hand.won = (2**40 - 1) & ~cards(" ".join([*hands, trick]))
    for seat, held in enumerate(hands):
        hand.hold(seat, cards(held))
    hand.leader = leader
    for card in LATIN40.cards(trick):
        hand.hold(hand.at_turn(), one(card))
        hand.play(card)
    return hand


def play_random(hand: BuscheHand, chance: Dice) -> BuscheHand:
    """The same round after random moves to its end."""
    while hand.turn() != NOBODY:
        legal = hand.moves()
        hand.play(legal[chance.below(len(legal))])
    return hand
