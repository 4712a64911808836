"""What holds in every round and match of Busche, tried on ten thousand random rounds; longer with --long."""

from statistics import median

import pytest

from tappeto.core.chance import dice, shuffled
from tappeto.games.api import Sheet
from tappeto.games.busche.hand import BuscheHand
from tappeto.games.busche.rules import ladder
from tests.engine.busche import game, play_random


def check_round(hand: BuscheHand) -> int:
    """The sums of a finished round; how many players took no trick."""
    assert sum(hand.scored) == 40
    assert sum(hand.tricks) == 10
    assert max(hand.scored) >= 10
    made, idle = hand.points(), list(hand.tricks).count(0)
    if idle:
        assert [paid > 0 for paid in made] == [tricks == 0 for tricks in hand.tricks]
        assert sum(made) == idle * {1: 2, 2: 4, 3: 8}[idle]
    else:
        most = max(hand.scored)
        assert sum(made) == ladder(most) * list(hand.scored).count(most)
    return idle


def check_matches(number: int) -> None:
    """Random matches to their ends: every round, and how matches end on the whole."""
    rules, losers, idle = game(), [0] * 4, [0] * 4
    lengths: list[int] = []
    for seed in range(number):
        chance = dice(f"busche {seed}")
        sheet = Sheet([0, 0, 0, 0], seed % 4, 0, None)
        while sheet.outcome is None:
            hand = rules.deal(shuffled(40, f"{seed} {sheet.deals}"), sheet)
            assert isinstance(hand, BuscheHand)
            idle[check_round(play_random(hand, chance))] += 1
            before, sheet = sheet.totals, rules.close(hand, sheet)
            assert [now - then for now, then in zip(sheet.totals, before, strict=True)] == hand.points()
            assert hand.points()[sheet.dealer] > 0
        lengths.append(int(sheet.deals))
        losers[4 - len(sheet.outcome.winners)] += 1
    rounds = sum(lengths)
    assert 14 <= median(lengths) <= 18
    assert losers[0] == 0
    assert 0.78 < losers[2] / number < 0.88
    assert 0.10 < losers[1] / number < 0.20
    assert losers[3] / number < 0.04
    assert 0.33 < idle[1] / rounds < 0.39
    assert 0.03 < idle[2] / rounds < 0.055
    assert idle[3] / rounds < 0.004


def test_ten_thousand_random_rounds_keep_the_invariants_and_end_matches_as_expected():
    check_matches(640)


@pytest.mark.long
def test_many_more_do_too():
    check_matches(5000)
