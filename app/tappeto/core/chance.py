"""The generator and the shuffle: the same stream on every Python, interpreted or compiled."""

from hashlib import sha256
from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import Card

_MASK: Final = 0xFFFFFFFF


def _turn(x: i64, n: i64) -> i64:
    """x, a 32-bit word, rotated left by n."""
    return ((x << n) | (x >> (32 - n))) & _MASK


class Dice:
    """xoshiro128++ on 32-bit words, which fit an i64 in both builds."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a & _MASK
        self.b = b & _MASK
        self.c = c & _MASK
        self.d = d & _MASK
        if self.a == 0 and self.b == 0 and self.c == 0 and self.d == 0:
            self.a = 1

    def word(self) -> i64:
        """The next 32 random bits."""
        result = (_turn((self.a + self.d) & _MASK, 7) + self.a) & _MASK
        t = (self.b << 9) & _MASK
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= t
        self.d = _turn(self.d, 11)
        return result

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, for bounds below 2**30."""
        return (self.word() * bound) >> 32

    def shuffle(self, cards: list[Card]) -> None:
        """Put the list into random order, in place."""
        i: i64 = len(cards) - 1
        while i > 0:
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1


def dice(seed: str) -> Dice:
    """The dice of a seed; any text will do, and near seeds give unrelated dice."""
    digest = sha256(seed.encode()).digest()
    words = [int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12)]
    return Dice(words[0], words[1], words[2], words[3])


def shuffled(size: i64, seed: str) -> list[Card]:
    """A pack of `size` cards in the order that the seed gives."""
    order: list[Card] = list(range(size))
    dice(seed).shuffle(order)
    return order
