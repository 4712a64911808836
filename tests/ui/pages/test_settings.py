"""Settings hold at once and the next time; keys are changed by pressing them."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tappeto.library import Library
from tappeto.ui.keys import ACTIONS, Keys
from tappeto.ui.pages.keyboard import give
from tappeto.ui.settings import Settings
from tappeto.ui.style import DARK, LIGHT
from tests.ui.pages.conftest import Opener, on_top, played

BY_NAME = {action.name: action for action in ACTIONS}


def click(button) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_what_is_set_holds_at_once_and_the_next_time(open_window: Opener, house, library, tmp_path):
    window = open_window(first=lambda window: window.settings())
    page = on_top(window)
    click(page.controls["wait"])
    click(page.controls["index"])
    click(page.controls["pace"].buttons[3])
    click(page.controls["felt"].tiles[2])
    click(page.controls["card_size"].buttons[0])
    click(page.controls["tint"].tiles[1])
    click(page.controls["theme"].buttons[2])
    assert house.pace.wait
    assert house.pace.name == "slow"
    assert house.felt().name == "burgundy"
    assert house.chrome().dark
    assert house.chrome().bg in window.styleSheet()
    page.controls["my_name"].setText("Ida")
    page.controls["my_name"].editingFinished.emit()
    page.controls["name2"].setText("Nonno")
    page.controls["name2"].editingFinished.emit()
    other = Library.open(tmp_path / "data")
    now = Settings(other).now
    other.close()
    assert (now.wait, now.index, now.pace, now.felt) == (True, True, "slow", "burgundy")
    assert (now.card_size, now.tint, now.theme) == ("small", "blue", "dark")
    assert (now.my_name, now.names) == ("Ida", {"2": "Nonno"})


def test_light_and_dark_follow_the_system(open_window: Opener, house, library, monkeypatch):
    window = open_window(theme="system")
    window.resume(library.keep(played(20)))
    window.settings()
    for look in (DARK, LIGHT):
        monkeypatch.setattr(house, "chrome", lambda look=look: look)
        QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Unknown)
        QApplication.processEvents()
        assert on_top(window).grab().toImage().pixelColor(2, 300).name() == look.bg
        assert window.waiting().bar.chrome is look


def test_a_name_is_kept_when_the_page_is_left(open_window: Opener, house):
    window = open_window(first=lambda window: window.settings("you"))
    edit = on_top(window).controls["my_name"]
    edit.setFocus()
    QTest.keyClicks(edit, "Ida")
    window.home()
    assert house.settings.now.my_name == "Ida"


def test_the_language_changes_at_once_below_and_above(open_window: Opener, library):
    window = open_window()
    window.resume(library.keep(played(20)))
    table = on_top(window)
    window.settings()
    page = on_top(window)
    page.controls["language"].chosen.emit("it")
    again = on_top(window)
    assert again is not page
    assert again.title.text() == "Impostazioni"
    assert table.bar.tools["hint"].text() == "Suggerimento"
    QTest.keyClick(again, Qt.Key.Key_Escape)
    assert on_top(window) is table


def test_a_key_is_changed_and_the_other_action_told(open_window: Opener, house):
    window = open_window(first=lambda window: window.settings("keys"))
    page = on_top(window)
    cap = page.keyboard.caps["hint"]
    click(cap)
    assert cap.text() == "Press a key"
    QTest.keyClick(cap, Qt.Key.Key_L)
    keys = Keys(house.settings.now.keys)
    assert keys.keys(BY_NAME["hint"]) == ("L",)
    assert keys.keys(BY_NAME["last"]) == ("H",)
    assert "L was: Last capture. That is now on H." in page.toast.text.text()
    click(page.controls["set_back"])
    assert house.settings.now.keys == {}
    assert cap.text() == "H"


def test_esc_leaves_a_key_as_it_was_and_some_are_refused(open_window: Opener, house):
    window = open_window(first=lambda window: window.settings("keys"))
    page = on_top(window)
    cap = page.keyboard.caps["undo"]
    click(cap)
    QTest.keyClick(cap, Qt.Key.Key_Escape)
    assert on_top(window) is page
    click(cap)
    QTest.keyClick(cap, Qt.Key.Key_5)
    assert house.settings.now.keys == {}
    assert page.toast.text.text() == "The table needs 5 for itself."


def test_no_action_is_ever_without_a_key():
    changed: dict[str, str] = {}
    for action, key in (("hint", "Space"), ("why", "Return"), ("log", "Enter"), ("pace", "H"), ("undo", "P")):
        changed = give(changed, BY_NAME[action], key).keys
    owners = [key for action in ACTIONS for key in Keys(changed).keys(action)]
    assert len(owners) == len(set(owners))
    assert all(Keys(changed).keys(action) for action in ACTIONS)


def test_a_deck_is_chosen_for_the_game_and_seen_at_once(open_window: Opener, house, library):
    window = open_window()
    window.resume(library.keep(played(20)))
    table = on_top(window)
    window.decks("scopa")
    page = on_top(window)
    click(next(tile for tile in page.tiles if tile.deck.id == "napoletane"))
    assert house.settings.now.decks == {"scopa": "napoletane"}
    assert table.table.faces.deck.id == "napoletane"
    assert page.preview.faces.deck.id == "napoletane"
    click(page.switches["tones"].control)
    assert table.table.faces.overlay.tones
