"""The rules of the draw game as pure functions: what fits, what a round scores (rules 7)."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import Card, CardSet, has, one
from tappeto.games.api import NOBODY, Options, Seat

TILES: Final[i64] = 28
DEALT: Final[i64] = 7
NUMBERS: Final[i64] = 7
ALL: Final[i64] = 0xFFFFFFF
# The two halves of each tile, the lower first, and all tiles that have a number.
LOW: Final[list[i64]] = [low for low in range(7) for high in range(low, 7)]
HIGH: Final[list[i64]] = [high for low in range(7) for high in range(low, 7)]
PIPS: Final[list[i64]] = [low + high for low in range(7) for high in range(low, 7)]

# Where a tile is laid: as the first one, at the left end, at the right end.
OPENS: Final[i64] = 0
LEFT: Final[i64] = 1
RIGHT: Final[i64] = 2
# Moves are tile * 3 + place; two have no tile.
PLACES: Final[i64] = 3
DRAW: Final[i64] = TILES * PLACES
PASS: Final[i64] = DRAW + 1


def _with(number: i64) -> CardSet:
    found: CardSet = 0
    for tile in range(TILES):
        if number in (LOW[tile], HIGH[tile]):
            found |= one(tile)
    return found


SHOWING: Final[list[i64]] = [_with(number) for number in range(7)]


class Terms:
    """The options, read once."""

    def __init__(self, options: Options) -> None:
        self.target: i64 = int(options["target"])  # 0: a single round
        self.opener = str(options["opener"])
        self.force_double = self.opener == "highest_double" and bool(options["force_double"])
        self.replay = bool(options["draw_replay"])


def fitting(left: i64, right: i64) -> CardSet:
    """The tiles that fit one of two open ends; all of them before the first tile."""
    return ALL if left == NOBODY else SHOWING[left] | SHOWING[right]


def other_half(tile: Card, number: i64) -> i64:
    """The half that stays open when a tile is laid at an end with this number."""
    return PIPS[tile] - number


def leftmost(tile: Card, end0: i64) -> i64:
    """The first place to try a tile at that fits an end; the last one is its `rightmost`."""
    if end0 == NOBODY:
        return OPENS
    return LEFT if has(SHOWING[end0], tile) else RIGHT


def rightmost(tile: Card, end1: i64) -> i64:
    """The last place to try a tile at that fits an end."""
    if end1 == NOBODY:
        return OPENS
    return RIGHT if has(SHOWING[end1], tile) else LEFT


def lays(hand: CardSet, end0: i64, end1: i64) -> list[i64]:
    """Every way to lay a tile of this hand."""
    found: list[i64] = []
    fits = hand & fitting(end0, end1)
    tile: Card = 0
    while fits != 0:
        if fits & 1 != 0:
            for place in range(leftmost(tile, end0), rightmost(tile, end1) + 1):
                found.append(tile * PLACES + place)
        tile += 1
        fits >>= 1
    return found


def pips(hand: CardSet) -> i64:
    """What the tiles of a hand count together."""
    total: i64 = 0
    tile: Card = 0
    while hand != 0:
        if hand & 1 != 0:
            total += PIPS[tile]
        tile += 1
        hand >>= 1
    return total


def result(left_over: list[i64], out: Seat) -> tuple[Seat, i64]:
    """Who wins a round with these pips left, and how many points; NOBODY and 0 if it is drawn.

    `out` is who has laid the last tile; NOBODY where the round was blocked.
    """
    if out != NOBODY:
        return out, sum(left_over)
    least = min(left_over)
    winners = [seat for seat in range(len(left_over)) if left_over[seat] == least]
    if len(winners) > 1:
        return NOBODY, 0
    return winners[0], sum(left_over) - least * len(left_over)


def highest_double(hands: list[CardSet]) -> tuple[Seat, Card]:
    """Who holds the highest double, else the tile with the most pips, and that tile."""
    best: i64 = -1
    found: tuple[Seat, Card] = (0, 0)
    for seat in range(len(hands)):
        for tile in range(TILES):
            if hands[seat] & one(tile) == 0:
                continue
            worth = PIPS[tile] + (100 if LOW[tile] == HIGH[tile] else 0)
            # of two with as many pips the one with the higher half
            worth = worth * 10 + HIGH[tile]
            if worth > best:
                best = worth
                found = (seat, tile)
    return found
