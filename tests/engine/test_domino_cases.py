"""The worked cases of dominoes: what may be laid, drawing, passing, the end of a round and of a match."""

import pytest

from tappeto.core.cards import DOMINO28, count
from tappeto.core.chance import dice
from tappeto.games.api import NOBODY, OPEN, OWN, IllegalMove, Log
from tappeto.games.domino.hand import BLOCKED, OUT
from tappeto.games.domino.lesson import COURSE
from tappeto.games.domino.rules import DRAW, PIPS, fitting, highest_double, result
from tappeto.i18n import Phrase
from tappeto.match.lesson import Lesson
from tests.engine.domino import deal, ends, game, legal, play, play_random, position, sheet, tiles


def test_the_set_has_28_tiles_with_168_pips_and_seven_doubles():
    assert DOMINO28.size == len(set(DOMINO28.texts)) == 28
    assert sum(PIPS) == 168
    assert sum(text[0] == text[2] for text in DOMINO28.texts) == 7


@pytest.mark.parametrize(("seats", "left"), [(2, 14), (3, 7), (4, 0)])
def test_each_gets_seven_tiles_and_the_rest_lies_covered(seats, left):
    hand = deal("stock", game(seats))
    assert [count(held) for held in hand.hands] == [7] * seats
    assert hand.covered() == left


def test_any_tile_may_open_and_a_tile_has_two_ends():
    hand = position(["2-5 6-6", "0-0 1-1"])
    assert legal(hand) == {"2-5", "6-6"}
    assert ends(play(hand, "2-5")) == [2, 5]


def test_who_has_no_tile_that_fits_draws_one_and_his_turn_is_over():
    hand = position(["0-1", "0-0 1-1"], "2-5", stock="1-5")
    assert legal(hand) == {"draw"}
    play(hand, "draw")
    assert hand.turn() == 1
    assert hand.hands[0] == tiles("0-1 1-5")
    assert legal(play(hand, "pass")) == {"1-5@right"}


def test_who_has_none_that_fits_passes_once_nothing_is_left_to_draw():
    hand = position(["0-1", "0-0 2-2"], "2-5")
    log = Log()
    assert legal(hand) == {"pass"}
    hand.play(game().move("pass"), log)
    assert [event.word for event in log.events] == ["passes"]
    assert hand.turn() == 1


def test_who_has_one_that_fits_may_not_draw():
    hand = position(["2-6", "0-0"], "2-5", stock="1-5 1-1")
    assert legal(hand) == {"2-6@left"}


def test_the_other_half_is_the_new_end():
    assert ends(position(["0-0", "1-1"], "3-4 4-5@right")) == [3, 5]
    assert ends(position(["0-0", "1-1"], "3-4 1-3@left")) == [1, 4]


def test_a_double_has_two_ends_and_no_more():
    hand = position(["1-6", "0-0"], "6-6")
    assert legal(hand) == {"1-6@left", "1-6@right"}
    play(hand, "1-6@left")
    assert ends(hand) == [1, 6]


def test_a_tile_that_fits_both_ends_makes_two_moves_at_different_ends():
    hand, rules = position(["2-5", "0-0"], "0-2 0-5@left"), game()
    assert [(rules.card(move), rules.end(move)) for move in hand.moves()] == [
        (DOMINO28.card("2-5"), 0),
        (DOMINO28.card("2-5"), 1),
    ]
    assert [rules.touches(move) for move in hand.moves()] == [DOMINO28.cards("2-5")] * 2


def test_the_line_lies_from_where_it_began_to_both_ends():
    hand = position(["1-1", "0-0"], "3-4 1-3@left 4-5@right 1-2@left")
    zones = {zone.key(): [DOMINO28.text(tile) for tile in lying] for zone, lying in hand.layout()}
    assert zones["line0"] == ["1-3", "1-2"]
    assert zones["line1"] == ["3-4", "4-5"]


def test_only_its_owner_sees_a_drawn_tile():
    hand, log = position(["0-1", "0-0"], "2-5", stock="3-3"), Log()
    hand.play(game().move("draw"), log)
    (event,) = log.events
    assert event.faces == OWN
    assert event.target.key() == "hand0"
    log = Log()
    position(["2-3", "0-0"], "2-5").play(game().move("2-3@left"), log)
    assert [event.faces for event in log.events] == [OPEN]


