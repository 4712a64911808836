"""The rules of a Jass trick as pure functions: order, points, what may be played (rules 1 and 2)."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import Card, CardSet, one, shl
from tappeto.games.api import NOBODY

SEATS: Final[i64] = 4
RANKS: Final[i64] = 9
SUITS: Final[i64] = 4
DEALT: Final[i64] = 9
ALL: Final[i64] = 0xFFFFFFFFF
SUIT: Final[i64] = 0x1FF
LAST_TRICK: Final[i64] = 5
ALL_POINTS: Final[i64] = 157

UNDER: Final[i64] = 5
OBER: Final[i64] = 6
KING: Final[i64] = 7
ACE: Final[i64] = 8

# A contract is a trump suit, 0 to 3, or one of these two.
OBENABE: Final[i64] = 4
UNENUFE: Final[i64] = 5
CONTRACTS: Final[i64] = 6

# How far a trump may be below the highest one in a trick that a plain suit led.
STRICT: Final[i64] = 0  # never, unless the hand holds trumps only
VOID: Final[i64] = 1  # only without the suit led
FREE: Final[i64] = 2  # always
UNDERTRUMP: Final[list[str]] = ["strict", "void", "free"]

# Points by rank from the six on.
PLAIN_POINTS: Final[list[i64]] = [0, 0, 0, 0, 10, 2, 3, 4, 11]
TRUMP_POINTS: Final[list[i64]] = [0, 0, 0, 14, 10, 20, 3, 4, 11]
OBENABE_POINTS: Final[list[i64]] = [0, 0, 8, 0, 10, 2, 3, 4, 11]
UNENUFE_POINTS: Final[list[i64]] = [11, 0, 8, 0, 10, 2, 3, 4, 0]

# Trump ranks from the weakest on, by rank: Under, nine, ace, king, Ober, ten, eight, seven, six.
TRUMP_STRENGTH: Final[list[i64]] = [0, 1, 2, 7, 3, 8, 4, 5, 6]
TRUMP: Final[i64] = 16  # what a trump is stronger than any plain card


def suit(card: Card) -> i64:
    """The suit of a card, 0 to 3."""
    return card // RANKS


def _points(card: Card, contract: i64) -> i64:
    if contract == OBENABE:
        return OBENABE_POINTS[card % RANKS]
    if contract == UNENUFE:
        return UNENUFE_POINTS[card % RANKS]
    return TRUMP_POINTS[card % RANKS] if suit(card) == contract else PLAIN_POINTS[card % RANKS]


def _strength(card: Card, contract: i64) -> i64:
    if contract == UNENUFE:
        return RANKS - 1 - card % RANKS
    return TRUMP + TRUMP_STRENGTH[card % RANKS] if suit(card) == contract else card % RANKS


# By contract and card: what a card is worth, and its strength beside cards of its suit and trumps.
POINTS: Final[list[list[i64]]] = [[_points(card, which) for card in range(36)] for which in range(CONTRACTS)]
STRENGTH: Final[list[list[i64]]] = [
    [_strength(card, which) for card in range(36)] for which in range(CONTRACTS)
]
# By contract and card: the ranks of the same suit that are stronger.
ABOVE: Final[list[list[i64]]] = [
    [
        sum(
            one(other % RANKS)
            for other in range(36)
            if suit(other) == suit(card) and _strength(other, which) > _strength(card, which)
        )
        for card in range(36)
    ]
    for which in range(CONTRACTS)
]


def suit_cards(which: i64) -> CardSet:
    """All cards of a suit; none of a contract without a trump suit."""
    return shl(SUIT, which * RANKS) if which < SUITS else 0


def trump_under(contract: i64) -> CardSet:
    """The trump Under as a set; empty where there is no trump suit."""
    return one(contract * RANKS + UNDER) if contract < SUITS else 0


def stronger(card: Card, contract: i64) -> CardSet:
    """The cards of its suit that are stronger."""
    return shl(ABOVE[contract][card], suit(card) * RANKS)


def below(card: Card, contract: i64) -> CardSet:
    """The cards of its suit that are weaker."""
    return suit_cards(suit(card)) & ~(stronger(card, contract) | one(card))


def beats(card: Card, best: Card, contract: i64) -> bool:
    """Whether a card takes a trick from the one that was winning it."""
    strength = STRENGTH[contract]
    if strength[card] <= strength[best]:
        return False
    own = suit(card)
    return own == suit(best) or own == contract


def winner(cards: list[Card], contract: i64) -> i64:
    """Which card of a trick, in playing order, wins it."""
    best: i64 = 0
    for place in range(1, len(cards)):
        if beats(cards[place], cards[best], contract):
            best = place
    return best


def legal(hand: CardSet, led: i64, best: Card, contract: i64, undertrump: i64) -> CardSet:
    """The cards that may be played when a suit was led (NOBODY: none) and `best` is winning."""
    if led == NOBODY:
        return hand
    same = hand & suit_cards(led)
    if contract >= SUITS:
        return same if same != 0 else hand
    if led == contract:
        return same if (same & ~trump_under(contract)) != 0 else hand
    trumps = hand & suit_cards(contract)
    may = same | trumps if same != 0 else hand
    if suit(best) != contract or undertrump == FREE or (undertrump == VOID and same == 0):
        return may
    if trumps == hand:
        return hand
    return may & ~below(best, contract)
