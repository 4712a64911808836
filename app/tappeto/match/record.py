"""The record of a match as plain data: all that a save or an exported file holds."""

from dataclasses import dataclass, field, replace
from typing import Any, Final

from tappeto.ai.levels import LEVELS, PROGRAM
from tappeto.games.api import Game, Options
from tappeto.games.book import OptionError, Rulebook
from tappeto.games.shelf import book
from tappeto.i18n import N_, Phrase, Plain, Speaker, Value

FORMAT: Final = 1
SUBSTITUTE: Final = "hard"  # the level of the player that takes over from a program


class RecordError(ValueError):
    """A record that cannot be read or replayed; `phrase` says to people where and why."""

    def __init__(self, text: str, /, **values: Value) -> None:
        self.phrase = Phrase(text, values)
        super().__init__(Speaker("en").say(self.phrase))


@dataclass
class Player:
    """Who sits on a seat: a person (level is empty), a machine player of a level, or a program of the
    person's own (`cmd:` and its command)."""

    name: str
    level: str = ""


@dataclass
class Deal:
    """One deal: who dealt, how the pack lay, packs thrown in before it, and what was played.

    `notes` are remarks that the rules ignore, by move number.
    """

    dealer: int
    pack: str
    thrown: list[str] = field(default_factory=list)
    moves: list[str] = field(default_factory=list)
    notes: dict[int, str] = field(default_factory=dict)


@dataclass
class Record:
    """A match: game and options, seats, the seed of its shuffles, first dealer, and its deals."""

    game: str
    preset: str
    changes: Options
    players: list[Player]
    seed: str
    dealer: int
    deals: list[Deal] = field(default_factory=list)

    def rulebook(self) -> Rulebook:
        """The game on the shelf that this match plays; RecordError if there is none."""
        try:
            return book(self.game)
        except KeyError as problem:
            text = N_("There is no game called “{name}” here.")
            raise RecordError(text, name=Plain(self.game)) from problem

    def make(self) -> Game:
        """The game with its seats and options; RecordError where they do not fit."""
        names = {level.name for level in LEVELS}
        for player in self.players:
            level = player.level
            if level and not level.startswith(PROGRAM) and level not in names:
                text = N_("There is no level called “{name}” here.")
                raise RecordError(text, name=Plain(level))
        try:
            return self.rulebook().game(self.preset, len(self.players), self.changes)
        except OptionError as problem:
            text = N_("Its rules are not known here ({detail}).")
            raise RecordError(text, detail=Plain(str(problem))) from problem


def without_programs(record: Record) -> Record:
    """The record with built-in players in the place of programs: a command never travels with a match."""
    players = [
        Player(one.name, SUBSTITUTE if one.level.startswith(PROGRAM) else one.level) for one in record.players
    ]
    return replace(record, players=players)


def to_data(record: Record) -> dict[str, Any]:
    """The record as JSON data."""
    return {
        "tappeto": FORMAT,
        "game": record.game,
        "preset": record.preset,
        "options": record.changes,
        "players": [{"name": player.name, "level": player.level} for player in record.players],
        "seed": record.seed,
        "dealer": record.dealer,
        "deals": [
            {
                "dealer": deal.dealer,
                "pack": deal.pack,
                "thrown": deal.thrown,
                "moves": " ".join(deal.moves),
                "notes": {str(number): note for number, note in deal.notes.items()},
            }
            for deal in record.deals
        ],
    }


def from_data(data: object) -> Record:
    """The record that JSON data holds; RecordError names what is missing or wrong."""
    if not isinstance(data, dict) or not isinstance(data.get("tappeto"), int):
        raise RecordError(N_("This is not a match of Tappeto."))
    if data["tappeto"] > FORMAT:
        raise RecordError(N_("It was saved by a newer version of Tappeto."))
    try:
        return Record(
            game=_text(data["game"]),
            preset=_text(data["preset"]),
            changes={_text(name): _option(value) for name, value in data["options"].items()},
            players=[Player(_text(one["name"]), _text(one["level"])) for one in data["players"]],
            seed=_text(data["seed"]),
            dealer=_number(data["dealer"]),
            deals=[_deal(one) for one in data["deals"]],
        )
    except KeyError as problem:
        name = Plain(str(problem.args[0])[:200])
        raise RecordError(N_("It is damaged: “{name}” is missing."), name=name) from problem
    except (TypeError, AttributeError, ValueError) as problem:
        raise RecordError(N_("It is damaged ({detail})."), detail=Plain(str(problem)[:200])) from problem


def _deal(data: dict[str, Any]) -> Deal:
    return Deal(
        dealer=_number(data["dealer"]),
        pack=_text(data["pack"]),
        thrown=[_text(pack) for pack in data["thrown"]],
        moves=_text(data["moves"]).split(),
        notes={int(number): _text(note) for number, note in data["notes"].items()},
    )


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError(f"{value!r} is no text")
    value.encode()  # half of a character cannot be written anywhere
    return value


def _number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{value!r} is no number")
    return value


def _option(value: object) -> bool | int | str:
    if not isinstance(value, bool | int | str):
        raise ValueError(f"{value!r} is no option")
    return value
