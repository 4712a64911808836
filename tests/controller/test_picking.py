"""Clicks narrow the legal moves; the game decides which."""

import pytest

from tappeto.controller.picking import Picking
from tappeto.core.cards import LATIN40
from tappeto.games.shelf import book

card = LATIN40.card


def picking(*moves: str) -> Picking:
    game = book("scopa").game("italian", 2, {})
    return Picking(game, [game.move(text) for text in moves])


def test_a_card_with_one_capture_is_played_by_one_click():
    hand = picking("7dx7c", "2b")
    assert hand.pick(card("7d"))
    assert hand.only() == hand.game.move("7dx7c")


def test_a_card_that_takes_nothing_is_played_by_one_click():
    hand = picking("7dx7c", "2b")
    hand.pick(card("2b"))
    assert hand.only() == hand.game.move("2b")


def test_several_captures_light_up_and_wait():
    hand = picking("7dx3c+4d", "7dx2c+5d")
    hand.pick(card("7d"))
    assert hand.only() is None
    offer = hand.offer()
    assert offer.targets == {card(text) for text in ("3c", "4d", "2c", "5d")}
    assert [choice.number for choice in offer.choices] == [1, 2]
    hand.pick(card("2c"))
    assert hand.only() == hand.game.move("7dx2c+5d")


def test_a_capture_inside_another_one_is_played_when_it_is_complete():
    hand = picking("10dx4c+6d", "10dx4c+6s", "10dx2d+4d+4c")
    hand.pick(card("10d"))
    hand.pick(card("4c"))
    assert hand.only() is None
    hand.pick(card("6s"))
    assert hand.only() == hand.game.move("10dx4c+6s")


def test_picking_from_the_table_first_works_too():
    hand = picking("7dx3c+4d", "7sx3c+4d")
    assert hand.pick(card("3c"))
    assert hand.pick(card("4d"))
    assert hand.only() is None
    hand.pick(card("7s"))
    assert hand.only() == hand.game.move("7sx3c+4d")


def test_another_hand_card_replaces_the_first():
    hand = picking("7dx3c+4d", "7dx2c+5d", "8dx3c+5d", "8dx8c")
    hand.pick(card("7d"))
    hand.pick(card("8d"))
    assert hand.picked == [card("8d")]


def test_a_second_click_takes_the_pick_back():
    hand = picking("7dx3c+4d", "7dx2c+5d")
    hand.pick(card("7d"))
    hand.pick(card("7d"))
    assert hand.picked == []


@pytest.mark.parametrize("text", ["9b", "1c"])
def test_a_card_that_fits_no_move_is_refused(text):
    hand = picking("7dx3c+4d", "7dx2c+5d")
    hand.pick(card("7d"))
    assert not hand.pick(card(text))
    assert hand.picked == [card("7d")]


def test_where_nothing_must_be_taken_laying_is_one_of_the_choices():
    hand = picking("7dx7c", "7d")
    hand.pick(card("7d"))
    assert hand.only() is None
    assert hand.offer().lay
    assert hand.laying() == hand.game.move("7d")
