"""What a sensible player of a capture game does without thinking ahead; playouts play so."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import CardSet, count, first, one
from tappeto.games.api import Move
from tappeto.games.capture.rules import (
    ALL,
    CARD_BITS,
    CARD_MASK,
    of_rank,
    rank,
    total,
)

SWEEP: Final[i64] = 110
MOST_SWEPT: Final[i64] = 10


class Look:
    """A player's look at the table: what each of his moves gains and what it leaves to the next.

    `worths` says what each card is worth in a pile, `gone` are the cards in the piles, `held` is
    how many cards the next player has. All figures are in hundredths of a point.
    """

    def __init__(self, worths: list[i64], hand: CardSet, table: CardSet, gone: CardSet, held: i64) -> None:
        self.worths = worths
        self.table = table
        self.unseen = ALL & ~(hand | table | gone)
        self.lying = total(table)
        self.loose = self.exposed(table)
        self.held = held
        self.out = count(self.unseen)

    def worth(self, cards: CardSet) -> i64:
        """What the cards are worth in a pile."""
        found: i64 = 0
        while cards != 0:
            found += self.worths[first(cards)]
            cards &= cards - 1
        return found

    def exposed(self, cards: CardSet) -> i64:
        """What the cards lose by lying where others can take them."""
        found: i64 = 0
        while cards != 0:
            card = first(cards)
            cards &= cards - 1
            found += self.worths[card] * count(self.unseen & of_rank(rank(card)))
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
            return -loose // 8 - self.sweep(self.lying + rank(card) + 1) - self.worths[card] // 4
        gain = self.worth(take | one(card))
        if take == self.table:
            return gain + SWEEP
        loose = self.loose - self.exposed(take)
        return gain - loose // 8 - self.sweep(self.lying - total(take))
