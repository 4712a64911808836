"""Dominoes at the table: whole matches by mouse and by keys, chosen turns, an untied line, a blocked tie."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tappeto.core.cards import DOMINO28, HALVES
from tappeto.core.chance import dice
from tappeto.games.api import NOBODY
from tappeto.match.match import Match
from tappeto.ui.table.ends import open_numbers
from tappeto.ui.table.snake import Piece, lay_line
from tests.ui.sitting import Sitter, match_of
from tests.ui.test_match import shown, truth


def press_at(sitter: Sitter, at) -> None:
    """Click a point of the table."""
    port = sitter.page.view.viewport()
    QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=sitter.page.view.mapFromScene(at))


def drag_to_a_turn(sitter: Sitter, card: int) -> bool:
    """Drag a tile to a place where the line turns, if there is one."""
    laying = sitter.page.laying
    laying.hold(card)
    places = [place for place in laying.places if place.turn]
    laying.drop()
    if not places:
        return False
    sitter.drag(card, sitter.page.view.mapFromScene(places[0].rect.center()))
    return True


def lay(sitter: Sitter, card: int, turn: bool) -> None:
    """Lay a tile by mouse: at a turn of the line if wished, else by clicks."""
    if turn and drag_to_a_turn(sitter, card):
        return
    before = sitter.director.match.length()
    sitter.click(card)
    if sitter.director.match.length() == before:
        press_at(sitter, sitter.page.laying.places[-1].rect.center())


def untied(sitter: Sitter) -> bool:
    """Whether the line lies otherwise than the turns that were chosen would have it."""
    table = sitter.page.table
    left, right = table.lies.tiles()
    tiles = [*reversed(left), *right]
    pieces = [Piece(HALVES[tile][0] == HALVES[tile][1]) for tile in tiles]
    made = table.place.snake(left, right, table.lies.bends)
    plain = lay_line(pieces, len(left), table.zones["table"], made.unit * 4)
    return bool(table.lies.bends) and [one.way for one in plain.tiles] == [one.way for one in made.tiles]


def meets(sitter: Sitter) -> list[str]:
    """Tiles of the line that lie on each other or outside."""
    table = sitter.page.table
    left, right = table.lies.tiles()
    bodies = [table.items_by_card[tile] for tile in [*left, *right]]
    rects = [item.mapRectToScene(item.body()).adjusted(1, 1, -1, -1) for item in bodies]
    wrong = [f"{a} on {b}" for at, a in enumerate(rects) for b in rects[at + 1 :] if a.intersects(b)]
    area = table.sceneRect()
    return wrong + [f"{rect} outside" for rect in rects if not area.contains(rect)]


def test_a_match_of_two_is_played_by_mouse_with_turns_and_an_untied_line(sit, library):
    sitter = sit(match_of("domino", 2, "draw", target=50), size=(640, 480))
    director = sitter.director
    turned = knots = drawn = 0
    while not director.match.over:
        match = director.match
        if match.turn() == NOBODY:
            sitter.wait(lambda: QTest.mouseClick(sitter.page.sheet.main_button, Qt.MouseButton.LeftButton))
            continue
        move = max(match.moves(), key=match.hand.rank)
        if match.game.draws(move):
            sitter.wait(lambda: press_at(sitter, sitter.page.things.yard.rect.center()))
            drawn += 1
        elif match.game.card(move) == NOBODY:
            button = sitter.page.things.button.rect.center()
            sitter.wait(lambda at=button: press_at(sitter, at))
        else:
            card = int(match.game.card(move))
            sitter.wait(lambda card=card: lay(sitter, card, turn=True))
        assert shown(sitter.page) == truth(director.match)
        assert meets(sitter) == []
        turned += bool(director.match.notes())
        knots += untied(sitter)
    assert turned
    assert knots
    assert drawn
    assert library.entries()[0].state == "over"


def test_a_match_of_four_is_played_by_keys(sit, library):
    sitter = sit(match_of("domino", 4, "draw", target=50), size=(1000, 700))
    director, page = sitter.director, sitter.page

    def key(name: Qt.Key) -> None:
        QTest.keyClick(page, name)

    def play(card: int) -> None:
        if card == NOBODY:
            key(Qt.Key.Key_Return)
            return
        while page.table.focus != card:
            key(Qt.Key.Key_Right)
        key(Qt.Key.Key_Up)
        key(Qt.Key.Key_Right)
        key(Qt.Key.Key_Return)

    while not director.match.over:
        match = director.match
        if match.turn() == NOBODY:
            sitter.wait(lambda: QTest.keyClick(page.sheet, Qt.Key.Key_Return))
            continue
        move = max(match.moves(), key=match.hand.rank)
        card = int(match.game.card(move))
        sitter.wait(lambda card=card: play(card))
        assert shown(page) == truth(director.match)
    assert library.entries()[0].state == "over"


def tie() -> Match:
    """A match whose first round is blocked with equal pips."""
    for seed in range(2000):
        match = match_of("domino", 3, "draw")
        match.record.seed = f"tie {seed}"
        match.deal()
        chance = dice(f"tie {seed}")
        while match.turn() != NOBODY:
            legal = match.moves()
            match.play(legal[chance.below(len(legal))])
        if match.hand.points() == [0, 0, 0]:
            return match
    raise AssertionError("no round is tied")


def test_a_blocked_tie_gives_nobody_anything(sit):
    sitter = sit(tie())
    assert sitter.page.sheet is not None
    assert list(sitter.director.match.sheet.totals) == [0, 0, 0]
    assert "even" in sitter.page.sheet.title()


def test_a_chosen_turn_is_still_there_after_a_restart(sit, library):
    sitter = sit(match_of("domino", 2, "draw"), size=(1000, 700))
    director = sitter.director
    while not director.match.notes():
        move = max(director.match.moves(), key=director.match.hand.rank)
        card = int(director.match.game.card(move))
        if card == NOBODY:
            sitter.wait(lambda: QTest.keyClick(sitter.page, Qt.Key.Key_Return))
        else:
            sitter.wait(lambda card=card: lay(sitter, card, turn=True))
    before = sitter.page.table.lies.spots(sitter.page.table.place, 0)
    again = sit(library.open_match(director.id), director.id, size=(1000, 700))
    after = again.page.table.lies.spots(again.page.table.place, 0)
    line = [tile for end in again.page.table.lies.tiles() for tile in end]
    assert line
    assert [after[tile] for tile in line] == [before[tile] for tile in line]


@pytest.mark.parametrize(
    ("left", "right", "numbers"),
    [([], [], []), ([], ["1-3"], [1, 3]), (["1-1", "0-1"], ["1-3", "2-3", "2-2"], [0, 2])],
)
def test_the_open_numbers_follow_from_the_line(left, right, numbers):
    tiles = [[DOMINO28.card(text) for text in arm] for arm in (left, right)]
    assert open_numbers(*tiles) == numbers


def test_drawing_with_a_tile_that_fits_is_refused_with_the_rule(sit):
    sitter = sit(match_of("domino", 2, "draw"), size=(1000, 700))
    while sitter.director.match.game.draws(sitter.director.match.moves()[0]):
        sitter.wait(lambda: QTest.keyClick(sitter.page, Qt.Key.Key_Return))
    press_at(sitter, sitter.page.things.yard.rect.center())
    assert sitter.page.refusal is not None
    assert "must lay it" in sitter.page.things.prompt.html


@pytest.mark.parametrize("size", [(1280, 800), (640, 480), (420, 320)])
def test_how_many_tiles_each_holds_is_in_sight(sit, size):
    page = sit(match_of("domino", 4, "draw"), size=size).page
    hands = page.director.match.hand.hands
    for seat in (1, 2, 3):
        assert page.things.plates[seat].person.held == hands[seat].bit_count()
        assert page.things.plates[seat].isVisible()
    if size != (1280, 800):
        assert any(not pill.isHidden() for pill in page.bar.pills)
