"""What a deck is, and which decks there are."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from .kit.art import Art, bevelled, card
from .kit.geometry import Path as PathData

ASSETS = Path(__file__).resolve().parents[2] / "assets" / "cards"
MARK_SIZE = 100


@dataclass(frozen=True)
class Deck:
    """A deck: its folder name, the size of its cards, and one drawing function per file name."""

    name: str
    width: int
    height: int
    cards: dict[str, Callable[[], Art]]
    frame: PathData | None = None
    marks: dict[str, Callable[[], Art]] = field(default_factory=dict)
    bevel: bool = False

    @property
    def folder(self) -> Path:
        return ASSETS / self.name

    def svg(self, name: str) -> str:
        svg = card(self.cards[name](), self.width, self.height, self.frame)
        return bevelled(svg) if self.bevel else svg

    def mark_svg(self, suit: str) -> str:
        """The suit sign alone, on a transparent square, for use beside text."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {MARK_SIZE} {MARK_SIZE}" '
            f'width="{MARK_SIZE}" height="{MARK_SIZE}">{self.marks[suit]().body()}</svg>\n'
        )


def load() -> dict[str, Deck]:
    """Every deck by name."""
    from . import french, german, napoletane, piacentine, swiss

    return {
        deck.name: deck for deck in (napoletane.DECK, piacentine.DECK, french.DECK, swiss.DECK, german.DECK)
    }
