"""The count of a finished deal: what each side's pile is worth (rules 2.9, 3.7)."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import Card, CardSet, count, first, has
from tappeto.games.api import NOBODY
from tappeto.games.capture.rules import (
    COINS,
    OFF,
    RANK,
    RANKS,
    RE_BELLO,
    SETTEBELLO,
    SEVEN,
    SEVENS,
    SUITS,
    SUM,
    Rules,
)

# Worth in primiera by rank: ace 16, 2 to 7, courts 10.
PRIMIERA: Final[list[i64]] = [16, 12, 13, 14, 15, 18, 21, 10, 10, 10]

# The items in the order of the sheet; `Count.points[item][side]`.
SCOPE: Final[i64] = 0
CARTE: Final[i64] = 1
DENARI: Final[i64] = 2
SETTEBELLO_ITEM: Final[i64] = 3
PRIMIERA_ITEM: Final[i64] = 4
NAPOLA: Final[i64] = 5
RE_BELLO_ITEM: Final[i64] = 6
ITEMS: Final[i64] = 7


def best_cards(pile: CardSet) -> list[Card]:
    """The best primiera card of each suit that the pile has, by suit."""
    found: list[Card] = []
    for suit in range(4):
        cards = pile >> (RANKS * suit) & COINS
        best: Card = NOBODY
        while cards != 0:
            rank = first(cards)
            cards &= cards - 1
            if best == NOBODY or PRIMIERA[rank] > PRIMIERA[best % RANKS]:
                best = RANKS * suit + rank
        if best != NOBODY:
            found.append(best)
    return found


def primiera(pile: CardSet, way: i64) -> i64:
    """A pile's primiera as a number to compare; 0 is out of it."""
    if way == OFF:
        return 0
    if way == SEVENS:
        return count(pile & RANK[SEVEN])
    best = best_cards(pile)
    worth: i64 = 0
    for card in best:
        worth += PRIMIERA[card % RANKS]
    if way == SUITS:
        return len(best) * 100 + worth
    if way == SUM or len(best) == 4:
        return worth
    return 0


def napola(pile: CardSet) -> i64:
    """The length of the run of coins from the ace on; shorter than three is worth nothing."""
    run: i64 = 0
    while run < RANKS and has(pile, run):
        run += 1
    return run if run >= 3 else 0


def _more(points: list[list[i64]], item: i64, ours: i64, theirs: i64) -> None:
    """A point for the side that has more; none for equal figures."""
    points[item][0] = 1 if ours > theirs else 0
    points[item][1] = 1 if theirs > ours else 0


def tally(piles: list[CardSet], sweeps: list[i64], rules: Rules) -> list[list[i64]]:
    """The points of each item for the two sides."""
    points: list[list[i64]] = [[0, 0] for _ in range(ITEMS)]
    for side in range(2):
        points[SCOPE][side] = sweeps[side]
        points[SETTEBELLO_ITEM][side] = 1 if has(piles[side], SETTEBELLO) else 0
        if rules.napola:
            points[NAPOLA][side] = napola(piles[side])
        if rules.re_bello:
            points[RE_BELLO_ITEM][side] = 1 if has(piles[side], RE_BELLO) else 0
        points[CARTE][side] = 1 if count(piles[side]) > 20 else 0
        points[DENARI][side] = 1 if count(piles[side] & COINS) > 5 else 0
    _more(points, PRIMIERA_ITEM, primiera(piles[0], rules.primiera), primiera(piles[1], rules.primiera))
    return points


def sum_up(points: list[list[i64]]) -> list[i64]:
    """Each side's total over the items."""
    totals: list[i64] = [0, 0]
    for item in points:
        totals[0] += item[0]
        totals[1] += item[1]
    return totals


def napoleone(piles: list[CardSet]) -> i64:
    """The side that holds all ten coins, or NOBODY (rules 2.10)."""
    for side in range(2):
        if piles[side] & COINS == COINS:
            return side
    return NOBODY
