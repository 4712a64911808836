"""Escoba and Busche at the table, by mouse: whole matches, and what is rare."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from tappeto.core.cards import LATIN40
from tappeto.core.chance import dice
from tappeto.games.api import NOBODY, Sheet
from tappeto.match.match import Match, new
from tappeto.match.record import Deal, Player, Record
from tappeto.ui.widgets.strokes import Strokes
from tests.ui.sitting import NAMES, match_of
from tests.ui.test_match import play_on, shown, truth

PLAYERS = [Player(name, "easy" if seat else "") for seat, name in enumerate(NAMES)]


@pytest.mark.parametrize(("game", "seats", "preset"), [("escoba", 2, "spanish"), ("busche", 4, "italian")])
def test_a_whole_match_is_played_by_mouse(sit, library, game, seats, preset):
    sitter = sit(match_of(game, seats, preset))
    play_on(sitter, library)
    assert library.entries()[0].state == "over"
    assert sitter.page.sheet is not None


def crowded() -> tuple[Match, int]:
    """Escoba with a full table and a card of the person's that takes in fifty ways or more."""
    for seed in range(200):
        players = PLAYERS[:2]
        match = new(
            "escoba",
            "international",
            {"capture_obligation": "none", "opening_15_30": False},
            players,
            f"crowd {seed}",
            1,
        )
        match.deal()
        while match.turn() != NOBODY:
            moves = match.moves()
            if match.turn() == 0:
                for card in {match.game.card(move) for move in moves}:
                    ways = [m for m in moves if match.game.card(m) == card and len(match.game.touches(m)) > 1]
                    if len(ways) >= 50:
                        return match, card
            match.play(next(move for move in moves if len(match.game.touches(move)) == 1))
    raise AssertionError("no table grows so full")


@pytest.mark.parametrize("size", [(640, 480), (1280, 800)])
def test_a_capture_is_chosen_among_fifty_and_more(sit, size):
    match, card = crowded()
    sitter = sit(match, size=size)
    director = sitter.director
    ways = [move for move in match.moves() if match.game.card(move) == card]
    longest = max(ways, key=lambda move: len(match.game.touches(move)))
    touched = [int(other) for other in match.game.touches(longest)]
    sitter.click(card)
    sitter.click(touched[1])
    assert "missing" in sitter.page.things.prompt.html
    before = match.length()

    def finish() -> None:
        for other in touched[2:]:
            if match.length() == before:
                sitter.click(other)
        assert match.length() > before

    sitter.wait(finish)
    assert match.game.move(match.seen[0].moves[before][1]) in ways
    assert director.match is match


def test_all_four_may_tie_for_the_most_points(sit):
    match = new("busche", "italian", {}, PLAYERS, "tie 4539", 3)
    match.deal()
    chance = dice("4539")
    while match.length() < 36:  # the last trick plays itself out, whoever decides
        legal = match.moves()
        match.play(legal[chance.below(len(legal))])
    sitter = sit(match)
    if match.turn() == 0:
        sitter.wait(lambda: sitter.take_all(match.moves()[0]))
    assert match.turn() == NOBODY
    assert match.hand.points() == [1, 1, 1, 1]
    assert "pay 1 each" in sitter.page.sheet.title()


def test_three_players_may_lose_together(sit):
    strong = ["3d", "2d", "1d", "3c", "2c", "1c", "3s", "2s", "3b", "2b"]
    rest = [text for text in LATIN40.texts if text not in strong]
    record = Record("busche", "italian", {}, PLAYERS, "", 3, [Deal(3, " ".join([*strong, *rest]))])
    match = Match(record)
    match.sheet = match.before = Sheet([3, 8, 10, 9], 3, 1, None)
    sitter = sit(match)
    for text in strong:
        move = match.game.move(text)
        sitter.wait(lambda move=move: sitter.take_all(move))
        assert shown(sitter.page) == truth(match)
    assert list(match.sheet.totals) == [3, 16, 18, 17]
    assert sitter.page.sheet.title() == "You alone win"


def test_the_last_trick_is_shown_unless_the_table_forbids_it(sit):
    sitter = sit(match_of("busche", 4, "italian"))
    director = sitter.director
    while director.match.taken[0] == NOBODY:
        sitter.wait(lambda: sitter.take_all(director.match.moves()[0]))
    QTest.keyClick(sitter.page, Qt.Key.Key_L)
    assert sitter.page.things.prompt.html.count("<img") == 4
    secret = sit(match_of("busche", 4, "italian", show_last_trick=False))
    while secret.director.match.taken[0] == NOBODY:
        secret.wait(lambda: secret.take_all(secret.director.match.moves()[0]))
    assert not secret.page.bar.tools["last"].isEnabled()


def test_the_sheet_of_a_game_of_four_tells_before_and_now_and_what_would_end_it(sit):
    match = new("busche", "italian", {}, PLAYERS, "a sheet", 1)
    match.deal()
    chance = dice("a sheet")
    while match.turn() != NOBODY:
        legal = match.moves()
        match.play(legal[chance.below(len(legal))])
    made = [int(points) for points in match.hand.points()]
    payer = max(range(4), key=lambda seat: made[seat])
    idle = next(seat for seat in range(4) if made[seat] == 0 and seat != 0)
    before = [11 if seat == idle else 2 for seat in range(4)]
    match.before = Sheet(before, 1, 3, None)
    assert match.hand is not None
    match.sheet = match.game.close(match.hand, match.before)
    sheet = sit(match, size=(1280, 800)).page.sheet
    said = [label.text() for label in sheet.content.findChildren(QLabel)]
    names = [sheet.words.side(seat) for seat in range(4)]
    assert next(text for text in said if text in names) == names[payer], "who pays comes first"
    assert [line.count for line in sheet.content.findChildren(Strokes)][:2] == [2, 2 + made[payer]]
    assert any(f"over 10 ends the match; {names[idle]} is already" in text for text in said)
    assert any("deals next" in text or "deal next" in text for text in said)
