"""Whose each tile is, the line and what seats were seen to lack, as bits: copying a round must cost next
to nothing."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import Card, CardSet, count, one, shl
from tappeto.games.api import NOBODY, Seat
from tappeto.games.domino.rules import HIGH, LEFT, LOW, NUMBERS, PIPS, RIGHT
from tappeto.games.planes import Planes

# The line as it grew: six bits a tile, ten tiles to a word, the newest lowest.
LAY_BITS: Final[i64] = 6
LAY_MASK: Final[i64] = 63
LAYS: Final[i64] = 10
WORD: Final[i64] = 54  # all lays of a word but the oldest
WORD_MASK: Final[i64] = 0x3FFFFFFFFFFFFF

# Five bits a number: how many tiles of a hand cannot have it.
LACK_BITS: Final[i64] = 5
LACK_MASK: Final[i64] = 31


def lack(lacks: i64, number: i64) -> i64:
    """How many of a seat's tiles, the oldest ones, cannot have a number."""
    return (lacks >> number * LACK_BITS) & LACK_MASK


def without(lacks: i64, number: i64, tiles: i64) -> i64:
    """The same once so many tiles, all that the seat has, were seen to lack the number."""
    shift = number * LACK_BITS
    return (lacks & ~shl(LACK_MASK, shift)) | shl(tiles, shift)


def forget(lacks: i64, tile: Card) -> i64:
    """The same once a tile has left the hand. Which one it was is not known; what is known of the oldest
    that it can have been is the most, so that nothing too much is concluded without it."""
    if lacks == 0:
        return 0
    older = max(lack(lacks, LOW[tile]), lack(lacks, HIGH[tile]))
    for number in range(NUMBERS):
        if lack(lacks, number) > older:
            lacks -= shl(1, number * LACK_BITS)
    return lacks


class Tiles(Planes):
    """The tiles in hands and in the line.

    `end0` and `end1` are the numbers at the open ends, NOBODY before the first tile.
    """

    def __init__(self) -> None:
        super().__init__()
        self.laid: CardSet = 0
        self.end0: i64 = NOBODY
        self.end1: i64 = NOBODY
        self.newest: i64 = 0
        self.middle: i64 = 0
        self.oldest: i64 = 0
        self.lacks0: i64 = 0
        self.lacks1: i64 = 0
        self.lacks2: i64 = 0
        self.lacks3: i64 = 0

    def follow(self, other: "Tiles") -> None:
        """Be like another."""
        self.sides = other.sides
        self.held = other.held
        self.odd = other.odd
        self.far = other.far
        self.laid = other.laid
        self.end0 = other.end0
        self.end1 = other.end1
        self.newest = other.newest
        self.middle = other.middle
        self.oldest = other.oldest
        self.lacks0 = other.lacks0
        self.lacks1 = other.lacks1
        self.lacks2 = other.lacks2
        self.lacks3 = other.lacks3

    @property
    def hands(self) -> list[CardSet]:
        """The tiles in each hand."""
        return [self.cards_of(seat) for seat in range(self.sides)]

    def lacks(self, seat: Seat) -> i64:
        """What was seen of a seat: for each number how many of its tiles cannot have it (`lack`)."""
        if seat == 0:
            return self.lacks0
        if seat == 1:
            return self.lacks1
        return self.lacks2 if seat == 2 else self.lacks3

    def note(self, seat: Seat, lacks: i64) -> None:
        """Set what was seen of a seat."""
        if seat == 0:
            self.lacks0 = lacks
        elif seat == 1:
            self.lacks1 = lacks
        elif seat == 2:
            self.lacks2 = lacks
        else:
            self.lacks3 = lacks

    def bar(self, seat: Seat) -> None:
        """A seat shows that none of its tiles fits."""
        tiles = count(self.cards_of(seat))
        self.note(seat, without(without(self.lacks(seat), self.end0, tiles), self.end1, tiles))

    def put(self, seat: Seat, tile: Card, place: i64) -> None:
        """A tile goes from a hand to an end of the line."""
        self.held &= ~one(tile)
        self.laid |= one(tile)
        self.note(seat, forget(self.lacks(seat), tile))
        self.oldest = (self.oldest << LAY_BITS) | (self.middle >> WORD)
        self.middle = ((self.middle & WORD_MASK) << LAY_BITS) | (self.newest >> WORD)
        self.newest = ((self.newest & WORD_MASK) << LAY_BITS) | (tile << 1)
        if place == LEFT:
            self.newest |= 1
            self.end0 = PIPS[tile] - self.end0
        elif place == RIGHT:
            self.end1 = PIPS[tile] - self.end1
        else:
            self.end0 = LOW[tile]
            self.end1 = HIGH[tile]

    def line(self, end: i64) -> list[Card]:
        """The tiles from where the line began to its left end (0) or to its right end (1), outwards."""
        found: list[Card] = []
        for back in range(count(self.laid) - 1, -1, -1):
            word = self.newest if back < LAYS else self.middle if back < 2 * LAYS else self.oldest
            lay = (word >> back % LAYS * LAY_BITS) & LAY_MASK
            if lay & 1 != end:
                found.append(lay >> 1)
        return found
