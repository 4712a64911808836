"""How a machine player of Busche thinks: what the match makes of busche, and the reasons it gives."""

import pytest

from tappeto.ai.levels import choose, level
from tappeto.core.cards import LATIN40
from tappeto.core.chance import dice
from tappeto.games.busche.stakes import Stakes
from tests.engine.busche import deal, game, play_random, position


def worth(totals, made):
    stakes = Stakes(game().terms, list(totals))
    return [round(stakes.worth(list(made), seat), 2) for seat in range(4)]


def test_far_from_the_limits_a_busca_is_a_busca():
    assert worth((0, 4, 4, 0), (2, 0, 0, 0)) == [-2.0, 0.67, 0.67, 0.67]


def test_near_the_limit_going_over_it_costs_the_match():
    safe, lost = worth((10, 4, 4, 0), (0, 1, 0, 0)), worth((10, 4, 4, 0), (1, 0, 0, 0))
    assert safe[0] - lost[0] > 1.5
    assert worth((10, 11, 4, 0), (1, 0, 0, 0))[0] < worth((10, 11, 4, 0), (0, 0, 1, 0))[0] - 4


def test_who_is_over_the_limit_already_can_hardly_lose_more():
    few, many = worth((14, 4, 4, 0), (0, 1, 0, 0)), worth((14, 4, 4, 0), (1, 0, 0, 0))
    assert 0 < few[0] - many[0] < 0.5


@pytest.mark.parametrize("totals", [(0, 0, 0, 0), (10, 10, 9, 0), (18, 8, 10, 9), (12, 11, 0, 0)])
def test_what_a_round_is_worth_sums_to_zero_over_the_seats(totals):
    for seed in range(20):
        hand = play_random(deal(str(seed), totals=totals), dice(str(seed)))
        assert abs(sum(hand.worth(seat) for seat in range(4))) < 1e-9
        for seat in range(4):
            assert abs(sum(hand.items(seat)) - hand.value(seat)) < 1e-9


def test_good_sense_pays_less_than_chance():
    paid = [0, 0]
    for number in range(160):
        hand, chance = deal(f"sense {number}"), dice(str(number))
        while (seat := hand.turn()) != -1:
            legal = hand.moves()
            hand.play(hand.quick(chance) if seat == number % 4 else legal[chance.below(len(legal))])
        for seat, busche in enumerate(hand.points()):
            paid[seat != number % 4] += busche
    assert paid[0] / 160 < paid[1] / 480 / 2


def test_a_player_without_a_trick_takes_the_cheap_one_that_it_can_still_have():
    hand = position(["3s 4d", "4s 5d", "5s 6d", "6s 7d"], "", leader=1)
    hand.tricks, hand.scored = [0, 3, 3, 2], [0, 12, 12, 12]
    for text in ("4s", "5s", "6s"):
        hand.play(LATIN40.card(text))
    assert LATIN40.text(hand.moves()[0]) == "3s"
    hand = position(["3s 4s", "7s 5d", "5s 6d", "6s 7d"], "", leader=1)
    hand.tricks, hand.scored = [0, 3, 3, 2], [0, 12, 12, 12]
    for text in ("7s", "5s", "6s"):
        hand.play(LATIN40.card(text))
    for name in ("medium", "hard"):
        assert LATIN40.text(choose(hand.observe(0), "seed", level(name))) == "3s"
    assert told(hand, "3s", "4s", [0.5, 0, 0]) == "It takes the trick that was still needed."


def told(hand, move, rival, leads):
    return game().reason(hand, LATIN40.card(move), LATIN40.card(rival), leads).text


def test_a_reason_fits_what_is_played():
    hands = ["8d 1d 4c", "5d 6s 7s", "6d 4s 5s", "7d 6b 7b"]
    open_trick = position(hands, "", leader=3)
    open_trick.tricks = [1, 1, 1, 1]
    assert told(open_trick, "7d", "6b", [0, 0, 0]) == "Others are about as good; this one looks safest."
    assert told(open_trick, "6b", "7b", [0, 0.2, 0]).startswith("A low lead")
    assert told(open_trick, "7b", "6b", [0, 0.2, 0]).startswith("A strong card goes")
    open_trick.play(LATIN40.card("7d"))
    assert told(open_trick, "8d", "1d", [0, 0.5, 0]) == "The trick is cheap, and a strong card is gone."
    assert told(open_trick, "1d", "8d", [0, 0.5, 0]) == "Later tricks are likely to cost more."
    open_trick = position(hands, "7s", leader=3)
    open_trick.tricks = [1, 1, 1, 1]
    assert told(open_trick, "4c", "8d", [0, 0.5, 0]).startswith("It makes a suit shorter")
    assert told(open_trick, "1d", "4c", [0, 0.5, 0]) == "It gives {card} away in somebody else’s trick."
    open_trick = position(hands, "7d", leader=3)
    open_trick.tricks = [1, 1, 1, 1]
    assert told(open_trick, "5d", "8d", [0, 0.5, 0]) == "It stays below: somebody else takes the trick."
    open_trick.tricks = [0, 1, 1, 1]
    assert told(open_trick, "8d", "5d", [0.4, 0, 0]) == "It may take a trick, and one is still needed."
    assert told(open_trick, "5d", "8d", [0.4, 0, 0]).startswith("It keeps the cards that can take a trick")
