"""Icons grow with the text, as far as there is room."""

import pytest

from tappeto.ui import style
from tappeto.ui.icons import icon
from tappeto.ui.widgets.buttons import Button
from tappeto.ui.widgets.tool import Tool
from tests.ui.pages.conftest import Opener, on_top, played


@pytest.fixture
def twice(monkeypatch):
    monkeypatch.setattr(style, "_text_scale", lambda: 2.0)


def drawn(shown: Tool | Button) -> int:
    """How high the icon of a button really is."""
    return int(shown.icon().pixmap(shown.iconSize(), 1.0).height())


@pytest.mark.parametrize("side", [20, 32, 40])
def test_icons_are_drawn_at_every_size_of_text(qapp, side):
    assert icon("gear", "#000000").pixmap(side, side).width() == side


def test_icons_are_twice_as_large_where_the_text_is(open_window: Opener, twice):
    page = on_top(open_window((1280, 800)))
    assert [drawn(tool) for tool in page.tools] == [40] * 6
    panel = on_top(open_window((1280, 800), first=lambda window: window.matches())).panel
    assert drawn(panel.delete) == 40
    assert panel.delete.iconSize().height() == 40


def test_with_words_behind_it_an_icon_grows_too(qtbot, twice):
    button = Button("Continue", lambda: None, sign="play")
    qtbot.addWidget(button)
    assert drawn(button) == 36


def test_where_there_is_no_room_icons_stay_as_they_are(open_window: Opener, twice):
    page = on_top(open_window((420, 320)))
    assert [drawn(tool) for tool in page.tools] == [20] * 6
    assert page.tools[-1].geometry().right() < page.width()
    page.window().resize(1280, 800)
    assert [drawn(tool) for tool in page.tools] == [40] * 6


def test_the_icons_of_the_table_grow_too(open_window: Opener, twice):
    page = on_top(open_window((1280, 800), first=lambda window: window.play(played(4))))
    assert {drawn(button) for button in page.bar.tools.values()} == {40}
