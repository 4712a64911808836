"""The old page fades away over the new one, which can be used from the first moment."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tappeto.ui.pages.home import HomePage
from tappeto.ui.widgets.fade import FADE, Fade
from tappeto.ui.widgets.tool import Tool
from tappeto.ui.window import Window
from tests.ui.pages.conftest import Opener, on_top


def fades(window: Window) -> list[Fade]:
    """The pictures of old pages that lie over the new one."""
    return window.stack.findChildren(Fade)


def test_the_old_page_fades_and_is_gone(open_window: Opener, house, qtbot):
    house.settings.set("pace", "normal")
    window = open_window()
    before = window.grab().toImage()
    window.about()
    (fade,) = fades(window)
    assert fade._run.duration() == FADE
    assert window.grab().toImage() == before, "the new page came with a jump"
    qtbot.waitUntil(lambda: not fades(window), timeout=5_000)
    assert window.grab().toImage() != before


def test_the_new_page_takes_clicks_while_the_old_one_fades(open_window: Opener, house, qtbot):
    house.settings.set("pace", "slow")
    window = open_window()
    window.settings()
    assert fades(window)
    home = on_top(window).head.findChild(Tool)
    at = home.mapTo(window, home.rect().center())
    assert window.childAt(at) is home
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=at)
    assert isinstance(on_top(window), HomePage)


@pytest.mark.parametrize(("name", "value"), [("pace", "instant"), ("still", True)])
def test_nothing_fades_where_nothing_is_to_move(open_window: Opener, house, name, value):
    house.settings.set("pace", "normal")
    house.settings.set(name, value)
    window = open_window()
    window.about()
    assert fades(window) == []
