"""The suit signs alone, each on a square of 100 by 100."""

from collections.abc import Callable

from ..kit.art import Art
from ..signs.piacentine import coin, cup, sword, trunk

MIDDLE = 50


def coin_mark() -> Art:
    return Art().place(coin(), MIDDLE, MIDDLE)


def cup_mark() -> Art:
    return Art().place(cup(), MIDDLE, MIDDLE - 2, 0.86)


def sword_mark() -> Art:
    return Art().place(sword(92, 18), MIDDLE - 8, MIDDLE + 12, 0.74, 35)


def club_mark() -> Art:
    return Art().place(trunk(170, 62, 26), MIDDLE, MIDDLE, 0.52, 25)


MARKS: dict[str, Callable[[], Art]] = {"d": coin_mark, "c": cup_mark, "s": sword_mark, "b": club_mark}
