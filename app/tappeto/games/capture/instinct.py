"""What a sensible player of a capture game does without thinking ahead; playouts play so."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import CardSet, count, first, one
from tappeto.games.api import Move
from tappeto.games.capture.rules import (
    ALL,
    CARD_BITS,
    CARD_MASK,
    RANKS,
    SETTEBELLO,
    of_rank,
    rank,
    total,
)

# Worth of a card in a pile, in hundredths of a point, by rank: sevens and sixes make primiera.
WORTH: Final[list[i64]] = [14, 8, 8, 9, 10, 22, 40, 6, 6, 6]
COIN: Final[i64] = 16
SETTEBELLO_WORTH: Final[i64] = 90
SWEEP: Final[i64] = 110
MOST_SWEPT: Final[i64] = 10


def _worth() -> list[i64]:
    """The worth of each card."""
    worth = [WORTH[card % RANKS] + (COIN if card < RANKS else 0) for card in range(4 * RANKS)]
    worth[SETTEBELLO] += SETTEBELLO_WORTH
    return worth


CARD_WORTH: Final[list[i64]] = _worth()


def worth(cards: CardSet) -> i64:
    """What a set is worth in a pile, in hundredths of a point."""
    found: i64 = 0
    while cards != 0:
        found += CARD_WORTH[first(cards)]
        cards &= cards - 1
    return found


class Look:
    """A player's look at the table: what each of his moves gains and what it leaves to the next.

    `gone` are the cards in the piles, `held` is how many cards the next player has. All figures
    are in hundredths of a point.
    """

    def __init__(self, hand: CardSet, table: CardSet, gone: CardSet, held: i64) -> None:
        self.table = table
        self.unseen = ALL & ~(hand | table | gone)
        self.lying = total(table)
        self.loose = self.exposed(table)
        self.held = held
        self.out = count(self.unseen)

    def exposed(self, cards: CardSet) -> i64:
        """What the cards lose by lying where others can take them."""
        found: i64 = 0
        while cards != 0:
            card = first(cards)
            cards &= cards - 1
            found += CARD_WORTH[card] * count(self.unseen & of_rank(rank(card)))
        return found

    def sweep(self, lying: i64) -> i64:
        """How much the next player's scopa threatens a table that adds up to `lying`."""
        if lying > MOST_SWEPT or self.out == 0:
            return 0
        out = count(self.unseen & of_rank(lying - 1))
        chance = out * self.held * 100 // self.out
        return SWEEP * min(chance, 100) // 100

    def rank(self, move: Move) -> i64:
        """How good a move looks."""
        card = move & CARD_MASK
        take = move >> CARD_BITS
        if take == 0:
            loose = self.loose + self.exposed(one(card))
            return -loose // 8 - self.sweep(self.lying + rank(card) + 1) - CARD_WORTH[card] // 4
        gain = worth(take | one(card))
        if take == self.table:
            return gain + SWEEP
        loose = self.loose - self.exposed(take)
        return gain - loose // 8 - self.sweep(self.lying - total(take))
