"""Jass at the table: a match of Schieber by mouse with all that can be said, Differenzler by keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tappeto.ai.thinking import Thinking
from tappeto.controller.director import UNASKED
from tappeto.core.cards import JASS36
from tappeto.games.api import NOBODY, Sheet
from tappeto.match.ask import request
from tappeto.match.match import Match, new
from tappeto.match.record import Deal, Player, Record
from tappeto.ui.pages.verdict import title
from tappeto.ui.table.choice.figure import FigurePanel
from tappeto.ui.table.choice.paper import PaperPanel
from tappeto.ui.table.choice.risk import GUARD, RiskPanel
from tappeto.ui.table.choice.tiles import TilesPanel
from tappeto.ui.table.page import TablePage
from tests.ui.sitting import NAMES, Sitter, Ways, match_of
from tests.ui.test_match import shown, truth

PLAYERS = [Player(name, "easy" if seat else "") for seat, name in enumerate(NAMES)]


def press(widget) -> None:
    """Click a button."""
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def answer(sitter: Sitter, text: str) -> None:
    """Say a move by the panel that asks for it."""
    panel, game = sitter.page.chooser.panel, sitter.director.match.game
    if isinstance(panel, TilesPanel):
        press(next(tile for tile in panel.tiles if game.text(tile.word.move) == text))
    elif isinstance(panel, PaperPanel):
        press(panel.buttons[0 if text == "weis" else 1])
    elif isinstance(panel, FigurePanel):
        panel.slider.setValue(int(text.split("-")[1]))
        press(panel.button)
    else:
        raise AssertionError(f"nothing asks for {text}")


def turn(sitter: Sitter, said: list[str], wanted: str = "") -> None:
    """Make the person's move by mouse: what instinct says, or a contract that is wanted."""
    match = sitter.director.match
    move = max(match.moves(), key=match.hand.rank)
    card = match.game.card(move)
    if card != NOBODY:
        sitter.wait(lambda: sitter.click(int(card)))
        return
    text = match.game.text(move)
    if wanted and any(match.game.text(one) == wanted for one in match.moves()):
        text = wanted
    said.append(text)
    sitter.wait(lambda: answer(sitter, text))


def test_a_match_of_schieber_is_played_by_mouse_to_2500(sit, library):
    sitter = sit(match_of("schieber", 4, "classic"), size=(1280, 800))
    director = sitter.director
    said: list[str] = []
    heard: set[str] = set()
    wishes = iter(["push", "trump-U"] * 40)
    sitter.director.played.connect(lambda seat, text: heard.add(sitter.page.words.heard(seat, text)))
    while not director.match.over:
        match = director.match
        if match.turn() == NOBODY:
            sitter.wait(lambda: press(sitter.page.sheet.main_button))
            continue
        wish = next(wishes) if match.hand.contract == NOBODY else ""
        turn(sitter, said, wish)
        assert shown(sitter.page) == truth(director.match)
    assert max(director.match.sheet.totals) >= 2500
    assert {"push", "trump-U"} <= set(said)
    assert {"Push", "Unenufe"} <= heard
    assert library.entries()[0].state == "over"


def test_weis_against_weis_and_stoeck_are_said_and_counted(sit):
    """Ace, king and Ober of acorns are the person's, a run of roses is the next player's."""
    rest = [text for text in JASS36.texts if text not in ("Aa", "Ka", "Oa", "6r", "7r", "8r")]
    pack = ["Aa", "Ka", "Oa", "6r", "7r", "8r", *rest]
    sitter = sit(Match(Record("schieber", "classic", {}, PLAYERS, "", 3, [Deal(3, " ".join(pack))])))
    director = sitter.director
    said: list[str] = []
    heard: list[str] = []
    director.played.connect(lambda seat, text: heard.append(sitter.page.words.heard(seat, text)))
    while director.match.turn() != NOBODY:
        turn(sitter, said, "trump-a" if director.match.hand.contract == NOBODY else "")
    assert "weis" in said
    assert sum(text.startswith("Weis") for text in heard) >= 2
    assert "Stöck: 20" in heard
    assert sitter.page.sheet is not None


