"""Everything that can be chosen, on one long page; a change holds at once."""

from tappeto.i18n import tr
from tappeto.ui.pages.page import Page
from tappeto.ui.ways import Ways


class SettingsPage(Page):
    """Opened at a section if one is named."""

    def __init__(self, ways: Ways, section: str = "") -> None:
        super().__init__(ways, tr("Settings"), tr("Changes hold at once"))
        self.column.addStretch(1)
        self.fit()
