"""What a person has chosen; kept in the library, in force at once."""

import logging
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from tappeto.library.error import LibraryError
from tappeto.library.library import Library

log = logging.getLogger(__name__)
NAME = "settings"


@dataclass(frozen=True)
class Chosen:
    """Every setting with its value for a first start."""

    language: str = ""  # empty: the system's
    theme: str = "system"
    felt: str = "green"
    pace: str = "normal"
    wait: bool = False
    still: bool = False
    card_size: str = "fitting"
    back: str = "rosette"
    tint: str = "red"
    decks: dict[str, str] = field(default_factory=dict)  # by game
    index: bool = False
    tones: bool = False
    marks: bool = False
    deck_words: bool = False  # cards are called as on the deck
    my_name: str = ""
    names: dict[str, str] = field(default_factory=dict)  # of the others, by seat
    keys: dict[str, str] = field(default_factory=dict)  # changed ones, by action
    last: dict[str, Any] = field(default_factory=dict)  # the last new match, by game
    window: list[int] = field(default_factory=list)  # x, y, width, height


SIZES = {"small": 0.85, "fitting": 1.0, "large": 1.12}


class Settings(QObject):
    """The settings of this run. `changed` names the one that has another value."""

    changed = Signal(str)

    def __init__(self, library: Library) -> None:
        super().__init__()
        self.library = library
        self.now = self._read(library.setting(NAME, {}))

    def _read(self, stored: dict[str, Any]) -> Chosen:
        """Stored values where they are of the right kind, the rest as for a first start."""
        fresh = Chosen()
        known = {one.name: getattr(fresh, one.name) for one in fields(fresh)}
        fitting = {
            name: value
            for name, value in stored.items()
            if name in known and type(value) is type(known[name])
        }
        return replace(fresh, **fitting)

    def set(self, name: str, value: Any) -> None:
        """Choose a value; it holds from now on, and is kept if it can be."""
        if getattr(self.now, name) == value:
            return
        self.now = replace(self.now, **{name: value})
        try:
            self.library.set_setting(NAME, asdict(self.now))
        except LibraryError as problem:
            log.error("a setting was not saved: %s", problem)
        self.changed.emit(name)
