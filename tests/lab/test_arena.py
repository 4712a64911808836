"""Contests between players: fair, repeatable, and told in figures."""

import json
import math
import os
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from tappeto.lab import arena
from tappeto.lab.contest import Contest, lead, play, record
from tappeto.lab.figures import interval, mean, percentile
from tappeto.lab.players import UnknownPlayer, check

FIELDS = ["game", "a", "b", "deals", "margin", "ci95", "wins", "draws", "losses"]
FIELDS += ["median_s", "p95_s", "max_s", "failed"]
QUICK = ["--game", "scopa", "--a", "greedy", "--b", "random"]


def contest(a="greedy", b="random", seats=2, **changes):
    return Contest("scopa", "italian", changes, seats, a, b, "seed")


def test_equal_players_are_equal_to_the_point():
    """Each deal is played from every side, so with the same players luck cancels out."""
    for number in range(20):
        assert play(contest("greedy", "greedy"), number).margin == pytest.approx(0, abs=6)
    assert mean([play(contest("random", "random"), number).margin for number in range(100)]) < 1


def test_a_margin_is_how_far_one_sides_mean_is_ahead_of_the_others():
    assert lead([2.5, -2.5], (0,)) == 2.5
    points = [3, 0, 1, 4]
    values = [points[side] - (8 - points[side]) / 3 for side in range(4)]
    assert lead(values, (0,)) == pytest.approx(3 - 5 / 3)
    assert lead(values, (0, 3)) == pytest.approx(3.5 - 0.5)


def test_half_of_the_seats_in_every_way(capsys):
    words = ["--game", "busche", "--a", "medium", "--b", "random", "--deals", "4", "--cores", "1", "--json"]
    assert arena.main([*words, "--taken", "2"]) == 0
    assert json.loads(capsys.readouterr().out)["margin"] > 0
    assert arena.main([*words, "--taken", "4"]) == 2
    assert "cannot take 4 of 4 sides" in capsys.readouterr().err


def test_a_deal_of_a_contest_is_the_same_for_any_players():
    assert record(contest(), 5).deals == record(contest("easy", "pimc:3"), 5).deals
    assert record(contest(), 5).deals != record(contest(), 6).deals
    assert {record(contest(seats=4), number).dealer for number in range(4)} == {0, 1, 2, 3}


def test_a_pack_that_must_be_dealt_again_is_not_played():
    numbers = range(3000)
    first = Contest("scopa", "italian", {"king_redeal": "off"}, 2, "random", "random", "seed")
    other = [n for n in numbers if record(first, n).deals[0].pack != record(contest(), n).deals[0].pack]
    assert 0 < len(other) < 15


def test_greedy_beats_random_and_the_figures_say_so(capsys):
    assert arena.main([*QUICK, "--deals", "30", "--cores", "1", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert list(figures) == FIELDS
    assert figures["margin"] > figures["ci95"] > 0
    assert figures["wins"] + figures["draws"] + figures["losses"] == figures["deals"] == 30
    assert 0 <= figures["median_s"] <= figures["p95_s"] <= figures["max_s"]
    assert figures["failed"] == 0


def test_the_sentences_tell_the_same(capsys):
    assert arena.main([*QUICK, "--deals", "5", "--cores", "1"]) == 0
    out = capsys.readouterr().out
    assert "greedy against random: scopa italian, 2 players" in out
    assert "95 % interval" in out


def test_one_core_and_two_give_equal_results(capsys):
    found = []
    for cores in ("1", "2"):
        arena.main([*QUICK, "--deals", "12", "--cores", cores, "--json", "--players", "4"])
        figures = json.loads(capsys.readouterr().out)
        found.append([figures[name] for name in FIELDS if not name.endswith("_s")])
    assert found[0] == found[1]


def test_any_executor_serves():
    with ThreadPoolExecutor(2) as executor:
        found = list(arena.results(contest(), 6, executor, 3))
    assert sorted(result.number for result in found) == list(range(6))
    assert {result.number: result.margin for result in found} == {
        n: play(contest(), n).margin for n in range(6)
    }


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (["--option", "napola"], "not NAME=VALUE"),
        (["--option", "colour=red"], "no option 'colour'"),
        (["--option", "target=12"], "none of 11"),
        (["--preset", "french"], "no preset 'french'"),
        (["--players", "3"], "not for 3 players"),
        (["--b", "genius"], "no player 'genius'"),
        (["--b", "pimc:many"], "number of worlds"),
        (["--b", "cmd:/nowhere/bot"], "no such program"),
        (["--b", "cmd:"], "no such program"),
    ],
)
def test_what_does_not_exist_is_named(words, fault, capsys):
    assert arena.main([*QUICK, *words]) == 2
    assert fault in capsys.readouterr().err


@pytest.mark.parametrize(
    "words", [["--game", "whist"], ["--deals", "0"], ["--cores", "-1"], ["--deals", "x"]]
)
def test_a_wrong_number_ends_with_a_message(words, capsys):
    with pytest.raises(SystemExit) as end:
        arena.main([*QUICK, *words])
    assert end.value.code == 2
    assert "error" in capsys.readouterr().err


def test_options_reach_the_game(capsys):
    assert (
        arena.main(
            [*QUICK, "--deals", "2", "--cores", "1", "--option", "napola=off", "--option", "target=21"]
        )
        == 0
    )


@pytest.mark.parametrize("name", ["random", "greedy", "easy", "medium", "hard", "expert", "pimc:2"])
def test_every_player_plays(name):
    assert check(name) == name
    if name not in ("hard", "expert"):
        assert play(contest(name, "random"), 1).failures == []


@pytest.mark.parametrize("name", ["", "pimc", "pimc:", "pimc:0", "pimc:-3", "Random", "cmd"])
def test_no_other_name_is_a_player(name):
    with pytest.raises(UnknownPlayer):
        check(name)


@pytest.mark.skipif(os.name == "nt", reason="signals are sent otherwise there")
@pytest.mark.parametrize("cores", ["1", "2"])
def test_ctrl_c_prints_what_it_has(cores):
    words = [sys.executable, "-m", "tappeto.lab", "arena", *QUICK, "--deals", "1000000", "--json"]
    process = subprocess.Popen(
        [*words, "--progress", "--cores", cores],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # tests that run in the background ignore it, and what they start would too
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    assert process.stderr is not None
    while "deals" not in process.stderr.read(60):
        assert process.poll() is None
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the whole group
    out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert 0 < json.loads(out)["deals"] < 1000000
    assert err.splitlines()[-1] == "interrupted: what was played so far"
    assert "Traceback" not in err


def test_an_interval_needs_two_values_and_shrinks_with_their_number():
    assert interval([]) is None
    assert interval([1.0]) is None
    assert interval([1.0, 1.0]) == 0
    assert interval([0.0, 2.0]) == pytest.approx(1.96 * math.sqrt(2) / math.sqrt(2))
    few, many = interval([0.0, 2.0] * 5), interval([0.0, 2.0] * 50)
    assert few is not None
    assert many is not None
    assert many < few
    assert mean([]) == 0
    assert percentile([], 0.5) == 0
    assert percentile([3.0, 1.0, 2.0], 0.5) == 2
    assert percentile([1.0, 2.0], 1.0) == 2
