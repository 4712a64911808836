"""The table by keys alone."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tappeto.games.api import NOBODY
from tappeto.ui.keys import ACTIONS, Keys
from tests.ui.sitting import match_for

Key = Qt.Key


def press(sitter, key: Key, modifiers=Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(sitter.page, key, modifiers)


def focus_on(sitter, card: int) -> None:
    """Move the focus to a card with the arrows."""
    table = sitter.page.table
    press(sitter, Key.Key_Down if card in table.lies.lying("hand0") else Key.Key_Up)
    for _ in range(25):
        if table.focus == card:
            return
        press(sitter, Key.Key_Right)
    raise AssertionError("the arrows do not reach this card")


def play_by_keys(sitter) -> None:
    """Play one card: arrows and Enter, then the number of the capture if there are several."""
    director = sitter.director
    move = max(director.match.moves(), key=director.match.hand.rank)
    before = director.match.length()
    focus_on(sitter, director.match.game.card(move))
    press(sitter, Key.Key_Return)
    if director.match.length() == before:
        number = next(choice.number for choice in sitter.page.table.offered.choices if choice.move == move)
        if number > 9:
            director.choose(number)
        else:
            press(sitter, Key(Key.Key_0.value + number))


@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_match_is_played_by_keys_alone(sit, seats):
    sitter = sit(match_for(seats))
    director = sitter.director
    while not director.match.over:
        if director.match.turn() == NOBODY:
            sitter.wait(lambda: QTest.keyClick(sitter.page.sheet, Key.Key_Return))
        else:
            sitter.wait(lambda: play_by_keys(sitter))
    assert sitter.page.sheet is not None


def test_a_digit_plays_the_card_at_its_place(sit):
    sitter = sit(match_for(2))
    hand = list(sitter.page.table.lies.lying("hand0"))
    game = sitter.director.match.game
    single = next(
        place
        for place, card in enumerate(hand)
        if sum(game.card(move) == card for move in sitter.director.match.moves()) == 1
    )
    sitter.wait(lambda: press(sitter, Key(Key.Key_1.value + single)))
    mine = [text for seat, text in sitter.director.match.seen[0].moves if seat == 0]
    assert game.card(game.move(mine[0])) == hand[single]


def test_a_hint_rings_the_cards_and_says_the_move(sit):
    sitter = sit(match_for(2))
    with sitter.qtbot.waitSignal(sitter.director.advised, timeout=20_000):
        press(sitter, Key.Key_H)
    cards = sitter.director.match.game.touches(sitter.director.advice.move)
    assert all(sitter.page.table.items_by_card[card].state.hint for card in cards)
    assert sitter.page.things.prompt.html
    press(sitter, Key.Key_Escape)
    assert not any(item.state.hint for item in sitter.page.table.items_by_card.values())


def test_the_last_capture_is_said_on_a_key(sit):
    sitter = sit(match_for(2))
    while sitter.director.last_taken()[0] == NOBODY:
        sitter.wait(lambda: play_by_keys(sitter))
    press(sitter, Key.Key_L)
    assert "take" in sitter.page.things.prompt.html


def test_the_log_takes_its_room_from_the_table(sit):
    sitter = sit(match_for(2))
    wide = sitter.page.view.width()
    with sitter.qtbot.waitSignal(sitter.page.table.moved):
        press(sitter, Key.Key_G)
    sitter.qtbot.waitUntil(lambda: sitter.page.view.width() < wide)
    assert sitter.page.drawer.lines.count() >= 1
    press(sitter, Key.Key_G)
    sitter.qtbot.waitUntil(lambda: sitter.page.view.width() == wide)


def test_why_not_is_a_key_too(sit):
    sitter = sit(match_for(2, "international"))
    director = sitter.director
    while True:
        playable = {director.match.game.card(move) for move in director.match.moves()}
        refused = [card for card in sitter.page.table.lies.lying("hand0") if card not in playable]
        if refused:
            break
        sitter.wait(lambda: play_by_keys(sitter))
    focus_on(sitter, refused[0])
    press(sitter, Key.Key_W)
    assert sitter.page.things.prompt.paper


def test_the_pace_goes_round_on_a_key(sit, house):
    sitter = sit(match_for(2))
    seen = []
    for _ in range(4):
        press(sitter, Key.Key_P)
        seen.append(house.pace.name)
    assert sorted(seen) == ["fast", "instant", "normal", "slow"]


def test_every_action_has_a_method_and_no_key_is_taken_twice(sit):
    sitter = sit(match_for(2))
    keys = Keys({})
    taken = [key for action in ACTIONS for key in keys.keys(action)]
    assert len(taken) == len(set(taken))
    for action in ACTIONS:
        assert hasattr(sitter.page, f"do_{action.name}")


def test_a_changed_key_holds_at_once(sit, house):
    sitter = sit(match_for(2))
    house.settings.set("keys", {"log": "X"})
    press(sitter, Key.Key_X)
    assert sitter.page.drawer.isVisible()
    press(sitter, Key.Key_G)
    assert sitter.page.drawer.isVisible()


def test_enter_presses_the_tool_that_has_the_focus(sit, qtbot):
    sitter = sit(match_for(2))
    page = sitter.page
    assert page.hasFocus() or not page.isActiveWindow(), "keys are for the cards at first"
    with qtbot.waitActive(page.window()):
        page.window().activateWindow()
    log = page.bar.tools["log"]
    log.setFocus()
    QTest.keyClick(log, Key.Key_Return)
    assert page.drawer.isVisible()


def test_what_was_taken_last_goes_away_on_its_key_and_on_escape(sit):
    sitter = sit(match_for(2))
    director, page = sitter.director, sitter.page
    while director.last_taken()[0] == NOBODY:
        sitter.wait(lambda: director.play(max(director.match.moves(), key=director.match.hand.rank)))
    wanted = page.things.prompt.html
    for close in (Key.Key_L, Key.Key_Escape):
        press(sitter, Key.Key_L)
        assert "img" in page.things.prompt.html
        press(sitter, close)
        assert page.things.prompt.html == wanted


def test_the_count_can_be_seen_again_after_a_look_at_the_table(sit):
    sitter = sit(match_for(2))
    director, page = sitter.director, sitter.page
    while director.match.turn() != NOBODY:
        sitter.wait(lambda: director.play(max(director.match.moves(), key=director.match.hand.rank)))
    sheets = [page.sheet]
    QTest.keyClick(page.sheet, Key.Key_Escape)
    assert "the count" in page.things.prompt.html
    press(sitter, Key.Key_Space)
    sheets.append(page.sheet)
    page.close_sheet()
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=page.view.rect().center())
    sheets.append(page.sheet)
    assert None not in sheets
    assert len({id(sheet) for sheet in sheets}) == 3
