"""The lab's other commands: questions on the rules, measuring, and what happens to wrong words."""

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tappeto.ai.levels import LEVELS
from tappeto.games.shelf import BOOKS
from tappeto.lab import bench, checksum, rules
from tappeto.lab.__main__ import COMMANDS, main

GOLDEN = Path(__file__).parents[1] / "golden" / "rules.jsonl"
CASE: dict[str, Any] = {"id": "a", "game": "scopa", "preset": "italian", "question": "moves"}
CASE |= {"position": {"table": ["7c"], "hand": ["7d"]}, "answer": ["7dx7c"]}


@pytest.fixture
def file(tmp_path):
    def write(*lines):
        path = tmp_path / "questions.jsonl"
        path.write_text(
            "\n".join(line if isinstance(line, str) else json.dumps(line) for line in lines), "utf-8"
        )
        return str(path)

    return write


def test_the_golden_file_passes_from_the_command_line():
    done = subprocess.run(
        [sys.executable, "-m", "tappeto.lab", "rules", str(GOLDEN)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0
    games = [json.loads(line)["game"] for line in GOLDEN.read_text("utf-8").splitlines()]
    asked = sum(game in [book.id for book in BOOKS] for game in games)
    assert done.stdout.splitlines()[-1] == f"{asked} passed, 0 failed, {len(games) - asked} skipped"


def test_answering_needs_no_qt():
    code = (
        "import sys; from tappeto.lab import rules, arena, bench, checksum; print('PySide6' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_a_wrong_answer_is_shown_and_fails(file, capsys):
    assert rules.main([file(CASE, CASE | {"id": "b", "answer": ["7d"]})]) == 1
    out = capsys.readouterr().out.splitlines()
    assert out == ['line 2: b: ["7dx7c"], but expected ["7d"]', "1 passed, 1 failed, 0 skipped"]


def test_games_that_are_not_there_are_skipped(file, capsys):
    assert rules.main([file(CASE, CASE | {"game": "whist"}, "")]) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed, 1 skipped\n"


def test_answers_are_printed_with_or_without_answers_in_the_file(file, capsys):
    bare = {name: value for name, value in CASE.items() if name != "answer"}
    assert rules.main(["--answer", file(bare, CASE | {"id": 2})]) == 0
    assert capsys.readouterr().out == '{"id": "a", "answer": ["7dx7c"]}\n{"id": 2, "answer": ["7dx7c"]}\n'


def without(name):
    return {key: value for key, value in CASE.items() if key != name}


def at(**position):
    return CASE | {"position": {**CASE["position"], **position}}


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("{", "not JSON"),
        ("[1]", "not a JSON object"),
        (without("id"), "'id' is missing"),
        (without("position"), "'position' is missing"),
        (without("answer"), "no answer to compare with"),
        (CASE | {"game": 3}, "'game' is no text"),
        (CASE | {"position": []}, "'position' is no object"),
        (CASE | {"preset": "french"}, "no preset 'french'"),
        (CASE | {"question": "why"}, "no question 'why'"),
        (CASE | {"position": {"table": []}}, "the position has no 'hand'"),
        (at(hand=["11d"]), "not in the latin40 pack: '11d'"),
        (at(hand=["7c"]), "a card occurs twice"),
        (at(hand=7), ""),
        (at(players=3), "not for 3 players"),
        (CASE | {"question": "deal", "position": {"pack": ["1d"], "moves": [], "dealer": 0}}, "not complete"),
        (CASE | {"question": "match", "position": {"totals": [1], "target": 11}}, ""),
    ],
)
def test_a_bad_line_is_named_with_its_fault(line, fault, file, capsys):
    assert rules.main([file(CASE, line)]) == 1
    first, last = capsys.readouterr().out.splitlines()
    assert first.startswith("line 2: ")
    assert fault in first
    assert last == "1 passed, 1 failed, 0 skipped"


def test_a_move_that_is_not_allowed_in_a_deal_is_named(file, capsys):
    case = next(
        json.loads(line) for line in GOLDEN.read_text("utf-8").splitlines() if '"scopa-deal-001"' in line
    )
    case["position"]["moves"][3] = "10b"
    assert rules.main([file(case)]) == 1
    assert "move 4, 10b, is not allowed" in capsys.readouterr().out


def test_a_file_that_cannot_be_read_is_told(tmp_path, capsys):
    assert rules.main([str(tmp_path / "none")]) == 2
    assert "cannot read" in capsys.readouterr().err
    (tmp_path / "bytes").write_bytes(b"\xff\xfe")
    assert rules.main([str(tmp_path / "bytes")]) == 2


def test_checksum_prints_a_number_a_game(capsys):
    assert checksum.main(["--seeds", "2"]) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert [name for name, _ in lines] == [book.id for book in BOOKS]
    assert all(number.isdigit() for _, number in lines)


def test_bench_prints_one_line_of_figures(capsys):
    assert bench.main(["--json", "--seconds", "0.01", "--deals", "0"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert isinstance(figures["native"], bool)
    for book in BOOKS:
        assert figures[book.id]["playouts_per_s"] > 0
        assert set(figures[book.id]["decision"]) == {"easy", "medium", "hard", "expert"}


def test_bench_times_every_level(monkeypatch):
    monkeypatch.setattr(bench, "LEVELS", [replace(level, plays=min(level.plays, 200)) for level in LEVELS])
    game = BOOKS[0].game(BOOKS[0].presets[0].name, 2, {})
    for taken in bench.decisions(game, 2).values():
        assert 0 < taken["median_s"] <= taken["p95_s"]


def test_bench_says_it_in_sentences_too(capsys):
    assert bench.main(["--seconds", "0.01", "--deals", "0"]) == 0
    assert "playouts/s" in capsys.readouterr().out


def test_without_a_command_the_lab_lists_them(capsys):
    assert main([]) == 2
    assert main(["--help"]) == 0
    assert main(["nonsense"]) == 2
    out = capsys.readouterr().out
    assert all(name in out for name in COMMANDS)
