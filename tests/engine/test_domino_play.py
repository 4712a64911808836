"""How a machine player of dominoes thinks: what looks good at first sight, and what a round is worth."""

import pytest

from tappeto.core.chance import dice
from tappeto.games.api import NOBODY
from tappeto.games.domino.stakes import Stakes
from tappeto.games.domino.tiles import without
from tests.engine.domino import deal, game, play_random, position


def instinct(hand):
    return game().text(hand.quick(dice("any")))


def test_doubles_and_heavy_tiles_go_first():
    assert instinct(position(["2-2 2-3", "0-0"], "2-2 2-6@right")) == "2-2@left"
    assert instinct(position(["0-6 1-6", "0-0"], "6-6 6-6@left")).startswith("1-6")


def test_the_ends_should_suit_what_is_kept():
    assert instinct(position(["2-3 2-4 3-5", "0-0"], "1-2")) == "2-3@right"


def test_an_end_that_the_next_player_lacks_is_left_to_him():
    hand = position(["0-1 0-4", "5-6 5-5"], "0-0")
    assert instinct(hand).startswith("0-4")
    hand.note(1, without(without(0, 0, 2), 1, 2))
    assert instinct(hand).startswith("0-1")


def test_good_sense_wins_more_than_chance():
    margin = 0.0
    for number in range(400):
        hand, chance = deal(f"sense {number}", game()), dice(str(number))
        while (seat := hand.turn()) != NOBODY:
            legal = hand.moves()
            hand.play(hand.quick(chance) if seat == number % 2 else legal[chance.below(len(legal))])
        margin += hand.value(number % 2)
    assert margin / 400 > 4


@pytest.mark.parametrize("totals", [(0, 0, 0), (95, 40, 99), (0, 99, 0)])
def test_what_a_round_is_worth_sums_to_zero_over_the_seats(totals):
    for seed in range(20):
        hand = deal(str(seed), game(3))
        hand.stakes = Stakes(100, list(totals))
        play_random(hand, dice(str(seed)))
        assert abs(sum(hand.worth(seat) for seat in range(3))) < 1e-9
        assert all(abs(sum(hand.items(seat)) - hand.value(seat)) < 1e-9 for seat in range(3))


def test_to_win_the_match_is_worth_more_than_points_beyond_the_target():
    stakes = Stakes(100, [90, 0])
    assert stakes.worth(0, 10, 0, 2) == stakes.worth(0, 60, 0, 2)
    assert stakes.worth(0, 10, 0, 2) > stakes.worth(0, 9, 0, 2) + 30
