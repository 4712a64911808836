"""All matches: open ones first, then those that are over."""

from tappeto.i18n import tr
from tappeto.ui.pages.page import Page
from tappeto.ui.ways import Ways


class MatchesPage(Page):
    """List and detail."""

    def __init__(self, ways: Ways) -> None:
        super().__init__(ways, tr("Matches"))
        self.column.addStretch(1)
        self.fit()
