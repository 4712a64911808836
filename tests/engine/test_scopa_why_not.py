"""A refused card names the rule that refuses it."""

import pytest

from tappeto.core.cards import LATIN40
from tappeto.i18n import Cards
from tests.engine.scopa import game, position


def refusal(table, hand, picked, preset="italian", played=20, **changes):
    rules = game(preset, **changes)
    seats = rules.seats
    one = position(rules, [hand, *[""] * (seats - 1)], table, last=1)
    one.played = played
    return rules.why_not(one.observe(0), LATIN40.cards(picked))


CASES = [
    # table, hand, picked, options, rule, words of the sentence
    ("7c 3b 4s", "7s", "7s 3b 4s", {}, "equal_first", "a sum may not be taken"),
    ("7c 3b", "7s", "7s 3b", {}, "equal_first", "only an equal card"),
    ("7c 7d", "7s", "7s 7c 7d", {}, "equal_first", "only one may be taken"),
    ("3b 5s", "7s", "7s 3b 5s", {}, "sum", "add up to {sum}"),
    ("3b 5s", "7s", "7s 3b", {}, "sum", "counts {sum}"),
    ("7c 3b", "7s", "7s", {}, "must_take", "may not be laid"),
    ("3b 4c", "7s", "7s", {}, "must_take", "may not be laid"),
    ("3b 4c", "7s 9d", "9d", {"preset": "international"}, "must_take", "Another card"),
    ("3b 4c", "7s 9d", "7s 9d", {}, "one_card", "One card of the hand"),
    ("3b 4c", "7s 9d", "7s 5d", {}, "one_card", "on the table"),
    ("1d 2c 3s 4b", "6c", "6c 1d 2c 3s", {"sum_choice": "fewest"}, "fewest", "fewest"),
    ("2c 3s", "1d", "1d 2c", {"ace_takes_all": True}, "ace", "everything"),
    ("1c 3s", "1d", "1d 1c 3s", {"ace_takes_all": True}, "ace", "just that one"),
    ("3s", "1d 4c", "1d", {"ace_takes_all": True, "seats": 4, "played": 0}, "opening_ace", "first card"),
]


@pytest.mark.parametrize(("table", "hand", "picked", "how", "rule", "words"), CASES)
def test_a_refusal_names_its_rule(table, hand, picked, how, rule, words):
    found = refusal(table, hand, picked, **how)
    assert found.rule == rule
    assert words in found.phrase.text


def test_a_refusal_shows_the_card_that_comes_first():
    assert refusal("7c 3b 4s", "7s", "7s 3b 4s").phrase.values["there"] == Cards((LATIN40.card("7c"),))


def test_a_refusal_tells_the_sum_and_what_is_needed():
    assert refusal("3b 5s", "7s", "7s 3b 5s").phrase.values == {"sum": 8, "value": 7}


@pytest.mark.parametrize(
    ("picked", "table"), [("7s 7c", "7c 3d"), ("9d", "7c 3d"), ("5d", "7c 3d"), ("7c", "7c 3d")]
)
def test_what_is_allowed_or_not_ours_to_play_is_not_refused(picked, table):
    assert refusal(table, "7s 9d", picked) is None


def test_an_ace_on_an_empty_table_is_clicked_alone():
    assert refusal("", "1s", "1s", ace_takes_all=True) is None
