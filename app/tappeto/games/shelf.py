"""The games there are, one line a game."""

from tappeto.games.book import Rulebook
from tappeto.games.busche.book import BUSCHE
from tappeto.games.busche.lesson import COURSE as BUSCHE_COURSE
from tappeto.games.differenzler.book import DIFFERENZLER
from tappeto.games.differenzler.lesson import COURSE as DIFFERENZLER_COURSE
from tappeto.games.domino.book import DOMINO
from tappeto.games.domino.lesson import COURSE as DOMINO_COURSE
from tappeto.games.escoba.book import ESCOBA
from tappeto.games.escoba.lesson import COURSE as ESCOBA_COURSE
from tappeto.games.lesson import Course
from tappeto.games.schieber.book import SCHIEBER
from tappeto.games.schieber.lesson import COURSE as SCHIEBER_COURSE
from tappeto.games.scopa.book import SCOPA
from tappeto.games.scopa.lesson import COURSE as SCOPA_COURSE

BOOKS: tuple[Rulebook, ...] = (SCOPA, ESCOBA, BUSCHE, SCHIEBER, DIFFERENZLER, DOMINO)
COURSES: dict[str, Course] = {  # the tutorials there are
    "scopa": SCOPA_COURSE,
    "escoba": ESCOBA_COURSE,
    "busche": BUSCHE_COURSE,
    "schieber": SCHIEBER_COURSE,
    "differenzler": DIFFERENZLER_COURSE,
    "domino": DOMINO_COURSE,
}


def book(id: str) -> Rulebook:
    """The game of that name; KeyError if it is not on the shelf."""
    for found in BOOKS:
        if found.id == id:
            return found
    raise KeyError(id)
