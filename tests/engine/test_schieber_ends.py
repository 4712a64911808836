"""How a match of Schieber ends: the worked cases, claims on turn and beside it, ends by themselves."""

import json

import pytest

from tappeto.ai.thinking import read
from tappeto.core.cards import JASS36
from tappeto.core.chance import dice
from tappeto.games.api import NOBODY, IllegalMove, Sheet
from tappeto.games.jass.moves import CLAIM, CLAIM_AT
from tappeto.games.schieber.rules import first_trick, last_trick
from tappeto.match.ask import request
from tappeto.match.match import Match, new
from tappeto.match.record import Player, RecordError
from tests.engine.jass import answer_all, cards, deal, position, say, schieber
from tests.engine.tables import reloaded, state


@pytest.mark.parametrize(
    ("before", "stoeck", "weis", "trick", "winner"),
    [
        ((960, 890), (20, 0), (0, 100), (25, 0), NOBODY),  # M1: only one is over
        ((985, 905), (0, 40), (0, 100), (30, 0), 1),  # M2
        ((970, 960), (40, 0), (0, 40), (0, 60), 0),  # M3
        ((950, 980), (0, 0), (60, 0), (0, 33), 0),  # M4
        ((1000, 990), (0, 0), (0, 0), (0, 10), 0),
    ],
)
def test_after_the_first_trick_stoeck_count_first_then_weis_then_the_trick(
    before, stoeck, weis, trick, winner
):
    assert first_trick(list(before), list(stoeck), list(weis), list(trick), 1000) == winner


@pytest.mark.parametrize(
    ("totals", "last", "winner"),
    [
        ((1000, 1007), 0, 0),  # M7: the last trick counts first
        ((1003, 990), 0, 0),  # M8
        ((990, 1003), 0, 1),
        ((960, 977), 0, NOBODY),  # M9
        ((1000, 700), 1, 0),  # M6: reaching it is enough
    ],
)
def test_after_the_last_trick_its_winner_counts_first(totals, last, winner):
    assert last_trick(list(totals), last, 1000) == winner


def test_a_matsch_is_multiplied_too():  # M10
    hand = deal(schieber())
    hand.contract, hand.scored, hand.tricks = 5, [157, 0], [9, 0]
    assert hand.points() == [1028, 0]
    hand.tricks = [8, 1]  # the other side has a trick without a point
    assert hand.points() == [628, 0]


def between(totals, scored=(25, 0), **changes):
    """Acorns are trump, side 0 has taken the first trick with 25 points and has Stöck; seat 2 leads."""
    game = schieber(target=1000, **changes)
    hand = position(game, "a", ["6a 7a 8r", "9a 10a 8s", "Ua 6r 7r", "8b 9b 10b"], leader=2)
    hand.stakes.totals[:] = totals
    hand.tricks, hand.scored, hand.stoeck = [1, 0], list(scored), 0
    return game, hand


def test_enough_said_in_time_wins_and_too_early_loses_at_once():
    for total, won in ((955, 0), (954, 1)):  # 955 with 20 and 25 is exactly the target
        game, hand = between((total, 890))
        assert hand.asides(2) == [CLAIM]
        assert hand.asides(0) == [CLAIM_AT]
        hand.play(CLAIM)
        assert hand.turn() == NOBODY
        assert hand.winner == won
        sheet = game.close(hand, Sheet([total, 890], 1, 5, None))
        assert sheet.outcome.winners == [won]
        assert sheet.outcome.reason.endswith(".")
        assert sheet.totals == [total + 45, 890]


def test_the_partner_may_say_it_out_of_turn():
    game, hand = between((960, 890))
    hand.play(game.move("claim@0"))
    assert (hand.claimed, hand.winner) == (0, 0)


@pytest.mark.parametrize(
    ("window", "tricks", "who"),
    [
        ("trick_winner", (1, 1), [0, 2]),
        ("any_trick", (1, 0), [0, 2]),
        ("any_trick", (1, 1), [0, 1, 2, 3]),
        ("any_time", (1, 0), [0, 1, 2, 3]),
    ],
)
def test_who_may_say_it(window, tricks, who):
    _, hand = between((0, 0), claim_window=window)
    hand.tricks = list(tricks)
    assert [seat for seat in range(4) if hand.asides(seat)] == who


def test_it_may_be_said_only_between_two_tricks():
    game, hand = between((0, 0))
    hand.play(game.move("Ua"))
    assert [hand.asides(seat) for seat in range(4)] == [[]] * 4
    early = answer_all_of(game)
    assert [early.asides(seat) for seat in range(4)] == [[]] * 4  # no trick was taken yet
    _, ending = between((0, 0), end_mode="auto")
    assert [ending.asides(seat) for seat in range(4)] == [[]] * 4


