"""Laws that every game on the shelf obeys, with every preset and number of players."""

import json
import re
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tappeto import build
from tappeto.ai.levels import LEVELS, choose
from tappeto.ai.thinking import read
from tappeto.core.chance import dice
from tappeto.games.api import NOBODY, OPEN, IllegalMove
from tappeto.match.ask import request
from tests.engine.tables import (
    CASES,
    Case,
    every_game,
    play_out,
    positions,
    reloaded,
    somewhere,
    state,
    wander,
)

SEEDS = st.integers(0, 2**32 - 1)
MOVES = st.integers(0, 90)


def places(match):
    """The zone of each card; every card of the pack lies in exactly one."""
    layout = [(card, zone) for zone, cards in match.hand.layout() for card in cards]
    assert sorted(card for card, _ in layout) == list(range(match.game.pack.size))
    return {card: zone.key() for card, zone in layout}


@every_game
def test_the_events_lead_from_one_layout_to_the_next(case: Case):
    for seed in range(4):
        match, chance = case.match(str(seed)), dice(str(seed))
        where = dict.fromkeys(range(match.game.pack.size), "stock")
        for event in match.deal():
            for card in event.cards:
                assert where[card] == event.source.key()
                where[card] = event.target.key()
        assert where == places(match)
        while match.turn() != NOBODY:
            legal = match.moves()
            for event in match.play(legal[chance.below(len(legal))]):
                for card in event.cards:
                    assert where[card] == event.source.key()
                    where[card] = event.target.key()
            assert where == places(match)


@every_game
@given(seed=SEEDS, moves=MOVES)
@settings(deadline=None, max_examples=25)
def test_a_move_in_writing_reads_back_to_the_same_move(case: Case, seed, moves):
    match = somewhere(case, seed, moves)
    for move in match.moves():
        text = match.game.text(move)
        assert match.game.move(text) == move
        assert " " not in text


@every_game
@pytest.mark.parametrize(
    "text", ["", "x", "0d", "7d ", " 7d", "7dx", "7dx+", "7D", "7d7d", "11d", "7dx7d+", "é"]
)
def test_a_text_that_is_no_move_is_refused(case: Case, text):
    with pytest.raises(IllegalMove):
        case.match("a").game.move(text)


@every_game
def test_a_move_that_the_rules_do_not_allow_changes_nothing(case: Case):
    match = somewhere(case, 3, 9)
    before = state(match)
    legal = set(match.moves())
    for card in range(match.game.pack.size):
        if card not in legal:
            with pytest.raises(IllegalMove):
                match.play(card)
    assert state(match) == before


@every_game
@given(seed=SEEDS, moves=MOVES)
@settings(deadline=None, max_examples=15)
def test_a_record_replays_to_the_same_match_and_the_same_future(case: Case, seed, moves):
    match = somewhere(case, seed, moves)
    twin = reloaded(match)
    assert state(twin) == state(match)
    wander(match, dice("future"), 50)
    wander(twin, dice("future"), 50)
    assert state(twin) == state(match)


@every_game
@given(seed=SEEDS, moves=MOVES, part=st.floats(0, 1))
@settings(deadline=None, max_examples=15)
def test_a_match_taken_back_is_the_match_as_it_was(case: Case, seed, moves, part):
    match = somewhere(case, seed, moves)
    then = int(part * match.length())
    earlier = somewhere(case, seed, 0)
    assert state(match.until(0)) == state(earlier)
    wander(earlier, dice(f"wander {seed}"), then)
    assert state(match.until(then)) == state(earlier)


@every_game
@given(seed=SEEDS, moves=MOVES)
@settings(deadline=None, max_examples=25)
def test_no_seat_can_tell_a_sampled_hand_from_the_true_one(case: Case, seed, moves):
    match = somewhere(case, seed, moves)
    for seat in range(case.seats):
        seen = match.view(seat)
        world = seen.sample(dice(str(seed)))
        assert world.observe(seat).state() == seen.state()
        assert world.turn() == match.turn()
        cards = [card for _, lying in world.layout() for card in lying]
        assert sorted(cards) == list(range(match.game.pack.size))


@every_game
@given(seed=SEEDS, moves=MOVES)
@settings(deadline=None, max_examples=25)
def test_a_question_tells_a_bot_exactly_what_its_seat_knows(case: Case, seed, moves):
    match = somewhere(case, seed, moves)
    seat = match.turn()
    if seat != NOBODY:
        game, seen = read(json.loads(json.dumps(request(match, seat))))
        assert seen.state() == match.view(seat).state()
        legal = [game.text(move) for move in seen.moves() + seen.asides()]
        assert legal == request(match, seat)["legal"]


def seen_cards(match, seat, events):
    """The cards that a seat sees as these events go by."""
    return {
        card for event in events for card in event.cards if event.faces == OPEN or event.target.shows(seat)
    }