def near_the_end(ours: int) -> Match:
    """A match in which the person's side leads a trick with so many points before the deal."""
    for seed in range(200):
        match = new("schieber", "classic", {"target": 1000}, PLAYERS, f"claim {seed}", 3)
        match.sheet = match.before = Sheet([ours, 0], 3, 4, None)
        match.deal()
        while match.turn() != NOBODY:
            if match.hand.played > 0 and match.turn() == 0 and match.hand.placed == 0 and match.asides(0):
                return match
            match.play(max(match.moves(), key=match.hand.rank))
    raise AssertionError("nobody may claim")


@pytest.mark.parametrize(("ours", "wins"), [(990, True), (700, False)])
def test_thanks_enough_is_said_in_two_steps_and_wins_or_loses_the_match(sit, qtbot, ours, wins):
    sitter = sit(near_the_end(ours), size=(1280, 800))
    panel = sitter.page.chooser.panel
    assert isinstance(panel, RiskPanel)
    press(panel.yes)
    assert sitter.director.match.turn() != NOBODY, "one click is not enough"
    press(panel.yes)
    assert sitter.director.match.turn() != NOBODY, "a double click is not enough"
    qtbot.waitUntil(lambda: panel.asked.elapsed() >= GUARD, timeout=5_000)
    sitter.wait(lambda: press(panel.yes))
    assert sitter.director.match.over
    assert sitter.director.match.sheet.outcome.winners == [0 if wins else 1]


def test_a_claim_can_be_put_off(sit):
    sitter = sit(near_the_end(990), size=(1280, 800))
    QTest.keyClick(sitter.page, Qt.Key.Key_T)
    panel = sitter.page.chooser.panel
    assert panel.no.isVisible()
    QTest.keyClick(sitter.page, Qt.Key.Key_Escape)
    assert not panel.no.isVisible()
    assert not sitter.director.match.over


def play_by_keys(sitter: Sitter) -> None:
    """Make the person's move by keys alone: digits and Enter to say, arrows and Enter to play."""
    match, page = sitter.director.match, sitter.page
    move = max(match.moves(), key=match.hand.rank)
    card = int(match.game.card(move))
    if card == NOBODY:
        for digit in match.game.text(move).split("-")[1]:
            QTest.keyClick(page, digit)
        QTest.keyClick(page, Qt.Key.Key_Return)
        return
    while page.table.focus != card:
        QTest.keyClick(page, Qt.Key.Key_Right)
    QTest.keyClick(page, Qt.Key.Key_Return)


def match_with_a_tie() -> Match:
    """A match of Differenzler whose first players are even after the fourth round, found by playing it."""
    for number in range(1000):
        match, again = (new("differenzler", "classic", {}, PLAYERS, f"tie {number}", 1) for _ in range(2))
        while match.sheet.deals < 4:
            if match.turn() == NOBODY:
                match.deal()
            elif match.turn() == 0:
                match.play(max(match.moves(), key=match.hand.rank))
            else:
                question = request(match, match.turn())
                question["level"] = PLAYERS[match.turn()].level
                match.play(match.game.move(Thinking(question).think()["move"]))
        if not match.over:
            return again
    raise AssertionError("no match has a tie")


def test_a_match_of_differenzler_is_played_by_keys_with_a_round_more_for_a_tie(sit, library):
    sitter = sit(match_with_a_tie(), size=(1000, 700))
    director, page = sitter.director, sitter.page
    while not director.match.over:
        if director.match.turn() == NOBODY:
            sitter.wait(lambda: QTest.keyClick(page.sheet, Qt.Key.Key_Return))
            continue
        sitter.wait(lambda: play_by_keys(sitter))
        assert shown(page) == truth(director.match)
    assert director.match.sheet.deals >= 5
    assert library.entries()[0].state == "over"


