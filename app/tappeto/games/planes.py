"""Whose each card is, as planes of bits: copying a deal must cost next to nothing."""

from tappeto.core.cards import CardSet
from tappeto.games.api import Hand, Seat


class Planes(Hand):
    """The cards in up to four hands: `held` are those in hands, of which `odd` are those of seats 1 and 3,
    and `far` those of seats 2 and 3. Games use the same two planes for cards that lie elsewhere."""

    def __init__(self) -> None:
        self.held: CardSet = 0
        self.odd: CardSet = 0
        self.far: CardSet = 0

    def of(self, seat: Seat, cards: CardSet) -> CardSet:
        """Those of some cards that are a seat's."""
        cards &= self.odd if seat & 1 != 0 else ~self.odd
        return cards & (self.far if seat & 2 != 0 else ~self.far)

    def cards_of(self, seat: Seat) -> CardSet:
        """The hand cards of a seat."""
        cards = self.held & (self.odd if seat & 1 != 0 else ~self.odd)
        return cards & (self.far if seat & 2 != 0 else ~self.far)

    def hold(self, seat: Seat, cards: CardSet) -> None:
        """Cards are in a seat's hand now."""
        self.held |= cards
        self.odd = self.odd | cards if seat & 1 != 0 else self.odd & ~cards
        self.far = self.far | cards if seat & 2 != 0 else self.far & ~cards
