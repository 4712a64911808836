"""The first page: going on with a match, and what it tells."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from tappeto.i18n import Phrase
from tappeto.library import ASIDE
from tappeto.ui.app import Catcher
from tappeto.ui.pages.home import HomePage
from tappeto.ui.pages.strip import ContinueStrip, LineButton, NothingOpen
from tappeto.ui.pages.tutorial import TutorialPage
from tappeto.ui.table.page import TablePage
from tappeto.ui.widgets.banner import Notice
from tests.ui.pages.conftest import Opener, on_top, played


def words(widget) -> str:
    """All that stands on a page."""
    QApplication.processEvents()
    return "\n".join(label.text() for label in widget.findChildren(QLabel) if label.isVisible())


def test_nothing_is_open_at_first(open_window: Opener):
    window = open_window()
    assert window.findChild(NothingOpen) is not None
    assert "Nothing open. Pick a game below." in words(window)


def test_continue_goes_on_at_the_same_card(open_window: Opener, library):
    library.keep(played(7, ("Gino",)))
    match = played(20)
    id = library.keep(match)
    window = open_window()
    strip = window.findChild(ContinueStrip)
    assert strip is not None
    assert "Scopa with Nonna Rosa" in words(strip)
    assert "Scopa with Gino" in [button.whole for button in strip.findChildren(LineButton)]
    QTest.mouseClick(strip.button, Qt.MouseButton.LeftButton)
    page = on_top(window)
    assert isinstance(page, TablePage)
    assert page.director.id == id
    assert page.director.match.record == match.record


def test_a_match_that_cannot_be_read_is_named(open_window: Opener, library):
    id = library.keep(played(20))
    library._db.execute("UPDATE move SET text = '7dx7c' WHERE match = ? AND step = 3", (id,))
    window = open_window()
    window.resume(id)
    page = on_top(window)
    assert isinstance(page, HomePage)
    told = words(page)
    assert "“Scopa with Nonna Rosa” cannot be played on." in told
    assert "move 4" in told
    assert library.entries()[0].state == ASIDE
    assert window.findChild(NothingOpen) is not None


def test_notices_of_the_library_are_told_until_they_are_read(open_window: Opener, library):
    library.notices.append(Phrase("The library could not be read."))
    window = open_window()
    assert "The library could not be read." in words(window)
    window.settings()
    window.home()
    assert "The library could not be read." in words(window)
    page = on_top(window)
    QTest.mouseClick(page.findChild(Notice).buttons[0], Qt.MouseButton.LeftButton)
    window.home()
    assert "The library could not be read." not in words(window)


def test_every_way_leads_somewhere_and_back(open_window: Opener):
    window = open_window()
    for number in range(5):
        home = on_top(window)
        assert isinstance(home, HomePage)
        QTest.mouseClick(home.tools[number], Qt.MouseButton.LeftButton)
        assert not isinstance(on_top(window), HomePage)
        QTest.keyClick(on_top(window), Qt.Key.Key_Escape)


def test_a_table_waits_below_the_pages(open_window: Opener, library):
    id = library.keep(played(20))
    window = open_window()
    window.resume(id)
    table = on_top(window)
    window.settings()
    window.decks("scopa")
    assert window.stack.count() == 2
    QTest.keyClick(on_top(window), Qt.Key.Key_Escape)
    assert on_top(window) is table
    window.rules("scopa")
    window.home()
    assert window.stack.count() == 1


@pytest.mark.loud
def test_something_wrong_is_told_in_a_sentence(open_window: Opener):
    window = open_window()
    problem = ValueError("a fault of the program")
    Catcher(window)(ValueError, problem, None)
    assert "Something went wrong." in words(window)
    assert "Traceback" not in words(window)
    QTest.mouseClick(window.notice.buttons[0], Qt.MouseButton.LeftButton)
    assert window.notice is None


def test_enter_goes_on_with_the_last_match(open_window: Opener, library):
    id = library.keep(played(20))
    window = open_window()
    QTest.keyClick(on_top(window), Qt.Key.Key_Return)
    page = on_top(window)
    assert isinstance(page, TablePage)
    assert page.director.id == id


def test_enter_teaches_where_nothing_is_open(open_window: Opener):
    window = open_window()
    QTest.keyClick(on_top(window), Qt.Key.Key_Return)
    assert isinstance(on_top(window), TutorialPage)
