"""What other Scopa programs get wrong, each kept from coming back."""

import pytest

from tappeto.ai.search import Search
from tappeto.core.cards import LATIN40, count
from tappeto.core.chance import dice, shuffled
from tappeto.games.api import NOBODY, Log, Sheet
from tappeto.games.capture.count import tally
from tappeto.games.capture.hand import CaptureHand
from tests.engine.scopa import captures, cards, deal, game, moves, play, position
from tests.engine.tables import Case, reloaded, somewhere, state, wander


def test_a_sweep_with_the_last_card_of_a_packet_counts_while_the_stock_has_cards():
    hand = position(game(), ["", "7d"], "7c", seat=1, stock="1d 2d 3d 4d 5d 6d")
    play(hand, "7dx7c")
    assert hand.sweeps() == [0, 1]
    assert hand.turn() == 0


def test_ties_pay_nobody():
    half = cards("1d 3d 5d 7d 9d 2c 4c 7c 8c 10c 1s 3s 6s 9s 10s 2b 4b 5b 6b 8b")
    points = tally([half, (2**40 - 1) & ~half], [0, 0], game().rules)
    assert points[1] == points[2] == points[4] == [0, 0]


def test_three_kings_are_as_many_as_four():
    order = LATIN40.cards("1d 2d 3d 4d 5d 6d 10d 10c 10s 4b")
    order += [card for card in range(40) if card not in order]
    assert game().thrown_in(order, 0)
    match = next(
        match
        for match in (Case("scopa", "italian", 2).match(str(seed)) for seed in range(3000))
        if match.deal() and match.record.deals[0].thrown
    )
    assert match.record.deals[0].dealer == match.record.dealer  # the same dealer deals again
    assert state(reloaded(match)) == state(match)


def test_of_two_sides_past_the_target_the_one_with_more_points_wins():
    assert game().outcome([12, 14], [[0, 0]] * 7, NOBODY).winners == [1]
    assert game().outcome([14, 12], [[0, 0]] * 7, NOBODY).winners == [0]


def test_the_shortest_capture_is_not_forced():
    assert captures("1d 2c 3s 4b", "6c") == {"2c 4b", "1d 2c 3s"}


def test_both_of_two_equal_cards_are_offered_and_no_sum_beside_them():
    assert captures("3b 4s 7d 7c", "7s") == {"7c", "7d"}


def test_three_sevens_do_not_win_the_primiera_without_the_fourth_suit():
    mine = cards("7d 7c 7s")
    points = tally([mine, (2**40 - 1) & ~mine], [0, 0], game().rules)
    assert points[4] == [0, 1]


def test_the_settebello_among_the_left_overs_counts_for_the_last_taker():
    hand = position(game(), ["", "9s"], "7d 2c", seat=1, last=0)
    log = Log()
    hand.play(game().move("9s"), log)
    assert hand.pile(0) & cards("7d") != 0
    swept = [event for event in log.events if event.seat == NOBODY]
    assert [(event.cards, event.target.key()) for event in swept] == [(LATIN40.cards("7d 2c 9s"), "taken0")]


def test_a_card_that_can_take_may_not_be_laid_but_any_hand_card_may_be_chosen():
    assert moves("7c 4d", "7s 9d") == {"7sx7c", "9d"}


def test_no_sum_is_missed():
    """Every subset of a table of ten cards is tried by hand."""
    table = LATIN40.cards("1d 1c 2d 2s 3b 4c 5s 6d 9c 10b")
    for card in LATIN40.cards("1b 2b 3d 4d 5d 6s 7d 8d 9d 10d"):
        worth = card % 10 + 1
        equal = {frozenset([other]) for other in table if other % 10 == card % 10}
        sets = {
            frozenset(table[place] for place in range(10) if bits >> place & 1)
            for bits in range(1, 1024)
            if sum(table[place] % 10 + 1 for place in range(10) if bits >> place & 1) == worth
        }
        found = game().rules.captures(card, sum(2**other for other in table))
        assert {frozenset(c for c in table if take >> c & 1) for take in found} == (equal or sets)
        assert len(found) == len(set(found))


def test_the_dealer_moves_on_after_each_deal_and_the_pack_is_shuffled_anew():
    match = somewhere(Case("scopa", "italian", 4), 1, 39)
    wander(match, dice("on"), 3)
    first, second = match.record.deals[:2]
    assert second.dealer == (first.dealer + 1) % 4
    assert second.pack != first.pack
    assert match.sheet.dealer == second.dealer


def test_a_card_laid_on_an_empty_table_is_no_scopa():
    hand = position(game(), ["4d 5c", "9d 9c"], "")
    log = Log()
    hand.play(game().move("4d"), log)
    assert [event.word for event in log.events] == [""]
    assert hand.sweeps() == [0, 0]


def test_the_total_grows_once_by_each_count_and_scope_survive_a_reload():
    match = somewhere(Case("scopa", "italian", 2), 8, 20)
    before = match.hand.sweeps()
    assert reloaded(match).hand.sweeps() == before
    while match.turn() != NOBODY:
        wander(match, dice(str(match.length())), 1)
    assert match.sheet.totals == match.hand.points()
    assert reloaded(match).sheet.totals == match.sheet.totals


def test_the_first_card_of_the_pack_is_a_card_like_any_other():
    """The ace of coins has index 0."""
    assert captures("1d 2c", "1s") == {"1d"}
    assert captures("1d 2c", "3s") == {"1d 2c"}
    assert moves("9c", "1d") == {"1d"}
    hand = play(position(game(), ["1d", "9s"], "1c 4s", last=1), "1dx1c")
    assert hand.pile(0) & 1 == 1
    seen = position(game(), ["1d 9s", "9d 8d"], "1c 4s", last=1).observe(0)
    search = Search(seen, "zero")
    search.step(20)
    assert search.best() in seen.moves()


@pytest.mark.parametrize("seats", [2, 4])
def test_no_seat_gets_better_cards_than_another(seats):
    """Where each card lies in 4,000 shuffled packs: every place has its share of every card."""
    places = [[0] * 4 for _ in range(40)]
    rules = game(seats=seats)
    for seed in range(4000):
        hand = rules.deal(shuffled(40, f"fair {seed}"), Sheet([0, 0], seed % seats, 0, None))
        assert isinstance(hand, CaptureHand)
        for seat in range(seats):
            for card in range(40):
                places[card][seat] += hand.cards_of(seat) >> card & 1
    expected = 4000 * (3 if seats == 2 else 10) / 40
    for card in range(40):
        for seat in range(seats):
            assert abs(places[card][seat] - expected) < 5 * expected**0.5


def test_a_deal_does_not_depend_on_who_plays():
    """The order of every later pack follows from the seed alone."""
    packs = []
    for way in ("one", "two"):
        match = Case("scopa", "italian", 2).match("same seed")
        for _ in range(3):
            match.deal()
            while match.turn() != NOBODY:
                wander(match, dice(f"{way} {match.length()}"), 1)
        packs.append([deal.pack for deal in match.record.deals])
    assert packs[0] == packs[1]


def test_new_packets_go_on_with_the_same_player():
    hand = deal("", game(), dealer=1)
    chance = dice("packets")
    for _ in range(6):
        assert hand.turn() != NOBODY
        legal = hand.moves()
        hand.play(legal[chance.below(len(legal))])
    assert hand.turn() == 0
    assert count(hand.cards_of(0)) == count(hand.cards_of(1)) == 3
