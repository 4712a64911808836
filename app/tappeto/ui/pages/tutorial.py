"""A short lesson at the table: one thing to know and one card to play at a time."""

from tappeto.i18n import tr
from tappeto.ui.pages.page import Page
from tappeto.ui.ways import Ways


class TutorialPage(Page):
    """Table and panel."""

    def __init__(self, ways: Ways, game: str) -> None:
        super().__init__(ways, tr("Tutorial"))
        self.column.addStretch(1)
        self.fit()
