"""The window: one page at a time, and the way from page to page."""

import secrets
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from tappeto.match.match import Match, new
from tappeto.match.record import Player, Record, RecordError
from tappeto.ui.house import House
from tappeto.ui.pages.about import AboutPage
from tappeto.ui.pages.decks import DecksPage
from tappeto.ui.pages.home import HomePage
from tappeto.ui.pages.new_match import NewMatchPage
from tappeto.ui.pages.rules import RulesPage
from tappeto.ui.pages.settings import SettingsPage
from tappeto.ui.pages.tutorial import TutorialPage
from tappeto.ui.sheet import stylesheet
from tappeto.ui.table.page import TablePage

SMALLEST = (420, 320)
USUAL = (1280, 800)


class Window(QMainWindow):
    """Pages are made when they are opened and forgotten when they are left.

    A page that wants to go elsewhere calls one of the methods below; all live in one place,
    so that nothing but the window knows which pages there are.
    """

    def __init__(self, house: House) -> None:
        super().__init__()
        self.house = house
        self.stack = QStackedWidget()
        self.setCentralWidget(self.stack)
        self.setWindowTitle("Tappeto")
        self.setMinimumSize(*SMALLEST)
        self._place()
        self.restyle()
        house.settings.changed.connect(self._changed)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self.restyle)

    # --- where to

    def home(self) -> None:
        """The first page."""
        self._open(lambda: HomePage(self))

    def new_match(self, game: str) -> None:
        """Choose players and rules for a match."""
        self._open(lambda: NewMatchPage(self, game))

    def play(self, match: Match, id: int | None = None) -> None:
        """Sit down at the table."""
        self._open(lambda: TablePage(self, match, id))

    def begin(
        self,
        game: str,
        preset: str,
        changes: dict[str, bool | int | str],
        players: list[Player],
        dealer: int = -1,
    ) -> None:
        """Begin a match with a shuffle that nobody can foresee."""
        self.play(new(game, preset, changes, players, secrets.token_hex(16), dealer))

    def resume(self, id: int) -> None:
        """Go on with a match of the library; one that cannot be read is named to the person."""
        try:
            match = self.house.library.open_match(id)
        except RecordError as problem:
            phrase = problem.phrase
            self._open(lambda: HomePage(self, phrase))
            return
        self.play(match, id)

    def rematch(self, record: Record, dealer: int) -> None:
        """The same players and rules again; the deal goes on around the table."""
        self.begin(record.game, record.preset, record.changes, record.players, dealer)

    def settings(self) -> None:
        """Everything that can be chosen."""
        self._open(lambda: SettingsPage(self))

    def decks(self, game: str = "") -> None:
        """The gallery of decks."""
        self._open(lambda: DecksPage(self, game))

    def rules(self, game: str, anchor: str = "") -> None:
        """The rule page of a game."""
        self._open(lambda: RulesPage(self, game, anchor))

    def tutorial(self, game: str) -> None:
        """A short lesson at the table."""
        self._open(lambda: TutorialPage(self, game))

    def about(self) -> None:
        """What this program is."""
        self._open(lambda: AboutPage(self))

    def back(self) -> None:
        """Leave a page that was opened over another one."""
        below = self.stack.count() - 2
        if below < 0:
            self.home()
            return
        page = self.stack.currentWidget()
        self.stack.setCurrentIndex(below)
        self.stack.removeWidget(page)
        page.deleteLater()
        shown = self.stack.currentWidget()
        if isinstance(shown, TablePage):
            shown.came_back()
        shown.setFocus()

    def _open(self, make: Callable[[], QWidget]) -> None:
        """Show a page. A table stays below pages that are opened over it; all else goes."""
        page = make()
        below = self.stack.currentWidget()
        table = isinstance(below, TablePage) and not isinstance(page, HomePage | TablePage)
        while self.stack.count() > (1 if table else 0):
            old = self.stack.widget(self.stack.count() - 1)
            if isinstance(old, TablePage):
                if table:
                    break
                old.leave()
            self.stack.removeWidget(old)
            old.deleteLater()
        self.stack.addWidget(page)
        self.stack.setCurrentWidget(page)
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- the look

    def restyle(self) -> None:
        """Take over the colours of the theme."""
        self.setStyleSheet(stylesheet(self.house.chrome()))

    def _changed(self, name: str) -> None:
        if name == "theme":
            self.restyle()
        if name in ("pace", "wait", "still"):
            self.house.set_pace()
        if name == "language":
            self.house.speak()

    # --- size and end

    def _place(self) -> None:
        place = self.house.settings.now.window
        screen = QGuiApplication.primaryScreen().availableGeometry()
        if len(place) == 4 and screen.contains(place[0] + 20, place[1] + 20):
            self.setGeometry(*place)
        else:
            self.resize(min(USUAL[0], screen.width()), min(USUAL[1], screen.height()))

    def closeEvent(self, event: QCloseEvent) -> None:
        place = self.geometry()
        self.house.settings.set("window", [place.x(), place.y(), place.width(), place.height()])
        for i in range(self.stack.count()):
            page = self.stack.widget(i)
            if isinstance(page, TablePage):
                page.leave()
        self.house.opponents.stop()
        super().closeEvent(event)
