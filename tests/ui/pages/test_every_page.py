"""Every page at every size, in both languages and themes: nothing cut off, nothing on anything else."""

import os
import subprocess
import sys
from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from tappeto.ui import style
from tappeto.ui.window import Window
from tests.ui.pages.conftest import Opener, on_top, played
from tests.ui.pages.looking import cut, lying_on

PAGES: dict[str, Callable[[Window], None]] = {
    "home": lambda window: window.home(),
    "new match": lambda window: window.new_match("scopa"),
    "settings": lambda window: window.settings("keys"),
    "decks": lambda window: window.decks("scopa"),
    "rules": lambda window: window.rules("scopa", "must_take"),
    "tutorial": lambda window: window.tutorial("scopa"),
    "matches": lambda window: window.matches(),
    "about": lambda window: window.about(),
    "licences": lambda window: window.licences(),
    "deal ended": lambda window: window.play(played(36)),
    "match ended": lambda window: window.play(played(-1)),
}
SIZES = ((1280, 800), (640, 480), (420, 320))


@pytest.mark.parametrize(("lang", "theme"), [("en", "light"), ("it", "dark")])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_is_cut_off(open_window: Opener, library, size, lang, theme):
    look_at_all(open_window, library, size, lang, theme)


def test_nothing_is_cut_off_in_a_window_between_the_sizes(open_window: Opener, library):
    look_at_all(open_window, library, (1024, 680), "it", "light")


def test_nothing_is_cut_off_where_the_text_is_twice_as_large(open_window: Opener, library, monkeypatch):
    monkeypatch.setattr(style, "_text_scale", lambda: 2.0)
    look_at_all(open_window, library, (1280, 800), "it", "light")


@pytest.mark.long
def test_nothing_is_cut_off_where_the_pixels_are_twice_as_many():
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "1280 or 420", __file__]
    environ = os.environ | {"QT_SCALE_FACTOR": "2"}
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def look_at_all(open_window: Opener, library, size, lang, theme) -> None:
    """Open every page and look for faults."""
    for others in (("Nonna Rosa",), ("Gino", "Zia Ada", "Carlo")):
        library.keep(played(20, others))
    library.keep(played(-1))
    window = open_window(size, lang, theme)
    faults = []
    for name, go in PAGES.items():
        go(window)
        for _ in range(5):
            QApplication.processEvents()
        page = on_top(window)
        part = getattr(page, "sheet", None) or page
        faults += [f"{name}: {fault}" for fault in cut(part) + lying_on(part)]
    assert not faults, "\n".join(faults)
