"""The worked cases of the rules: captures, duty to take, sweeps, opening tables, count, end of match."""

from typing import Any

import pytest

from tappeto.core.cards import LATIN40
from tappeto.core.chance import dice
from tappeto.games.capture.count import napola, napoleone, primiera, tally
from tappeto.games.capture.game import kings_redeal, match_leader
from tests.engine.scopa import captures, cards, deal, game, moves, play, position

MANY = """1b 3d; 1c 3d; 1d 3d; 1s 3d; 2d 2c; 2c 2s; 2d 2s; 1c 1b 2c; 1c 1b 2d; 1c 1b 2s; 1d 1b 2c; 1d 1b 2d;
1d 1b 2s; 1s 1b 2c; 1s 1b 2d; 1s 1b 2s; 1d 1c 2c; 1d 1c 2d; 1d 1c 2s; 1c 1s 2c; 1c 1s 2d; 1c 1s 2s;
1d 1s 2c; 1d 1s 2d; 1d 1s 2s; 1d 1c 1s 1b"""

LEGAL = [
    ("S-L1", "3c 5s 8b", "8d", "8b"),
    ("S-L2", "1c 3s 4b 5d", "9c", "4b 5d; 1c 3s 5d"),
    ("S-L4", "3b 4s 7d 7c", "7s", "7c; 7d"),
    ("S-L5", "1d 2c 3s 4b", "6c", "2c 4b; 1d 2c 3s"),
    ("S-L6", "1c 2d", "1s", "1c"),
    ("S-L7", "2d 3c 10s", "1s", ""),
    ("S-L8", "1s 4d 6c 9b", "10c", "1s 9b; 4d 6c"),
    ("S-L9", "1s 4d 6c 9b 10d", "10c", "10d"),
    ("S-L10", "2d 2c 5s 5b", "7s", "2c 5b; 2c 5s; 2d 5b; 2d 5s"),
    ("S-L11", "2c 3d 5s 5b", "10b", "5s 5b; 2c 3d 5b; 2c 3d 5s"),
    ("S-L12", "2c 3d 5s", "5b", "5s"),
    ("S-L13", "1c 3d 4s", "8d", "1c 3d 4s"),
    ("S-L14", "1d 6c 7b", "7s", "7b"),
    ("S-L15", "10d 10c", "9s", ""),
    ("S-L16", "", "4d", ""),
    ("S-L17", "1d 1c 1s 1b 2d 2c 2s 3d", "4b", MANY),
    ("G-L1", "2c 3d 8s 10b", "5d", "2c 3d"),
    ("G-L2", "2c 3d 8s 10b", "1d", ""),
    ("G-L3", "2c 3d 5s 10b", "5d", "5s"),
]


@pytest.mark.parametrize(
    ("table", "card", "expected"), [row[1:] for row in LEGAL], ids=[row[0] for row in LEGAL]
)
def test_a_card_may_take_exactly_these_sets(table, card, expected):
    wanted = {" ".join(sets.split()) for sets in expected.split(";") if sets.strip()}
    assert captures(table, card) == wanted


def test_sl3_with_the_fewest_cards_only_the_shortest_sum_is_left():
    assert captures("1c 3s 4b 5d", "9c", sum_choice="fewest") == {"4b 5d"}


def test_the_fewest_cards_leave_a_choice_among_sums_of_equal_length():
    assert captures("2d 2c 5s 5b", "7s", sum_choice="fewest") == {"2c 5b", "2c 5s", "2d 5b", "2d 5s"}


DUTY = [
    ("H1", "card", "2d 5c", "5s 6b", "5sx5c 6b"),
    ("H1", "hand", "2d 5c", "5s 6b", "5sx5c"),
    ("H1", "none", "2d 5c", "5s 6b", "5sx5c 5s 6b"),
    ("H3", "card", "10d 10c", "3s 7d", "3s 7d"),
    ("H3", "hand", "10d 10c", "3s 7d", "3s 7d"),
    ("H3", "none", "10d 10c", "3s 7d", "3s 7d"),
]


@pytest.mark.parametrize(("duty", "table", "hand", "expected"), [row[1:] for row in DUTY])
def test_the_duty_to_take_leaves_these_moves(duty, table, hand, expected):
    assert moves(table, hand, capture_obligation=duty) == set(expected.split())


def test_the_international_preset_makes_the_whole_hand_take():
    assert moves("2d 5c", "5s 6b", preset="international") == {"5sx5c"}


