"""Which felt a game lies on, and which of its cards stand in a fan."""

from tappeto.core.cards import Pack
from tappeto.games.book import Rulebook
from tappeto.games.shelf import BOOKS
from tappeto.ui.house import House
from tappeto.ui.style import FELTS, Felt
from tappeto.ui.widgets.cloth import Fan

ORDER = ("green", "burgundy", "wood", "blue", "night", "plum")


def felt_of(game: str) -> Felt:
    """The cloth of a game's tile; the first one also for a game that is not here."""
    place = next((at for at, book in enumerate(BOOKS) if book.id == game), 0)
    return FELTS[ORDER[place % len(ORDER)]]


def fan_of(
    house: House, book: Rulebook, count: int, *, left: bool = False, height: float = 0.78, share: float = 1.0
) -> Fan:
    """Cards of the deck that the game is played with."""
    return Fan(house.faces(book.id, book.pack), showpieces(book.pack)[-count:], height, left, share)


def showpieces(pack: Pack) -> tuple[int, ...]:
    """Five cards that are good to look at, the best ones last."""
    ranks = len(pack.ranks)
    picks = ((1, ranks - 3), (2, 2), (1, ranks - 1), (0, 6), (1, ranks - 2))  # suit and rank
    return tuple((suit % len(pack.suits)) * ranks + rank % ranks for suit, rank in picks)
