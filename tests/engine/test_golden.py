"""The golden cases: every question about a game on the shelf has the answer that is written there."""

import json
from pathlib import Path

import pytest

from tappeto.games.shelf import BOOKS
from tappeto.lab.rules import known, read, solve

LINES = Path(__file__).parents[1].joinpath("golden", "rules.jsonl").read_text("utf-8").splitlines()
QUESTIONS = [read(line) for line in LINES]


@pytest.mark.parametrize("game", [found.id for found in BOOKS])
def test_a_game_answers_all_its_golden_questions(game):
    asked = [case for case in QUESTIONS if case["game"] == game]
    assert len(asked) >= 50
    assert [case["id"] for case in asked if solve(case) != case["answer"]] == []


@pytest.mark.parametrize("game", [found.id for found in BOOKS])
def test_a_game_has_golden_cases_of_whole_deals(game):
    assert sum(case["game"] == game and case["question"] == "deal" for case in QUESTIONS) >= 10


def test_a_game_that_is_not_on_the_shelf_is_not_known():
    assert not known({"game": "whist"})


def test_an_answer_survives_its_way_through_a_file():
    case = next(case for case in QUESTIONS if known(case))
    assert json.loads(json.dumps(solve(case))) == solve(case)