@every_game
def test_a_question_holds_no_card_that_its_seat_has_not_seen(case: Case):
    for seed in range(5):
        match, chance = case.match(str(seed)), dice(str(seed))
        events = match.deal()
        seen = [seen_cards(match, seat, events) for seat in range(case.seats)]
        while match.turn() != NOBODY:
            seat = match.turn()
            sent = json.dumps(request(match, seat), ensure_ascii=True)
            words = set(re.split(r"[^0-9A-Za-z-]+|(?<=[dcsb])x", sent))
            pack = match.game.pack
            assert {pack.card(text) for text in pack.texts if text in words} <= seen[seat]
            legal = match.moves()
            events = match.play(legal[chance.below(len(legal))])
            for other in range(case.seats):
                seen[other] |= seen_cards(match, other, events)


@every_game
def test_no_level_plays_otherwise_if_only_hidden_cards_differ(case: Case):
    """The true hand and a sampled one that looks the same to the seat: the same seed, the same move."""
    kinds = sum(one.game == case.game for one in CASES)
    for number, match in enumerate(positions(case, 200 // kinds + 1)):  # 200 a game
        seat = match.turn()
        seen = match.view(seat)
        other = seen.sample(dice(f"other {number}")).observe(seat)
        for level in LEVELS:
            # With all their plays the strong levels would take minutes for no other path of the code.
            short = replace(level, plays=min(level.plays, 12_000 if build.native() else 250))
            assert choose(seen, str(number), short) == choose(other, str(number), short)


@every_game
def test_the_value_of_a_deal_sums_to_zero_over_the_seats(case: Case):
    for seed in range(30):
        match = somewhere(case, seed, 40 if seed % 2 else 200)
        hand = match.view(0).sample(dice(str(seed)))
        play_out(hand, dice(str(seed)))
        assert abs(sum(hand.value(seat) for seat in range(case.seats))) < 1e-9
        assert abs(sum(hand.worth(seat) for seat in range(case.seats))) < 1e-9


@every_game
def test_the_rows_of_the_count_add_up_to_the_points(case: Case):
    for seed in range(30):
        match = case.match(str(seed))
        hand = play_out(case.hand(str(seed)), dice(str(seed)))
        rows = [row for row in match.game.rows(hand) if row.points]
        assert [sum(row.points[side] for row in rows) for side in range(match.game.sides)] == hand.points()
        assert match.game.close(hand, match.sheet).totals == hand.points()


@every_game
def test_a_copy_is_played_without_touching_the_original(case: Case):
    for seed in range(10):
        match = somewhere(case, seed, 13)
        before = state(match)
        play_out(match.hand.copy(), dice("copy"))
        assert state(match) == before


@every_game
def test_the_clicks_of_a_legal_move_are_never_refused(case: Case):
    for match in positions(case, 30):
        seen = match.view(match.turn())
        for move in match.moves():
            touched = match.game.touches(move)
            assert match.game.why_not(seen, touched) is None
            card = match.game.card(move)
            assert touched[:1] == ([] if card == NOBODY else [card])


@every_game
def test_every_refused_card_is_told_a_rule_and_a_sentence(case: Case):
    for match in positions(case, 30):
        seen = match.view(match.turn())
        legal = {tuple(sorted(match.game.touches(move))) for move in match.moves()}
        own = {match.game.touches(move)[0] for move in match.moves() if match.game.touches(move)}
        for card in own:
            for other in range(match.game.pack.size):
                picked = [card, other] if other not in own else [card]
                if tuple(sorted(picked)) not in legal:
                    refusal = match.game.why_not(seen, picked)
                    assert refusal is not None
                    assert refusal.rule
                    assert refusal.phrase.text.endswith(".")


@every_game
def test_the_plan_says_where_each_card_is_dealt(case: Case):
    match = case.match("plan")
    events = match.deal()
    order = match.game.pack.cards(match.record.deals[0].pack)
    plan = match.game.plan(match.record.deals[0].dealer)
    assert len(plan) == match.game.pack.size
    for event in events:
        for card in event.cards:
            assert plan[order.index(card)] == event.target.seat


@every_game
def test_the_dealer_rotates_by_the_rules_and_deals_differ(case: Case):
    match = case.match("rotation")
    packs = []
    for _ in range(4):
        if match.over:
            break
        match.deal()
        packs.append(match.record.deals[-1].pack)
        wander(match, dice("rotation"), 1)
        while match.turn() != NOBODY:
            wander(match, dice("rotation"), 1)
    assert len(set(packs)) == len(packs)
    assert len({deal.dealer for deal in match.record.deals}) > 1


@every_game
def test_a_whole_match_comes_to_an_end(case: Case):
    match = case.match("whole")
    for _ in range(200):
        if match.over:
            break
        match.deal()
        while match.turn() != NOBODY:
            wander(match, dice(str(match.length())), 1)
    assert match.over
    assert match.sheet.outcome.reason.endswith(".")
    with pytest.raises(IllegalMove):
        match.deal()
