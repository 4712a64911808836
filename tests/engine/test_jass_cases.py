"""The worked cases of Jass: legal cards, refusals, Weis, Stöck, and what a card tells."""

import pytest

from tappeto.core.cards import JASS36
from tappeto.core.chance import dice
from tappeto.games.api import NOBODY, IllegalMove
from tappeto.games.jass.moves import CLAIM, CLAIM_AT
from tappeto.games.jass.rules import CONTRACTS, LAST_TRICK, POINTS
from tappeto.games.jass.weis import melds
from tests.engine.jass import answer_all, cards, deal, differenzler, hold, position, round_of, say, schieber


def texts(moves):
    return {JASS36.text(move) for move in moves}


def test_every_contract_counts_157():
    assert [sum(POINTS[contract]) + LAST_TRICK for contract in range(CONTRACTS)] == [157] * 6


@pytest.mark.parametrize(
    ("contract", "held", "trick", "legal"),
    [
        ("a", "6r 7s Ua", "", "6r 7s Ua"),
        ("a", "6r 7s Ua", "9a", "6r 7s Ua"),  # the trump Under alone need not be played
        ("a", "6r 6a Ua", "9a", "6a Ua"),
        ("a", "6r 7s 6a", "9r", "6r 6a"),  # follow or trump
        ("a", "7s 6a", "9r", "7s 6a"),
        ("a", "6r 7s 6a 9a", "9r 7a Ar", "6r 9a"),  # not below the trump that lies there
        ("a", "7s 6a 9a", "9r 7a Ar", "7s 9a"),
        ("a", "6a 8a", "9r 10a Ar", "6a 8a"),  # nothing but trumps
        ("a", "6a 9a", "9r 10a Ar", "6a 9a"),  # nor must they go over it
        ("a", "6r Ka Oa", "9r 10a Ua", "6r"),  # the higher of two trumps counts, in the order of trumps
        ("O", "6r 7s Ua", "9r", "6r"),
        ("U", "7s Ua", "9r", "7s Ua"),
    ],
)
def test_what_may_be_played(contract, held, trick, legal):
    lying = trick.split()
    hands = ["", "", "", ""]
    hands[len(lying)] = held
    hand = position(schieber(), contract, hands, trick)
    assert texts(hand.moves()) == set(legal.split())


def test_in_differenzler_who_is_void_may_undertrump():
    void = position(differenzler(), "a", ["", "", "7s 6a", ""], "9r 7a")
    assert texts(void.moves()) == {"7s", "6a"}
    holds = position(differenzler(), "a", ["", "", "6r 6a", ""], "9r 7a")
    assert texts(holds.moves()) == {"6r"}
    free = position(differenzler(undertrump="free"), "a", ["", "", "6r 6a", ""], "9r 7a")
    assert texts(free.moves()) == {"6r", "6a"}


@pytest.mark.parametrize(
    ("contract", "held", "trick", "card", "rule"),
    [
        ("a", "6r 6a 9s", "9a", "9s", "must_trump"),
        ("a", "6r 7s", "9r", "7s", "must_follow"),
        ("O", "6r 7s", "9r", "7s", "must_follow"),
        ("a", "7s 6a", "9r 7a", "6a", "undertrump"),
    ],
)
def test_a_refused_card_is_told_its_rule(contract, held, trick, card, rule):
    hands = ["", "", "", ""]
    hands[len(trick.split())] = held
    hand = position(schieber(), contract, hands, trick)
    found = schieber().why_not(hand.observe(hand.turn()), JASS36.cards(card))
    assert found.rule == rule


def test_undertrumping_is_told_otherwise_where_the_suit_is_held():
    hand = position(differenzler(), "a", ["", "", "6r 6a", ""], "9r 7a")
    found = differenzler().why_not(hand.observe(2), JASS36.cards("6a"))
    assert found.rule == "undertrump"
    assert "you hold" in found.phrase.text


def test_before_play_a_card_is_told_what_comes_first():
    game = schieber()
    hand = deal(game, dealer=3)
    card = [game.move("Ua")]
    hand.hold(0, cards("Ua"))
    assert game.why_not(hand.observe(0), card).rule == "trump"
    say(hand, game, "push")
    assert game.move("push") not in hand.moves()  # no push after a push
    hand.hold(2, cards("Ua"))
    assert game.why_not(hand.observe(2), card).rule == "push"
    say(hand, game, "trump-a")
    assert hand.turn() == 0  # everybody is asked for Weis from forehand on
    hand.hold(0, cards("Ua"))
    assert game.why_not(hand.observe(0), card).rule == "weis"
    answer_all(hand)
    assert hand.turn() == 0  # forehand leads after a push too
    alone = round_of(differenzler())
    alone.hold(0, cards("Ua"))
    assert differenzler().why_not(alone.observe(0), card).rule == "bid"


