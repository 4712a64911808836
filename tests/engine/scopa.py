"""Shorthands for tests of Scopa: cards, captures and prepared deals."""

from typing import Any

from tappeto.core.cards import LATIN40, union
from tappeto.games.api import Sheet
from tappeto.games.capture.game import CaptureGame
from tappeto.games.capture.hand import CaptureHand
from tappeto.games.capture.rules import write
from tappeto.games.shelf import book


def game(preset: str = "italian", seats: int = 2, **changes: Any) -> CaptureGame:
    found = book("scopa").game(preset, seats, changes)
    assert isinstance(found, CaptureGame)
    return found


def cards(text: str) -> int:
    """The set of the cards of a text with blanks."""
    return union(LATIN40.cards(text))


def captures(table: str, card: str, **changes: Any) -> set[str]:
    """What a card may take, each capture as its cards with blanks, by index."""
    found = game(**changes).rules.captures(LATIN40.card(card), cards(table))
    return {written(take) for take in found}


def written(chosen: int) -> str:
    """The cards of a set by rank, then suit, with blanks."""
    taken = [card for card in range(40) if chosen >> card & 1]
    return " ".join(LATIN40.text(card) for card in sorted(taken, key=lambda card: (card % 10, card)))


def moves(
    table: str,
    hand: str,
    preset: str = "italian",
    seats: int = 2,
    opening: bool = False,
    **changes: Any,
) -> set[str]:
    """The legal moves in writing."""
    rules = game(preset, seats, **changes).rules
    both = cards(f"{table} {hand}")
    return {write(move) for move in rules.moves(both & ~cards(table), cards(table), opening)}


def deal(front: str, rules: CaptureGame, dealer: int = 0, totals: tuple[int, int] = (0, 0)) -> CaptureHand:
    """A hand of a pack that begins with these cards; the rest follow in order."""
    named = LATIN40.cards(front)
    order = named + [card for card in range(40) if card not in named]
    hand = rules.deal(order, Sheet(list(totals), dealer, 0, None))
    assert isinstance(hand, CaptureHand)
    return hand


def position(
    rules: CaptureGame,
    hands: list[str],
    table: str,
    piles: tuple[str, str] = ("", ""),
    seat: int = 0,
    last: int = 0,
    stock: str = "",
    totals: tuple[int, int] = (0, 0),
) -> CaptureHand:
    """A hand in the middle of a deal; what is named nowhere lies in the second pile."""
    hand = deal("", rules, 0, totals)
    hand.held = 0
    hand.odd = hand.far = 0
    named = cards(" ".join([*hands, table, *piles, stock]))
    for holder, held in enumerate(hands):
        hand.hold(holder, cards(held))
    hand.table = cards(table)
    hand.laid = LATIN40.cards(table)
    hand.win(0, cards(piles[0]))
    hand.win(1, cards(piles[1]) | (2**40 - 1) & ~named)
    hand.order = [0] * (40 - len(stock.split())) + LATIN40.cards(stock)
    hand.at = 40 - len(stock.split())
    hand.seat = seat
    hand.last = last
    hand.played = 20
    return hand


def play(hand: CaptureHand, *texts: str) -> CaptureHand:
    """Play legal moves in writing."""
    for text in texts:
        move = game().move(text)
        assert move in hand.moves(), text
        hand.play(move)
    return hand
