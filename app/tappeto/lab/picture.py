"""Draws any page, or any position of any game, into a file, without a person."""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tappeto.games.api import NOBODY, Options
from tappeto.games.book import OptionError
from tappeto.games.shelf import BOOKS, book
from tappeto.match.match import Match, new
from tappeto.match.record import Player

PAGES = ("table", "home", "new", "score", "matches", "settings", "decks", "rules", "tutorial", "about")
NAMES = ("", "Rosa", "Ada", "Gino")
LANGUAGES = ("en", "it")


def read(arguments: list[str]) -> argparse.Namespace:
    """The options of the command line."""
    parser = argparse.ArgumentParser(prog="python -m tappeto.lab picture", description=__doc__)
    parser.add_argument("out", type=Path, help="the PNG file to write")
    parser.add_argument("--game", default=BOOKS[0].id, choices=[one.id for one in BOOKS])
    parser.add_argument("--preset", default="")
    parser.add_argument("--option", action="append", default=[], metavar="K=V")
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--deck", default="")
    parser.add_argument("--size", default="1280x800", metavar="WxH")
    parser.add_argument("--scale", default="1")
    parser.add_argument("--theme", default="light", choices=("light", "dark"))
    parser.add_argument("--felt", default="green")
    parser.add_argument("--deal", default="1", metavar="CODE", help="the seed of the match")
    parser.add_argument("--moves", type=int, default=0, help="moves that are played first, by instinct")
    parser.add_argument("--pick", default="", metavar="CARD", help="a card that is clicked then")
    parser.add_argument("--hint", action="store_true", help="ask for a hint")
    parser.add_argument("--do", action="append", default=[], metavar="ACTION", help="such as log, last, why")
    parser.add_argument("--lang", default="en", choices=LANGUAGES)
    parser.add_argument("--page", default="table", choices=PAGES)
    parser.add_argument("--set", action="append", default=[], metavar="NAME", help="switch a setting on")
    return parser.parse_args(arguments)


def options(asked: argparse.Namespace) -> Options:
    """The options that were asked for, as values; OptionError where they do not fit."""
    found: Options = {}
    for pair in asked.option:
        name, _, value = pair.partition("=")
        found[name] = book(asked.game).option(name).read(value)
    return found


def position(asked: argparse.Namespace) -> Match:
    """The match that was asked for, after its moves; on the score page after the whole deal."""
    rules = book(asked.game)
    seats = asked.players or rules.players[0]
    players = [Player(name, "hard" if seat else "") for seat, name in enumerate(NAMES[:seats])]
    players[0].name = {"it": "Tu"}.get(asked.lang, "You")
    preset = asked.preset or rules.presets[0].name
    match = new(asked.game, preset, options(asked), players, asked.deal, seats - 1)
    match.deal()
    number = 0
    while match.turn() != NOBODY and (number < asked.moves or asked.page == "score"):
        assert match.hand is not None
        match.play(max(match.moves(), key=match.hand.rank))
        number += 1
    return match


def draw(asked: argparse.Namespace, folder: Path) -> None:
    """Show the page in a window that nobody sees, and write what it looks like."""
    from PySide6.QtWidgets import QApplication

    from tappeto.controller.opponents import Opponents
    from tappeto.library.library import Library
    from tappeto.ui.house import House
    from tappeto.ui.style import text_font
    from tappeto.ui.table.page import TablePage
    from tappeto.ui.window import Window

    class Onlookers(Opponents):
        """They are asked for hints only; nobody moves."""

        def ask(self, question: dict[str, Any], then: Callable[[dict[str, Any]], None]) -> None:
            if question.get("ask") == "hint":
                super().ask(question, then)

    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    app.setStyle("Fusion")
    app.setFont(text_font(14.5))
    library = Library.open(folder)
    house = House(library)
    house.opponents = Onlookers(house)
    chosen: dict[str, Any] = {"language": asked.lang, "theme": asked.theme, "felt": asked.felt}
    chosen |= {"pace": "instant", "decks": {asked.game: asked.deck}} | dict.fromkeys(asked.set, True)
    for name, value in chosen.items():
        house.settings.set(name, value)
    window = Window(house)
    width, height = asked.size.split("x")
    window.resize(int(width), int(height))
    match = position(asked)
    ways: dict[str, Callable[[], None]] = {
        "home": window.home,
        "new": lambda: window.new_match(asked.game),
        "matches": window.matches,
        "settings": window.settings,
        "decks": lambda: window.decks(asked.game),
        "rules": lambda: window.rules(asked.game),
        "tutorial": lambda: window.tutorial(asked.game),
        "about": window.about,
    }
    if asked.page in ("home", "matches"):
        library.keep(match)
    ways.get(asked.page, lambda: window.play(match))()
    window.show()
    settle(app)
    page = window.stack.currentWidget()
    if isinstance(page, TablePage):
        dress(asked, page, app)
    window.grab().save(str(asked.out))
    window.close()
    library.close()


def dress(asked: argparse.Namespace, page: Any, app: Any) -> None:
    """Pick, do and hint as asked for."""
    if asked.pick:
        page.director.click(int(page.director.match.game.pack.card(asked.pick)))
    for action in asked.do:
        page.do(action)
    if asked.hint:
        heard: list[object] = []
        page.director.advised.connect(heard.append)
        page.do_hint()
        while not heard:
            app.processEvents()
    settle(app)


def settle(app: Any) -> None:
    """Let everything that is due be laid out and painted."""
    for _ in range(5):
        app.processEvents()


def main(arguments: list[str]) -> int:
    """Draw one picture; 2 for options that do not fit."""
    asked = read(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["QT_SCALE_FACTOR"] = asked.scale
    try:
        with tempfile.TemporaryDirectory() as folder:
            draw(asked, Path(folder))
    except (OptionError, ValueError) as problem:
        print(f"picture: {problem}", file=sys.stderr)
        return 2
    return 0
