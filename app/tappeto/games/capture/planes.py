"""Whose each card is, as planes of bits: copying a deal must cost next to nothing."""

from mypy_extensions import i64

from tappeto.core.cards import CardSet, count
from tappeto.games.api import Hand, Seat, Side


class Planes(Hand):
    """The cards in hands and piles.

    `held` are the cards in hands, `won` those in piles; of both, `odd` are those of seats 1 and 3,
    and `far` those of seats 2 and 3. `turned` made a scopa each and lie face up in the piles.
    """

    def __init__(self) -> None:
        self.sides = 2
        self.held: CardSet = 0
        self.won: CardSet = 0
        self.odd: CardSet = 0
        self.far: CardSet = 0
        self.turned: CardSet = 0

    def cards_of(self, seat: Seat) -> CardSet:
        """The hand cards of a seat."""
        mine = self.held & (self.odd if seat & 1 != 0 else ~self.odd)
        return mine & (self.far if seat & 2 != 0 else ~self.far)

    def pile(self, side: Side) -> CardSet:
        """What a side has taken."""
        return self.won & (self.odd if side == 1 else ~self.odd)

    def piles(self) -> list[CardSet]:
        """What each side has taken."""
        return [self.pile(0), self.pile(1)]

    def sweeps(self) -> list[i64]:
        """How many scope each side has made."""
        return [count(self.turned & self.pile(0)), count(self.turned & self.pile(1))]

    def hold(self, seat: Seat, cards: CardSet) -> None:
        """Cards are in a seat's hand now."""
        self.held |= cards
        if seat & 1 != 0:
            self.odd |= cards
        if seat & 2 != 0:
            self.far |= cards

    def win(self, side: Side, cards: CardSet) -> None:
        """Cards are in a side's pile now."""
        self.won |= cards
        if side == 1:
            self.odd |= cards
        else:
            self.odd &= ~cards
