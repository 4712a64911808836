"""The piles of a capture game, as planes of bits."""

from mypy_extensions import i64

from tappeto.core.cards import CardSet, count
from tappeto.games.api import Side
from tappeto.games.planes import Planes


class Piles(Planes):
    """The cards in hands and piles: `won` are those in piles, `odd` of them those of side 1. `turned` made a
    scopa each and lie face up in the piles."""

    def __init__(self) -> None:
        super().__init__()
        self.sides = 2
        self.won: CardSet = 0
        self.turned: CardSet = 0

    def pile(self, side: Side) -> CardSet:
        """What a side has taken."""
        return self.won & (self.odd if side == 1 else ~self.odd)

    def piles(self) -> list[CardSet]:
        """What each side has taken."""
        return [self.pile(0), self.pile(1)]

    def sweeps(self) -> list[i64]:
        """How many scope each side has made."""
        return [count(self.turned & self.pile(0)), count(self.turned & self.pile(1))]

    def win(self, side: Side, cards: CardSet) -> None:
        """Cards are in a side's pile now."""
        self.won |= cards
        if side == 1:
            self.odd |= cards
        else:
            self.odd &= ~cards