@pytest.mark.parametrize("size", [(420, 320), (640, 480), (1280, 800)])
@pytest.mark.parametrize("game", ["schieber", "differenzler"])
def test_what_is_asked_never_lies_over_the_hand(sit, size, game):
    sitter = sit(match_of(game, 4, "classic"), size=size)
    page = sitter.page
    panel = page.chooser.panel
    if panel is None:
        sitter.wait(lambda: None) if sitter.director.match.turn() != 0 else None
        panel = page.chooser.panel
    assert panel is not None
    hand = page.table.zones["hand0"]
    assert panel.geometry().bottom() <= hand.y
    for plate in page.things.plates[1:]:
        assert not plate.isVisible() or not plate.rect.toRect().intersects(panel.geometry())


def test_a_card_of_the_hand_is_put_elsewhere_by_dragging(sit):
    sitter = sit(match_of("schieber", 4, "classic"), size=(1280, 800))
    hand = sitter.page.table.lies.lying("hand0")
    first, last = hand[0], hand[-1]
    sitter.drag(first, sitter.point(last))
    assert first in sitter.page.table.lies.lying("hand0")[-2:]
    assert shown(sitter.page) == truth(sitter.director.match)


def test_a_whole_pack_is_in_the_hands(sit):
    record = Record("schieber", "classic", {}, PLAYERS, "", 3, [Deal(3, " ".join(JASS36.texts))])
    sitter = sit(Match(record), size=(1280, 800))
    assert len(sitter.page.table.lies.lying("hand0")) == 9


@pytest.mark.parametrize("mode", ["secret", "open"])
def test_a_bid_is_a_badge_on_the_plate_and_a_secret_one_shows_no_number(sit, mode):
    sitter = sit(match_of("differenzler", 4, "classic", bid_mode=mode), size=(1280, 800))
    page = sitter.page
    assert page.things.plates[0].person.badge.sign == "waiting"
    sitter.wait(lambda: play_by_keys(sitter))
    own = page.things.plates[0].person.badge
    said = sitter.director.match.hand.bids
    assert own.text.split(" ")[0] == str(int(said[0]))
    for seat in (1, 2, 3):
        badge = page.things.plates[seat].person.badge
        assert badge.sign == ("sealed" if mode == "secret" else "open")
        assert badge.text.split(" ")[0] == ("" if mode == "secret" else str(int(said[seat])))
    assert f"bids are {mode}" in page.words.line()


def test_the_slate_is_laid_over_the_trick_from_the_scores_where_it_has_no_place(sit):
    sitter = sit(match_of("schieber", 4, "classic"), size=(640, 480))
    page = sitter.page
    while sitter.director.match.hand.contract == NOBODY or page.chooser.panel is not None:
        turn(sitter, [])
    slate = page.things.slate
    assert not slate.isVisible()
    press(page.bar.pills[0])
    assert slate.isVisible()
    assert slate.rect.bottom() <= page.table.zones["hand0"].y
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert not slate.isVisible()
    QTest.keyClick(page, Qt.Key.Key_S)
    assert slate.isVisible()
    turn(sitter, [])
    assert not slate.isVisible(), "the next card takes it away"


def test_in_a_roomy_window_the_score_key_says_how_the_match_stands(sit):
    page = sit(match_of("differenzler", 4, "classic"), size=(1280, 800)).page
    QTest.keyClick(page, Qt.Key.Key_S)
    assert "You 0 · Nonna Rosa 0 · Zia Ada 0 · Gino 0" in page.things.prompt.html


