"""The rule page of a game, filled with what holds at one table: language, deck, preset and options."""

from pathlib import Path

from tappeto.games.api import Options
from tappeto.games.book import Rulebook
from tappeto.i18n import CardNames, Speaker
from tappeto.i18n.page import Choice, Filling, Page, parse


def load(game: str, language: str, folder: Path) -> Page:
    """The rule page of a game in a language, else in English; `folder` is `assets/rules`."""
    path = folder / language / f"{game}.md"
    if not path.is_file():
        path = folder / "en" / f"{game}.md"
    return parse(path.read_text(encoding="utf-8"))


def filling(book: Rulebook, preset: str, options: Options, speaker: Speaker, names: CardNames) -> Filling:
    """What the tokens of a page stand for, with every option of the game settled to a value."""
    choices = {
        option.name: Choice(
            speaker.tr(option.names[option.values.index(options[option.name])]),
            options[option.name] not in (False, "off"),
        )
        for option in book.options
    }
    return Filling(speaker, names, choices, speaker.tr(book.preset(preset).title))
