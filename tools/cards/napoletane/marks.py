"""The suit signs alone, each on a square of 100 by 100."""

from collections.abc import Callable

from ..kit.art import Art
from ..signs.latin import club, coin, cup, sword

MIDDLE = 50


def coin_mark() -> Art:
    return Art().place(coin(), MIDDLE, MIDDLE)


def cup_mark() -> Art:
    return Art().place(cup(), MIDDLE, MIDDLE, 0.92)


def sword_mark() -> Art:
    return Art().place(sword(92, 18), MIDDLE - 8, MIDDLE + 12, 0.74, 35)


def club_mark() -> Art:
    return Art().place(club(), MIDDLE, MIDDLE, 0.5, 25)


MARKS: dict[str, Callable[[], Art]] = {"d": coin_mark, "c": cup_mark, "s": sword_mark, "b": club_mark}
