"""The table in every state, at every size, in both languages and themes; nothing over a playable card."""

import random

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from tappeto.games.api import NOBODY
from tappeto.i18n import tr
from tappeto.ui import style
from tappeto.ui.style import DARK, LIGHT
from tappeto.ui.table.card import CardItem
from tappeto.ui.table.furniture import Piece
from tests.ui.pages.looking import cut, lying_on
from tests.ui.sitting import match_for

SIZES = [(420, 320), (640, 480), (1280, 800)]


def bodies(page) -> list[tuple[CardItem, QRectF]]:
    """The playable cards with their place on the table."""
    table = page.table
    cards = [*table.lies.lying("hand0"), *table.lies.lying("table")]
    items = [table.items_by_card[card] for card in cards]
    return [(item, item.mapRectToScene(item.body())) for item in items]


def over(page) -> list[str]:
    """What lies over a playable card, or outside the table."""
    table = page.table
    area = table.sceneRect().adjusted(-1, -1, 1, 1)
    found = []
    for item, body in bodies(page):
        if not area.contains(body):
            found.append(f"{item.card} outside")
        for thing in table.items():
            if isinstance(thing, Piece) and thing.isVisible() and thing is not page.things.word:
                common = thing.rect.intersected(body)
                if common.width() > 2 and common.height() > 3:
                    found.append(f"{type(thing).__name__} over {item.card} by {common}")
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_lies_over_a_playable_card_in_two_hundred_positions(sit, size, seats):
    chance = random.Random(f"{size} {seats}")
    match = match_for(seats)
    match.deal()
    sitter = sit(match, size=size)
    page = sitter.page
    page.director.opponents.ask = lambda question, then: None  # the positions come from here
    seen = 0
    while seen < 200:
        if match.turn() == NOBODY:
            if match.over:
                match = match_for(seats, target=31)
            match.deal()
        match.play(chance.choice(match.moves()))
        if match.turn() != 0:
            continue
        page.director.match = match
        page.director.start()
        if chance.random() < 0.5:
            page.director.picking.pick(chance.choice([match.game.card(move) for move in match.moves()]))
            page.table.offer(page.director.picking.offer())
            page._changed()
        assert over(page) == []
        seen += 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_state_is_shown_without_a_warning(sit, house, size, language, theme):
    house.settings.set("language", language)
    house.settings.set("theme", theme)
    house.settings.set("felt", "night" if theme == "dark" else "green")
    sitter = sit(match_for(4, "international"), size=size)
    page = sitter.page
    for action in ("left", "up", "last", "why", "log", "pace", "score"):
        page.do(action)
        assert page.grab().width() >= size[0]
    page.do("log")
    sitter.take_all(page.director.match.moves()[0])
    page.do("undo")
    assert house.chrome() is (DARK if theme == "dark" else LIGHT)
    assert not page.grab().isNull()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("large", [1.0, 2.0])
def test_the_bar_cuts_no_word(sit, house, monkeypatch, size, language, large):
    monkeypatch.setattr(style, "_text_scale", lambda: large)
    house.settings.set("language", language)
    page = sit(match_for(4), size=size).page
    assert over(page) == []
    bar = page.bar
    assert cut(bar) + lying_on(bar) == []
    bar.show_toast(tr("Undone."), tr("Redo"))
    QApplication.processEvents()
    assert cut(bar) + lying_on(bar) == []
    assert bar.tools["home"].isVisible()
    assert bar.tools["menu"].isVisible()


def test_another_language_is_spoken_at_once(sit, house):
    sitter = sit(match_for(2))
    english = sitter.page.things.prompt.html
    house.settings.set("language", "it")
    assert sitter.page.things.prompt.html != english
    assert sitter.page.bar.tools["hint"].text() != "Hint"


def test_nothing_moves_when_nobody_moves(sit):
    sitter = sit(match_for(2))
    table = sitter.page.table
    sitter.qtbot.waitUntil(lambda: not table._warm.isActive(), timeout=20_000)
    assert table.show_run is None
    changes: list[object] = []
    table.changed.connect(changes.append)
    with sitter.qtbot.assertNotEmitted(table.changed, wait=300):
        pass
    assert changes == []
