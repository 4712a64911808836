"""Shorthands for tests of dominoes: the game, and rounds in the middle of play."""

from typing import Any

from tappeto.core.cards import DOMINO28, union
from tappeto.core.chance import Dice, shuffled
from tappeto.games.api import NOBODY, Sheet
from tappeto.games.domino.book import DOMINO
from tappeto.games.domino.game import Domino
from tappeto.games.domino.hand import DominoHand


def game(seats: int = 2, **changes: Any) -> Domino:
    found = DOMINO.game("draw", seats, changes)
    assert isinstance(found, Domino)
    return found


def tiles(text: str) -> int:
    """The set of the tiles of a text with blanks."""
    return union(DOMINO28.cards(text))


def sheet(seats: int, dealer: int = -1, totals: tuple[int, ...] = ()) -> Sheet:
    """A sheet by which seat 0 opens, if no other dealer is named."""
    return Sheet(list(totals or [0] * seats), dealer % seats, 0, None)


def deal(seed: str, rules: Domino) -> DominoHand:
    """A round of shuffled tiles that seat 0 opens."""
    hand = rules.deal(shuffled(28, seed), sheet(int(rules.seats)))
    assert isinstance(hand, DominoHand)
    return hand


def position(hands: list[str], laid: str = "", stock: str = "") -> DominoHand:
    """A round with these hands, seat 0 to move; `laid` are moves by which the line came to be."""
    rules = game(len(hands))
    hand = deal("any", rules)
    hand.order, hand.at = DOMINO28.cards(stock), 0
    for text in laid.split():
        move = rules.move(text)
        hand.put(0, rules.card(move), move % 3)
    hand.held = hand.odd = hand.far = 0
    for seat, held in enumerate(hands):
        hand.hold(seat, tiles(held))
    return hand


def legal(hand: DominoHand) -> set[str]:
    """The legal moves in writing."""
    return {game().text(move) for move in hand.moves()}


def ends(hand: DominoHand) -> list[int]:
    """The numbers at the open ends."""
    return [hand.end0, hand.end1]


def play(hand: DominoHand, moves: str) -> DominoHand:
    """The same round after these moves, each of them legal."""
    for text in moves.split():
        assert text in legal(hand)
        hand.play(game().move(text))
    return hand


def play_random(hand: DominoHand, chance: Dice) -> int:
    """Play the round to its end with random moves; how many there were."""
    moves = 0
    while hand.turn() != NOBODY:
        choices = hand.moves()
        hand.play(choices[chance.below(len(choices))])
        moves += 1
    return moves
