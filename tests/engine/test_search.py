"""How the machine players think: endings, chances near the target, what must not look silly, reasons."""

import json
import re

import pytest

from tappeto.ai.levels import LEVELS, choose, level
from tappeto.ai.search import NEAR, Search, solve
from tappeto.ai.thinking import Thinking
from tappeto.core.cards import LATIN40
from tappeto.core.chance import dice
from tappeto.games.capture.stakes import MATCH, Stakes
from tappeto.i18n import Cards
from tappeto.i18n.data import from_data
from tappeto.match.ask import request
from tests.engine.scopa import deal, game, position
from tests.engine.tables import Case, every_game, positions

SEEDS = range(6)


def hard(hand, seed="seed"):
    return game().text(choose(hand.observe(hand.turn()), str(seed), level("hard")))


def brute(hand, seat):
    """What the hand is worth if everybody plays best, without any cutting."""
    if hand.turn() < 0:
        return hand.worth(seat)
    values = []
    for move in hand.moves():
        after = hand.copy()
        after.play(move)
        values.append(brute(after, seat))
    return max(values) if hand.turn() % 2 == seat % 2 else min(values)


def ending(seed, seats, left):
    """A hand with so many plays left, after sensible play."""
    hand, chance = Case("scopa", "italian", seats).hand(str(seed)), dice(str(seed))
    while hand.observe(hand.turn()).left() > left:
        hand.play(hand.quick(chance))
    return hand


@pytest.mark.parametrize(("seats", "left"), [(2, 6), (4, 8)])
def test_solving_finds_what_trying_everything_finds(seats, left):
    for seed in range(15):
        hand = ending(seed, seats, left)
        seat = hand.turn()
        assert solve(hand, seat, -1e9, 1e9) == brute(hand, seat)


def test_the_last_packet_between_two_is_played_perfectly():
    for seed in range(12):
        hand = ending(seed, 2, 6)
        seat = hand.turn()
        assert hand.observe(seat).certain()
        best = max(brute(after, seat) for after in followers(hand))
        move = choose(hand.observe(seat), "any", level("hard"))
        hand.play(move)
        assert brute(hand, seat) == best


def followers(hand):
    for move in hand.moves():
        after = hand.copy()
        after.play(move)
        yield after


def test_a_certain_ending_takes_one_round():
    search = Search(ending(3, 2, 6).observe(ending(3, 2, 6).turn()), "one")
    assert search.sure
    assert search.plan(1_000_000) == 1


def test_before_the_stock_is_empty_nothing_is_certain():
    hand = deal("", game(), dealer=1)
    assert not hand.observe(0).certain()
    assert not hand.solvable()
    assert not ending(1, 4, 8).observe(ending(1, 4, 8).turn()).certain()
    assert ending(1, 4, 8).solvable()


def test_more_plays_mean_more_rounds_and_the_worse_half_drops_out():
    hand = deal("", game(seats=4), dealer=3)
    search = Search(hand.observe(0), "stages")
    short, long = search.plan(4_000), search.plan(16_000)
    assert 0 < short < long
    search.step(long)
    assert search.rounds == long
    assert len(search.running) == 2
    assert search.tried[search.place()] == long
    assert min(search.tried) < long
    assert search.best() in hand.moves()


def test_thinking_in_small_steps_finds_the_same_move_as_in_one():
    seen = deal("", game(), dealer=1).observe(0)
    one, many = Search(seen, "steps"), Search(seen, "steps")
    rounds = one.plan(8_000)
    one.step(rounds)
    assert many.plan(8_000) == rounds
    for _ in range(rounds):
        many.step(1)
    assert many.totals == one.totals


@pytest.mark.parametrize("seed", SEEDS)
def test_a_settebello_is_not_thrown_where_another_card_does_as_well(seed):
    """Empty table, three cards: settebello, a king, and another king that is just as dull."""
    hand = position(game(), ["7d 10c 9c", "2s 3s 7s"], "", piles=("1s 1b", ""), stock="5s 6s 7b 7c 8s 9s")
    assert hand.foolish(game().move("7d"))
    assert not hand.foolish(game().move("10c"))
    assert hard(hand, seed) != "7d"