def test_w1_taking_the_whole_table_in_the_middle_of_a_deal_is_a_scopa():
    hand = position(game(), ["8d", "2c"], "1c 3d 4s", last=1)
    play(hand, "8dx1c+3d+4s")
    assert hand.sweeps() == [1, 0]


def test_w2_the_last_card_of_the_deal_makes_no_scopa_but_its_cards_count():
    hand = position(game(), ["", "7d"], "7c", seat=1)
    play(hand, "7dx7c")
    assert hand.sweeps() == [0, 0]
    assert hand.pile(1) & cards("7d 7c") == cards("7d 7c")


def test_w3_the_last_card_but_one_may_make_a_scopa_and_then_gets_the_last_card():
    hand = position(game(), ["4d", "9s"], "4c", last=1)
    play(hand, "4dx4c", "9s")
    assert hand.sweeps() == [1, 0]
    assert hand.pile(0) == cards("4d 4c 9s")


def test_w4_the_left_overs_go_to_the_last_taker_without_a_scopa():
    hand = position(game(), ["", "9s"], "1d 2d", seat=1, last=0)
    play(hand, "9s")
    assert hand.pile(0) == cards("1d 2d 9s")
    assert hand.sweeps() == [0, 0]


def test_w5_the_international_preset_counts_the_last_sweep():
    hand = position(game("international"), ["", "7d"], "7c", seat=1)
    play(hand, "7dx7c")
    assert hand.sweeps() == [0, 1]


OPENING = [
    ("D1", "10d 10c 10s 4b", True),
    ("D2", "10d 10c 10s 10b", True),
    ("D3", "10d 10c 4s 7b", False),
    ("D4", "1d 2c 5s 7b", False),
    ("D5", "7d 8c 7s 8b", False),
    ("D6", "3d 8c 9s 10b", False),
]


@pytest.mark.parametrize(("table", "again"), [row[1:] for row in OPENING], ids=[row[0] for row in OPENING])
def test_an_opening_table_with_three_kings_is_dealt_again(table, again):
    assert bool(kings_redeal(LATIN40.cards(table))) == again
    front = [card for card in range(40) if card not in LATIN40.cards(table)][:6]
    order = front + LATIN40.cards(table)
    order += [card for card in range(40) if card not in order]
    assert bool(game().thrown_in(order, 0)) == again
    assert game("international").thrown_in(order, 0) == ""


COUNT = [
    # pile A, its scope, B's scope, points of A and B: italian, international
    ("P1", "1d 2d 3d 4d 5d 6d 7d 2c 3c 4c 5c 6c 7c 1s 2s 3s 4s 5s 6s 7s 8s", 2, 1, (12, 2), (5, 2)),
    ("P2", "1d 2d 3d 5d 6d 7d 1s 2s 3s 4s 1b 2b 3b 4b 5b 6b 7b 8b 9b 10b", 0, 0, (5, 0), (3, 0)),
    ("P3", "1d 3d 5d 7d 9d 2c 4c 7c 8c 10c 1s 3s 6s 9s 10s 2b 4b 5b 6b 8b", 0, 0, (1, 0), (1, 0)),
    ("P4", "1d 2d 3d 4d 5d 6d 7d 8d 9d 10d 8c 9c 10c 8s 9s 10s 8b 9b 10b", 0, 2, (13, 3), (3, 3)),
    ("P5", "1d 2d 4d 5d 6d 7d 1c 2c 3c 4c 5c 1s 2s 3s 4s 5s 1b 2b 3b 4b 5b", 1, 1, (4, 2), (4, 2)),
    ("P6", "1d 2d 3d 5d 6d 7c 8c 9c 10c 7s 8s 9s 10s 7b 8b 9b 10b", 0, 0, (4, 2), (1, 2)),
    ("P9", "", 0, 3, (0, 17), (0, 7)),
    ("P10", "8d 9d 10d 1c 2c 3c 4c 5c 8c 1s 2s 3s 4s 5s 8s 1b 2b 3b 4b 5b 8b", 0, 0, (1, 10), (1, 3)),
]


def total(preset, piles, sweeps):
    points = tally(piles, sweeps, game(preset).rules)
    return tuple(sum(item[side] for item in points) for side in range(2))


@pytest.mark.parametrize(("pile", "ours", "theirs", "italian", "international"), [row[1:] for row in COUNT])
def test_two_piles_count_so_much(pile, ours, theirs, italian, international):
    piles = [cards(pile), (2**40 - 1) & ~cards(pile)]
    assert total("italian", piles, [ours, theirs]) == italian
    assert total("international", piles, [ours, theirs]) == international


