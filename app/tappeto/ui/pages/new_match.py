"""A new match: who plays, by which rules, to which target."""

from tappeto.i18n import tr
from tappeto.match.record import Player
from tappeto.ui.pages.page import Page
from tappeto.ui.ways import Ways
from tappeto.ui.widgets.buttons import MAIN, Button


class NewMatchPage(Page):
    """Everything is chosen here and holds for the match."""

    def __init__(self, ways: Ways, game: str) -> None:
        super().__init__(ways, tr("New match"))
        players = [Player(""), Player("Nina", "medium")]
        self.main = Button(tr("Deal"), lambda: ways.begin(game, "italian", {}, players), MAIN)
        self.column.addWidget(self.main)
        self.column.addStretch(1)
        self.fit()
