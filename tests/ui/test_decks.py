"""Another deck, in the middle of everything."""

import gc

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from tappeto.core.cards import LATIN40
from tappeto.ui.decks.faces import Faces
from tappeto.ui.table.card import CardItem
from tests.ui.sitting import match_for, match_of
from tests.ui.test_match import shown, truth

DECKS = ("napoletane", "piacentine", "french", "plain")


GAMES = [("scopa", 2, "italian"), ("escoba", 2, "international"), ("busche", 4, "italian")]


@pytest.mark.parametrize(("game", "seats", "preset"), GAMES)
def test_a_deck_changes_a_hundred_times_in_mid_animation_and_mid_game(sit, house, game, seats, preset):
    house.settings.set("pace", "slow")
    sitter = sit(match_of(game, seats, preset))
    table, director = sitter.page.table, sitter.director
    decks = [deck.id for deck in house.decks.serving(LATIN40)]
    for number in range(100):
        if table.offered.playable and not table.busy:
            sitter.take_all(max(director.match.moves(), key=director.match.hand.rank))
        record = [list(deal.moves) for deal in director.match.record.deals]
        house.settings.set("decks", {game: decks[number % len(decks)]})
        assert [deal.moves for deal in director.match.record.deals] == record
        assert table.faces.deck.id == decks[number % len(decks)]
        QTest.mouseClick(sitter.page.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
        if director.match.turn() < 0:
            break
    sitter.qtbot.waitUntil(lambda: director.thinker < 0 and not table.busy, timeout=30_000)
    assert shown(sitter.page) == truth(director.match)
    assert len([item for item in table.items() if isinstance(item, CardItem)]) == 40


def test_pictures_are_stretched_while_a_window_is_resized_and_drawn_anew_at_rest(sit):
    sitter = sit(match_for(2))
    page, table = sitter.page, sitter.page.table
    item = table.items_by_card[table.lies.lying("hand0")[0]]
    page.resize(1280, 820)
    sitter.qtbot.waitUntil(lambda: page.view.height() > 700)
    assert item.height > item.drawn
    with sitter.qtbot.waitSignal(table.moved, timeout=5000):
        pass
    assert item.height == item.drawn


def alive() -> list[Faces]:
    """The decks that anybody still holds."""
    gc.collect()
    return [thing for thing in gc.get_objects() if isinstance(thing, Faces)]


def test_old_decks_are_forgotten(sit, house):
    sitter = sit(match_for(2))
    before = len(alive())
    for number in range(30):
        house.settings.set("decks", {"scopa": DECKS[number % len(DECKS)]})
    now = alive()
    assert len(now) <= before
    assert sitter.page.table.faces in now


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("size", [(420, 320), (640, 480), (1280, 800)])
def test_a_click_hits_the_card_that_is_seen(sit, house, deck, size):
    house.settings.set("decks", {"scopa": deck})
    sitter = sit(match_for(2), size=size)
    table = sitter.page.table
    for card in (*table.lies.lying("hand0"), *table.lies.lying("table")):
        at = sitter.page.view.mapToScene(sitter.point(card))
        assert table.card_at(at) is table.items_by_card[card]


@pytest.mark.parametrize("deck", DECKS)
def test_every_face_differs_from_every_other_and_from_the_back(house, deck):
    house.settings.set("decks", {"scopa": deck})
    faces = house.faces("scopa", LATIN40)
    pictures = [faces.face(card, 116, 1.0).toImage() for card in range(40)] + [
        faces.reverse(116, 1.0).toImage()
    ]
    seen = {bytes(picture.convertToFormat(QImage.Format.Format_RGB32).constBits()) for picture in pictures}
    assert len(seen) == 41


@pytest.mark.parametrize("name", ["index", "marks", "tones"])
def test_what_is_laid_over_a_deck_shows_and_goes_again(sit, house, name):
    sitter = sit(match_for(2))
    before = sitter.page.table.faces.face(7, 200, 1.0).toImage()
    house.settings.set(name, True)
    over = sitter.page.table.faces.face(7, 200, 1.0).toImage()
    assert over != before
    house.settings.set(name, False)
    assert sitter.page.table.faces.face(7, 200, 1.0).toImage() == before


def test_the_back_takes_other_colours(house):
    red = house.faces("scopa", LATIN40).reverse(200, 1.0).toImage()
    house.settings.set("tint", "blue")
    assert house.faces("scopa", LATIN40).reverse(200, 1.0).toImage() != red


@pytest.mark.parametrize("name", ["tones", "marks"])
@pytest.mark.parametrize("deck", DECKS)
def test_no_overlay_hides_which_rank_a_card_has(house, deck, name):
    house.settings.set("decks", {"scopa": deck})
    house.settings.set(name, True)
    faces = house.faces("scopa", LATIN40)
    if faces.deck.indexed or faces.deck.marked:
        return  # nothing that tells the rank stands in the corner, or nothing is laid over it
    corners = [faces.face(card, 240, 1.0).toImage().copy(0, 0, 42, 56) for card in range(10)]
    assert all(one != two for place, one in enumerate(corners) for two in corners[:place])
