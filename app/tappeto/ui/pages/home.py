"""The first page: go on with a match, begin another, and the way to everything else."""

from functools import partial

from tappeto.games.shelf import BOOKS
from tappeto.i18n import Phrase, tr
from tappeto.library import OPEN
from tappeto.ui.pages.page import Page
from tappeto.ui.ways import Ways
from tappeto.ui.widgets.buttons import Button


class HomePage(Page):
    """Made anew whenever it is opened."""

    def __init__(self, ways: Ways, notice: Phrase | None = None) -> None:
        super().__init__(ways, "Tappeto")
        for entry in ways.house.library.entries():
            if entry.state == OPEN:
                self.column.addWidget(Button(tr("Continue"), partial(ways.resume, entry.id)))
                break
        for book in BOOKS:
            self.column.addWidget(Button(tr(book.title), partial(ways.new_match, book.id)))
        self.column.addWidget(Button(tr("Settings"), ways.settings))
        self.column.addStretch(1)
        self.fit()