def test_p4_ten_coins_are_a_napoleone_whatever_the_totals():
    pile = cards("1d 2d 3d 4d 5d 6d 7d 8d 9d 10d")
    assert napoleone(pile, 0) == 0
    assert napoleone(0, pile) == 1
    assert napoleone(cards("1d 2d"), cards("3d")) == -1
    outcome = game().outcome([0, 10], [[0, 0]] * 7, 0)
    assert outcome.winners == [0]


def test_p7_p8_three_sevens_lose_to_a_full_primiera_of_sixes():
    three = [cards("7d 6c 6s 6b"), cards("7c 7s 7b 8d")]
    assert [primiera(pile, 0) for pile in three] == [75, 73]
    assert total("italian", three, [0, 0]) == (2, 0)
    assert [primiera(cards(pile), 0) for pile in ("6d 6c 6s 6b", "7d 7c 10s 10b")] == [72, 62]


@pytest.mark.parametrize(
    ("ranks", "run"),
    [
        ("1 2", 0), ("1 2 3", 3), ("1 2 3 4", 4), ("1 3 4", 0), ("2 3 4 5 6 7 8 9 10", 0), ("1 2 4 5", 0),
        ("1 2 3 5 6 7", 3), ("1 2 3 4 5 6 7 8 9", 9), ("1 2 3 4 5 6 7 8 9 10", 10), ("1 2 3 4 6 10", 4),
    ],
)  # fmt: skip
def test_n_the_napola_counts_its_run_from_the_ace(ranks, run):
    assert napola(cards(" ".join(f"{rank}d" for rank in ranks.split()))) == run


@pytest.mark.parametrize(
    ("target", "totals", "ahead"),
    [
        (11, (11, 8), 0), (11, (12, 11), 0), (11, (11, 11), -1), (11, (10, 10), -1), (11, (13, 13), -1),
        (11, (14, 16), 1), (21, (20, 19), -1), (21, (21, 21), -1), (21, (21, 22), 1),
    ],
)  # fmt: skip
def test_m_the_match_ends_at_the_target_unless_equal(target, totals, ahead):
    assert match_leader(list(totals), target) == ahead


ACE = [
    ("A1", "", "1s", "1s", False),
    ("A2", "1c 5d", "1s", "1c", False),
    ("A3", "1c", "1s", "1c", True),
    ("A4", "2d 5c 10s", "1s", "2d 5c 10s", False),
    ("A5", "1d 1c 4s", "1s", "1d; 1c", False),
    ("A6", "1c 5d", "6s", "1c 5d", True),
]


@pytest.mark.parametrize(
    ("table", "card", "expected", "sweep"), [row[1:] for row in ACE], ids=[row[0] for row in ACE]
)
def test_an_ace_takes_everything(table, card, expected, sweep):
    assert captures(table, card, ace_takes_all=True) == {sets.strip() for sets in expected.split(";")}
    hand = position(game(ace_takes_all=True), [card, "9d"], table, last=1)
    hand.play(hand.moves()[0])
    assert hand.sweeps() == [int(sweep), 0]
    assert hand.last == 0


def test_an_ace_alone_on_the_table_is_taken_by_the_last_card_without_a_scopa():
    hand = position(game(ace_takes_all=True), ["", "1s"], "1c", seat=1)
    play(hand, "1sx1c")
    assert hand.sweeps() == [0, 0]


def test_among_four_the_first_card_may_be_no_ace_that_takes_all_unless_there_is_nothing_else():
    four: dict[str, Any] = {"ace_takes_all": True, "seats": 4}
    assert moves("", "1s 4d", opening=True, **four) == {"4d"}
    assert moves("", "1s 1d", opening=True, **four) == {"1sx1s", "1dx1d"}
    assert moves("", "1s 4d", opening=False, **four) == {"1sx1s", "4d"}
    assert moves("", "1s 4d", opening=True, ace_takes_all=True) == {"1sx1s", "4d"}


def test_the_seat_that_opened_may_still_hold_the_ace_that_it_could_not_play():
    rules = game("international", 4, ace_takes_all=True, deal4="ten_none")
    hand = deal("1s 4d 5d 6d 7d 8d 9d 10d 2c 3c", rules, dealer=3)
    play(hand, "4d")
    assert hand.barred[0] & cards("1d 1c 1s 1b") == 0
    assert hand.observe(1).sample(dice("any")).turn() == 1
