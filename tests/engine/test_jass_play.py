"""How machine players of Jass think: contracts, Weis, conventions between partners, bids."""

import pytest

from tappeto import build
from tappeto.ai.levels import LEVELS, choose, level
from tappeto.core.cards import JASS36
from tappeto.core.chance import dice
from tappeto.games.api import NOBODY
from tappeto.games.schieber.choosing import choose as contract_of
from tests.engine.jass import answer_all, cards, deal, differenzler, hold, position, round_of, say, schieber

ONCE = [1] * 6


@pytest.mark.parametrize(
    ("held", "contract"),
    [
        ("Ua 9a Aa 7a 6a Ar 7s 8b 6b", 0),
        ("Us 9s As Ks 10s 6s Ar 7r 6b", 2),
        ("Aa Ka Ar Kr As Ks Ab 6b 7r", 4),
        ("6a 7a 8a 6r 7r 6s 7s 6b 7b", 5),
        ("8a 10a 9r Or 8s 10s Kb 9b Or", 6),  # nothing looks good: push
    ],
)
def test_the_contract_fits_the_cards(held, contract):
    assert contract_of(cards(held), ONCE, True) == contract
    assert contract_of(cards(held), ONCE, False) < 6


def test_what_counts_more_is_chosen_sooner():
    held = cards("Ua 9a Aa 7a Ub 9b Ab 7b 6r")
    assert contract_of(held, [1, 1, 2, 2, 3, 4], False) == 3
    assert contract_of(held, [2, 2, 1, 1, 3, 3], False) == 0


def test_every_level_announces_its_weis():
    game = schieber()
    for seed in range(30):
        hand = deal(game, f"weis {seed}")
        say(hand, game, "trump-s")
        while hand.speaker != NOBODY:
            for one in LEVELS:
                assert choose(hand.observe(hand.turn()), str(seed), one) == hand.moves()[0]
            hand.play(hand.moves()[0])


def played(hand, names=("medium", "hard")):
    """The cards that these levels play."""
    seen = hand.observe(hand.turn())
    return {JASS36.text(choose(seen, f"{name} {seed}", level(name))) for name in names for seed in range(2)}


def test_points_go_to_the_trick_that_the_partner_is_sure_to_win():
    hand = position(schieber(), "a", ["Ar 7s", "6r 8s", "9s 9b", "6b 10b"], "Ar 6r")
    hand.play(JASS36.card("9s"))
    assert played(hand) <= {"6b", "10b"}
    mate = position(schieber(), "a", ["As 7s", "6s Ab", "6b 10b", "9s 9b"], "As 6s")
    assert played(mate) == {"10b"}


def test_a_partner_s_sure_trick_is_not_trumped():
    hand = position(schieber(), "a", ["Ar 7s", "6r 8s", "7r 9b", "6a 6b"], "")
    for text in ("Ar", "6r", "7r"):
        hand.play(JASS36.card(text))
    # seat 3 is an opponent and trumps; the partner of the leader would not
    assert played(hand) == {"6a"}
    mate = position(schieber(), "a", ["As 7s", "6s 8s", "6a 6b", "9s 9b"], "As 6s")
    assert played(mate) == {"6b"}


def test_no_level_ever_trumps_what_is_the_partner_s_while_it_has_another_card():
    game = schieber()
    found = 0
    for seed in range(200):
        hand = deal(game, f"thrift {seed}")
        say(hand, game, "trump-a")
        answer_all(hand)
        chance = dice(str(seed))
        while hand.turn() != NOBODY:
            seat, moves = hand.turn(), hand.moves()
            last = hand.placed == 3 and hand.winning == (seat + 2) % 4
            if last and any(move >= 9 for move in moves) and any(move < 9 for move in moves):
                found += 1
                assert all(move >= 9 for move in hand.observe(seat).choices())
            hand.play(moves[chance.below(len(moves))])
    assert found > 50


def test_who_is_sure_of_enough_needs_no_search_to_say_so():
    game = schieber(target=1000)
    hand = position(game, "a", ["6a 7a 8r", "9a 10a 8s", "Ua 6r 7r", "8b 9b 10b"], leader=2)
    hand.stakes.totals[:] = [1000, 0]
    assert hand.observe(2).call() != NOBODY
    assert NOBODY not in played(hand)


def test_a_choice_of_cards_never_contains_a_claim():
    game = schieber(target=500)
    hand = deal(game, totals=(499, 499))
    say(hand, game, "trump-a")
    answer_all(hand)
    for _ in range(4):
        hand.play(hand.moves()[0])
    if hand.turn() != NOBODY:
        seen = hand.observe(hand.turn())
        assert all(move < 36 for move in seen.choices())


def test_a_bid_is_near_what_the_cards_are_worth():
    for held, low, high in (("Ua 9a Aa Ka Oa 10a 8a 7a 6a", 90, 157), ("6r 7r 8r 6s 7s 8s 6b 7b 8b", 0, 25)):
        hand = round_of(differenzler(), "bid")
        hold(hand, [held, "", "", ""])
        hand.contract = 0
        assert low <= hand.quick(dice("bid")) - 64 <= high


@pytest.mark.long
@pytest.mark.skipif(not build.native(), reason="takes minutes where the engine is interpreted")
def test_four_hard_players_are_six_points_off_on_average():
    off = []
    for seed in range(60):
        hand = round_of(differenzler(undertrump="free"), f"d{seed}", seed % 4)
        while hand.turn() != NOBODY:
            hand.play(choose(hand.observe(hand.turn()), f"{seed} {hand.played}", level("hard")))
        off += hand.points()
    assert sum(off) / len(off) < 6.3
