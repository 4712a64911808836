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
    SETTEBELLO,
    of_rank,
    reach,
    total,
    value,
)

SWEEP: Final[i64] = 110
MOST_SWEPT: Final[i64] = 10
IN_SUMS: Final[i64] = 2


def _spread() -> list[i64]:
    """For every set of one suit a number with four bits a rank: 1 where the set has it."""
    spread: list[i64] = [0]
    for ranks in range(1, 1024):
        spread.append(spread[ranks & (ranks - 1)] + shl(1, 4 * first(ranks)))
    return spread


SPREAD: Final[list[i64]] = _spread()


def complements(out: i64, goal: i64) -> i64:
    """From how many cards of each rank are unseen, how many of them reach the goal with one of each rank.

    A card too low for that is taken together with others; it counts as if so many could.
    """
    found: i64 = 0
    for rank in range(RANKS):
        other = goal - 2 - rank
        takers = (out >> 4 * other) & 15 if other < RANKS else IN_SUMS
        found |= shl(takers, 4 * rank)
    return found


class Look:
    """A player's look at the table: what each of his moves gains and what it leaves to the next.

    `worths` says what each card is worth in a pile, `gone` are the cards in the piles, `held` is
    how many cards the next player has, `goal` what a card makes with all that it takes (`Rules.goal`).
    All figures are in hundredths of a point.
    """

    def __init__(
        self, worths: list[i64], hand: CardSet, table: CardSet, gone: CardSet, held: i64, goal: i64
    ) -> None:
        self.goal = goal
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
        # How many unseen cards take a card of each rank by themselves.
        self.takers = self.out if goal == 0 else complements(self.out, goal)
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
        """What the cards lose by lying where others can take them: more for each unseen card that does."""
        found: i64 = 0
        while cards != 0:
            card = first(cards)
            cards &= cards - 1
            found += self.worths[card] * ((self.takers >> 4 * (card % RANKS)) & 15)
        return found

    def sweepers(self, lying: i64) -> i64:
        """How many unseen cards sweep a table that adds up to `lying`."""
        need = lying if self.goal == 0 else self.goal - lying
        if need <= 0 or need > MOST_SWEPT:  # an ace that takes itself leaves less than nothing
            return 0
        return (self.out >> 4 * (need - 1)) & 15

    def sweep(self, lying: i64) -> i64:
        """How much the next player's scopa threatens a table that adds up to `lying`."""
        out = self.sweepers(lying)
        if out == 0:
            return 0
        chance = out * self.held * 100 // self.unseen
        return SWEEP * chance // 100 if chance < 100 else SWEEP

    def rank(self, move: Move) -> i64:
        """How good a move looks."""
        card = move & CARD_MASK
        take = move >> CARD_BITS
        if take == 0:
            loose = self.loose + self.worths[card] * ((self.takers >> 4 * (card % RANKS)) & 15)
            return -loose // 8 - self.sweep(self.lying + value(card)) - self.worths[card] // 4
        gain = self.worth(take) + self.worths[card]
        if take == self.table:
            return gain + SWEEP
        loose = self.loose - self.exposed(take)
        return gain - loose // 8 - self.sweep(self.lying - total(take))

    def foolish(self, move: Move) -> bool:
        """Whether it leaves a scopa that the next player surely has, or a settebello to be taken."""
        card = move & CARD_MASK
        take = move >> CARD_BITS
        left = self.lying + value(card) if take == 0 else self.lying - total(take)
        # If fewer unseen cards than those are held elsewhere, the next player has one of them.
        if self.sweepers(left) > self.unseen - self.held:
            return True
        return take == 0 and card == SETTEBELLO and self.takeable(value(card))

    def takeable(self, laid: i64) -> bool:
        """Whether some unseen card could take one of this value, laid now, alone or in a sum."""
        sums = reach(self.table)
        for rank in range(RANKS):
            need = rank + 1 if self.goal == 0 else self.goal - rank - 1
            if (self.out >> 4 * rank) & 15 == 0 or need < laid or (sums >> (need - laid)) & 1 == 0:
                continue
            # Where an equal card comes first, one on the table keeps the others safe.
            if self.goal != 0 or need == laid or self.table & of_rank(rank) == 0:
                return True
        return False
