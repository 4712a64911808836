"""The rules of Busche as pure functions: tricks, points, busche, dealer, end (rules 4)."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import Card, CardSet, count, shl
from tappeto.games.api import NOBODY, Options, Seat

SEATS: Final[i64] = 4
RANKS: Final[i64] = 10
DEALT: Final[i64] = 10
ALL: Final[i64] = 0xFFFFFFFFFF
SUIT: Final[i64] = 0x3FF
LAST_TRICK: Final[i64] = 3
MOST_POINTS: Final[i64] = 40

# Points by rank, a hexadecimal digit each, the ace last; the ace of coins counts more (rules 4.3).
POINTS: Final[i64] = 0x1110000113
ACE_OF_COINS: Final[i64] = 0
ACE_OF_COINS_POINTS: Final[i64] = 8
# Busche for each of one, two or three players who took no trick (rules 4.4).
UNCOVERED: Final[list[i64]] = [0, 2, 4, 8, 0]


class Terms:
    """The options, read once."""

    def __init__(self, options: Options) -> None:
        self.single: i64 = int(options["busche_single"])
        self.double: i64 = int(options["busche_double"])
        self.lowest_wins = options["four_over"] == "lowest_wins"
        self.random_dealer = options["dealer_tie"] == "random"


def suit(card: Card) -> i64:
    """The suit of a card, 0 to 3."""
    return card // RANKS


def points(card: Card) -> i64:
    """What a card is worth in a trick."""
    return ACE_OF_COINS_POINTS if card == ACE_OF_COINS else (POINTS >> 4 * (card % RANKS)) & 15


def strength(card: Card) -> i64:
    """Who wins a trick, from 0 to 9: 3 > 2 > ace > king > ... > 4 (rules 4.2)."""
    rank = card % RANKS
    return rank + 7 if rank < 3 else rank - 3


def beats(card: Card, best: Card) -> bool:
    """Whether a card takes a trick from the one that was winning it."""
    return suit(card) == suit(best) and strength(card) > strength(best)


def followers(hand: CardSet, led: i64) -> CardSet:
    """The cards that may be played when a suit was led (NOBODY: none): the suit, or all without it."""
    if led == NOBODY:
        return hand
    same = hand & (shl(SUIT, led * RANKS))
    return same if same != 0 else hand


def winner(cards: list[Card]) -> i64:
    """Which card of a trick, in playing order, wins it: the strongest of the suit led."""
    best: i64 = 0
    for place in range(1, len(cards)):
        if beats(cards[place], cards[best]):
            best = place
    return best


def ladder(most: i64) -> i64:
    """The busche for having the most points."""
    return 1 if most <= 18 else 2 if most <= 22 else most - 20


def busche(scored: list[i64], tricks: list[i64]) -> list[i64]:
    """The busche of a round: for those who took no trick, else for whoever has the most points."""
    idle: i64 = 0
    most: i64 = 0
    for seat in range(SEATS):
        idle += 1 if tricks[seat] == 0 else 0
        most = max(most, scored[seat])
    if idle > 0:
        return [UNCOVERED[idle] if tricks[seat] == 0 else 0 for seat in range(SEATS)]
    return [ladder(most) if scored[seat] == most else 0 for seat in range(SEATS)]


def next_dealer(dealer: Seat, made: list[i64], pick: i64 = 0) -> Seat:
    """The loser of the round deals next; of several the one at `pick`, counted from the dealer's right."""
    paid = [(dealer + 1 + turn) % SEATS for turn in range(SEATS)]
    paid = [seat for seat in paid if made[seat] > 0]
    return paid[pick % len(paid)]


def losers(totals: list[i64], terms: Terms) -> list[Seat]:
    """Who loses the match with these totals; nobody while it goes on (rules 4.6)."""
    over = [seat for seat in range(SEATS) if totals[seat] > terms.double]
    if len(over) < 2:
        over = [seat for seat in range(SEATS) if totals[seat] > terms.single]
    if len(over) == SEATS and terms.lowest_wins:
        return [seat for seat in over if totals[seat] > min(totals)]
    return over


def strength_left(card: Card, unseen: CardSet) -> i64:
    """How many unseen cards of its suit would beat a card."""
    ranks = (unseen >> (suit(card) * RANKS)) & SUIT
    by_strength = ((ranks << 7) | (ranks >> 3)) & SUIT
    return count(by_strength >> (strength(card) + 1))
