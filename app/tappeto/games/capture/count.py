"""The count of a finished deal: what each side's pile is worth (rules 2.9, 3.7)."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import Card, CardSet, count, first, has, members
from tappeto.games.api import NOBODY
from tappeto.games.capture.rules import (
    COINS,
    OFF,
    RANKS,
    RE_BELLO,
    SETTEBELLO,
    SEVEN,
    SEVENS,
    SUITS,
    SUM,
    Rules,
    of_rank,
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


def _best() -> list[i64]:
    """The worth of the best card for every set of one suit; 0 for none."""
    best: list[i64] = [0]
    for ranks in range(1, 1024):
        best.append(max(best[ranks & (ranks - 1)], PRIMIERA[first(ranks)]))
    return best


BEST: Final[list[i64]] = _best()


def best_cards(pile: CardSet) -> list[Card]:
    """The best primiera card of each suit that the pile has, by suit."""
    found: list[Card] = []
    for suit in range(4):
        cards = (pile >> RANKS * suit) & COINS
        for rank in members(cards):
            if PRIMIERA[rank] == BEST[cards]:
                found.append(RANKS * suit + rank)
                break
    return found


def primiera(pile: CardSet, way: i64) -> i64:
    """A pile's primiera as a number to compare; 0 is out of it."""
    if way == OFF:
        return 0
    if way == SEVENS:
        return count(pile & of_rank(SEVEN))
    suits: i64 = 0
    worth: i64 = 0
    for suit in range(4):
        best = BEST[(pile >> RANKS * suit) & COINS]
        if best != 0:
            suits += 1
            worth += best
    if way == SUITS:
        return suits * 100 + worth
    if way == SUM or suits == 4:
        return worth
    return 0


def napola(pile: CardSet) -> i64:
    """The length of the run of coins from the ace on; shorter than three is worth nothing."""
    run: i64 = 0
    while run < RANKS and has(pile, run):
        run += 1
    return run if run >= 3 else 0


def points(item: i64, mine: CardSet, theirs: CardSet, sweeps: i64, rules: Rules) -> i64:
    """What an item gives the side with the pile `mine` and so many sweeps; equal figures give nothing."""
    if item == SCOPE:
        return sweeps
    if item == CARTE:
        won = count(mine) > 20
    elif item == DENARI:
        won = count(mine & COINS) > 5
    elif item == SETTEBELLO_ITEM:
        won = has(mine, SETTEBELLO)
    elif item == PRIMIERA_ITEM:
        won = primiera(mine, rules.primiera) > primiera(theirs, rules.primiera)
    elif item == NAPOLA:
        return napola(mine) if rules.napola else 0
    else:
        won = rules.re_bello and has(mine, RE_BELLO)
    return 1 if won else 0


def made(mine: CardSet, theirs: CardSet, sweeps: i64, rules: Rules) -> i64:
    """All that a deal gives the side with the pile `mine`."""
    total: i64 = 0
    for item in range(ITEMS):
        total += points(item, mine, theirs, sweeps, rules)
    return total


def tally(piles: list[CardSet], sweeps: list[i64], rules: Rules) -> list[list[i64]]:
    """The points of each item for the two sides."""
    return [
        [points(item, piles[side], piles[1 - side], sweeps[side], rules) for side in range(2)]
        for item in range(ITEMS)
    ]


def napoleone(first_pile: CardSet, second_pile: CardSet) -> i64:
    """The side that holds all ten coins, or NOBODY (rules 2.10)."""
    if first_pile & COINS == COINS:
        return 0
    return 1 if second_pile & COINS == COINS else NOBODY
