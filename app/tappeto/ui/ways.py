"""Where a page can lead to; the window provides it."""

from typing import Protocol

from PySide6.QtWidgets import QWidget

from tappeto.games.api import Options
from tappeto.i18n import Phrase
from tappeto.match.match import Match
from tappeto.match.record import Player, Record
from tappeto.ui.house import House


class Ways(Protocol):
    """The ways from page to page, and what all pages share."""

    house: House

    def home(self, notice: Phrase | None = None) -> None:
        """The first page, with something to tell."""

    def matches(self) -> None:
        """All matches."""

    def new_match(self, game: str) -> None:
        """Choose players and rules for a match."""

    def play(self, match: Match, id: int | None = None) -> None:
        """Sit down at the table."""

    def begin(
        self, game: str, preset: str, changes: Options, players: list[Player], dealer: int = -1
    ) -> None:
        """Begin a match with a shuffle that nobody can foresee."""

    def resume(self, id: int) -> None:
        """Go on with a match of the library."""

    def rematch(self, record: Record, dealer: int) -> None:
        """The same players and rules again."""

    def settings(self, section: str = "") -> None:
        """Everything that can be chosen."""

    def decks(self, game: str = "") -> None:
        """The gallery of decks."""

    def rules(self, game: str, anchor: str = "") -> None:
        """The rule page of a game."""

    def tutorial(self, game: str) -> None:
        """A short lesson at the table."""

    def handbook(self) -> None:
        """How the program is used; from there back to where one was."""

    def about(self) -> None:
        """What this program is."""

    def licences(self) -> None:
        """The licences in full."""

    def waiting(self) -> QWidget | None:
        """The table that waits below the page."""

    def back(self) -> None:
        """Leave a page: to the table that waits below it, else to the first page."""
