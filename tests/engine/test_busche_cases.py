"""The worked cases of Busche: tricks, legal cards, the count of a round, its dealer, the end of a match."""

import pytest

from tappeto.core.cards import LATIN40
from tappeto.core.chance import dice
from tappeto.games.api import NOBODY, Sheet
from tappeto.games.busche.rules import LAST_TRICK, busche, ladder, losers, next_dealer, points, winner
from tappeto.i18n import Phrase, Suit
from tests.engine.busche import deal, game, play_random, position


def cases(names, rows):
    """A test for each row, called as the rules call it."""
    return pytest.mark.parametrize(names, [row[1:] for row in rows], ids=[row[0] for row in rows])


TRICKS = [
    ("B-T1", "6b 2b 4c 1b", "2b", 4),
    ("B-T2", "7s 2s 3b 1s", "2s", 5),
    ("B-T3", "1d 10d 2d 3d", "3d", 11),
    ("B-T4", "4c 3d 3s 3b", "4c", 3),
    ("B-T5", "8c 9c 10c 7c", "10c", 3),
    ("B-T6", "5b 4b 6b 7b", "7b", 0),
    ("B-T7", "2s 3s 1s 1d", "3s", 13),
    ("B-T8", "1d 1c 1s 1b", "1d", 17),
]


@cases(("played", "best", "worth"), TRICKS)
def test_the_strongest_card_of_the_led_suit_takes_the_trick(played, best, worth):
    trick = LATIN40.cards(played)
    assert LATIN40.text(trick[winner(trick)]) == best
    assert sum(points(card) for card in trick) == worth


def test_all_cards_and_the_last_trick_make_forty_points():
    assert sum(points(card) for card in range(40)) + LAST_TRICK == 40


@pytest.mark.parametrize("last", [False, True])
def test_the_winner_collects_and_leads_and_the_last_trick_counts_three_more(last):
    hands = ["2s", "3s", "1s", "1d"] if last else ["2s 4c", "3s 5c", "1s 6c", "1d 7c"]
    hand = position(hands)
    for text in ("2s", "3s", "1s", "1d"):
        hand.play(LATIN40.card(text))
    assert hand.scored == [0, 16 if last else 13, 0, 0]
    assert hand.tricks == [0, 1, 0, 0]
    assert hand.leader == 1
    assert hand.turn() == (NOBODY if last else 1)


FOLLOW = [
    ("B-F1", "", "4c 3c 1d", "4c 3c 1d"),
    ("B-F2", "7c", "4c 3c 1d", "4c 3c"),
    ("B-F3", "7s", "4c 3c 1d", "4c 3c 1d"),
    ("B-F4", "7d", "1d 3s 3b", "1d"),
]


@cases(("led", "held", "legal"), FOLLOW)
def test_the_led_suit_must_be_followed_and_need_not_be_beaten(led, held, legal):
    hand = position(["", held, "", ""], led, leader=0 if led else 1)
    assert {LATIN40.text(move) for move in hand.moves()} == set(legal.split())


ROUNDS = [
    ("B-S1", (18, 10, 8, 4), (4, 3, 2, 1), (1, 0, 0, 0)),
    ("B-S2", (19, 11, 6, 4), (4, 3, 2, 1), (2, 0, 0, 0)),
    ("B-S3", (22, 10, 5, 3), (5, 2, 2, 1), (2, 0, 0, 0)),
    ("B-S4", (23, 9, 5, 3), (5, 2, 2, 1), (3, 0, 0, 0)),
    ("B-S5", (24, 8, 5, 3), (5, 2, 2, 1), (4, 0, 0, 0)),
    ("B-S6", (25, 7, 5, 3), (5, 2, 2, 1), (5, 0, 0, 0)),
    ("B-S7", (40, 0, 0, 0), (7, 1, 1, 1), (20, 0, 0, 0)),
    ("B-S8", (17, 17, 6, 0), (4, 4, 1, 1), (1, 1, 0, 0)),
    ("B-S9", (20, 20, 0, 0), (4, 4, 1, 1), (2, 2, 0, 0)),
    ("B-S10", (13, 13, 13, 1), (3, 3, 3, 1), (1, 1, 1, 0)),
    ("B-S11", (10, 10, 10, 10), (3, 3, 2, 2), (1, 1, 1, 1)),
    ("B-S12", (25, 10, 5, 0), (5, 3, 2, 0), (0, 0, 0, 2)),
    ("B-S13", (30, 10, 0, 0), (7, 3, 0, 0), (0, 0, 4, 4)),
    ("B-S14", (40, 0, 0, 0), (10, 0, 0, 0), (0, 8, 8, 8)),
    ("B-S15", (20, 20, 0, 0), (4, 5, 1, 0), (0, 0, 0, 2)),
    ("B-S16", (0, 21, 19, 0), (1, 5, 4, 0), (0, 0, 0, 2)),
]


@pytest.mark.parametrize(
    ("scored", "tricks", "paid"), [row[1:] for row in ROUNDS], ids=[r[0] for r in ROUNDS]
)
def test_who_has_most_points_pays_unless_somebody_took_no_trick(scored, tricks, paid):
    assert sum(scored) == 40
    assert sum(tricks) == 10
    assert busche(list(scored), list(tricks)) == list(paid)


def test_the_ladder_rises_from_one_to_twenty():
    steps = [ladder(most) for most in range(10, 41)]
    assert steps == [1] * 9 + [2] * 4 + list(range(3, 21))


