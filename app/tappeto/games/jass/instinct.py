"""What every Jass player sees at a glance: what is out, what holds a trick, what a card is kept for."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import Card, CardSet, count
from tappeto.games.jass.rules import ABOVE, RANKS, SUITS, suit, suit_cards

# In how many of ten cases a card holds the trick where so many unseen ones beat it: with one
# opponent to come, and with two.
HOLDS: Final[list[i64]] = [10, 7, 3, 3, 2, 1, 1, 0, 0, 0]
HOLDS_TWO: Final[list[i64]] = [10, 3, 2, 1, 0, 0, 0, 0, 0, 0]
RUFFED: Final[i64] = 8  # in how many of ten cases no opponent trumps a plain card, about


def above(card: Card, unseen: CardSet, contract: i64) -> i64:
    """How many unseen cards of its suit beat a card."""
    return count(ABOVE[contract][card] & (unseen >> card // RANKS * RANKS))


def trumps(unseen: CardSet, contract: i64) -> CardSet:
    """The unseen trumps."""
    return unseen & suit_cards(contract)


def holds(card: Card, unseen: CardSet, contract: i64, opponents: i64) -> i64:
    """In how many of ten cases a card that wins so far still wins when so many opponents have played."""
    if opponents == 0:
        return 10
    over = above(card, unseen, contract)
    found = HOLDS[over] if opponents == 1 else HOLDS_TWO[over]
    if suit(card) != contract and contract < SUITS and trumps(unseen, contract) != 0:
        found = found * RUFFED // 10
    return found