@pytest.mark.parametrize(
    ("made", "words"),
    [
        ([23, 17, 13, 5], "Gino pays the least: 5"),
        ([0, 17, 13, 5], "You pay the least: 0"),
        ([5, 17, 13, 5], "You, Gino pay the least: 5 each"),
        ([0, 0, 13, 0], "Zia Ada pays 13"),
        ([0, 0, 0, 0], "Nobody pays"),
    ],
)
def test_who_paid_least_is_said_of_a_deal(sit, made, words):
    page = sit(match_of("differenzler", 4, "classic")).page
    match = page.director.match
    match.sheet = Sheet(
        [before + more for before, more in zip(match.before.totals, made, strict=True)], 0, 1, None
    )
    assert title(page.words, match) == words


def test_a_bid_is_heard_once(sit):
    sitter = sit(match_of("differenzler", 4, "classic"), size=(1280, 800))
    heard: list[str] = []
    sitter.director.played.connect(lambda seat, text: heard.append(sitter.page.words.heard(seat, text)))
    for _ in range(3):
        sitter.wait(lambda: play_by_keys(sitter))
    assert [text for text in heard if text].count("has said") <= 4
    assert heard[-1] == ""


def without_weis() -> Match:
    """A match in which the person has no Weis to announce."""
    for number in range(100):
        match, again = (new("schieber", "classic", {}, PLAYERS, f"no Weis {number}", 3) for _ in range(2))
        match.deal()
        while match.hand.contract == NOBODY or match.turn() != 0:
            match.play(max(match.moves(), key=match.hand.rank))
        if [match.game.text(move) for move in match.moves()] == ["no-weis"]:
            return again
    raise AssertionError("there is always a Weis")


def test_undo_passes_over_what_was_said_for_the_person_and_redo_comes_back(sit):
    """Without a Weis “no Weis” is said by itself; it is no choice that could be taken back."""
    sitter = sit(without_weis(), size=(1280, 800))
    director = sitter.director
    while director.match.hand.played < 2:
        turn(sitter, [])
    assert "no-weis" in [text for seat, text in director.match.seen[0].moves if seat == 0]
    whole = [*director.match.record.deals[-1].moves]
    points = []
    while director.undo_point() >= 0:
        points.append(director.undo_point())
        sitter.wait(director.undo)
        assert len(points) < 12, "undo never comes to an end"
    assert points == sorted(points, reverse=True)
    assert len(set(points)) == len(points)
    for _ in points:
        sitter.wait(director.redo)
    assert director.match.record.deals[-1].moves[: len(whole)] == whole


def test_without_a_weis_nobody_waits(sit, qtbot, house):
    """What nobody hears takes no time, however calm the pace."""
    match = without_weis()
    match.deal()
    while match.hand.contract == NOBODY or match.turn() != 0:
        match.play(max(match.moves(), key=match.hand.rank))
    house.settings.set("pace", "slow")
    page = TablePage(Ways(house), match, None)
    qtbot.addWidget(page)
    length = match.length()
    page.show()
    qtbot.waitUntil(lambda: page.director.match.length() > length, timeout=UNASKED // 2)
    page.leave()


def test_a_toast_leaves_the_tools_where_they_are(sit):
    page = sit(match_of("schieber", 4, "classic"), size=(1280, 800)).page
    before = {name: tool.geometry() for name, tool in page.bar.tools.items() if tool.isVisible()}
    page._say_toast("Last move taken back", "Redo")
    page.bar.layout().activate()
    assert {name: tool.geometry() for name, tool in page.bar.tools.items() if tool.isVisible()} == before


@pytest.mark.parametrize("size", [(420, 320), (500, 600), (1280, 800)])
def test_the_log_leaves_the_table_its_shape_or_covers_it(sit, size):
    page = sit(match_of("schieber", 4, "classic"), size=size).page
    kind = page.view.kind
    page.do_log()
    assert page.drawer.isVisible()
    if size[0] < 640:
        assert not page.view.isVisible()
        assert page.drawer.width() == page.width()
    else:
        assert page.view.kind == kind
    page.do_log()
    assert page.view.isVisible()
