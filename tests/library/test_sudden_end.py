"""The program is killed at random moments: every move that was committed is there afterwards."""

import random
import subprocess
import sys
from pathlib import Path

from tappeto.library import Library
from tappeto.match.match import Match
from tests.library.table import fresh, played, step

PLAYER = Path(__file__).with_name("player.py")
MOMENTS = 30


def run_and_kill(folder: Path, chance: random.Random) -> list[tuple[int, int]]:
    """Match and length of every commit that the player told before it was killed."""
    command = [sys.executable, str(PLAYER), str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as player:
        assert player.stdout
        told = [player.stdout.readline() for _ in range(chance.randrange(1, 16))]
        try:
            player.wait(timeout=chance.random() * 0.004)
        except subprocess.TimeoutExpired:
            player.kill()
        told += player.stdout.readlines()
    whole = [line for line in told if line.endswith("\n")]  # it may be killed in the middle of the last one
    return [(int(id), int(length)) for id, length in (line.split() for line in whole)]


def cards(match: Match) -> list[list[int]]:
    """Where every card lies: hands, piles, table and stock in order."""
    return [list(map(int, lying)) for _, lying in match.hand.layout()] if match.hand else []


def test_after_a_kill_the_match_goes_on_at_the_same_card_with_the_same_future(tmp_path):
    chance = random.Random(2026)
    whole: dict[str, Match] = {}  # by seed, what each match becomes if nothing happens to it
    for _ in range(MOMENTS):
        id, length = run_and_kill(tmp_path, chance)[-1]
        library = Library.open(tmp_path)
        assert library.notices == []
        entry = library.entries()[0]
        match = library.open_match(entry.id)
        library.close()
        # One commit more may have come that there was no time to tell: a move, a deal or a new match.
        assert (entry.id, match.length()) in {(id, length), (id, length + 1), (id + 1, 0)}
        seed = match.record.seed
        whole.setdefault(seed, played(seed, 10_000))
        unbroken = fresh(seed)
        while unbroken.length() < match.length() or len(unbroken.record.deals) < len(match.record.deals):
            step(unbroken)
        assert match.record == unbroken.record
        assert cards(match) == cards(unbroken)
        while not match.over:
            step(match)
        assert match.record == whole[seed].record
    assert whole
