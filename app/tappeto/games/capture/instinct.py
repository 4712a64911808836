"""What a sensible player of a capture game does without thinking ahead; playouts play so."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import CardSet, count, first, shl
from tappeto.games.api import Move
from tappeto.games.capture.rules import (
    ALL,
    CARD_BITS,
    CARD_MASK,
    COINS,
    RANKS,
    total,
    value,
)

SWEEP: Final[i64] = 110
MOST_SWEPT: Final[i64] = 10


def _spread() -> list[i64]:
    """For every set of one suit a number with four bits a rank: 1 where the set has it."""
    spread: list[i64] = [0]
    for ranks in range(1, 1024):
        spread.append(spread[ranks & (ranks - 1)] + shl(1, 4 * first(ranks)))
    return spread


SPREAD: Final[list[i64]] = _spread()


class Look:
    """A player's look at the table: what each of his moves gains and what it leaves to the next.

    `worths` says what each card is worth in a pile, `gone` are the cards in the piles, `held` is
    how many cards the next player has. All figures are in hundredths of a point.
    """

    def __init__(self, worths: list[i64], hand: CardSet, table: CardSet, gone: CardSet, held: i64) -> None:
        self.worths = worths
        self.table = table
        unseen = ALL & ~(hand | table | gone)
        self.unseen = count(unseen)
        # How many of each rank are unseen, four bits each.
        self.out = (
            SPREAD[unseen & COINS]
            + SPREAD[(unseen >> 10) & COINS]
            + SPREAD[(unseen >> 20) & COINS]
            + SPREAD[(unseen >> 30) & COINS]
        )
        self.lying = total(table)
        self.loose = self.exposed(table)
        self.held = held

    def worth(self, cards: CardSet) -> i64:
        """What the cards are worth in a pile."""
        found: i64 = 0
        while cards != 0:
            found += self.worths[first(cards)]
            cards &= cards - 1
        return found

    def exposed(self, cards: CardSet) -> i64:
        """What the cards lose by lying where others can take them: more for each unseen equal."""
        found: i64 = 0
        while cards != 0:
            card = first(cards)
            cards &= cards - 1
            found += self.worths[card] * ((self.out >> 4 * (card % RANKS)) & 15)
        return found

    def sweep(self, lying: i64) -> i64:
        """How much the next player's scopa threatens a table that adds up to `lying`."""
        if lying <= 0 or lying > MOST_SWEPT:  # an ace that takes itself leaves less than nothing
            return 0
        out = (self.out >> 4 * (lying - 1)) & 15
        if out == 0:
            return 0
        chance = out * self.held * 100 // self.unseen
        return SWEEP * chance // 100 if chance < 100 else SWEEP

    def rank(self, move: Move) -> i64:
        """How good a move looks."""
        card = move & CARD_MASK
        take = move >> CARD_BITS
        if take == 0:
            loose = self.loose + self.worths[card] * ((self.out >> 4 * (card % RANKS)) & 15)
            return -loose // 8 - self.sweep(self.lying + value(card)) - self.worths[card] // 4
        gain = self.worth(take) + self.worths[card]
        if take == self.table:
            return gain + SWEEP
        loose = self.loose - self.exposed(take)
        return gain - loose // 8 - self.sweep(self.lying - total(take))
