"""What holds in every deal and match of Jass, tried on random matches; on ten thousand with --long."""

from typing import Any

import pytest

from tappeto.core.chance import dice, shuffled
from tappeto.games.api import NOBODY, Sheet
from tests.engine.jass import differenzler, schieber


def schieber_matches(number: int) -> None:
    """Random matches to their ends: every deal, who wins, and that claims end a match at once."""
    presets = ("classic", "swiss", "swiss_french")
    games = [schieber(preset, target=target) for preset in presets for target in (500, 1000)]
    claimed = 0
    for seed in range(number):
        game, chance = games[seed % len(games)], dice(f"schieber {seed}")
        sheet = Sheet([0, 0], seed % 4, 0, None)
        while sheet.outcome is None:
            hand: Any = game.deal(shuffled(36, f"{seed} {sheet.deals}"), sheet)
            while (seat := hand.turn()) != NOBODY:
                asides = [move for who in range(4) for move in hand.asides(who)]
                moves = asides if asides and chance.below(40) == 0 else hand.moves()
                assert moves, seat
                hand.play(moves[chance.below(len(moves))])
            whole = sum(hand.tricks) == 9
            assert not whole or sum(hand.scored) == 157
            claimed += hand.claimed != NOBODY
            assert min(hand.weis) == 0
            before, sheet = sheet, game.close(hand, sheet)
            assert sheet.totals == [before.totals[side] + hand.points()[side] for side in range(2)]
            assert (sheet.outcome is None) == (hand.winner == NOBODY)
            assert whole or sheet.outcome is not None
            assert sheet.outcome is not None or max(sheet.totals) < game.terms.target
            assert sheet.dealer == (before.dealer + 1) % 4
            assert sheet.deals < 60
        assert len(sheet.outcome.winners) == 1
    assert claimed > number // 10


def differenzler_matches(number: int) -> None:
    """The same for matches of rounds: the lowest alone wins, after four rounds or as many as it takes."""
    games = [differenzler(), differenzler(bid_mode="open", undertrump="free")]
    longer = 0
    for seed in range(number):
        game, chance = games[seed % 2], dice(f"differenzler {seed}")
        sheet = Sheet([0] * 4, seed % 4, 0, None)
        while sheet.outcome is None:
            hand: Any = game.deal(shuffled(36, f"{seed} {sheet.deals}"), sheet)
            while hand.turn() != NOBODY:
                moves = hand.moves()
                hand.play(moves[chance.below(len(moves))])
            assert sum(hand.scored) == 157
            sheet = game.close(hand, sheet)
        low = min(sheet.totals)
        assert sheet.outcome.winners == [sheet.totals.index(low)]
        assert list(sheet.totals).count(low) == 1
        assert sheet.deals >= 4
        longer += sheet.deals > 4
    assert longer * 20 < number + 40


def test_random_matches_of_schieber_end_and_have_one_winner():
    schieber_matches(120)


def test_random_matches_of_differenzler_end_and_have_one_winner():
    differenzler_matches(80)


@pytest.mark.long
def test_ten_thousand_matches_of_schieber_do_too():
    schieber_matches(10_000)


@pytest.mark.long
def test_ten_thousand_matches_of_differenzler_do_too():
    differenzler_matches(10_000)
