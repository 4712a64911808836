"""Moves of the Jass games as integers, and in writing: cards, and what is said before and between them."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import JASS36, Card
from tappeto.games.api import NOBODY, IllegalMove, Move, Seat
from tappeto.games.jass.rules import ALL_POINTS, CONTRACTS

CARDS: Final[i64] = 36
TRUMP: Final[i64] = 36  # and the contract
PUSH: Final[i64] = 42
WEIS: Final[i64] = 43
NO_WEIS: Final[i64] = 44
CLAIM: Final[i64] = 45  # by the seat on turn
CLAIM_AT: Final[i64] = 48  # and the seat, which is not on turn
UNHEARD: Final[i64] = 63  # a bid that is known to its own seat only
BID: Final[i64] = 64  # and the points

CONTRACT_TEXTS: Final = "arsbOU"
WORDS: Final[dict[i64, str]] = {
    **{TRUMP + contract: "trump-" + CONTRACT_TEXTS[contract] for contract in range(CONTRACTS)},
    PUSH: "push",
    WEIS: "weis",
    NO_WEIS: "no-weis",
    CLAIM: "claim",
    **{CLAIM_AT + seat: f"claim@{seat}" for seat in range(4)},
    UNHEARD: "bid",
    **{BID + points: f"bid-{points}" for points in range(ALL_POINTS + 1)},
}
MOVES: Final[dict[str, i64]] = {text: move for move, text in WORDS.items()}


def card(move: Move) -> Card:
    """The card that a move plays, or NOBODY."""
    return move if move < CARDS else NOBODY


def speaker(move: Move) -> Seat:
    """The seat that a move names, since it is not the one on turn; else NOBODY."""
    return move - CLAIM_AT if CLAIM_AT <= move < CLAIM_AT + 4 else NOBODY


def text(move: Move) -> str:
    """A move in writing."""
    return JASS36.text(move) if move < CARDS else WORDS[move]


def parse(written: str) -> Move:
    """The move that a text names; IllegalMove if it names none."""
    move = MOVES.get(written)
    if move is not None:
        return move
    try:
        return JASS36.card(written)
    except ValueError as problem:
        raise IllegalMove(f"no move: {written!r}") from problem
