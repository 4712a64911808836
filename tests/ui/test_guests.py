"""A program of the person's own at the table: it plays, or it fails and somebody takes its seat."""

import shlex
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tappeto.ai.levels import PROGRAM
from tappeto.controller import guests
from tappeto.games.api import NOBODY
from tappeto.match.match import Match, new
from tappeto.match.record import Player, to_data
from tests.ui.test_match import shown, truth

BOTS = Path(__file__).parents[1] / "lab" / "bots.py"
FAILS = {
    "silent": "no answer within",
    "illegal": "not a legal move",
    "words": "no JSON",
    "bytes": "no JSON",
    "deep": "no JSON",
    "list": "not a legal move",
    "flooding": "an answer of more than",
}

pytestmark = pytest.mark.usefixtures("quick_to_give_up")


@pytest.fixture
def quick_to_give_up(monkeypatch):
    monkeypatch.setattr(guests, "PATIENCE", 1_500)


def command(manner: str) -> str:
    return PROGRAM + shlex.join([sys.executable, str(BOTS), manner])


def match_with(level: str, game: str = "scopa", preset: str = "italian") -> Match:
    players = [Player("You"), Player("Rosa", level)]
    return new(game, preset, {}, players, "a fixed seed", 1)


def until_over(sitter) -> None:
    """Play the deal to its end, the person by instinct."""
    director = sitter.director
    while director.match.turn() != NOBODY:
        move = max(director.match.moves(), key=director.match.hand.rank)
        sitter.wait(lambda move=move: director.play(move))


def test_a_program_plays_a_deal(sit):
    sitter = sit(match_with(command("good")))
    until_over(sitter)
    assert len(sitter.director.match.record.deals[0].moves) == 36
    assert not sitter.page.stuck.isVisible()
    assert shown(sitter.page) == truth(sitter.director.match)


def test_its_plate_says_what_it_is(sit):
    assert sit(match_with(command("good"))).page.things.plates[1].person.line.startswith("own program")


@pytest.mark.parametrize("manner", FAILS)
def test_one_that_fails_stops_nothing(sit, qtbot, library, caplog, manner):
    sitter = sit(match_with("medium"))
    director, page = sitter.director, sitter.page
    director.match.record.players[1].level = command(manner)
    before = [*director.match.record.deals[0].moves]
    move = max(director.match.moves(), key=director.match.hand.rank)
    with qtbot.waitSignal(director.stuck, timeout=20_000):
        director.play(move)
    caplog.clear()  # the warning is meant
    assert FAILS[manner] in page.stuck.text.text()
    assert page.stuck.isVisible()
    assert "Rosa" in page.stuck.text.text()
    assert director.match.record.deals[0].moves == [*before, director.match.game.text(move)]
    sitter.wait(lambda: QTest.mouseClick(page.stuck.button, Qt.MouseButton.LeftButton))
    assert not page.stuck.isVisible()
    assert director.match.record.players[1].level == "hard"
    assert library.load(director.id).players[1].level == "hard"
    until_over(sitter)
    assert shown(page) == truth(director.match)


def test_one_that_dies_in_the_middle_of_a_deal(sit, qtbot, caplog):
    sitter = sit(match_with(command("dying")))
    director = sitter.director
    stuck: list[object] = []
    director.stuck.connect(stuck.append)
    for _ in range(4):
        move = max(director.match.moves(), key=director.match.hand.rank)
        with qtbot.waitSignals([director.rested, director.stuck], raising=False, timeout=4_000):
            director.play(move)
        if stuck:
            break
    caplog.clear()
    assert stuck
    sitter.wait(director.substitute)
    until_over(sitter)


def test_one_that_cannot_be_started(sit, qtbot, caplog):
    sitter = sit(match_with("medium"))
    sitter.director.match.record.players[1].level = PROGRAM + "no-such-program-anywhere"
    with qtbot.waitSignal(sitter.director.stuck, timeout=20_000):
        sitter.director.play(sitter.director.match.moves()[0])
    caplog.clear()
    assert "could not be started" in sitter.page.stuck.text.text()


def test_undo_while_it_is_thinking_leaves_nothing_behind(sit, qtbot):
    sitter = sit(match_with("medium"))
    director = sitter.director
    director.match.record.players[1].level = command("silent")
    director.play(director.match.moves()[0])
    qtbot.waitUntil(lambda: director.thinker == 1, timeout=5_000)
    sitter.wait(director.undo)
    assert director.guests.seats[1].process is None
    assert director.match.turn() == 0


def test_a_program_never_travels_with_a_match(library, tmp_path):
    match = match_with(command("good"))
    match.deal()
    id = library.keep(match)
    assert library.load(id).players[1].level == command("good")
    library.export(id, tmp_path / "one.tappeto")
    assert "bots.py" not in (tmp_path / "one.tappeto").read_text("utf-8")
    from tappeto.library import share

    share.write(tmp_path / "two.tappeto", to_data(match.record))
    assert library.load(library.import_file(tmp_path / "two.tappeto")).players[1].level == "hard"
