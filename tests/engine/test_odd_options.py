"""Odd combinations of options keep the laws, in every game that is not looked at alone."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tappeto.ai.levels import choose, level
from tappeto.ai.thinking import read
from tappeto.core.chance import dice
from tappeto.games.api import NOBODY
from tappeto.games.book import Rulebook
from tappeto.games.shelf import BOOKS
from tappeto.match.ask import request
from tests.engine.tables import Case, reloaded, somewhere, state, wander

OTHERS = [found for found in BOOKS if found.id != "scopa"]
games = pytest.mark.parametrize("rulebook", OTHERS, ids=[one.id for one in OTHERS])


def draw(data, rulebook: Rulebook, most: int):
    """A case of the game, changes of its options, and a match after some random moves."""
    preset = data.draw(st.sampled_from([preset.name for preset in rulebook.presets]))
    case = Case(rulebook.id, preset, data.draw(st.sampled_from(rulebook.players)))
    choices = {option.name: st.sampled_from(option.values) for option in rulebook.options}
    changes = data.draw(st.fixed_dictionaries({}, optional=choices))
    seed = data.draw(st.integers(0, 999))
    return case, somewhere(case, seed, data.draw(st.integers(0, most)), changes), seed


@games
@given(data=st.data())
@settings(deadline=None, max_examples=60)
def test_positions_keep_the_laws(rulebook, data):
    case, match, seed = draw(data, rulebook, 120)
    assert state(reloaded(match)) == state(match)
    seat = match.turn()
    if seat == NOBODY:
        return
    seen = match.view(seat)
    assert read(request(match, seat))[1].state() == seen.state()
    for other in range(case.seats):
        world = match.view(other).sample(dice(str(seed)))
        assert world.observe(other).state() == match.view(other).state()
    for name in ("easy", "medium"):
        assert choose(seen, str(seed), level(name)) in match.moves()
    for move in match.moves():
        assert match.game.move(match.game.text(move)) == move
        assert match.game.why_not(seen, match.game.touches(move)) is None


@games
@given(data=st.data())
@settings(deadline=None, max_examples=25)
def test_whole_deals_are_counted_to_the_last_point(rulebook, data):
    case, match, seed = draw(data, rulebook, 0)
    while match.turn() != NOBODY:
        wander(match, dice(f"{seed} {match.length()}"), 1)
        cards = [card for _, lying in match.hand.layout() for card in lying]
        assert sorted(cards) == list(range(match.game.pack.size))
    hand = match.hand
    assert hand is not None
    assert abs(sum(hand.value(seat) for seat in range(case.seats))) < 1e-9
    assert abs(sum(hand.worth(seat) for seat in range(case.seats))) < 1e-9
    rows = [row for row in match.game.rows(hand) if row.points]
    sides = range(match.game.sides)
    assert [sum(row.points[side] for row in rows) for side in sides] == hand.points()


@games
def test_an_option_has_a_name_for_each_value_and_a_sentence(rulebook):
    for option in rulebook.options:
        assert len(option.values) == len(option.names) == len(set(option.names))
        assert option.sentence.endswith(".")
        for value in option.values:
            assert option.check(value) == value
            assert option.read(str(value)) == value