def found(hand, preset="classic", **changes):
    values = schieber(preset, **changes).terms.values
    return sorted(
        (int(weis.points), len(JASS36.cards(" ".join(texts(members(weis))))))
        for weis in melds(cards(hand), values)
    )


def members(weis):
    return [card for card in range(36) if weis.cards >> card & 1]


@pytest.mark.parametrize(
    ("hand", "classic", "swiss"),
    [
        ("6a 7a 8a", [(20, 3)], [(20, 3)]),
        ("6a 7a 8a 9a", [(50, 4)], [(50, 4)]),
        ("6a 7a 8a 9a 10a", [(100, 5)], [(100, 5)]),
        ("6a 7a 8a 9a 10a Ua", [(100, 6)], [(150, 6)]),
        ("6a 7a 8a 9a 10a Ua Oa Ka Aa", [(100, 9)], [(300, 9)]),
        ("7a 7r 7s 7b", [], [(100, 4)]),
        ("9a 9r 9s 9b", [(150, 4)], [(150, 4)]),
        ("Ua Ur Us Ub", [(200, 4)], [(200, 4)]),
        ("10a Ua Oa Or Os Ob", [(20, 3), (100, 4)], [(20, 3), (100, 4)]),  # one card in two of them
        ("6a 7a 9a 10a", [], []),
    ],
)
def test_what_is_a_weis(hand, classic, swiss):
    assert found(hand) == classic
    assert found(hand, "swiss") == swiss


HANDS = [
    "6a 7a 8a 9r 10r 6s 7s Ob Kb",
    "Ua Ur Us Ub 6r 7r 8r 6b 7b",
    "Oa Ka Aa Or Kr Ar 9s 10s Ab",
    "9a 10a 8s Os Ks As 8b 9b 10b",
]


def dealt(preset="classic", **changes):
    """A deal with Weis on both sides: side 0 has two runs of three in seat 2, side 1 four Unders."""
    game = schieber(preset, **changes)
    hand = deal(game)
    hold(hand, HANDS)
    return game, hand


def test_only_the_highest_weis_counts_or_all_of_its_side():
    game, hand = dealt()
    say(hand, game, "trump-b weis weis weis weis")
    assert hand.heard == [20, 200, 20, 20]
    assert hand.weis == [0, 200]
    assert hand.open == 0  # nobody has seen it yet
    game, hand = dealt("swiss")
    say(hand, game, "trump-b weis weis weis weis")
    assert hand.weis == [0, 200 + 20 + 20 + 20]


def test_who_says_nothing_loses_the_weis():
    game, hand = dealt()
    say(hand, game, "trump-b weis no-weis weis weis")
    assert hand.heard == [20, 0, 20, 20]
    assert hand.weis == [20, 0]
    assert game.said(hand, 0, game.move("weis")).values == {"n": 20}
    assert game.said(hand, 1, game.move("no-weis")) is None


def test_a_seat_without_weis_has_one_answer():
    game, hand = dealt()
    hold(hand, ["6a 8a 9r Ur 6s Us Ob Kb 7b", "", "", ""])
    say(hand, game, "trump-b")
    assert hand.moves() == [game.move("no-weis")]


def test_the_highest_weis_is_shown_after_the_first_trick():
    game, hand = dealt()
    say(hand, game, "trump-b weis weis weis weis")
    before = hand.observe(0)
    assert before.deal.weis == [0, 0]
    for _ in range(4):
        hand.play(hand.moves()[0])
    assert texts(card for card in range(36) if hand.of(1, hand.open) >> card & 1) == {"Ua", "Ur", "Us", "Ub"}
    after = hand.observe(0)
    assert after.deal.weis == [0, 200]
    for seed in range(10):
        world = after.sample(dice(str(seed)))
        assert cards("Ua Ur Us Ub") & ~world.dealt(1) == 0


