"""The window: one page at a time, and the way from page to page."""

import secrets
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QCloseEvent, QGuiApplication, QPixmap
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from tappeto.games.api import Options
from tappeto.i18n import N_, Phrase, Plain
from tappeto.library import LibraryError
from tappeto.match.match import Match, new
from tappeto.match.record import Player, Record, RecordError
from tappeto.ui.house import House
from tappeto.ui.pages.home import HomePage
from tappeto.ui.pages.page import Page
from tappeto.ui.pages.told import called
from tappeto.ui.sheet import stylesheet
from tappeto.ui.table.page import TablePage
from tappeto.ui.widgets.banner import Notice
from tappeto.ui.widgets.fade import Fade
from tappeto.ui.widgets.look import wear
from tappeto.ui.widgets.palette import palette

SMALLEST = (420, 320)
USUAL = (1280, 800)
TITLE_BAR = 38  # above the window; how high it is nobody knows before the window is shown


def fitting(place: QRect, screen: QRect) -> QRect:
    """A place for the window inside a screen, its title bar too: moved if need be, else made smaller."""
    room = screen.adjusted(0, TITLE_BAR, 0, 0)
    size = place.size().boundedTo(room.size()).expandedTo(QSize(*SMALLEST))
    left = max(room.left(), min(place.left(), room.right() + 1 - size.width()))
    top = max(room.top(), min(place.top(), room.bottom() + 1 - size.height()))
    return QRect(QPoint(left, top), size)


