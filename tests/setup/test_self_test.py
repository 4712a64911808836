"""The self-test that every package runs on itself, and files that are opened from outside."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent

from tappeto import cli
from tappeto.controller import opponents
from tappeto.games.shelf import BOOKS
from tappeto.library import Library
from tappeto.match.match import new
from tappeto.match.record import Player
from tappeto.ui import self_test
from tappeto.ui.house import House
from tappeto.ui.opening import Opener, matches_in
from tappeto.ui.pages.matches import MatchesPage
from tappeto.ui.window import Window


def test_every_game_is_dealt_played_and_read_again(tmp_path):
    environ = os.environ | {"QT_QPA_PLATFORM": "", "DISPLAY": "", "TAPPETO_DATA": str(tmp_path / "data")}
    command = [sys.executable, "-m", "tappeto", "--self-test"]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    for book in BOOKS:
        assert f"{book.id} is dealt and played" in done.stdout
    assert not (tmp_path / "data").exists(), "the person's own matches are left alone"


def test_the_self_test_is_not_shown_in_the_help(capsys):
    with pytest.raises(SystemExit):
        cli.main(["--help"])
    assert "self-test" not in capsys.readouterr().out


def test_players_without_a_process_fail_it(tmp_path, monkeypatch, qapp):
    monkeypatch.setattr(opponents, "worker_command", lambda: (str(tmp_path / "none"), []))
    with pytest.raises(self_test.Fault, match="process does not run"):
        self_test._play_all(tmp_path)


def test_a_match_that_is_not_kept_fails_it(tmp_path):
    Library.open(tmp_path).close()
    with pytest.raises(self_test.Fault, match="not kept: scopa"):
        self_test._read_again(tmp_path)


@pytest.fixture
def window(qtbot, tmp_path):
    library = Library.open(tmp_path / "data")
    house = House(library)
    house.settings.set("language", "en")
    window = Window(house)
    qtbot.addWidget(window)
    window.home()
    yield window
    window.close()
    library.close()


@pytest.fixture
def file(tmp_path) -> Path:
    """A match as a file, from another library."""
    other = Library.open(tmp_path / "other")
    players = [Player("Ada"), Player("Gino", "easy")]
    other.export(other.keep(new("scopa", "italian", {}, players, "1", 1)), tmp_path / "one.tappeto")
    other.close()
    return tmp_path / "one.tappeto"


def test_files_are_found_among_the_arguments():
    assert matches_in(["-platform", "xcb", "a match.tappeto", "B.TAPPETO"]) == [
        Path("a match.tappeto"),
        Path("B.TAPPETO"),
    ]


def test_a_file_from_outside_is_imported_and_shown(window, file):
    window.take(file)
    assert isinstance(window.stack.currentWidget(), MatchesPage)
    assert [entry.game for entry in window.house.library.entries()] == ["scopa"]


def test_a_file_that_is_no_match_is_refused_in_words(window, tmp_path):
    (tmp_path / "bad.tappeto").write_text("{")
    window.take(tmp_path / "bad.tappeto")
    assert isinstance(window.stack.currentWidget(), MatchesPage)
    assert window.house.library.entries() == []


def test_a_file_that_the_system_names_in_an_event_is_opened(window, file):
    assert Opener(window).eventFilter(window, QFileOpenEvent(QUrl.fromLocalFile(str(file))))
    assert len(window.house.library.entries()) == 1
