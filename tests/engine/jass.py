"""Shorthands for tests of the Jass games: the games, deals, and positions in the middle of play."""

from typing import Any

from tappeto.core.cards import JASS36, one, union
from tappeto.core.chance import Dice, shuffled
from tappeto.games.api import NOBODY, Hand, Sheet
from tappeto.games.differenzler.book import DIFFERENZLER
from tappeto.games.differenzler.game import Differenzler
from tappeto.games.differenzler.hand import DifferenzlerHand
from tappeto.games.jass.moves import CONTRACT_TEXTS
from tappeto.games.schieber.book import SCHIEBER
from tappeto.games.schieber.game import Schieber
from tappeto.games.schieber.hand import SchieberHand


def schieber(preset: str = "classic", **changes: Any) -> Schieber:
    found = SCHIEBER.game(preset, 4, changes)
    assert isinstance(found, Schieber)
    return found


def differenzler(**changes: Any) -> Differenzler:
    found = DIFFERENZLER.game("classic", 4, changes)
    assert isinstance(found, Differenzler)
    return found


def cards(text: str) -> int:
    """The set of the cards of a text with blanks."""
    return int(union(JASS36.cards(text)))


def deal(
    game: Schieber, seed: str = "any", totals: tuple[int, int] = (0, 0), dealer: int = 3, deals: int = 1
) -> SchieberHand:
    """A deal of a shuffled pack."""
    hand = game.deal(shuffled(36, seed), Sheet(list(totals), dealer, deals, None))
    assert isinstance(hand, SchieberHand)
    return hand


def round_of(game: Differenzler, seed: str = "any", dealer: int = 3) -> DifferenzlerHand:
    """A round of a shuffled pack."""
    hand = game.deal(shuffled(36, seed), Sheet([0] * 4, dealer, 0, None))
    assert isinstance(hand, DifferenzlerHand)
    return hand


def say(hand: Hand, game: Schieber | Differenzler, texts: str) -> None:
    """Make these moves; each must be allowed."""
    for text in texts.split():
        move = game.move(text)
        assert move in hand.moves(), text
        hand.play(move)


def answer_all(hand: SchieberHand) -> SchieberHand:
    """Everybody announces what there is."""
    while hand.speaker != NOBODY:
        hand.play(hand.moves()[0])
    return hand


def hold(hand: Any, hands: list[str]) -> None:
    """The seats hold these cards, and no others."""
    hand.hide(0)
    for seat, held in enumerate(hands):
        hand.hold(seat, cards(held))


def position(
    game: Schieber | Differenzler, contract: str, hands: list[str], trick: str = "", leader: int = 0
) -> Any:
    """A deal in the middle of play with these hands; all other cards were played in earlier tricks.

    The open trick is played from the seats' hands, so it is legal.
    """
    hand: Any = deal(game) if isinstance(game, Schieber) else round_of(game)
    lying = JASS36.cards(trick)
    hand.speaker = NOBODY
    hand.contract = CONTRACT_TEXTS.index(contract)
    hand.leader = leader
    hold(hand, hands)
    hand.gone = hand.won = (2**36 - 1) & ~cards(" ".join([*hands, trick]))
    hand.open = 0
    hand.played = (36 - hand.held.bit_count() - len(lying)) // 4
    if isinstance(game, Schieber):
        hand.heard = [0] * 4
    else:
        hand.bids = [40] * 4
    for card in lying:
        hand.hold(hand.at_turn(), one(card))
        hand.play(card)
    return hand


def play_random(hand: Any, chance: Dice) -> Any:
    """The same deal after random moves to its end."""
    while hand.turn() != NOBODY:
        legal = hand.moves()
        hand.play(legal[chance.below(len(legal))])
    return hand
