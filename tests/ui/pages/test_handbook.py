"""The handbook: one for every language, opened from everywhere, and true to the words of the program."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tappeto import paths
from tappeto.i18n import LANGUAGES, Speaker
from tappeto.i18n.page import parse
from tappeto.ui.keys import ACTIONS, Keys
from tappeto.ui.pages.handbook import HandbookPage, filling, load
from tappeto.ui.pages.home import HomePage
from tappeto.ui.table.page import TablePage
from tests.ui.pages.conftest import Opener, on_top, played
from tests.ui.pages.looking import cut, lying_on
from tools import catalogues

FOLDER = paths.assets() / "handbook"
languages = pytest.mark.parametrize("code", [language.code for language in LANGUAGES])


def source(code: str) -> str:
    """The handbook as it is written; every language has its own."""
    return (FOLDER / f"{code}.md").read_text("utf-8")


def press(window, key: Qt.Key) -> None:
    QTest.keyClick(on_top(window), key)
    QApplication.processEvents()


# --- what it says


@languages
def test_its_chapters_are_the_same_in_every_language(code):
    assert parse(source(code)).anchors == parse(source("en")).anchors


@languages
def test_everything_in_it_can_be_shown(code):
    shown = parse(source(code)).html(filling(Keys({})))
    assert not re.search(r"[{}]", shown)
    links = set(re.findall(r'href="#(\w+)"', shown))
    assert links <= set(parse(source(code)).anchors)


@languages
def test_every_key_is_in_its_table(code):
    for action in ACTIONS:
        assert f"| {{does:{action.name}}} | {{key:{action.name}}} |" in source(code)


@languages
def test_what_it_writes_in_bold_is_written_so_in_the_window(code):
    speaker = Speaker(code, paths.assets() / "locale")
    words = {
        speaker.tr(text)
        for message in catalogues.found()
        for text in ([message.id] if isinstance(message.id, str) else message.id)
    }
    assert [bold for bold in re.findall(r"\*\*(.+?)\*\*", source(code)) if bold not in words] == []


def test_a_language_without_one_has_the_english_one():
    assert load("xx", FOLDER) == parse(source("en"))


def test_it_names_the_keys_that_the_person_has(open_window: Opener, house):
    house.settings.set("keys", {"hint": "F9"})
    window = open_window(first=lambda window: window.handbook())
    assert "Hint\nF9\n" in on_top(window).text.toPlainText()


# --- where it is opened, and where that leads back


def test_help_on_the_first_page_opens_it(open_window: Opener):
    window = open_window()
    help_tool = next(tool for tool in on_top(window).tools if tool.accessibleName() == "Help")
    QTest.mouseClick(help_tool, Qt.MouseButton.LeftButton)
    assert isinstance(on_top(window), HandbookPage)
    press(window, Qt.Key.Key_Escape)
    assert isinstance(on_top(window), HomePage)


def test_what_was_chosen_on_a_page_is_still_there(open_window: Opener):
    window = open_window(first=lambda window: window.new_match("scopa"))
    on_top(window).plan.level(1, "expert")
    press(window, Qt.Key.Key_F1)
    press(window, Qt.Key.Key_F1)
    press(window, Qt.Key.Key_Escape)
    assert on_top(window).plan.levels[1] == "expert"


def test_the_table_waits_below_it(open_window: Opener, library):
    id = library.keep(played(20))
    window = open_window(first=lambda window: window.resume(id))
    table = on_top(window)
    entry = next(action for action in table.bar.tools["menu"].menu().actions() if action.text() == "Help")
    entry.trigger()
    assert isinstance(on_top(window), HandbookPage)
    press(window, Qt.Key.Key_Escape)
    assert on_top(window) is table
    assert isinstance(table, TablePage)


@languages
@pytest.mark.parametrize("size", [(1280, 800), (640, 480), (420, 320)], ids=str)
def test_nothing_is_cut_off(open_window: Opener, size, code):
    window = open_window(size, code, first=lambda window: window.handbook())
    for _ in range(5):
        QApplication.processEvents()
    page = on_top(window)
    assert cut(page) + lying_on(page) == []
    assert page.text.horizontalScrollBar().maximum() == 0
