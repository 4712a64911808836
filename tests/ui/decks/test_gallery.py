"""The gallery of decks adds, refuses, explains and removes."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, QSizeF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel

from tappeto.ui.pages.gallery import CARDS
from tappeto.ui.style import grown
from tappeto.ui.widgets.tool import Tool
from tests.ui.decks.making import deck, kde
from tests.ui.pages.conftest import on_top, open_window, played  # noqa: F401 - a fixture
from tests.ui.pages.looking import cut, lying_on


@pytest.fixture
def gallery(open_window):  # noqa: F811
    """The page of decks, seen."""

    def opened(**wishes):
        window = open_window(first=lambda window: window.decks("scopa"), **wishes)
        return on_top(window)

    return opened


def drop(page, *paths: Path) -> bool:
    """Drop folders on the page; whether it took them."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    actions, buttons, keys = (
        Qt.DropAction.CopyAction,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    entering = QDragEnterEvent(QPointF(200, 200).toPoint(), actions, data, buttons, keys)
    entering.ignore()
    page.dragEnterEvent(entering)
    if entering.isAccepted():
        page.dropEvent(QDropEvent(QPointF(200, 200), actions, data, buttons, keys))
    QApplication.processEvents()
    return entering.isAccepted()


def ids(page) -> list[str]:
    return [tile.deck.id for tile in page.tiles]


def words(widget) -> list[str]:
    return [label.text().replace("\u200b", "") for label in widget.findChildren(QLabel)]


def remove(tile) -> None:
    QTest.mouseClick(tile.findChild(Tool), Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def test_a_deck_is_added_by_the_button_and_used(gallery, house, tmp_path, monkeypatch):
    page = gallery()
    before = ids(page)
    source = deck(tmp_path / "mine")
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(source))
    QTest.mouseClick(page.add_tool, Qt.MouseButton.LeftButton)
    assert ids(page) == [*before, "added/mine"]
    assert page.toast.text.text() == "Added: Homemade"
    assert house.deck("scopa", page.book.pack).id == "plain"
    QTest.mouseClick(page.toast.button, Qt.MouseButton.LeftButton)
    assert house.deck("scopa", page.book.pack).id == "added/mine"
    assert page.preview.faces.deck.id == "added/mine"
    assert page.tiles[-1].isChecked()


def test_nothing_chosen_adds_nothing(gallery, monkeypatch):
    page = gallery()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: "")
    page.ask_deck()
    assert not page.toast.isVisible()


def test_folders_and_their_files_are_dropped_and_other_things_not(gallery, tmp_path):
    page = gallery()
    before = ids(page)
    (tmp_path / "letter.txt").touch()
    assert not drop(page, tmp_path / "letter.txt")
    assert drop(page, deck(tmp_path / "mine"), kde(tmp_path / "ornate") / "index.desktop")
    assert ids(page) == [*before, "added/mine", "added/ornate"]


def test_a_refused_folder_is_explained_and_taken_once_it_is_mended(gallery, house, tmp_path):
    page = gallery()
    source = deck(tmp_path / "mine")
    picture = source / "7d.svg"
    kept = picture.read_text()
    picture.unlink()
    drop(page, source)
    assert page.faults.isVisible()
    assert not page.panel.isVisible()
    told = words(page.faults)
    assert told[0] == "Homemade cannot be used yet"
    assert str(source) in told
    assert told[-3:] == ["1", "7d.svg: missing.", "Put a picture of the seven of coins there."]
    assert not page.veiled
    assert not house.decks.kept.decks()
    picture.write_text(kept)
    QTest.mouseClick(page.faults.buttons[0], Qt.MouseButton.LeftButton)
    assert ids(page)[-1] == "added/mine"
    assert page.panel.isVisible()


def test_a_refused_folder_is_closed(gallery, tmp_path):
    page = gallery()
    drop(page, tmp_path)
    assert words(page.faults)[-2:] == [
        "deck.toml: missing.",
        "Write one; it says which picture is which card.",
    ]
    QTest.mouseClick(page.faults.buttons[1], Qt.MouseButton.LeftButton)
    assert page.panel.isVisible()
    assert not page.faults.isVisible()


