"""What a game shows before it is played: its name, seats, options and presets."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tappeto.core.cards import Pack
from tappeto.games.api import Game, Options, Value
from tappeto.i18n import N_


class OptionError(ValueError):
    """An option that the game does not have, or a value that the option cannot take."""


@dataclass(frozen=True)
class Option:
    """A rule that tables play differently: its values with their names, and one sentence."""

    name: str
    title: str
    sentence: str
    values: tuple[Value, ...] = (False, True)
    names: tuple[str, ...] = (N_("off"), N_("on"))
    seats: tuple[int, ...] = ()  # only for these numbers of players; empty: for all

    def read(self, text: str) -> Value:
        """The value that a word of the command line means."""
        for value in self.values:
            if text == str(value) or (isinstance(value, bool) and text == ("on" if value else "off")):
                return value
        raise OptionError(f"{self.name}: {text!r} is none of {', '.join(map(str, self.values))}")

    def check(self, value: object) -> Value:
        """The same value, if the option can take it."""
        for own in self.values:
            if own == value and type(own) is type(value):
                return own
        raise OptionError(f"{self.name}: {value!r} is none of {', '.join(map(str, self.values))}")


@dataclass(frozen=True)
class Preset:
    """Options that belong together, and who plays so. `pairs` overrides them for four players.

    With a `style` it belongs to decks of that style and is offered where one is chosen.
    """

    name: str
    title: str
    sentence: str
    values: Options
    pairs: Options = field(default_factory=dict)
    style: str = ""


@dataclass(frozen=True)
class Rulebook:
    """A game on the shelf.

    `make` fixes seats and options; `answer(game, question, position)` answers a question about the
    rules with JSON data, and raises KeyError or ValueError where the position makes no sense.
    `shape` is the shape of its table: where hands, piles and the middle lie. `low`: the fewest
    points win.
    """

    id: str
    title: str
    line: str
    shape: str
    pack: Pack
    players: tuple[int, ...]
    options: tuple[Option, ...]
    presets: tuple[Preset, ...]
    make: Callable[[int, Options], Game]
    answer: Callable[[Game, str, dict[str, Any]], object]
    low: bool = False

    def preset(self, name: str) -> Preset:
        """The preset of that name; OptionError if there is none."""
        for preset in self.presets:
            if preset.name == name:
                return preset
        raise OptionError(f"{self.id} has no preset {name!r}")

    def option(self, name: str) -> Option:
        """The option of that name; OptionError if there is none."""
        for option in self.options:
            if option.name == name:
                return option
        raise OptionError(f"{self.id} has no option {name!r}")

    def settle(self, preset: str, seats: int, changes: Options) -> Options:
        """Every option's value: the preset's for these seats, with the changes on top."""
        if seats not in self.players:
            raise OptionError(f"{self.id} is not for {seats!r} players")
        base = self.preset(preset)
        values = {**base.values, **(base.pairs if seats == 4 else {})}
        for name, value in changes.items():
            values[name] = self.option(name).check(value)
        return values

    def game(self, preset: str, seats: int, changes: Options) -> Game:
        """The game with these seats and options; OptionError where they do not fit."""
        return self.make(seats, self.settle(preset, seats, changes))
