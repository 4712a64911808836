"""The worked cases of Escoba: captures, duty to take, opening tables, sweeps, the count and its sheet."""

from typing import Any

import pytest

from tappeto.core.cards import LATIN40, count
from tappeto.core.chance import dice
from tappeto.games.api import NOBODY, Log, Sheet
from tappeto.games.capture.hand import CaptureHand
from tappeto.games.capture.rules import total, write
from tappeto.games.escoba.book import ESCOBA
from tappeto.games.escoba.game import Escoba
from tests.engine.scopa import cards, position, written


def game(preset: str = "international", seats: int = 2, **changes: Any) -> Escoba:
    found = ESCOBA.game(preset, seats, changes)
    assert isinstance(found, Escoba)
    return found


def captures(table: str, card: str) -> set[str]:
    return {written(take) for take in game().rules.captures(LATIN40.card(card), cards(table))}


def moves(table: str, hand: str, **changes: Any) -> set[str]:
    return {write(move) for move in game(**changes).rules.moves(cards(hand), cards(table), False)}


def sets(text: str) -> set[str]:
    return {" ".join(each.split()) for each in text.split(";") if each.strip()}


def dealt(table: str, dealer: int = 0, log: Log | None = None, seats: int = 2, **changes: Any) -> CaptureHand:
    """A deal in which these four cards lie on the table first."""
    up = LATIN40.cards(table)
    others = [card for card in range(40) if card not in up]
    order = others[: 3 * seats] + up + others[3 * seats :]
    hand = game(seats=seats, **changes).deal(order, Sheet([0, 0], dealer, 0, None), log)
    assert isinstance(hand, CaptureHand)
    return hand


LEGAL = [
    ("E-L1", "2c 3d 8s 10b", "5d", "10b; 2c 8s"),
    ("E-L2", "2c 3d 8s 10b", "1d", ""),
    ("E-L3", "1c 2d 3s 4b", "5d", "1c 2d 3s 4b"),
    ("E-L4", "1c 2d 3s 4b 6c 7d", "5d", "3s 7d; 4b 6c; 1c 2d 7d; 1c 3s 6c; 1c 2d 3s 4b"),
    ("E-L5", "1s 4c 5d", "10c", "5d; 1s 4c"),
    ("E-L6", "7d", "7s", ""),
    ("E-L7", "7d 8c", "7s", "8c"),
    ("E-L8", "1s 7d 8c", "7c", "8c; 1s 7d"),
    ("E-L9", "2d 4c 6s 8b 10d", "2c", ""),
    ("E-L10", "2d 4c 6s 8b 10d", "3c", "2d 10d; 4c 8b; 2d 4c 6s"),
    ("E-L11", "5s 5b 5c", "5d", "5c 5b; 5s 5b; 5c 5s"),
    ("E-L12", "", "9d", ""),
    ("E-L13", "9c 10c 6d", "9d", "6d"),
]


@pytest.mark.parametrize(
    ("table", "card", "expected"), [row[1:] for row in LEGAL], ids=[row[0] for row in LEGAL]
)
def test_a_card_may_take_exactly_what_makes_fifteen_with_it(table, card, expected):
    wanted = {frozenset(each.split()) for each in sets(expected)}
    assert {frozenset(each.split()) for each in captures(table, card)} == wanted


@pytest.mark.parametrize(
    ("duty", "expected"),
    [("card", "1d 5dx10b 5dx2c+8s"), ("hand", "5dx10b 5dx2c+8s"), ("none", "1d 5d 5dx10b 5dx2c+8s")],
)
def test_h2_the_duty_to_take_leaves_these_moves(duty, expected):
    assert moves("2c 3d 8s 10b", "1d 5d", capture_obligation=duty) == set(expected.split())


def test_a_table_of_twenty_even_cards_can_be_taken_from_in_324_ways():
    even = " ".join(f"{rank}{suit}" for rank in (2, 4, 6, 8, 10) for suit in "dcsb")
    assert len(captures(even, "1d")) == 324
    assert all(total(cards(each)) == 14 for each in captures(even, "1d"))


OPENING = [
    # the four cards, what they are worth by their total, and by two groups
    ("D1", "10d 10c 10s 4b", 0, 0),
    ("D2", "10d 10c 10s 10b", 0, 0),
    ("D3", "10d 10c 4s 7b", 0, 0),
    ("D4", "1d 2c 5s 7b", 1, 1),
    ("D5", "7d 8c 7s 8b", 2, 2),
    ("D6", "3d 8c 9s 10b", 2, 0),
    ("D7", "2d 3c 5s 10b", 0, 0),
    ("D8", "1d 9c 10s 10b", 2, 0),
    ("D9", "5d 7c 8s 10b", 2, 2),
]


@pytest.mark.parametrize(
    ("table", "worth", "groups"), [row[1:] for row in OPENING], ids=[row[0] for row in OPENING]
)
def test_an_opening_table_of_15_or_30_goes_to_the_dealer(table, worth, groups):
    for how, points in (("total", worth), ("two_groups", groups)):
        hand = dealt(table, escoba_30=how)
        assert hand.sweeps() == [points, 0]
        assert hand.pile(0) == (cards(table) if points else 0)
        assert hand.table == (0 if points else cards(table))
        assert hand.last == (0 if points else NOBODY)
        assert hand.turn() == 1