ENDS = [
    ("D13", [0, 12, 12], 0, (0, 24)),
    ("D14", [4, 9, 14], NOBODY, (0, 15)),
    ("D15", [7, 12], NOBODY, (0, 5)),
    ("D16", [5, 5, 9], NOBODY, (NOBODY, 0)),
    ("D17", [4, 9, 9], NOBODY, (0, 10)),
    ("D18", [0, 3], NOBODY, (0, 3)),
    ("D19", [3, 1, 8, 6], NOBODY, (1, 14)),
    ("going out with 0-0 left elsewhere", [0, 0], 1, (1, 0)),
]


@pytest.mark.parametrize(("left", "out", "won"), [row[1:] for row in ENDS], ids=[row[0] for row in ENDS])
def test_a_round_brings_its_winner_what_the_others_hold(left, out, won):
    assert result(left, out) == won


def test_the_last_tile_ends_the_round_even_where_nobody_could_go_on():
    hand = play(position(["2-3", "0-0 6-6", "1-1"], "2-5"), "2-3@left")
    assert (hand.turn(), hand.how) == (NOBODY, OUT)
    assert list(hand.points()) == [14, 0, 0]


def test_a_round_is_blocked_at_once_when_no_tile_fits_and_none_can_be_drawn():
    hand = play(position(["2-4 1-2", "0-1", "3-5", "0-6"], "2-2"), "2-4@left")
    assert hand.how == ""  # the other end still takes 1-2
    hand = play(position(["2-4 1-1", "0-1", "3-5", "0-6"], "4-4"), "2-4@left")
    assert (hand.turn(), hand.how) == (NOBODY, BLOCKED)
    assert list(hand.points()) == [0, 1 + 7 + 5, 0, 0]


def test_a_line_that_nobody_can_lay_at_goes_on_while_there_are_tiles_to_draw():
    hand = position(["0-1", "1-1"], "2-5", stock="0-0 0-6")
    play(hand, "draw")
    assert hand.how == ""
    play(hand, "draw")
    assert hand.how == BLOCKED


def drawn_round():
    """A round that a draw has blocked, with four pips in either hand."""
    return play(position(["0-1", "1-3"], "2-5", stock="0-3"), "draw")


def test_a_drawn_tile_that_nobody_can_lay_blocks_too_and_equal_hands_score_nothing():
    assert drawn_round().how == BLOCKED
    assert list(drawn_round().points()) == [0, 0]


def test_the_highest_double_opens_where_that_was_agreed():
    assert highest_double([tiles("5-6"), tiles("5-5"), tiles("4-4")]) == (1, DOMINO28.card("5-5"))
    assert highest_double([tiles("0-6"), tiles("3-4"), tiles("1-2")]) == (1, DOMINO28.card("3-4"))
    assert highest_double([tiles("3-5"), tiles("2-6")]) == (1, DOMINO28.card("2-6"))
    for seed in range(30):
        rules = game(3, opener="highest_double", force_double=seed % 2 == 0)
        hand = deal(str(seed), rules)
        opener, tile = highest_double(hand.hands)
        assert hand.turn() == opener
        assert tile * 3 in hand.moves()
        assert len(hand.moves()) == (1 if seed % 2 == 0 else 7)
        assert rules.first(sheet(3)) == NOBODY


def test_a_tile_that_must_open_is_said_to_whoever_picks_another():
    rules = game(2, opener="highest_double", force_double=True)
    hand = deal("forced", rules)
    seen = hand.observe(hand.turn())
    other = next(tile for tile in range(28) if seen.own >> tile & 1 and tile != hand.forced)
    found = rules.why_not(seen, [other])
    assert found.rule == "opening"
    assert found.phrase.values["tile"].cards == (hand.forced,)


def after_round(rules, dealer, *, seed="dealer", totals=(0, 0, 0)):
    """A played round and the sheet after it."""
    hand = deal(seed, rules)
    before = sheet(3, dealer, totals)
    hand = rules.deal(DOMINO28.cards(" ".join(DOMINO28.texts)), before)
    play_random(hand, dice(seed))
    return hand, rules.close(hand, before)


