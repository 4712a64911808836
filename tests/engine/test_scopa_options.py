"""Every option of Scopa, alone and in odd combinations."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tappeto.ai.levels import LEVELS, choose, level
from tappeto.ai.thinking import read
from tappeto.core.cards import LATIN40
from tappeto.core.chance import dice
from tappeto.games.api import NOBODY
from tappeto.games.book import OptionError
from tappeto.games.capture.count import PRIMIERA_ITEM, tally
from tappeto.games.scopa.book import SCOPA
from tappeto.match.ask import request
from tests.engine.scopa import cards, deal, game, moves, play, position
from tests.engine.tables import Case, reloaded, somewhere, state, wander

CHANGES = st.fixed_dictionaries({}, optional={o.name: st.sampled_from(o.values) for o in SCOPA.options})
CASES = st.sampled_from(
    [Case("scopa", preset, seats) for preset in ("italian", "international") for seats in (2, 4)]
)


@given(case=CASES, changes=CHANGES, seed=st.integers(0, 999), moves=st.integers(0, 120))
@settings(deadline=None, max_examples=150)
def test_odd_combinations_keep_the_laws(case, changes, seed, moves):
    match = somewhere(case, seed, moves, changes)
    assert state(reloaded(match)) == state(match)
    seat = match.turn()
    if seat == NOBODY:
        return
    seen = match.view(seat)
    assert read(request(match, seat))[1].state() == seen.state()
    for other in range(case.seats):
        world = match.view(other).sample(dice(str(seed)))
        assert world.observe(other).state() == match.view(other).state()
    for name in ("easy", "medium"):
        assert choose(seen, str(seed), level(name)) in match.moves()
    for move in match.moves():
        assert match.game.move(match.game.text(move)) == move
        assert match.game.why_not(seen, match.game.touches(move)) is None


@given(case=CASES, changes=CHANGES, seed=st.integers(0, 99))
@settings(deadline=None, max_examples=40)
def test_odd_combinations_play_whole_deals(case, changes, seed):
    match = somewhere(case, seed, 0, changes)
    while match.turn() != NOBODY:
        wander(match, dice(f"{seed} {match.length()}"), 1)
        cards = [card for _, lying in match.hand.layout() for card in lying]
        assert sorted(cards) == list(range(40))
    assert match.sheet.deals == 1
    hand = match.hand
    assert hand is not None
    assert sum([hand.value(seat) for seat in range(case.seats)]) == 0
    rows = match.game.rows(hand)
    assert [sum(row.points[side] for row in rows) for side in range(2)] == hand.points()


@pytest.mark.parametrize("option", SCOPA.options, ids=[option.name for option in SCOPA.options])
def test_an_option_has_a_name_for_each_value_and_a_sentence(option):
    assert len(option.values) == len(option.names) == len(set(option.names))
    assert option.sentence.endswith(".")
    for value in option.values:
        assert option.check(value) == value
        assert option.read(str(value)) == value


@pytest.mark.parametrize(
    ("changes", "seats"),
    [
        ({"target": 12}, 2),
        ({"target": "11"}, 2),
        ({"target": True}, 2),
        ({"napola": 1}, 2),
        ({"colour": "red"}, 2),
        ({}, 3),
        ({}, 0),
    ],
)
def test_an_option_or_a_number_of_players_that_there_is_not_is_refused(changes, seats):
    with pytest.raises(OptionError):
        SCOPA.game("italian", seats, changes)


def test_words_of_the_command_line_mean_values():
    assert SCOPA.option("napola").read("off") is False
    assert SCOPA.option("napola").read("True") is True
    assert SCOPA.option("target").read("21") == 21
    with pytest.raises(OptionError):
        SCOPA.option("target").read("on")
    with pytest.raises(OptionError):
        SCOPA.preset("french")


def test_in_pairs_the_italian_match_goes_to_21():
    assert game().options["target"] == 11
    assert game(seats=4).options["target"] == 21
    assert game(seats=4, target=16).options["target"] == 16


def test_the_king_of_coins_counts_a_point_with_re_bello():
    hand = position(game(re_bello=True), ["10c", "9d"], "10d")
    plain = position(game(), ["10c", "9d"], "10d")
    for one in (hand, plain):
        play(one, "10cx10d", "9d")
    assert hand.points()[0] == plain.points()[0] + 1
    assert [row.term for row in game(re_bello=True).rows(hand)][-1] == "Re bello"


def test_in_the_reversed_game_the_side_ahead_at_the_target_loses():
    rules = game(reverse=True)
    assert rules.outcome([11, 8], [[0, 0]] * 7, -1).winners == [1]
    assert rules.outcome([11, 11], [[0, 0]] * 7, -1) is None
    assert rules.outcome([0, 5], [[0, 0]] * 7, 0).winners == [1]  # who makes a Napoleone loses
    hand = position(rules, ["10c", "9d"], "10d")
    play(hand, "10cx10d", "9d")
    points = hand.points()
    assert hand.value(0) == points[1] - points[0]


def test_a_machine_player_tries_to_lose_the_reversed_game():
    hand = position(game(reverse=True), ["7d 4c", "9d 9c"], "7c 4s", last=1, stock="")
    plain = position(game(), ["7d 4c", "9d 9c"], "7c 4s", last=1, stock="")
    for name in ("medium", "hard"):
        backward = choose(hand.observe(0), "seed", level(name))
        forward = choose(plain.observe(0), "seed", level(name))
        assert game().text(forward) == "7dx7c"
        assert game().text(backward) != "7dx7c"


def test_nine_cards_and_four_are_dealt_in_packets_of_three_with_two_on_the_table_between():
    front = list(LATIN40.texts)
    hand = deal(" ".join(front), game(seats=4, deal4="nine_four"), dealer=3)
    assert hand.cards_of(0) == cards(" ".join(front[0:3] + front[14:17] + front[28:31]))
    assert hand.lying() == [12, 13, 26, 27]
    assert hand.at == 40


def test_the_king_rule_holds_for_nine_and_four_too():
    rules = game(seats=4, deal4="nine_four")
    order = [card for card in range(40) if card % 10 != 9]
    order[12:12] = [9, 19]
    order[26:26] = [29, 39]
    assert rules.thrown_in(order, 3)
    assert not game(seats=4).thrown_in(order, 3)
    assert not game(seats=4, deal4="nine_four", king_redeal="off").thrown_in(order, 3)


def test_three_each_and_four_are_dealt_three_times():
    hand = deal("", game("international", 4), dealer=3)
    assert hand.at == 16
    chance = dice("x")
    for _ in range(12):
        legal = hand.moves()
        hand.play(legal[chance.below(len(legal))])
    assert hand.at == 28


@pytest.mark.parametrize(
    ("way", "points"),
    [("void", [0, 0]), ("suits", [1, 0]), ("sum", [1, 0]), ("sevens", [0, 0]), ("off", [0, 0])],
)
def test_primiera_is_compared_in_five_ways(way, points):
    # Both sides miss a suit, 58 against 56 (P2).
    pile = "1d 2d 3d 5d 6d 7d 1s 2s 3s 4s 1b 2b 3b 4b 5b 6b 7b 8b 9b 10b"
    rules = game(primiera=way)
    hand = position(rules, ["", "10c"], "", (pile, ""), seat=1, last=1)
    play(hand, "10c")
    row = [row for row in rules.rows(hand) if row.term == "Primiera"]
    assert ([*row[0].points] if row else [0, 0]) == points


def test_most_sevens_win_where_sevens_alone_decide():
    piles = [cards("7d 7c 10s 10b"), cards("7s 6d 6c 6b")]
    assert tally(piles, [0, 0], game(primiera="sevens").rules)[PRIMIERA_ITEM] == [1, 0]
    assert tally(piles, [0, 0], game().rules)[PRIMIERA_ITEM] == [0, 1]


def test_equal_totals_at_the_target_are_decided_by_the_order_of_the_count():
    points = [[0, 0] for _ in range(7)]
    points[2] = [0, 1]  # denari
    points[3] = [1, 0]  # settebello
    assert game().outcome([12, 12], points, -1) is None
    assert game(tie_break="counting_order").outcome([12, 12], points, -1).winners == [1]
    assert game(tie_break="counting_order").outcome([12, 12], [[1, 1]] * 7, -1) is None
    assert game(tie_break="counting_order").outcome([9, 9], points, -1) is None


def test_without_the_duty_to_take_any_card_may_be_laid():
    assert moves("7c", "7d 2s", capture_obligation="none") == {"7dx7c", "7d", "2s"}


def test_an_expert_that_is_interpreted_says_that_it_thinks_no_longer_than_hard():
    expert, hard = level("expert"), level("hard")
    assert (expert.plays == hard.plays) == bool(expert.note)
    with pytest.raises(KeyError):
        level("genius")
    assert len({one.name for one in LEVELS}) == 4