def test_of_all_opening_tables_2492_make_30_and_3120_make_15():
    rules, split = game().terms, game("spanish").terms
    found = {15: 0, 30: 0, "two": 0}
    for a in range(40):
        for b in range(a):
            for c in range(b):
                for d in range(c):
                    lying = a % 10 + b % 10 + c % 10 + d % 10 + 4
                    if lying in (15, 30):
                        table = 1 << a | 1 << b | 1 << c | 1 << d
                        found[lying] += rules.opening(table) == lying // 15
                        found["two"] += lying == 30 and split.opening(table) == 2
    assert found == {15: 3120, 30: 2492, "two": 876}


def test_the_opening_is_told_and_moves_its_cards():
    log = Log()
    hand = dealt("7d 8c 7s 8b", dealer=1, log=log)
    assert [(event.seat, event.word) for event in log.events if event.word] == [(1, "Escoba")]
    shown = [len(event.cards) for event in log.events if event.target and event.target.name == "swept"]
    assert shown == [2]
    assert hand.sweeps() == [0, 2]
    assert hand.opening == [0, 2]


def test_the_opening_may_go_to_the_player_who_begins_or_not_count_at_all():
    first = dealt("1d 2c 5s 7b", opening_to="first_player")
    assert (first.sweeps(), first.last) == ([0, 1], 1)
    off = dealt("1d 2c 5s 7b", opening_15_30=False)
    assert (off.sweeps(), off.last, count(off.table)) == ([0, 0], NOBODY, 4)


def test_in_pairs_the_opening_goes_to_the_dealers_side():
    hand = dealt("1d 2c 5s 7b", dealer=3, seats=4)
    assert hand.sweeps() == [0, 1]
    assert count(dealt("1d 2c 5s 7b", seats=4, deal4="ten_none").table) == 0


def test_without_any_capture_all_cards_go_to_whoever_had_the_opening():
    hand = dealt("1d 2c 5s 7b", dealer=0, capture_obligation="none")
    while hand.turn() != NOBODY:
        hand.play(min(hand.moves()))  # a card laid is less than a card that takes
    assert hand.pile(0) == 2**40 - 1
    assert hand.sweeps() == [1, 0]


def test_a_seat_that_saw_the_opening_knows_as_much_as_the_hand():
    hand = dealt("7d 8c 7s 8b")
    for seat in range(2):
        world = hand.observe(seat).sample(dice("any"))
        assert world.observe(seat).state() == hand.observe(seat).state()
        assert world.opening == [2, 0]


def test_e_l3_taking_the_whole_table_is_an_escoba():
    hand, log = position(game(), ["5d", "9s"], "1c 2d 3s 4b", last=1), Log()
    hand.play(game().move("5dx1c+2d+3s+4b"), log)
    assert hand.sweeps() == [1, 0]
    assert [event.word for event in log.events if event.word] == ["Escoba"]


def test_who_could_not_make_fifteen_is_known_to_hold_nothing_that_could():
    hand = position(game(), ["1d 6d", "9s 8d"], "2c 3d 8s 10b", last=1, stock="3c 4c")
    hand.play(game().move("1d"))
    could = [rank for rank in range(1, 11) if hand.barred[0] & cards(f"{rank}c")]
    assert could == [2, 3, 4, 5, 7, 10]


def test_the_opening_stands_on_a_line_of_its_own_in_the_count():
    hand = dealt("7d 8c 7s 8b")
    rows = {row.term: row for row in game().rows(hand)}
    assert rows["Opening"].figures == ["30", "–"]
    assert [*rows["Opening"].points] == [2, 0]
    assert [*rows["Escobas"].points] == [0, 0]
    assert "Napola" not in rows
    assert "Opening" not in [row.term for row in game(opening_15_30=False).rows(hand)]


def test_spanish_tables_count_sevens_and_bind_only_the_played_card():
    options = game("spanish").options
    assert (options["capture_obligation"], options["primiera"]) == ("card", "sevens")
    hand = dealt("10d 10c 4s 7b")
    row = next(row for row in game("spanish").rows(hand) if row.term == "Primiera")
    assert row.note.text == "most sevens"


@pytest.mark.parametrize(
    ("totals", "winners"), [([20, 19], None), ([21, 21], None), ([21, 22], [1]), ([25, 24], [0])]
)
def test_the_match_goes_to_21_unless_equal(totals, winners):
    outcome = game().outcome(totals, [[0, 0]] * 7, NOBODY)
    assert (outcome and outcome.winners) == winners


def test_what_a_person_is_told_to_do_follows_the_hand():
    rules = game()
    hand = position(rules, ["1d 5d", "9s"], "2c 3d 8s 10b", last=1)
    assert rules.wish(hand.observe(0)).text == "You must take: make fifteen."
    hand = position(rules, ["1d", "9s"], "2c 3d 8s 10b", last=1)
    assert rules.wish(hand.observe(0)).text == "None of your cards makes fifteen: lay one."
    free = game("spanish")
    hand = position(free, ["1d 5d", "9s"], "2c 3d 8s 10b", last=1)
    assert free.wish(hand.observe(0)).text == "Make fifteen, or play another card."
    hand = position(free, ["5d", "9s"], "2c 3d 8s 10b", last=1)
    assert free.wish(hand.observe(0)).text == "Make fifteen."


def test_the_picked_cards_are_added_up_to_fifteen():
    assert game().adding(LATIN40.cards("3b 4c 2s")) == ([3, 4, 2], 15)
    assert game().swept(2).plural == "{n} escobas"
