"""Helpers that several games use; no game imports another game."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import Card, CardSet, count, has, members, shl
from tappeto.core.chance import Dice

TRIES: Final = 1000


def spread(unseen: CardSet, sizes: list[i64], barred: list[CardSet], dice: Dice) -> list[list[Card]]:
    """Share the unseen cards out at random: sizes[i] to place i, none that it is barred from.

    The sizes add up to the number of unseen cards. Where something is barred, the most
    constrained cards go first, and a dead end starts again. ValueError if there seems to be no way,
    which does not happen unless what was seen contradicts itself.
    """
    cards = members(unseen)
    free = True
    for bar in barred:
        if bar & unseen != 0:
            free = False
    dice.shuffle(cards)
    if free:
        given: list[list[Card]] = []
        start = 0
        for size in sizes:
            given.append(cards[start : start + size])
            start += size
        return given
    for _ in range(TRIES):
        found = _try(cards, sizes, barred, dice)
        if len(found) > 0:
            return found
        dice.shuffle(cards)
    raise ValueError("no hand fits what was seen")


def room(unseen: CardSet, sizes: list[i64], barred: list[CardSet]) -> bool:
    """Whether the unseen cards can be shared out at all: no few places must take more than they hold."""
    places: i64 = len(sizes)
    for some in range(1, shl(1, places)):
        only = unseen  # the cards that must go to these places
        holds: i64 = 0
        for place in range(places):
            if (some >> place) & 1 == 1:
                holds += sizes[place]
            else:
                only &= barred[place]
        if count(only) > holds:
            return False
    return True


def _bars(card: Card, barred: list[CardSet]) -> i64:
    """How many places may not have the card."""
    found: i64 = 0
    for bar in barred:
        if has(bar, card):
            found += 1
    return found


def _try(cards: list[Card], sizes: list[i64], barred: list[CardSet], dice: Dice) -> list[list[Card]]:
    """One attempt of `spread`; an empty list is a dead end."""
    order: list[Card] = []
    for bars in range(len(sizes), -1, -1):
        for card in cards:
            if _bars(card, barred) == bars:
                order.append(card)
    room = sizes[:]
    given: list[list[Card]] = [[] for _ in sizes]
    for card in order:
        free: i64 = 0
        for place in range(len(room)):
            if not has(barred[place], card):
                free += room[place]
        if free == 0:
            return []
        pick = dice.below(free)
        for place in range(len(room)):
            if has(barred[place], card):
                continue
            pick -= room[place]
            if pick < 0:
                given[place].append(card)
                room[place] -= 1
                break
    return given
