"""The sheets that count: what stands on them, and where."""

from itertools import pairwise

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from tappeto.core.chance import dice
from tappeto.match.match import Match, new
from tappeto.match.record import Player
from tappeto.ui.widgets.chart import Chart, apart
from tests.ui.pages.conftest import Opener, on_top, played
from tests.ui.pages.test_home import words


def one_deal(game: str, preset: str, changes: dict) -> Match:
    """A match of four after its first deal."""
    players = [Player(""), *(Player(name, "easy") for name in ("Rosa", "Ada", "Gino"))]
    match = new(game, preset, changes, players, "one deal", 1)
    match.deal()
    chance = dice("one deal")
    while match.turn() != -1:
        assert match.hand is not None
        match.play(match.hand.quick(chance))
    return match


def sheet_of(open_window: Opener, match: Match):
    page = on_top(open_window(first=lambda window: window.play(match)))
    QApplication.processEvents()
    return page.sheet


def test_a_single_round_is_counted_instead_of_drawn_as_a_line(open_window: Opener):
    match = one_deal("domino", "draw", {"target": 0})
    assert match.over
    sheet = sheet_of(open_window, match)
    assert sheet.findChildren(Chart) == []
    said = words(sheet)
    for text in ("Pips left", "You", "Rosa", "Ada", "Gino"):
        assert text in said


def test_a_match_of_several_deals_has_its_chart(open_window: Opener):
    assert len(sheet_of(open_window, played(-1)).findChildren(Chart)) == 1


@pytest.mark.parametrize("places", [[20.0, 90.0, 90.0, 90.0], [50.0] * 4, [11.0, 12.0, 13.0, 99.0]])
def test_the_names_at_the_end_of_the_lines_are_apart_and_all_in_sight(places):
    found = apart(places, 11, 99)
    assert found[0] >= 11
    assert found[-1] <= 99
    assert all(below - above >= 20 for above, below in pairwise(found))


def test_heads_stand_over_the_figures_beside_their_strokes(open_window: Opener):
    sheet = sheet_of(open_window, one_deal("busche", "italian", {}))
    labels = {shown.text(): shown for shown in sheet.findChildren(QLabel) if shown.isVisible()}
    figures = [shown for shown in sheet.findChildren(QLabel) if shown.text() in "01" and shown.text()]
    rights = {shown.mapTo(sheet, shown.contentsRect().topRight()).x() for shown in figures}
    for head in ("Before", "Now"):
        assert labels[head].mapTo(sheet, labels[head].contentsRect().topRight()).x() in rights


def test_the_end_of_a_match_counts_its_last_deal_too(open_window: Opener):
    said = words(sheet_of(open_window, played(-1)))
    assert "How it went" in said
    assert "The last deal" in said
    assert "Primiera" in said
