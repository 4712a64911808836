"""The games there are, one line a game."""

from tappeto.games.book import Rulebook
from tappeto.games.scopa.book import SCOPA

BOOKS: tuple[Rulebook, ...] = (SCOPA,)


def book(id: str) -> Rulebook:
    """The game of that name; KeyError if it is not on the shelf."""
    for found in BOOKS:
        if found.id == id:
            return found
    raise KeyError(id)
