"""The gallery of decks: words and cards keep clear of each other."""

import pytest
from PySide6.QtCore import QRect, QSizeF
from PySide6.QtWidgets import QApplication

from tappeto.ui.pages.gallery import CARDS
from tests.ui.pages.conftest import Opener, on_top
from tests.ui.pages.test_home import words


def opened(open_window: Opener, size: tuple[int, int], game: str):
    page = on_top(open_window(size, first=lambda window: window.decks(game)))
    QApplication.processEvents()
    return page


@pytest.mark.parametrize("size", [(1280, 800), (420, 320)])
@pytest.mark.parametrize("game", ["scopa", "schieber"])
def test_the_games_of_a_deck_stand_clear_of_its_cards(open_window: Opener, size, game):
    for tile in opened(open_window, size, game).tiles:
        games = tile.games
        cards = tile.width() - 8 - tile.fan.width(QSizeF(tile.width() - 8, CARDS))
        assert games.mapTo(tile, games.contentsRect().topRight()).x() + 8 <= cards


@pytest.mark.parametrize("size", [(1280, 800), (640, 480), (420, 320)])
def test_the_cards_of_the_preview_stand_clear_of_the_line_in_the_felt(open_window: Opener, size, monkeypatch):
    preview = opened(open_window, size, "schieber").preview
    rows: list[QRect] = []
    monkeypatch.setattr(
        preview, "_row", lambda painter, cards, high, top, dpr: rows.append(QRect(0, int(top), 1, int(high)))
    )
    preview._paint(1.0)
    above, below = rows
    assert above.bottom() + 6 < below.top()
    assert below.bottom() <= preview.height() - preview.inlay - 10


def test_tiles_are_not_counted_as_cards(open_window: Opener):
    assert "28 tiles" in words(opened(open_window, (1280, 800), "domino").tiles[0])
    assert "40 cards" in words(opened(open_window, (1280, 800), "scopa").tiles[0])