def test_a_settebello_that_nobody_can_take_is_no_folly():
    gone = "7c 7s 7b 8c 8s 8b 8d 9c 9s 9b 9d 10c 10s 10b 10d"
    hand = position(game(), ["7d 2c", "2s 3s"], "5c", piles=(gone, ""))
    assert not hand.foolish(game().move("7d"))
    near = position(game(), ["7d 2c", "2s 8s"], "1c", piles=(gone.replace("8s ", ""), ""))
    assert near.foolish(game().move("7d"))  # an eight takes it with the ace
    safe = position(
        game(), ["7d 2c", "2s 8s"], "1c 8b", piles=(gone.replace("8s ", "").replace("8b ", ""), "")
    )
    assert not safe.foolish(game().move("7d"))  # the eight on the table comes first


def test_a_sure_scopa_is_not_left():
    """The other seat holds the last two unseen cards, a five and a nine."""
    hand = position(game(), ["2c 4c", "5s 9s"], "3d", piles=("1d", ""), last=1)
    assert hand.foolish(game().move("2c"))  # leaves five
    assert not hand.foolish(game().move("4c"))  # leaves seven
    assert hard(hand) == "4c"


def test_what_looks_foolish_comes_last_among_equals_whatever_it_takes():
    """Taking the settebello would leave a five to the seat that holds the other one."""
    search = Search(position(game(), ["7s 2c", "5s 9s"], "7d 5d", last=1).observe(0), "looks")
    search.totals = [0.0 for _ in search.moves]
    assert game().text(search.best()) == "2c"


def test_what_looks_foolish_is_played_if_it_is_better():
    hand = position(game(), ["2c 4c", "5s 9s"], "3d", piles=("1d", ""), last=1)
    search = Search(hand.observe(0), "looks")
    places = {game().text(move): place for place, move in enumerate(search.moves)}
    search.totals = [0.0 for _ in search.moves]
    assert search.place() == places["4c"]
    search.totals[places["2c"]] = 2 * NEAR
    search.tried = [1 for _ in search.moves]
    search.sure = False
    assert search.place() == places["2c"]  # but not if it is better


def test_near_the_target_the_chance_to_win_counts():
    stakes = Stakes(game().rules, [10, 10])
    assert stakes.near
    assert stakes.worth(1, 0, -1) == MATCH
    assert stakes.worth(6, 0, -1) == MATCH  # a point too many is worth nothing
    assert stakes.worth(0, 1, -1) == -MATCH
    assert stakes.worth(2, 2, -1) == 0
    behind = Stakes(game().rules, [2, 10])
    assert behind.worth(3, 1, -1) == -MATCH  # points do not help any more
    assert -MATCH < behind.worth(3, 0, -1) < 0
    assert not Stakes(game().rules, [0, 0]).near
    assert Stakes(game().rules, [0, 0]).worth(4, 1, -1) == 3


def test_chances_grow_with_the_lead_and_sum_to_one():
    stakes = Stakes(game(target=21).rules, [15, 15])
    chances = [stakes.chance(ours, 15) for ours in range(8, 21)]
    assert chances == sorted(chances)
    for ours in range(10, 21):
        assert stakes.chance(ours, 15) + stakes.chance(15, ours) == pytest.approx(1)


def test_a_napoleone_is_worth_the_match():
    assert Stakes(game().rules, [0, 0]).worth(14, 1, 0) > 10
    assert Stakes(game().rules, [0, 10]).worth(13, 4, 0) == MATCH
    assert Stakes(game(reverse=True).rules, [0, 10]).worth(13, 4, 0) == -MATCH
    assert Stakes(game("international").rules, [0, 0]).worth(4, 1, 0) == 3


def test_the_match_point_is_taken_before_greater_gains():
    """At 10 to 10 the sweep that comes first decides nothing: only the count does; a sure point does."""
    hand = position(
        game(), ["7s 2c", "10s 9s"], "7d 1d", piles=("7c 7b 6d 6c 1c 1s 5d 4d", ""), totals=(10, 10)
    )
    assert hard(hand) == "7sx7d"


