"""Every page by keyboard: all is reached, everything says what it is, Esc leads out."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QWidget

from tappeto.ui.pages.about import AboutPage
from tappeto.ui.pages.home import HomePage
from tappeto.ui.table.page import TablePage
from tests.ui.pages.conftest import Opener, on_top, played
from tests.ui.pages.test_every_page import PAGES

WORKED = (QAbstractButton, QComboBox, QLineEdit)


def stops(page: QWidget) -> list[QWidget]:
    """What the Tab key comes to, in its order."""
    found: list[QWidget] = []
    at = page.nextInFocusChain()
    while at is not None and at is not page and len(found) < 2000:
        if page.isAncestorOf(at) and at.isVisible() and at.focusPolicy() & Qt.FocusPolicy.TabFocus:
            found.append(at)
        at = at.nextInFocusChain()
    return found


@pytest.mark.parametrize("name", [name for name in PAGES if not name.endswith("ended")])
def test_everything_is_reached_and_says_what_it_is(open_window: Opener, library, name):
    library.keep(played(20))
    window = open_window(first=PAGES[name])
    page = on_top(window)
    QApplication.processEvents()
    chain = stops(page)
    assert chain
    for widget in chain:
        interface = QAccessible.queryAccessibleInterface(widget)
        assert interface.text(QAccessible.Text.Name), f"{widget} says nothing"
    ways = [widget for widget in page.findChildren(QWidget) if isinstance(widget, WORKED)]
    for widget in ways:
        exclusive = isinstance(widget, QAbstractButton) and widget.group() is not None
        if widget.isVisible() and not exclusive and not isinstance(widget.parent(), QComboBox):
            assert widget in chain, f"{widget} {widget.accessibleName()} is not reached"
    QTest.keyClick(page, Qt.Key.Key_Escape)
    # the licences belong to the page about the program
    assert isinstance(on_top(window), AboutPage if name == "licences" else HomePage)


def test_enter_deals_unless_something_else_has_the_focus(open_window: Opener, qtbot):
    window = open_window(first=PAGES["new match"])
    page = on_top(window)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    four = page.seats.count.buttons[1]
    four.setFocus()
    QTest.keyClick(four, Qt.Key.Key_Return)
    assert page.plan.seats == 4
    assert on_top(window) is page
    page.setFocus()
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert isinstance(on_top(window), TablePage)


def test_f6_jumps_between_the_blocks(open_window: Opener, qtbot):
    window = open_window(first=PAGES["settings"])
    page = on_top(window)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    seen = []
    for _ in range(3):
        QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_F6)
        focus = QApplication.focusWidget()
        seen.append(next(block for block in [page.head, *page.blocks] if block.isAncestorOf(focus)))
    assert seen[0] is page.contents or seen[0] is page.head
    assert len(set(map(id, seen))) == 3


def test_the_arrows_choose_inside_segments(open_window: Opener, house, qtbot):
    window = open_window(first=PAGES["settings"])
    page = on_top(window)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    pace = page.controls["pace"]
    pace.buttons[0].setFocus()
    QTest.keyClick(pace.buttons[0], Qt.Key.Key_Right)
    assert pace.buttons[1].hasFocus()
    assert house.pace.name == "fast"
