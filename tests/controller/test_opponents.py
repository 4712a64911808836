"""The worker process: asked, killed, silent, and what happens then."""

import logging
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal

from tappeto.controller.opponents import MOST_DEATHS, Opponents
from tappeto.match.ask import request
from tappeto.match.match import Match, new
from tappeto.match.record import Player


class Ear(QObject):
    heard = Signal(dict)


@pytest.fixture
def opponents(qapp):
    opponents = Opponents()
    yield opponents
    opponents.stop()


def question(level: str = "medium") -> tuple[Match, dict[str, Any]]:
    match = new("scopa", "italian", {}, [Player("You"), Player("Rosa", level)], "seed", 0)
    match.deal()
    return match, {**request(match, match.turn()), "level": level}


def ask(qtbot, opponents, asked) -> Any:
    ear = Ear()
    with qtbot.waitSignal(ear.heard, timeout=20_000) as caught:
        opponents.ask(asked, ear.heard.emit)
    return caught.args[0]


def test_the_worker_answers_with_a_legal_move(qtbot, opponents):
    match, asked = question("hard")
    answer = ask(qtbot, opponents, asked)
    assert match.game.move(answer["move"]) in match.moves()


def test_the_answer_is_the_same_every_time_and_in_both_ways(qtbot, opponents):
    _, asked = question("hard")
    first = ask(qtbot, opponents, asked)["move"]
    assert ask(qtbot, opponents, asked)["move"] == first
    opponents.stop()
    opponents.deaths = MOST_DEATHS  # as if no process could be started
    assert ask(qtbot, opponents, asked)["move"] == first
    assert opponents.process is None


def test_a_killed_worker_is_started_again_and_the_log_says_so(qtbot, opponents, caplog):
    caplog.set_level(logging.INFO)
    _, asked = question("hard")
    ask(qtbot, opponents, asked)
    old = opponents.process
    ear = Ear()
    with qtbot.waitSignal(ear.heard, timeout=20_000):
        opponents.ask(asked, ear.heard.emit)
        old.kill()
    assert opponents.process is not None
    assert opponents.process is not old
    assert "starting it again" in caplog.text


def test_a_worker_that_always_dies_is_replaced_by_thinking_here(qtbot, opponents, monkeypatch):
    monkeypatch.setattr("tappeto.controller.opponents.worker_command", lambda: ("false", []))
    match, asked = question("hard")
    answer = ask(qtbot, opponents, asked)
    assert match.game.move(answer["move"]) in match.moves()
    assert opponents.deaths == MOST_DEATHS


def test_a_program_that_is_not_there_is_replaced_by_thinking_here(qtbot, opponents, monkeypatch):
    monkeypatch.setattr("tappeto.controller.opponents.worker_command", lambda: ("no-such-program", []))
    match, asked = question("easy")
    assert match.game.move(ask(qtbot, opponents, asked)["move"]) in match.moves()


def test_a_question_that_was_taken_back_is_not_answered(qtbot, opponents):
    _, asked = question("hard")
    heard = []
    opponents.ask(asked, lambda answer: heard.append("old"))
    ask(qtbot, opponents, question("easy")[1])
    assert heard == []


def test_the_worker_ends_with_the_program(opponents):
    opponents.start()
    opponents.stop()
    assert opponents.process is None
