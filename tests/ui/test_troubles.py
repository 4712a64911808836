"""What goes wrong at the table: nothing can be saved, a player answers nonsense, the worker dies."""

import logging

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tappeto.i18n import N_
from tappeto.library.error import LibraryError
from tappeto.library.library import Library
from tappeto.match.match import Match
from tappeto.ui.house import House
from tests.ui.sitting import match_for


@pytest.fixture
def house(qapp, request):
    """A house whose library keeps nothing, for tests that ask for it."""
    if "unsaved" not in request.keywords:
        library = request.getfixturevalue("library")
    else:
        library = Library.in_memory()
    house = House(library)
    house.settings.set("language", "en")
    house.settings.set("pace", "instant")
    yield house
    house.opponents.stop()


@pytest.mark.unsaved
def test_without_a_folder_play_goes_on_with_a_visible_mark(sit):
    sitter = sit(match_for(2))
    assert sitter.page.banner.isVisible()
    assert "not being saved" in sitter.page.banner.text.text()
    sitter.wait(lambda: sitter.take_all(sitter.director.match.moves()[0]))
    assert sitter.director.match.length() >= 2


@pytest.mark.loud
def test_a_full_disk_is_said_and_nothing_is_lost(sit, library, monkeypatch):
    sitter = sit(match_for(2))
    director = sitter.director

    def full(*_):
        raise LibraryError(
            N_("The disk is full: the match is not saved. Play goes on and is saved once there is room.")
        )

    monkeypatch.setattr(library, "keep", full)
    sitter.wait(lambda: sitter.take_all(director.match.moves()[0]))
    assert sitter.page.banner.isVisible()
    assert "disk is full" in sitter.page.banner.text.text()
    played = director.match.length()
    assert Match(library.load(director.id)).length() < played
    monkeypatch.undo()
    QTest.mouseClick(sitter.page.banner.button, Qt.MouseButton.LeftButton)
    assert not sitter.page.banner.isVisible()
    assert Match(library.load(director.id)).length() == played


@pytest.mark.loud
def test_a_player_that_answers_nonsense_plays_something_legal(sit, caplog):
    sitter = sit(match_for(2))
    director = sitter.director
    real = director.opponents.ask
    director.opponents.ask = lambda question, then: then({"move": "11z"})
    sitter.wait(lambda: sitter.take_all(director.match.moves()[0]))
    assert "not allowed" in caplog.text
    assert director.match.turn() == 0
    director.opponents.ask = real


def test_the_match_goes_on_when_the_worker_is_killed(sit, caplog):
    caplog.set_level(logging.INFO)
    sitter = sit(match_for(2, level="hard"))
    director = sitter.director

    def play_and_kill() -> None:
        sitter.take_all(director.match.moves()[0])
        if director.opponents.process is not None:
            director.opponents.process.kill()

    sitter.wait(play_and_kill)
    assert director.match.turn() == 0
    sitter.wait(lambda: sitter.take_all(director.match.moves()[0]))
    assert "the worker ended" in caplog.text