@every_game
def test_an_easy_player_slips_now_and_then_and_a_medium_one_never(case: Case):
    easy = medium = 0
    for number, match in enumerate(positions(case, 60)):
        seen = match.view(match.turn())
        moves = {choose(seen, f"{number} {seed}", level("easy")) for seed in range(8)}
        easy += len(moves) > 1
        looks = {match.hand.rank(choose(seen, f"{number} {seed}", level("medium"))) for seed in range(8)}
        medium += len(looks) > 1
    assert easy > 20
    assert medium == 0


@every_game
def test_a_hint_is_the_move_of_its_level_with_a_reason(case: Case):
    for match in positions(case, 8):
        asked = json.loads(json.dumps(request(match, match.turn()))) | {"level": "medium"}
        answer = Thinking(asked | {"ask": "hint"}).think()
        assert answer["move"] == Thinking(asked).think()["move"]
        assert "reason" not in Thinking(asked).think()
        reason = from_data(json.loads(json.dumps(answer["reason"])))
        assert reason.text.endswith(".")
        assert len(reason.text) <= 60


def test_noting_the_items_changes_no_choice():
    seen = deal("", game(), dealer=1).observe(0)
    plain, noting = Search(seen, "items"), Search(seen, "items", explain=True)
    for search in (plain, noting):
        search.step(5)
    assert plain.totals == noting.totals
    assert [len(items) for items in plain.items] == [0] * len(plain.moves)
    assert {len(items) for items in noting.items} == {7}


def why(hand, text, seed="why"):
    seen = hand.observe(hand.turn())
    search = Search(seen, seed, explain=True)
    search.step(search.plan(4_000))
    return search.reason(game(), game().move(text))


STOCK = "5s 6s 7b 7c 8s 9s"


def test_a_sweep_is_its_own_reason():
    hand = position(game(), ["8d 2c 9c", "2s 3s 4s"], "1c 3d 4d", last=1, stock=STOCK)
    assert why(hand, "8dx1c+3d+4d").text == "It sweeps the table."


def test_taking_the_settebello_is_its_own_reason():
    hand = position(game(), ["7s 2c 9c", "2s 3s 4s"], "7d 4d", last=1, stock=STOCK)
    reason = why(hand, "7sx7d")
    assert reason.text == "It takes {cards}."
    assert reason.values["cards"] == Cards((LATIN40.card("7d"),))


def test_an_only_move_needs_no_reason_and_a_bad_one_has_none():
    only = position(game(), ["7s", "2s"], "7d", last=1)
    assert why(only, "7sx7d").text == "Nothing else may be played."
    hand = position(game(), ["7s 2c 9c", "2s 3s 4s"], "7d 4d", last=1, stock=STOCK)
    assert why(hand, "2c").text == "It was played without much thought."


def test_an_ending_is_counted_out():
    hand = position(game(), ["2c 4c", "5s 9s"], "3d", piles=("1d", ""), last=1)
    assert why(hand, "4c").text == "Counted out to the end, it brings the most."


def test_a_reason_names_no_card_that_its_player_has_not_seen():
    for match in positions(Case("scopa", "italian", 4), 12):
        seat = match.turn()
        answer = Thinking(request(match, seat) | {"level": "medium", "ask": "hint"}).think()
        named = set(re.findall(r'"cards": \[([\d, ]*)\]', json.dumps(answer["reason"])))
        told = {int(card) for cards in named for card in cards.split(",") if card.strip()}
        seen = match.seen[seat]
        known = {*seen.dealt, *seen.table, 6}  # the settebello may be wished for
        known |= {match.game.card(match.game.move(text)) for _, text in seen.moves}
        assert told <= known


def test_levels_are_four_and_play_ever_more():
    assert [one.name for one in LEVELS] == ["easy", "medium", "hard", "expert"]
    assert [one.plays for one in LEVELS] == sorted(one.plays for one in LEVELS)
