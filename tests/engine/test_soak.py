"""Whole matches of every game by machine players, one after another, for faults that come seldom."""

import pytest

from tappeto import build
from tappeto.ai.levels import choose, level
from tappeto.games.api import NOBODY
from tappeto.games.shelf import BOOKS
from tests.engine.tables import CASES

MOST = 4_000  # moves; no match is as long as that

every_book = pytest.mark.parametrize("game", [found.id for found in BOOKS])


def play_through(game: str, number: int, names: tuple[str, ...]) -> None:
    """A match of the game, its presets and numbers of players in turn, by players of these levels."""
    cases = [case for case in CASES if case.game == game]
    match = cases[number % len(cases)].match(f"soak {number}")
    levels = [level(names[seat % len(names)]) for seat in range(int(match.game.seats))]
    moves = 0
    while not match.over:
        assert moves < MOST
        if match.turn() == NOBODY:
            match.deal()
            continue
        call = match.call()
        seat = match.turn()
        move = choose(match.view(seat), f"{number} {moves}", levels[seat]) if call == NOBODY else call
        match.play(move)
        moves += 1
    assert match.sheet.outcome is not None


@pytest.mark.long
@every_book
def test_five_hundred_matches_by_easy_and_medium_players(game):
    for number in range(500):
        play_through(game, number, ("easy", "medium"))


@pytest.mark.long
@pytest.mark.skipif(not build.native(), reason="takes hours where the engine is not compiled")
@every_book
def test_twenty_matches_by_hard_players(game):
    for number in range(20):
        play_through(game, number, ("hard",))


@every_book
def test_a_match_of_every_kind_by_medium_players(game):
    for number in range(sum(case.game == game for case in CASES)):
        play_through(game, number, ("medium",))