def test_a_bad_folder_that_lies_there_is_veiled_mended_or_removed(gallery, house):
    bad = deck(house.decks.kept.folder / "mine")
    text = (bad / "deck.toml").read_text()
    (bad / "deck.toml").write_text(text.replace("500", "50"))
    house.decks.look()
    page = gallery()
    assert ids(page)[-1] != "added/mine"
    assert "1 fault, not in use" in words(page.veiled[0])
    QTest.mouseClick(page.veiled[0], Qt.MouseButton.LeftButton)
    assert page.faults.isVisible()
    QTest.mouseClick(page.faults.buttons[0], Qt.MouseButton.LeftButton)
    assert page.faults.isVisible()
    assert "It must lie between 0.45 and 0.8." in words(page.faults)
    remove(page.veiled[0])
    assert not page.veiled
    assert page.panel.isVisible()
    QTest.mouseClick(page.toast.button, Qt.MouseButton.LeftButton)
    assert len(page.veiled) == 1
    (bad / "deck.toml").write_text(text)
    QTest.mouseClick(page.veiled[0], Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.faults.buttons[0], Qt.MouseButton.LeftButton)
    assert ids(page)[-1] == "added/mine"
    assert not page.veiled


def test_an_added_deck_in_use_is_removed_and_brought_back(gallery, house, tmp_path):
    page = gallery()
    drop(page, deck(tmp_path / "mine"))
    page.use("added/mine")
    remove(page.tiles[-1])
    assert "added/mine" not in ids(page)
    assert house.deck("scopa", page.book.pack).id == page.tiles[0].deck.id
    assert page.tiles[0].isChecked()
    assert page.toast.text.text() == "Removed: Homemade"
    QTest.mouseClick(page.toast.button, Qt.MouseButton.LeftButton)
    assert page.tiles[-1].isChecked()
    assert house.deck("scopa", page.book.pack).id == "added/mine"


def test_our_own_decks_cannot_be_removed(gallery):
    assert not any(tile.findChild(Tool) for tile in gallery().tiles)


def test_a_deck_that_cannot_be_removed_or_brought_back_is_told(gallery, house, tmp_path, monkeypatch):
    def locked(*_: object) -> None:
        raise PermissionError

    page = gallery()
    drop(page, deck(tmp_path / "mine"))
    kept = house.decks.kept
    with monkeypatch.context() as patch:
        patch.setattr(kept, "remove", locked)
        remove(page.tiles[-1])
    assert "“Homemade” cannot be removed." in words(page)
    assert ids(page)[-1] == "added/mine"
    remove(page.tiles[-1])
    with monkeypatch.context() as patch:
        patch.setattr(kept, "restore", locked)
        QTest.mouseClick(page.toast.button, Qt.MouseButton.LeftButton)
    assert "“mine” cannot be brought back." in words(page)


def test_an_added_deck_is_taken_and_lost_in_the_middle_of_a_match(open_window, house, library, tmp_path):  # noqa: F811
    window = open_window()
    window.resume(library.keep(played(20)))
    table = on_top(window).table
    window.decks("scopa")
    page = on_top(window)
    drop(page, deck(tmp_path / "mine"), kde(tmp_path / "ornate"))
    for _ in range(3):
        for wanted in ("added/mine", "added/ornate", "napoletane"):
            page.use(wanted)
            assert table.faces.deck.id == wanted
    page.use("added/ornate")
    remove(page.tiles[-1])
    assert table.faces.deck.id == page.tiles[0].deck.id
    window.back()
    assert on_top(window).table is table


@pytest.mark.parametrize(
    ("size", "lang", "theme"),
    [((1280, 800), "en", "light"), ((640, 480), "it", "dark"), ((420, 320), "it", "light")],
    ids=str,
)
def test_nothing_is_cut_off(gallery, house, tmp_path, size, lang, theme):
    deck(house.decks.kept.folder / "mine")
    bad = deck(house.decks.kept.folder / "a-folder-with-a-name-that-goes-on-and-on")
    (bad / "deck.toml").unlink()
    house.decks.look()
    page = gallery(size=size, lang=lang, theme=theme)
    assert cut(page) + lying_on(page) == []
    source = deck(tmp_path / "other")
    for text in ("1d", "7d", "10b"):
        (source / f"{text}.svg").unlink()
    (source / "8s.svg").write_text(
        '<svg viewBox="0 0 3 5"><image href="http://example.org/a/long/path.png"/></svg>'
    )
    drop(page, source)
    QApplication.processEvents()
    assert cut(page) + lying_on(page) == []


@pytest.mark.parametrize("size", [(1280, 800), (640, 480), (420, 320)], ids=str)
def test_the_list_of_games_stays_beside_the_cards(open_window, size):  # noqa: F811
    page = on_top(open_window(size=size, lang="it", first=lambda window: window.decks("schieber")))
    for tile in page.tiles:
        cards = tile.width() - tile.fan.width(QSizeF(tile.width(), grown(CARDS)))
        assert tile.games.x() + tile.games.contentsRect().right() <= cards
    assert cut(page) + lying_on(page) == []
