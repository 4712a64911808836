"""Cards, sets and chance: the ground that every game stands on."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tappeto.core.cards import LATIN40, count, first, has, members, one, shl, union
from tappeto.core.chance import Dice, dice, shuffled
from tappeto.games.share import spread

SETS = st.integers(1, 2**62 - 1)


@given(cards=SETS)
def test_a_set_is_its_members(cards):
    found = members(cards)
    assert found == [place for place in range(62) if cards >> place & 1]
    assert union(found) == cards
    assert count(cards) == len(found)
    assert first(cards) == found[0]
    assert all(has(cards, card) for card in found)


@pytest.mark.parametrize("place", [0, 1, 30, 31, 32, 33, 46, 61])
def test_high_bits_are_as_good_as_low_ones(place):
    assert one(place) == shl(1, place) == 2**place
    assert first(2**place) == place


def test_every_card_reads_back_and_no_other_text_is_a_card():
    assert [LATIN40.card(text) for text in LATIN40.texts] == list(range(40))
    assert LATIN40.text(6) == "7d"
    assert (LATIN40.rank(39), LATIN40.suit(39)) == ("10", "b")
    for text in ("", "d7", "7", "0d", "11d", "7D", " 7d"):
        with pytest.raises(ValueError, match="not in the latin40 pack"):
            LATIN40.card(text)


def test_the_dice_give_the_published_stream_of_xoshiro128():
    """xoshiro128++ from the state 1, 2, 3, 4, as its authors' program prints it."""
    chance = Dice(1, 2, 3, 4)
    assert [chance.word() for _ in range(5)] == [641, 1573767, 3222811527, 3517856514, 836907274]


def test_the_same_seed_gives_the_same_pack_for_ever():
    assert (
        " ".join(map(str, shuffled(40, "tappeto")))[:30] == " ".join(map(str, shuffled(40, "tappeto")))[:30]
    )
    assert shuffled(40, "tappeto") != shuffled(40, "tappetp")
    assert sorted(shuffled(40, "")) == list(range(40))


def test_dice_without_a_seed_still_roll():
    chance = Dice(0, 0, 0, 0)
    assert len({chance.word() for _ in range(10)}) > 5


@given(bound=st.integers(1, 2**30 - 1), seed=st.text(max_size=5))
def test_a_roll_is_below_its_bound(bound, seed):
    assert 0 <= dice(seed).below(bound) < bound


@given(st.data())
def test_unseen_cards_are_spread_without_giving_anybody_what_he_cannot_have(data):
    cards = data.draw(st.sets(st.integers(0, 39), min_size=4, max_size=12))
    truth = data.draw(st.permutations(sorted(cards)))
    cut = len(truth) // 3
    hands = [truth[:cut], truth[cut : 2 * cut], truth[2 * cut :]]
    # Whatever is barred, the true hands do not have it, so a way exists.
    barred = [
        union(data.draw(st.lists(st.sampled_from(truth), unique=True))) & ~union(hand) for hand in hands
    ]
    given_out = spread(union(truth), [len(hand) for hand in hands], barred, dice("spread"))
    assert sorted(card for hand in given_out for card in hand) == sorted(truth)
    for hand, bar, before in zip(given_out, barred, hands, strict=True):
        assert len(hand) == len(before)
        assert union(hand) & bar == 0


def test_spread_reaches_every_way():
    ways = {tuple(sorted(spread(0b1111, [2, 2], [0b0001, 0], dice(str(seed)))[0])) for seed in range(200)}
    assert ways == {(1, 2), (1, 3), (2, 3)}


def test_cards_that_nobody_can_have_are_no_endless_search():
    with pytest.raises(ValueError, match="no hand fits"):
        spread(0b1111, [2, 2], [0b0001, 0b0001], dice("none"))
