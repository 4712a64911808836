"""Helpers that several games use; no game imports another game."""

from tappeto.core.cards import Card, CardSet, has, members
from tappeto.core.chance import Dice
from tappeto.games.api import Seat


def spread(unseen: CardSet, sizes: list[Seat], barred: list[CardSet], dice: Dice) -> list[list[Card]]:
    """Share the unseen cards out at random: sizes[i] to place i, none that it is barred from.

    The sizes add up to the number of unseen cards. Where something is barred, the most
    constrained cards go first, and a dead end starts again.
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
    while True:
        found = _try(cards, sizes, barred, dice)
        if len(found) > 0:
            return found
        dice.shuffle(cards)


def _try(cards: list[Card], sizes: list[Seat], barred: list[CardSet], dice: Dice) -> list[list[Card]]:
    """One attempt of `spread`; an empty list is a dead end."""
    order: list[Card] = []
    for bars in range(len(sizes), -1, -1):
        for card in cards:
            held: Seat = 0
            for bar in barred:
                if has(bar, card):
                    held += 1
            if held == bars:
                order.append(card)
    room = sizes[:]
    given: list[list[Card]] = [[] for _ in sizes]
    for card in order:
        open_room: Seat = 0
        for place in range(len(room)):
            if not has(barred[place], card):
                open_room += room[place]
        if open_room == 0:
            return []
        pick = dice.below(open_room)
        for place in range(len(room)):
            if has(barred[place], card):
                continue
            if pick < room[place]:
                given[place].append(card)
                room[place] -= 1
                break
            pick -= room[place]
    return given