ENDS = [
    ("B-E1", (20, 10, 5, 0), None),
    ("B-E2", (21, 10, 5, 0), [0]),
    ("B-E3", (11, 11, 5, 0), [0, 1]),
    ("B-E4", (21, 12, 3, 0), [0, 1]),
    ("B-E5", (3, 16, 18, 17), [1, 2, 3]),
    ("B-E6", (18, 16, 18, 17), [0, 2, 3]),
    ("B-E7", (12, 11, 11, 11), [0]),
    ("B-E8", (20, 0, 0, 0), None),
]


@cases(("totals", "lost"), ENDS)
def test_the_match_ends_over_the_limits_with_one_to_three_losers(totals, lost):
    assert (losers(list(totals), game().terms) or None) == lost


def test_all_four_over_the_limit_may_all_lose():
    terms = game(four_over="all_lose").terms
    assert losers([18, 16, 18, 17], terms) == [0, 1, 2, 3]


def test_a_match_that_all_four_lose_has_no_winner():
    hand = play_random(deal("all"), dice("all"))
    rules = game(four_over="all_lose")
    sheet = rules.close(hand, Sheet([11, 12, 13, 14], 0, 9, None))
    assert sheet.outcome.winners == []
    assert sheet.outcome.reason == "All four are over the limit: everybody loses."
    assert game().close(hand, Sheet([11, 30, 30, 30], 0, 9, None)).outcome.winners == [0]


def test_the_limits_are_options():
    terms = game(busche_single=15, busche_double=8).terms
    assert losers([9, 9, 0, 0], terms) == [0, 1]
    assert losers([16, 8, 0, 0], terms) == [0]
    assert losers([15, 8, 0, 0], terms) == []


DEALERS = [
    ("B-D1", 0, (0, 0, 0, 2), 3),
    ("B-D2", 1, (2, 2, 0, 0), 0),
    ("B-D3", 0, (0, 8, 8, 8), 1),
    ("B-D4", 2, (1, 1, 1, 1), 3),
    ("B-D5", 3, (0, 0, 0, 5), 3),
]


@pytest.mark.parametrize(
    ("dealer", "made", "after"), [row[1:] for row in DEALERS], ids=[r[0] for r in DEALERS]
)
def test_the_loser_deals_next_and_his_right_neighbour_leads(dealer, made, after):
    assert next_dealer(dealer, list(made)) == after
    assert deal("any", dealer=after).turn() == (after + 1) % 4


def test_by_chance_each_of_several_losers_deals_sometimes_and_a_replay_agrees():
    rules = game(dealer_tie="random")
    found = set()
    for seed in range(300):
        hand = play_random(deal(f"deal {seed}"), dice(str(seed)))
        sheet = Sheet([0, 0, 0, 0], 0, 0, None)
        after = rules.close(hand, sheet).dealer
        paid = [seat for seat in range(4) if hand.points()[seat] > 0]
        assert after in paid
        assert after == rules.close(hand, sheet).dealer
        if len(paid) > 1:
            found.add(paid.index(after))
    assert len(found) > 1


def test_the_match_that_ends_names_its_winners():
    hand = play_random(deal("end"), dice("end"))
    payer = max(range(4), key=lambda seat: hand.points()[seat])
    totals = [20 if seat == payer else 0 for seat in range(4)]
    sheet = game().close(hand, Sheet(totals, 0, 9, None))
    assert sheet.outcome.winners == [seat for seat in range(4) if seat != payer]


def test_the_open_trick_tells_who_led_and_who_is_winning():
    hand = position(["4d 5d", "6d 7d", "1s 2s", "3s 4s"], "", leader=0)
    rules = game()
    assert rules.marks(hand) == []
    hand.play(LATIN40.card("4d"))
    assert rules.marks(hand) == [(0, "led"), (0, "winning")]
    hand.play(LATIN40.card("6d"))
    assert rules.marks(hand) == [(0, "led"), (1, "winning")]


def test_a_refused_card_is_told_which_suit_was_led():
    seen = position(["4d", "6d 7s", "1s", "3s"], "8d", leader=0).observe(1)
    found = game().why_not(seen, LATIN40.cards("7s"))
    assert found.rule == "must_follow"
    assert found.phrase.values == {"suit": Suit("d")}
    assert game().wish(seen) == Phrase("Follow suit: {suit}.", {"suit": Suit("d")})
    assert game().why_not(seen, LATIN40.cards("6d")) is None
    assert game().why_not(seen, LATIN40.cards("1s")) is None
    assert game().why_not(seen, LATIN40.cards("6d 7s")).rule == "one_card"


def test_who_did_not_follow_is_known_to_hold_nothing_of_that_suit():
    hand = position(["4d 5c", "7s 8c", "1s 9c", "3s 6d"], "8d", leader=0)
    hand.play(LATIN40.card("7s"))
    for seed in range(20):
        world = hand.observe(0).sample(dice(str(seed)))
        assert world.cards_of(1) & 0x3FF == 0


def test_the_count_shows_tricks_points_and_busche():
    hand = play_random(deal("rows"), dice("rows"))
    rows = {row.term: row for row in game().rows(hand)}
    assert sum(int(figure) for figure in rows["Tricks"].figures) == 10
    assert sum(int(figure) for figure in rows["Points"].figures) == 40
    assert [*rows["Busche"].points] == hand.points()
