"""The gallery of decks, with a table to look at."""

from tappeto.i18n import tr
from tappeto.ui.pages.page import Page
from tappeto.ui.ways import Ways


class DecksPage(Page):
    """Choosing a deck holds at once, for the game."""

    def __init__(self, ways: Ways, game: str = "") -> None:
        super().__init__(ways, tr("Decks"), tr("Change at any time, also in the middle of a deal"))
        self.column.addStretch(1)
        self.fit()
