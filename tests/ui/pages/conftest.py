"""A window with everything it needs, and some matches to fill its pages."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from tappeto.core.chance import dice
from tappeto.match.match import Match, new
from tappeto.match.record import Player
from tappeto.ui.house import House
from tappeto.ui.window import Window

Opener = Callable[..., Window]


def on_top(window: Any) -> Any:
    """The page that is seen."""
    return window.stack.currentWidget()


@cache
def played(moves: int, others: tuple[str, ...] = ("Nonna Rosa",), seed: str = "a fixed seed") -> Match:
    """A match in which so many moves were played, or -1: to its end. It is not to be played on."""
    players = [Player(""), *(Player(name, "easy") for name in others)]
    match = new("scopa", "italian", {}, players, seed, 1)
    chance = dice(seed)
    while not match.over and moves != 0:
        match.deal()
        while match.turn() != -1 and moves != 0:
            assert match.hand is not None
            match.play(match.hand.quick(chance))
            moves -= 1
    return match


@pytest.fixture
def open_window(qtbot, house: House, monkeypatch: pytest.MonkeyPatch) -> Iterator[Opener]:
    """Opens a window of a size; no player thinks in it."""
    monkeypatch.setattr(house.opponents, "ask", lambda question, then: None)
    windows: list[Window] = []

    def opened(
        size: tuple[int, int] = (1280, 800),
        lang: str = "en",
        theme: str = "light",
        first: Callable[[Window], None] = Window.home,
    ) -> Window:
        house.settings.set("language", lang)
        house.settings.set("theme", theme)
        house.settings.set("decks", {"scopa": "plain"})  # drawn in no time
        house.speak()
        window = Window(house)
        qtbot.addWidget(window)
        window.resize(*size)
        first(window)
        window.show()
        windows.append(window)
        return window

    yield opened
    for window in windows:
        window.close()
