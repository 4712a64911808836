"""What this program is: its version, its engine, where it keeps things, and its licences."""

from tappeto.i18n import tr
from tappeto.ui.pages.page import Page
from tappeto.ui.ways import Ways


class AboutPage(Page):
    """A page that only informs."""

    def __init__(self, ways: Ways) -> None:
        super().__init__(ways, tr("About"))
        self.column.addStretch(1)
        self.fit()