def test_sampled_hands_have_the_weis_that_were_heard():
    game, hand = dealt()
    say(hand, game, "trump-b weis weis weis weis")
    seen = hand.observe(3)
    values = game.terms.values
    for seed in range(30):
        world = seen.sample(dice(str(seed)))
        assert [
            max((weis.points for weis in melds(world.cards_of(seat), values)), default=0)
            for seat in (0, 1, 2)
        ] == [20, 200, 20]


def test_stoeck_are_secret_until_both_are_played():
    game, hand = dealt()
    say(hand, game, "trump-b")
    answer_all(hand)
    assert hand.stoeck == 0
    assert hand.observe(0).deal.stoeck == 0
    assert hand.observe(1).deal.stoeck == NOBODY
    assert hand.observe(2).deal.stoeck == NOBODY  # not even the partner knows
    hand.gone |= cards("Ob")
    assert hand.observe(1).deal.stoeck == NOBODY
    hand.gone |= cards("Kb")
    assert hand.observe(1).deal.stoeck == 0


@pytest.mark.parametrize("contract", ["O", "U"])
def test_there_are_no_stoeck_without_trumps(contract):
    game, hand = dealt()
    say(hand, game, f"trump-{contract}")
    assert hand.stoeck == NOBODY


def test_who_plays_no_trump_on_a_trump_may_still_hold_the_under():
    hand = position(schieber(), "a", ["9a", "6r 7r", "6s", "7s"], "9a")
    hand.play(JASS36.card("6r"))
    assert texts(card for card in range(36) if hand.barred(1) >> card & 1) == texts(range(9)) - {"Ua"}


def test_who_plays_a_trump_on_a_plain_suit_tells_nothing_of_it():
    hand = position(schieber(), "a", ["9r", "6a 7r", "6s", "7s"], "9r")
    hand.play(JASS36.card("6a"))
    assert hand.barred(1) == 0


def test_who_undertrumps_has_only_trumps_left():
    hand = position(schieber(), "a", ["9r", "9a 7r", "6a 7a", "7s 8s"], "9r 9a")
    hand.play(JASS36.card("6a"))
    assert hand.barred(2) == (2**36 - 1) & ~0x1FF
    other = position(differenzler(), "a", ["9r", "9a 7r", "6a 7s", "8s 9s"], "9r 9a")
    other.play(JASS36.card("6a"))
    assert other.barred(2) == 0x1FF << 9


def test_the_turned_card_is_known_and_goes_back_to_the_dealer():
    game = differenzler()
    hand = round_of(game, dealer=3)
    zones = {zone.key(): lying for zone, lying in hand.layout()}
    assert zones["turned3"] == [hand.turned]
    assert len(zones["hand3"]) == 8
    for seed in range(5):
        assert hand.observe(1).sample(dice(str(seed))).cards_of(3) >> hand.turned & 1
    say(hand, game, "bid-30 bid-57 bid-0 bid-70")
    zones = {zone.key(): lying for zone, lying in hand.layout()}
    assert "turned3" not in zones
    assert len(zones["hand3"]) == 9


@pytest.mark.parametrize(("mode", "known"), [("secret", [-2, 57, -2, -1]), ("open", [30, 57, 0, -1])])
def test_a_secret_bid_is_known_to_its_seat_alone(mode, known):
    game = differenzler(bid_mode=mode)
    hand = round_of(game, dealer=3)
    say(hand, game, "bid-30 bid-57 bid-0")
    assert hand.observe(1).deal.bids == known
    assert game.text(game.heard(game.move("bid-30"))) == ("bid" if mode == "secret" else "bid-30")


def test_the_penalty_is_the_distance_from_the_bid():
    hand = round_of(differenzler())
    hand.bids, hand.scored = [30, 57, 0, 70], [30, 60, 11, 56]
    assert hand.points() == [0, 3, 11, 14]
    assert sum(hand.value(seat) for seat in range(4)) == pytest.approx(0)


def test_moves_are_written_as_they_are_read():
    game = schieber()
    for text in (
        "6a",
        "10b",
        "trump-a",
        "trump-U",
        "push",
        "weis",
        "no-weis",
        "claim",
        "claim@2",
        "bid-157",
        "bid",
    ):
        assert game.text(game.move(text)) == text
    assert (game.move("claim"), game.move("claim@3")) == (CLAIM, CLAIM_AT + 3)
    for text in ("trump-x", "bid-158", "bid--1", "claim@4", "weis-50", "1a", "Pa"):
        with pytest.raises(IllegalMove):
            game.move(text)