class Window(QMainWindow):
    """Pages are made when they are opened and forgotten when they are left; a table waits below them.

    A page that wants to go elsewhere calls one of the methods below; all live in one place,
    so that nothing but the window knows which pages there are. Most are imported when they are
    first opened, so that the window appears sooner.
    """

    def __init__(self, house: House) -> None:
        super().__init__()
        self.house = house
        self.stack = QStackedWidget()
        self.notice: Notice | None = None
        self._make: Callable[[], QWidget] = lambda: HomePage(self)
        whole = QWidget()
        self.column = QVBoxLayout(whole)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(0)
        self.column.addWidget(self.stack, 1)
        self.setCentralWidget(whole)
        self.setWindowTitle("Tappeto")
        self.setMinimumSize(*SMALLEST)
        self._place()
        self.restyle()
        house.settings.changed.connect(self._changed)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self.restyle)

    # --- where to

    def home(self, notice: Phrase | None = None) -> None:
        """The first page, with something to tell."""
        self._open(lambda: HomePage(self, notice))

    def matches(self) -> None:
        """All matches."""
        from tappeto.ui.pages.matches import MatchesPage

        self._open(lambda: MatchesPage(self))

    def take(self, file: Path) -> None:
        """Import a match that was opened from outside; the list of matches shows it, or says why not."""
        from tappeto.ui.pages.matches import MatchesPage

        self.matches()
        page = self.stack.currentWidget()
        assert isinstance(page, MatchesPage)
        page.take(file)

    def new_match(self, game: str) -> None:
        """Choose players and rules for a match."""
        from tappeto.ui.pages.new_match import NewMatchPage

        self._open(lambda: NewMatchPage(self, game))

    def play(self, match: Match, id: int | None = None) -> None:
        """Sit down at the table."""
        self._open(lambda: TablePage(self, match, id))

    def begin(
        self, game: str, preset: str, changes: Options, players: list[Player], dealer: int = -1
    ) -> None:
        """Begin a match with a shuffle that nobody can foresee."""
        self.play(new(game, preset, changes, players, secrets.token_hex(16), dealer))

    def resume(self, id: int) -> None:
        """Go on with a match of the library; one that cannot be read is named to the person."""
        try:
            match = self.house.library.open_match(id)
        except (RecordError, LibraryError) as problem:
            text = N_("“{match}” cannot be played on. {reason} It is kept among the matches.")
            self.home(Phrase(text, {"match": Plain(self._named(id)), "reason": problem.phrase}))
            return
        self.play(match, id)

    def _named(self, id: int) -> str:
        """What a match of the library is called."""
        return next((called(entry) for entry in self.house.library.entries() if entry.id == id), str(id))

    def rematch(self, record: Record, dealer: int) -> None:
        """The same players and rules again; the deal goes on around the table."""
        self.begin(record.game, record.preset, record.changes, record.players, dealer)

    def settings(self, section: str = "") -> None:
        """Everything that can be chosen."""
        from tappeto.ui.pages.settings import SettingsPage

        self._open(lambda: SettingsPage(self, section))

    def decks(self, game: str = "") -> None:
        """The gallery of decks."""
        from tappeto.ui.pages.decks import DecksPage

        self._open(lambda: DecksPage(self, game))

    def rules(self, game: str, anchor: str = "") -> None:
        """The rule page of a game."""
        from tappeto.ui.pages.rules import RulesPage

        self._open(lambda: RulesPage(self, game, anchor))

    def tutorial(self, game: str) -> None:
        """A short lesson at the table."""
        from tappeto.ui.pages.tutorial import TutorialPage

        self._open(lambda: TutorialPage(self, game))

    def handbook(self) -> None:
        """How the program is used. Whoever leaves it finds the page as it was."""
        from tappeto.ui.pages.handbook import HandbookPage

        page, make = self.stack.currentWidget(), self._make
        if isinstance(page, HandbookPage):
            return
        kept = page.remember() if isinstance(page, Page) else None

        def back() -> None:
            if page is self.waiting():
                self.back()
                return
            self._open(make)
            again = self.stack.currentWidget()
            if isinstance(again, Page) and kept is not None:
                again.recall(kept)

        self._open(lambda: HandbookPage(self, back))

    def about(self) -> None:
        """What this program is."""
        from tappeto.ui.pages.about import AboutPage

        self._open(lambda: AboutPage(self))

    def licences(self) -> None:
        """The licences in full."""
        from tappeto.ui.pages.licences import LicencesPage

        self._open(lambda: LicencesPage(self))

    def waiting(self) -> TablePage | None:
        """The table that waits below the page, or is shown."""
        below = self.stack.widget(0)
        return below if isinstance(below, TablePage) else None

    def back(self) -> None:
        """Leave a page: to the table that waits below it, else to the first page."""
        table, page = self.waiting(), self.stack.currentWidget()
        if table is None or page is None or page is table:
            self.home()
            return
        picture = self._picture()
        self._drop(page)
        table.came_back()
        table.setFocus()
        self._fade(picture)

    def _open(self, make: Callable[[], QWidget]) -> None:
        """Show a page. A table stays below pages that are opened over it; all else goes."""
        picture = self._picture()
        page = make()
        stays = self.waiting() if not isinstance(page, HomePage | TablePage) else None
        for at in reversed(range(self.stack.count())):
            old = self.stack.widget(at)
            if old is not None and old is not stays:
                self._drop(old)
        self._make = make
        self._show(page)
        self._fade(picture)

    def _show(self, page: QWidget) -> None:
        self.stack.addWidget(page)
        self.stack.setCurrentWidget(page)
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _picture(self) -> QPixmap:
        """How the page looks that is about to be left; nothing where nothing is to move."""
        page, pace = self.stack.currentWidget(), self.house.pace
        if page is None or not page.isVisible() or pace.still or pace.factor == 0:
            return QPixmap()
        return page.grab()

    def _fade(self, picture: QPixmap) -> None:
        if not picture.isNull():
            Fade(self.stack, picture, self.house.pace.factor)

    def _drop(self, page: QWidget) -> None:
        if isinstance(page, TablePage):
            page.leave()
        elif isinstance(page, Page):
            page.stop()
        self.stack.removeWidget(page)
        page.deleteLater()

    # --- the look

    def restyle(self) -> None:
        """Take over the colours of the theme."""
        chrome = self.house.chrome()
        wear(chrome)
        QApplication.setPalette(palette(chrome))
        self.setStyleSheet(stylesheet(chrome))
        table = self.waiting()
        if table is not None:
            table.restyle()

    def _changed(self, name: str) -> None:
        if name == "theme":
            self.restyle()
        if name in ("pace", "wait", "still"):
            self.house.set_pace()
        if name == "language":
            self.house.speak()
            self._say_anew()

    def _say_anew(self) -> None:
        """Make the page on top again, in another language."""
        old = self.stack.currentWidget()
        if isinstance(old, Page):
            kept = old.remember()
            self._drop(old)
            page = self._make()
            self._show(page)
            if isinstance(page, Page):
                page.recall(kept)

    def tell(self, text: str, button: str) -> None:
        """Something went wrong: say so above every page, until it is read."""
        if self.notice is not None:
            self.notice.deleteLater()
        self.notice = Notice(text, (button, self._told))
        self.column.insertWidget(0, self.notice)

    def _told(self) -> None:
        if self.notice is not None:
            self.notice.deleteLater()
            self.notice = None

    # --- size and end

    def _place(self) -> None:
        """Where it was, as far as the screen has room now; at the first start wherever the system likes."""
        place = self.house.settings.now.window
        screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        kept = QRect(*place) if len(place) == 4 else QRect()
        screen = next((one for one in screens if one.contains(kept.topLeft() + QPoint(20, 20))), None)
        if kept.isValid() and screen is not None:
            self.setGeometry(fitting(kept, screen))
        else:
            screen = QGuiApplication.primaryScreen().availableGeometry()
            self.resize(fitting(QRect(screen.topLeft(), QSize(*USUAL)), screen).size())

    def closeEvent(self, event: QCloseEvent) -> None:
        place = self.normalGeometry()
        self.house.settings.set("window", [place.x(), place.y(), place.width(), place.height()])
        table, page = self.waiting(), self.stack.currentWidget()
        if table is not None:
            table.leave()
        if isinstance(page, Page):
            page.stop()
        self.house.opponents.stop()
        super().closeEvent(event)
