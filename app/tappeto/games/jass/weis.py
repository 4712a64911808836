"""Weis: runs and fours in a hand, and which is higher (rules 3)."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import CardSet, first, one, shl
from tappeto.games.api import Options, Seat
from tappeto.games.jass.rules import RANKS, SEATS, SUIT, SUITS, UNENUFE

# Points of a four by rank; sixes, sevens and eights count by option only.
FOURS: Final[list[i64]] = [0, 0, 0, 150, 100, 200, 100, 100, 100]
LOW_FOUR: Final[i64] = 100
LOW_RANKS: Final[i64] = 3
# Points of a run by its length; of more than five cards as the longest, or ever more.
RUNS: Final[list[i64]] = [0, 0, 0, 20, 50, 100, 100, 100, 100, 100]
LONG_RUNS: Final[list[i64]] = [0, 0, 0, 20, 50, 100, 150, 200, 250, 300]


class Values:
    """What Weis count, by the options."""

    def __init__(self, options: Options) -> None:
        self.runs: list[i64] = LONG_RUNS if options["long_run"] == "grow" else RUNS
        self.fours: list[i64] = FOURS[:]
        if options["low_fours"]:
            for rank in range(LOW_RANKS):
                self.fours[rank] = LOW_FOUR


class Weis:
    """A run (with its suit) or a four, its points, and its highest and lowest rank."""

    def __init__(self, points: i64, cards: CardSet, suit: i64, high: i64, low: i64) -> None:
        self.points = points
        self.cards = cards
        self.suit = suit  # SUITS for a four
        self.high = high
        self.low = low


def four(rank: i64) -> CardSet:
    """The four cards of a rank."""
    cards: CardSet = 0
    for suit in range(SUITS):
        cards |= one(suit * RANKS + rank)
    return cards


FOUR_CARDS: Final[list[i64]] = [four(rank) for rank in range(RANKS)]


def melds(hand: CardSet, values: Values) -> list[Weis]:
    """Every Weis of a hand; a run is as long as it can be."""
    found: list[Weis] = []
    fours = hand & (hand >> RANKS) & (hand >> 2 * RANKS) & (hand >> 3 * RANKS) & SUIT
    while fours != 0:
        rank = first(fours)
        fours &= fours - 1
        if values.fours[rank] > 0:
            found.append(Weis(values.fours[rank], FOUR_CARDS[rank], SUITS, rank, rank))
    for suit in range(SUITS):
        held = (hand >> (suit * RANKS)) & SUIT
        if held & (held >> 1) & (held >> 2) != 0:
            runs_of(held, suit, values, found)
    return found


def runs_of(held: CardSet, suit: i64, values: Values, found: list[Weis]) -> None:
    """Add the runs among the cards that are held of one suit."""
    length: i64 = 0
    for rank in range(RANKS + 1):
        if (held >> rank) & 1 == 1:
            length += 1
            continue
        if length >= 3:
            low = rank - length
            cards = shl(shl(1, length) - 1, suit * RANKS + low)
            found.append(Weis(values.runs[length], cards, suit, rank - 1, low))
        length = 0


def higher(a: Weis, b: Weis, contract: i64) -> bool:
    """Whether a Weis is higher than another, before seats decide."""
    if a.points != b.points:
        return a.points > b.points
    if (a.suit == SUITS) != (b.suit == SUITS):
        return a.suit == SUITS
    if contract == UNENUFE and a.low != b.low:
        return a.low < b.low
    if contract != UNENUFE and a.high != b.high:
        return a.high > b.high
    return a.suit == contract and b.suit != contract


def highest(found: list[Weis], contract: i64) -> Weis | None:
    """The highest of one hand's Weis; None if there are none."""
    best: Weis | None = None
    for weis in found:
        if best is None or higher(weis, best, contract):
            best = weis
    return best


def points_of(hand: CardSet, values: Values) -> i64:
    """The points of a hand's highest Weis, which is all that others hear."""
    most: i64 = 0
    for weis in melds(hand, values):
        most = max(most, weis.points)
    return most


def best_seat(hands: list[CardSet], forehand: Seat, contract: i64, values: Values) -> Seat:
    """The seat with the highest Weis, of equal ones the nearest from forehand on; -1 without any."""
    seat: Seat = -1
    best: Weis | None = None
    for turn in range(SEATS):
        other = (forehand + turn) % SEATS
        weis = highest(melds(hands[other], values), contract)
        if weis is not None and (best is None or higher(weis, best, contract)):
            seat = other
            best = weis
    return seat


def candidates(pool: CardSet, points: i64, values: Values) -> list[CardSet]:
    """Every set of cards of a pool that is a Weis of so many points."""
    found: list[CardSet] = []
    for rank in range(RANKS):
        if values.fours[rank] == points and pool & FOUR_CARDS[rank] == FOUR_CARDS[rank]:
            found.append(FOUR_CARDS[rank])
    for length in range(3, RANKS + 1):
        if values.runs[length] != points:
            continue
        run = shl(1, length) - 1
        for suit in range(SUITS):
            for low in range(RANKS - length + 1):
                cards = shl(run, suit * RANKS + low)
                if pool & cards == cards:
                    found.append(cards)
    return found
