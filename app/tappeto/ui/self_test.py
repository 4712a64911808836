"""Tries the program out in a window that nobody sees: what every package does before it is released."""

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from tappeto.controller.director import PERSON
from tappeto.games.book import Rulebook
from tappeto.games.shelf import BOOKS
from tappeto.library import Library
from tappeto.match.match import Match
from tappeto.ui.app import application
from tappeto.ui.house import House
from tappeto.ui.pages.plan import Plan
from tappeto.ui.table.page import TablePage
from tappeto.ui.window import Window

PATIENCE = 60  # s for a game


class Fault(Exception):
    """Something that a copy of the program must be able to do does not work."""


def run() -> int:
    """Deal every game, see a machine player move, and read the matches again; the exit code."""
    app = application(["tappeto"])
    try:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            os.environ["TAPPETO_DATA"] = folder  # the person's own things are left alone
            _play_all(Path(folder))
            _read_again(Path(folder))
    except Fault as problem:
        print(f"self-test: {problem}", file=sys.stderr)
        return 1
    finally:
        app.quit()
    print("self-test: all is well")
    return 0


def _play_all(folder: Path) -> None:
    library = Library.open(folder)
    house = House(library)
    house.settings.set("pace", "instant")
    window = Window(house)
    window.home()
    window.show()
    house.opponents.start()
    try:
        for book in BOOKS:
            _play(window, book)
        if house.opponents.process is None or house.opponents.deaths:
            raise Fault("the players' process does not run")
    finally:
        window.close()
        library.close()


def _play(window: Window, book: Rulebook) -> None:
    """Deal, and play on until a machine player has made a move."""
    plan = Plan(book, window.house.settings.now)
    window.begin(book.id, plan.preset, plan.changes, plan.players())
    page = window.waiting()
    assert isinstance(page, TablePage)
    director = page.director
    _until(lambda: director.match.hand is not None, f"{book.id} is not dealt")

    def moved() -> bool:
        if any(seat != PERSON for seat in director.match.movers):
            return True
        if director.picking is not None:
            director.play(director.match.moves()[0])
        return False

    _until(moved, f"no machine player moves in {book.id}")
    print(f"self-test: {book.id} is dealt and played")


def _until(done: Callable[[], bool], trouble: str) -> None:
    """Let the window live until something is done."""
    end = time.monotonic() + PATIENCE
    while not done():
        if time.monotonic() > end:
            raise Fault(trouble)
        QCoreApplication.processEvents()
        time.sleep(0.005)


def _read_again(folder: Path) -> None:
    """Everything that was played is in the library."""
    library = Library.open(folder)
    kept = {}
    for entry in library.entries():
        kept[entry.game] = Match(library.load(entry.id)).length()
    library.close()
    lost = [book.id for book in BOOKS if not kept.get(book.id)]
    if lost:
        raise Fault(f"not kept: {', '.join(lost)}")