def answer_all_of(game):
    hand = deal(game)
    say(hand, game, "trump-a")
    return answer_all(hand)


def test_a_machine_player_says_it_only_where_it_is_sure():
    _, hand = between((960, 890))
    hand.gone &= ~cards("Oa")
    assert hand.observe(2).call() == NOBODY  # the partner's Stöck are not known to it
    assert hand.observe(0).call() == CLAIM_AT
    _, rich = between((975, 890))
    assert rich.observe(2).call() == CLAIM
    _, poor = between((900, 890))
    assert [poor.observe(seat).call() for seat in range(4)] == [NOBODY] * 4


def match(levels, seed="ends", **changes) -> Match:
    players = [Player(f"player {seat}", level) for seat, level in enumerate(levels)]
    return new("schieber", "classic", changes, players, seed, 3)


def to_the_end_of_a_trick(levels, **changes):
    """A match until the first trick is taken."""
    found = match(levels, target=500, **changes)
    found.deal()
    found.play(found.game.move("trump-a"))
    while found.hand.played == 0:
        found.play(found.moves()[0])
    return found


def test_a_claim_out_of_turn_is_played_recorded_and_replayed():
    found = to_the_end_of_a_trick(["", "easy", "easy", "easy"])
    partner = (int(found.turn()) + 2) % 4
    text = f"claim@{partner}"
    move = found.game.move(text)
    with pytest.raises(IllegalMove):
        found.play(found.game.move(f"claim@{(partner + 1) % 4}"))  # the other side has not won the trick
    with pytest.raises(IllegalMove):
        found.play(found.game.move(f"claim@{int(found.turn())}"))  # who is on turn says `claim`
    assert move in found.asides(partner)
    found.play(move)
    assert found.over
    assert found.sheet.outcome.winners == [1 - partner % 2]  # it was too early
    assert found.record.deals[-1].moves[-1] == text
    assert found.seen[0].moves[-1] == (partner, text)
    assert state(reloaded(found)) == state(found)
    assert found.movers[-1] == partner
    found.record.deals[-1].moves[-1] = f"claim@{(partner + 1) % 4}"
    with pytest.raises(RecordError):
        Match(found.record)


def test_a_question_offers_the_claim_too():
    found = to_the_end_of_a_trick([""] * 4)
    seat = int(found.turn())
    sent = json.loads(json.dumps(request(found, seat)))
    assert sent["legal"][-1] == "claim"
    assert read(sent)[1].asides() == [CLAIM]
    other = json.loads(json.dumps(request(found, (seat + 2) % 4)))
    assert read(other)[1].state() == found.view((seat + 2) % 4).state()


def test_only_a_person_speaks_for_the_side_of_a_person():
    for levels in (["", "easy", "easy", "easy"], ["easy"] * 4):
        found = to_the_end_of_a_trick(levels)
        side = int(found.turn()) % 2
        found.hand.stakes.totals[side] = 499
        assert (found.call() == NOBODY) == (side == 0 and not levels[0])


def test_the_match_ends_by_itself_where_that_was_agreed():
    game = schieber("swiss", target=1000)
    hand = position(game, "a", ["6a 7a", "9a 10a", "Ua 6r", "8b 9b"], leader=2)
    hand.stakes.totals[:] = [970, 900]
    say(hand, game, "Ua 8b 6a 9a")
    assert hand.turn() == NOBODY
    assert hand.winner == 0
    assert game.close(hand, Sheet([970, 900], 1, 5, None)).totals == [1004, 900]


def test_without_a_word_the_deal_goes_on_over_the_target():
    game = schieber(target=1000)
    hand = position(game, "a", ["6a 7a", "9a 10a", "Ua 6r", "8b 9b"], leader=2)
    hand.stakes.totals[:] = [970, 900]
    say(hand, game, "Ua 8b 6a 9a")
    assert hand.turn() == 2
    assert hand.winner == NOBODY


def test_the_seven_of_roses_names_the_first_forehand_only():
    game = schieber(first_forehand="roses7")
    for seed in range(8):
        hand = deal(game, str(seed), dealer=2, deals=0)
        assert hand.cards_of(hand.forehand) >> JASS36.card("7r") & 1
        assert hand.turn() == hand.forehand
        for seat in range(4):
            world = hand.observe(seat).sample(dice("roses"))
            assert world.cards_of(hand.forehand) >> JASS36.card("7r") & 1
        assert game.close(finished(hand), Sheet([0, 0], 2, 0, None)).dealer == hand.forehand
    assert deal(game, "later", dealer=2, deals=1).forehand == 3


def finished(hand):
    while hand.turn() != NOBODY:
        hand.play(hand.moves()[0])
    return hand
