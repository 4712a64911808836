"""What holds in every round of dominoes, tried on many random rounds; ten thousand with --long."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tappeto.core.cards import count
from tappeto.core.chance import dice
from tappeto.games.api import NOBODY
from tappeto.games.domino.hand import BLOCKED, OUT, DominoHand
from tappeto.games.domino.rules import DRAW, HIGH, LOW, PASS, SHOWING, fitting, other_half, pips
from tappeto.games.domino.tiles import lack
from tests.engine.domino import deal, game, play_random

# As many actions as a round can have: every tile laid, every covered one drawn, passes between them.
LONGEST = 28 + 14 + 28 * 3


def check_line(hand: DominoHand) -> None:
    """Every tile of the line matches its neighbour, and the ends are what the last ones leave open."""
    first = hand.line(1)[0]
    for arm, inner, end in (
        (hand.line(0), LOW[first], hand.end0),
        (hand.line(1)[1:], HIGH[first], hand.end1),
    ):
        for tile in arm:
            assert inner in (LOW[tile], HIGH[tile])
            inner = other_half(tile, inner)
        assert inner == end


def check_end(hand: DominoHand) -> None:
    """A finished round: why it ended, and who gets what."""
    left = [pips(held) for held in hand.hands]
    made = hand.points()
    if hand.how == OUT:
        assert sum(held == 0 for held in hand.hands) == 1
        assert sum(made) == sum(left)
    else:
        assert hand.covered() == 0
        assert all(held & fitting(hand.end0, hand.end1) == 0 for held in hand.hands)
        least = min(left)
        gain = 0 if left.count(least) > 1 else sum(left) - least * len(left)
        assert sorted(made) == [0] * (len(left) - 1) + [gain]
        assert gain == 0 or left[made.index(gain)] == least


def check_rounds(number: int) -> None:
    """Random rounds to their ends, a third of them with each number of players."""
    ended: list[str] = []
    tied = longest = 0
    for seed in range(number):
        hand = deal(f"domino {seed}", game(2 + seed % 3))
        longest = max(longest, play_random(hand, dice(str(seed))))
        check_line(hand)
        check_end(hand)
        ended.append(hand.how)
        tied += hand.result()[0] == NOBODY
    assert longest <= LONGEST
    assert set(ended) == {OUT, BLOCKED}
    # in 6,000 rounds elsewhere 80 % went out, and 1.25 % were tied
    assert 0.76 < ended.count(OUT) / number < 0.84
    assert tied / number < 0.03


def test_random_rounds_all_end_and_as_often_by_going_out_as_elsewhere():
    check_rounds(1500)


@pytest.mark.long
def test_ten_thousand_random_rounds_do_too():
    check_rounds(10_000)


@given(seed=st.integers(0, 2**32), seats=st.integers(2, 4), moves=st.integers(0, 60))
@settings(deadline=None, max_examples=150)
def test_who_can_lay_must_and_who_cannot_draws_or_else_passes(seed, seats, moves):
    hand, chance = deal(str(seed), game(seats)), dice(str(seed))
    for _ in range(moves):
        if hand.turn() == NOBODY:
            break
        before = hand.copy()
        legal = hand.moves()
        fits = before.hands[before.player] & fitting(before.end0, before.end1)
        assert legal
        assert (legal == [DRAW]) == (fits == 0 and before.covered() > 0)
        assert (legal == [PASS]) == (fits == 0 and before.covered() == 0)
        hand.play(legal[chance.below(len(legal))])
        assert before.covered() - hand.covered() == (legal == [DRAW])
        if hand.turn() != NOBODY:
            assert hand.turn() == (before.turn() + 1) % seats
        for seat in range(seats):
            assert max(lack(hand.lacks(seat), number) for number in range(7)) <= count(hand.cards_of(seat))


@given(seed=st.integers(0, 2**32), seats=st.integers(2, 4), moves=st.integers(0, 45))
@settings(deadline=None, max_examples=100)
def test_the_true_hands_never_contradict_what_was_concluded(seed, seats, moves):
    hand, chance = deal(str(seed), game(seats)), dice(str(seed))
    for _ in range(moves):
        if hand.turn() == NOBODY:
            break
        legal = hand.moves()
        hand.play(legal[chance.below(len(legal))])
    for seat in range(seats):
        # more is known of the older ones, so each in turn takes a tile if there is a way
        rest = hand.cards_of(seat)
        for place in range(count(rest)):
            free = rest
            for number in range(7):
                if lack(hand.lacks(seat), number) > place:
                    free &= ~SHOWING[number]
            assert free
            rest &= ~(free & -free)


@given(seed=st.integers(0, 2**32), opener=st.sampled_from(["highest_double", "winner"]), force=st.booleans())
@settings(deadline=None, max_examples=40)
def test_odd_openings_end_too(seed, opener, force):
    for seats in (2, 3, 4):
        hand = deal(str(seed), game(seats, opener=opener, force_double=force, target=0))
        play_random(hand, dice(str(seed)))
        check_end(hand)
