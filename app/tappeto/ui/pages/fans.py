"""Which felt a game lies on, and which of its cards stand in a fan."""

from tappeto.core.cards import Pack
from tappeto.games.book import Rulebook
from tappeto.games.shelf import BOOKS
from tappeto.ui.house import House
from tappeto.ui.style import FELTS, Felt
from tappeto.ui.widgets.cloth import Fan

TILES = (9, 17, 22, 13, 27)  # places of five tiles in their pack
ORDER = ("green", "burgundy", "wood", "blue", "night", "plum")


def place_of(game: str) -> int:
    """Where a game stands on the shelf; the first place also for a game that is not here."""
    return next((at for at, book in enumerate(BOOKS) if book.id == game), 0)


def felt_of(game: str) -> Felt:
    """The cloth of a game's tile."""
    return FELTS[ORDER[place_of(game) % len(ORDER)]]


def fan_of(
    house: House, book: Rulebook, count: int, *, left: bool = False, height: float = 0.78, share: float = 1.0
) -> Fan:
    """Cards of the deck that the game is played with; each game shows other ones."""
    cards = showpieces(book.pack, place_of(book.id))[-count:]
    return Fan(house.faces(book.id, book.pack), cards, height, left, share)


def showpieces(pack: Pack, turn: int) -> tuple[int, ...]:
    """Five cards that are good to look at, the best ones last; another turn takes other suits."""
    ranks, suits = len(pack.ranks), len(pack.suits)
    if not suits:
        return TILES
    picks = ((1, ranks - 3), (2, 2), (1, ranks - 1), (0, 6), (1, ranks - 2))  # suit and rank
    return tuple((suit + turn) % suits * ranks + rank % ranks for suit, rank in picks)
