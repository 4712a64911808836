"""The list of matches: opening, renaming, deleting, files."""

import json
from datetime import datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from tappeto.ui.pages.matches import MatchesPage
from tappeto.ui.table.page import TablePage
from tests.ui.pages.conftest import Opener, on_top, played
from tests.ui.pages.test_home import words


@pytest.fixture
def page(open_window: Opener, library) -> MatchesPage:
    library.keep(played(-1, ("Gino",)))
    library.keep(played(20))
    window = open_window(first=lambda window: window.matches())
    found = on_top(window)
    assert isinstance(found, MatchesPage)
    return found


def click(button) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_open_matches_come_first_and_enter_goes_on(page):
    assert [tile.entry.players[1].name for tile in page.tiles] == ["Nonna Rosa", "Gino"]
    window = page.window()
    QTest.keyClick(page.tiles[0], Qt.Key.Key_Return)
    assert isinstance(on_top(window), TablePage)


def test_a_match_that_is_over_is_played_again(page):
    window = page.window()
    click(page.tiles[1])
    click(page.panel.main)
    table = on_top(window)
    assert isinstance(table, TablePage)
    assert table.director.match.record.players[1].name == "Gino"


def test_delete_acts_at_once_and_can_be_undone(page, library):
    QTest.keyClick(page.tiles[0], Qt.Key.Key_Delete)
    assert len(library.entries()) == 1
    assert len(page.tiles) == 1
    click(page.toast.button)
    assert len(library.entries()) == 2
    assert page.panel.entry.players[1].name == "Nonna Rosa"


def test_a_name_is_given(page, library):
    QTest.keyClick(page.tiles[0], Qt.Key.Key_F2)
    edit = page.panel.edit
    assert edit.isVisible()
    edit.setText("Sunday with Rosa")
    QTest.keyClick(edit, Qt.Key.Key_Return)
    assert library.entries()[0].name == "Sunday with Rosa"
    assert "Sunday with Rosa" in words(page.area)
    QTest.keyClick(page.tiles[0], Qt.Key.Key_F2)
    QTest.keyClicks(edit, "something else")
    QTest.keyClick(edit, Qt.Key.Key_Escape)
    assert library.entries()[0].name == "Sunday with Rosa"
    assert page.isVisible()


def test_a_match_goes_into_a_file_and_comes_back(page, library, tmp_path, monkeypatch):
    path = tmp_path / "rosa.tappeto"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path.with_suffix("")), ""))
    QTest.keyClick(page.tiles[0], Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    assert path.is_file()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    click(page.import_tool)
    assert len(library.entries()) == 3
    assert page.toast.text.text() == "Imported: rosa.tappeto"
    assert page.panel.entry.id == library.entries()[0].id


def test_a_refused_file_is_named_with_the_reason(page, library, tmp_path):
    path = tmp_path / "wrong.tappeto"
    library.export(page.tiles[0].entry.id, path)
    data = json.loads(path.read_text("utf-8"))
    data["deals"][0]["moves"] = "1d"
    data["deals"][0]["pack"] = data["deals"][0]["pack"].replace("7d", "7x")
    path.write_text(json.dumps(data), "utf-8")
    page.take(path)
    told = words(page)
    assert "“wrong.tappeto” was not imported." in told
    assert "Nothing was changed." in told
    assert len(library.entries()) == 2
    page.take(tmp_path / "not there.tappeto")
    assert "cannot be read" in words(page)


def test_a_match_set_aside_stays_in_the_list_with_its_fault(page, library):
    id = page.tiles[1].entry.id
    library._db.execute("UPDATE move SET text = '7dx7c' WHERE match = ? AND step = 3", (id,))
    click(page.tiles[1])
    click(page.panel.main)
    told = words(page)
    assert "“Scopa with Gino” cannot be played on." in told
    assert "Set aside" in told
    assert page.tiles[-1].entry.fault is not None
    click(page.tiles[-1])
    assert page.panel.main.isHidden()
    assert page.main is None


@pytest.mark.parametrize(("lang", "time"), [("en", "9:05"), ("it", "09:05")])
def test_matches_of_the_same_day_tell_the_time(open_window, library, lang, time):
    for number in range(3):
        id = library.keep(played(20 + number))
        moment = datetime.now().astimezone().replace(hour=9, minute=5 + number)
        library._set(id, "touched", (moment - timedelta(days=400 * (number == 2))).isoformat())
    page = on_top(open_window(lang=lang, first=lambda window: window.matches()))
    old, first, second = (words(tile) for tile in reversed(page.tiles))
    assert ":" not in old
    assert f", {time}" in first
    assert ":06" in second


def test_matches_of_one_name_tell_the_level_where_it_differs(open_window, library):
    library.keep(played(20))
    match = played(20).until(20)
    match.record.players[1].level = "hard"
    library.keep(match)
    page = on_top(open_window(first=lambda window: window.matches()))
    assert ["· Hard" in words(tile) for tile in page.tiles] == [True, False]
    assert "· Easy" in words(page.tiles[1])
