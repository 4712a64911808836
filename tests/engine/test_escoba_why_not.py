"""A refused card of Escoba is told its sum and what is missing."""

import pytest

from tappeto.core.cards import LATIN40
from tappeto.i18n import say
from tests.engine.scopa import position
from tests.engine.test_escoba_cases import game

CASES = [
    # table, hand, picked, rule, sentence
    ("5c 1b", "9d", "9d 5c", "fifteen", "9 + 5 = 14: one more is needed."),
    ("4c 2s 6d", "3b", "3b 4c 2s", "fifteen", "3 + 4 + 2 = 9: 6 more are needed."),
    ("7c 6s", "9d", "9d 7c", "fifteen", "9 + 7 = 16: that is one too many."),
    ("10c 6s", "9d", "9d 10c 6s", "fifteen", "9 + 10 + 6 = 25: that is 10 too many."),
    ("7c 7d", "7s", "7s 7c", "fifteen", "7 + 7 = 14: one more is needed."),
    ("6c", "9d", "9d", "must_take", "It can make fifteen. A card that can take may not be laid."),
    ("6c", "9d 2s", "2s", "must_take", "Another card of your hand can take"),
    ("6c", "9d 2s", "9d 2s", "one_card", "One card of the hand is played at a time."),
    ("6c", "9d", "9d 6s", "one_card", "Only cards that lie on the table can be taken."),
]


@pytest.mark.parametrize(("table", "hand", "picked", "rule", "words"), CASES)
def test_a_refusal_tells_the_sum(table, hand, picked, rule, words):
    rules = game()
    seen = position(rules, [hand, ""], table, last=1).observe(0)
    found = rules.why_not(seen, LATIN40.cards(picked))
    assert found.rule == rule
    assert say(found.phrase).startswith(words)


@pytest.mark.parametrize("picked", ["9d 6c", "6c", "10d"])
def test_what_is_allowed_or_not_ours_to_play_is_not_refused(picked):
    seen = position(game(), ["9d 2s", ""], "6c", last=1).observe(0)
    assert game().why_not(seen, LATIN40.cards(picked)) is None
