"""Whole matches at the table, by real mouse events."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tappeto.games.api import NOBODY
from tappeto.match.match import Match
from tests.ui.sitting import match_for


def shown(page) -> dict[int, str]:
    """Where the table shows each card."""
    return {card: key for key, cards in page.table.lies.cards.items() for card in cards}


def truth(match: Match) -> dict[int, str]:
    """Where each card is."""
    assert match.hand is not None
    return {card: zone.key() for zone, cards in match.hand.layout() for card in cards}


def play_on(sitter, library) -> None:
    """Play the match to its end, checking the table against the rules after every turn."""
    director = sitter.director
    turns = 0
    while not director.match.over:
        if director.match.turn() == NOBODY:
            sitter.wait(lambda: QTest.mouseClick(sitter.page.sheet.main_button, Qt.MouseButton.LeftButton))
            continue
        moves = director.match.moves()
        move = max(moves, key=director.match.hand.rank)
        sitter.wait(lambda move=move: sitter.take_all(move))
        turns += 1
        assert shown(sitter.page) == truth(director.match)
        if turns % 7 == 0:
            stored = library.load(director.id)
            assert stored.deals == director.match.record.deals
    assert Match(library.load(director.id)).sheet.totals == director.match.sheet.totals


@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_match_is_played_by_mouse(sit, library, seats):
    sitter = sit(match_for(seats))
    play_on(sitter, library)
    target = sitter.director.match.game.options["target"]
    assert max(sitter.director.match.sheet.totals) >= target
    assert sitter.page.sheet is not None
    assert library.entries()[0].state == "over"


def test_a_card_can_be_dragged_onto_what_it_takes(sit):
    sitter = sit(match_for(2))
    director = sitter.director
    while True:
        taking = [move for move in director.match.moves() if len(director.match.game.touches(move)) > 1]
        if taking:
            break
        sitter.wait(lambda: sitter.take_all(director.match.moves()[0]))
    touched = director.match.game.touches(taking[0])
    before = director.match.length()

    def drag_all() -> None:
        sitter.drag(touched[0], sitter.point(touched[1]))
        for card in touched[2:]:
            if director.match.length() == before:
                sitter.click(card)

    sitter.wait(drag_all)
    assert director.match.game.move(director.match.seen[0].moves[before][1]) == taking[0]


def test_a_drag_that_ends_in_the_hand_plays_nothing(sit):
    sitter = sit(match_for(2))
    card = sitter.page.table.lies.lying("hand0")[0]
    start = sitter.point(card)
    sitter.drag(card, start + QPoint(30, 10))
    assert sitter.director.match.length() == 1 or sitter.director.match.turn() == 0
    assert shown(sitter.page) == truth(sitter.director.match)


def test_escape_takes_a_pick_back(sit):
    sitter = sit(match_for(2))
    director = sitter.director
    while True:
        counts: dict[int, list[int]] = {}
        for move in director.match.moves():
            counts.setdefault(director.match.game.card(move), []).append(move)
        several = [card for card, moves in counts.items() if len(moves) > 1]
        if several:
            break
        move = min(director.match.moves(), key=lambda move: len(director.match.game.touches(move)))
        sitter.wait(lambda move=move: sitter.take_all(move))
    sitter.click(several[0])
    assert sitter.page.table.items_by_card[several[0]].state.picked
    assert sitter.page.table.offered.choices
    QTest.keyClick(sitter.page, Qt.Key.Key_Escape)
    assert not sitter.page.table.items_by_card[several[0]].state.picked
    assert not sitter.page.table.offered.choices


def test_undo_and_redo_lead_to_the_same_table(sit, library):
    sitter = sit(match_for(2))
    director = sitter.director
    for _ in range(3):
        sitter.wait(lambda: sitter.take_all(director.match.moves()[0]))
    after = truth(director.match)
    record = [list(deal.moves) for deal in director.match.record.deals]
    sitter.wait(lambda: QTest.keyClick(sitter.page, Qt.Key.Key_U))
    assert director.match.length() < sum(map(len, record))
    assert director.match.turn() == 0
    assert library.load(director.id).deals == director.match.record.deals
    sitter.wait(lambda: QTest.keyClick(sitter.page, Qt.Key.Key_U, Qt.KeyboardModifier.ShiftModifier))
    assert [deal.moves for deal in director.match.record.deals] == record
    assert truth(director.match) == after == shown(sitter.page)


def test_a_match_that_is_taken_up_again_goes_on_at_the_same_card(sit, library):
    sitter = sit(match_for(2))
    for _ in range(4):
        sitter.wait(lambda: sitter.take_all(sitter.director.match.moves()[0]))
    kept, id = truth(sitter.director.match), sitter.director.id
    stock = sitter.director.match.hand.layout()[-1][1]
    sitter.page.leave()
    again = sit(library.open_match(id), id)
    assert truth(again.director.match) == kept == shown(again.page)
    assert again.director.match.hand.layout()[-1][1] == stock


def test_a_refused_card_says_which_rule_refuses_it(sit):
    sitter = sit(match_for(2, "international"))
    director = sitter.director
    while True:
        playable = {director.match.game.card(move) for move in director.match.moves()}
        refused = [card for card in sitter.page.table.lies.lying("hand0") if card not in playable]
        if refused:
            break
        sitter.wait(lambda: sitter.take_all(director.match.moves()[0]))
    before = director.match.length()
    with sitter.qtbot.waitSignal(director.refused) as caught:
        sitter.click(refused[0])
    assert caught.args[0].rule == "must_take"
    assert sitter.page.things.prompt.paper
    assert director.match.length() == before


def test_after_a_deal_the_others_say_why_they_played_a_card(sit):
    sitter = sit(match_for(2, level="hard"))
    director = sitter.director
    while director.match.turn() != NOBODY:
        sitter.wait(lambda: sitter.take_all(director.match.moves()[0]))
    sitter.page.close_sheet()
    sitter.page.do_log()
    number = next(n for n, (seat, _) in enumerate(director.match.seen[0].moves) if seat == 1)
    with sitter.qtbot.waitSignal(director.explained, timeout=20_000):
        sitter.page.drawer.lines.setCurrentRow(number + 1)
        sitter.page.drawer.lines.itemClicked.emit(sitter.page.drawer.lines.currentItem())
    assert len(sitter.page.drawer.foot.text()) > 20


def test_the_reason_for_a_card_stays_secret_while_the_deal_goes_on(sit):
    sitter = sit(match_for(2))
    sitter.wait(lambda: sitter.take_all(sitter.director.match.moves()[0]))
    moves = sitter.director.match.seen[0].moves
    assert not any(sitter.director.may_explain(number) for number in range(len(moves)))


def test_the_table_waits_for_a_click_before_what_was_taken_goes(sit, house):
    house.settings.set("wait", True)
    sitter = sit(match_for(2))
    director = sitter.director
    waited: list[bool] = []
    director.waiting.connect(waited.append)
    while not waited:
        sitter.wait(lambda: sitter.take_all(director.match.moves()[0]))
        assert director.match.turn() != NOBODY, "nobody took anything in a whole deal"
    assert shown(sitter.page) != truth(director.match)
    sitter.wait(lambda: QTest.keyClick(sitter.page, Qt.Key.Key_Space))
    assert shown(sitter.page) == truth(director.match)


def test_two_quick_clicks_are_two_clicks(sit):
    sitter = sit(match_for(2))
    heard: list[int] = []
    sitter.page.table.clicked.connect(heard.append)
    card = next(card for card in sitter.page.table.lies.lying("table"))
    at, port = sitter.point(card), sitter.page.view.viewport()
    sitter.director.picking = None  # nothing is to be played here
    QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseDClick(port, Qt.MouseButton.LeftButton, pos=at)  # the second press alone
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=at)
    assert heard == [card, card]


def test_a_card_tells_its_name_under_the_pointer(sit, house):
    sitter = sit(match_for(2))
    card = sitter.page.table.lies.lying("hand0")[0]
    english = sitter.page.view.name(card)
    assert " of " in english
    house.settings.set("language", "it")
    assert sitter.page.view.name(card) != english
    house.settings.set("language", "en")
    house.settings.set("deck_words", True)
    assert sitter.page.view.name(card) != english
