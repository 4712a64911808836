"""The games there are, one line a game."""

from tappeto.games.book import Rulebook
from tappeto.games.lesson import Course
from tappeto.games.scopa.book import SCOPA
from tappeto.games.scopa.lesson import COURSE as SCOPA_COURSE

BOOKS: tuple[Rulebook, ...] = (SCOPA,)
COURSES: dict[str, Course] = {"scopa": SCOPA_COURSE}  # the tutorials there are


def book(id: str) -> Rulebook:
    """The game of that name; KeyError if it is not on the shelf."""
    for found in BOOKS:
        if found.id == id:
            return found
    raise KeyError(id)
