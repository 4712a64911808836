"""The rules of a game, in the deck and with the options in use."""

from tappeto.i18n import tr
from tappeto.ui.pages.page import Page
from tappeto.ui.ways import Ways


class RulesPage(Page):
    """Contents and one long page."""

    def __init__(self, ways: Ways, game: str, anchor: str = "") -> None:
        super().__init__(ways, tr("Rules"))
        self.column.addStretch(1)
        self.fit()