def test_the_next_seat_opens_the_next_round_or_the_winner_does():
    hand, after = after_round(game(3), 1)
    assert after.dealer == 2
    for seed in range(40):
        hand, after = after_round(game(3, opener="winner"), 1, seed=str(seed))
        winner, _ = hand.result()
        assert (after.dealer + 1) % 3 == (2 if winner == NOBODY else winner)


def test_who_reaches_the_target_first_wins_the_match():
    hand, after = after_round(game(3), 0)
    winner, points = hand.result()
    assert after.outcome is None
    near = tuple(100 - points if seat == winner else 99 for seat in range(3))
    assert list(after_round(game(3), 0, totals=near)[1].outcome.winners) == [winner]
    short = tuple(99 - points if seat == winner else 99 for seat in range(3))
    assert after_round(game(3), 0, totals=short)[1].outcome is None


def test_a_single_round_may_decide_the_match_and_a_drawn_one_be_played_again():
    hand, after = after_round(game(3, target=0), 0)
    assert list(after.outcome.winners) == [hand.result()[0]]
    drawn = drawn_round()
    ended = game(2, target=0).close(drawn, sheet(2)).outcome
    assert ended is not None
    assert list(ended.winners) == []
    assert game(2, target=0, draw_replay=True).close(drawn, sheet(2)).outcome is None


REFUSED = [
    ("an unfit tile", ["2-6 1-1", "0-0"], "2-5", "3-3", "1-1", "turn"),
    ("a draw while one fits", ["2-6 1-1", "0-0"], "2-5", "3-3", "", "turn"),
    ("two tiles", ["2-6 1-1", "0-0"], "2-5", "3-3", "2-6 1-1", "turn"),
    ("a tile instead of a draw", ["1-6 1-1", "0-0"], "2-5", "3-3", "1-1", "draw"),
    ("a tile instead of a pass", ["1-6 1-1", "2-2"], "2-5", "", "1-1", "pass"),
]


@pytest.mark.parametrize(
    ("hands", "laid", "stock", "picked", "rule"),
    [row[1:] for row in REFUSED],
    ids=[row[0] for row in REFUSED],
)
def test_what_is_refused_names_its_rule(hands, laid, stock, picked, rule):
    seen = position(hands, laid, stock).observe(0)
    found = game().why_not(seen, DOMINO28.cards(picked))
    assert found.rule == rule
    assert found.phrase.text.endswith(".")


def test_a_refused_tile_is_told_the_open_ends():
    seen = position(["2-6 1-1", "0-0"], "2-5").observe(0)
    found = game().why_not(seen, DOMINO28.cards("1-1"))
    assert found.phrase == Phrase("This tile has neither a {a} nor a {b}.", {"a": 2, "b": 5})
    assert game().why_not(seen, DOMINO28.cards("2-6")) is None
    assert game().why_not(seen, DOMINO28.cards("0-0")) is None
    seen = position(["2-6 1-1", "0-0"], "5-5").observe(0)
    assert game().why_not(seen, []) is None  # nothing fits: drawing is what may be done


def test_only_moves_without_a_tile_have_a_button():
    rules = game()
    assert rules.label(rules.move("draw")) == Phrase("Draw")
    assert rules.label(rules.move("pass")) == Phrase("Pass")
    assert rules.label(rules.move("2-5")) is None


@pytest.mark.parametrize("text", ["5-2", "2-7", "2-5@", "2-5@up", "2-5@left ", "@left", "draws"])
def test_a_text_that_is_no_move_is_refused(text):
    with pytest.raises(IllegalMove):
        game().move(text)


def test_who_drew_had_no_tile_that_fitted_and_the_drawn_tile_may_be_any():
    lacking = 0
    for number in range(40):
        hand = deal(f"lacking {number}", game(3))
        hand.play(hand.moves()[0])
        if hand.moves() != [DRAW]:
            continue
        lacking += 1
        fits = fitting(hand.end0, hand.end1)
        hand.play(DRAW)
        seen = hand.observe(0)
        found = {count(seen.sample(dice(str(seed))).hands[1] & fits) for seed in range(60)}
        assert found == {0, 1}
    assert lacking


def test_the_tutorial_leads_to_its_end():
    lesson = Lesson(COURSE)
    while not lesson.done:
        said = lesson.play(lesson.shown()).text.text
        lesson.next()
    assert len(lesson) == 8
    assert "23 pips" in said
    assert list(lesson.match.sheet.totals) == [23, 0]
