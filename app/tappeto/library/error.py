"""What may go wrong with the library, said to people."""

import sqlite3
from typing import Final

from tappeto.i18n import N_, Phrase, Plain, Speaker, Value

_WHY: Final = {
    sqlite3.SQLITE_FULL: N_(
        "The disk is full: the match is not saved. Play goes on and is saved once there is room."
    ),
    sqlite3.SQLITE_BUSY: N_("Another program holds the library: the match is not saved yet. Play goes on."),
    sqlite3.SQLITE_LOCKED: N_("Another program holds the library: the match is not saved yet. Play goes on."),
    sqlite3.SQLITE_READONLY: N_("The library may not be written: the match is not saved. Play goes on."),
}


class LibraryError(Exception):
    """Something could not be kept or found; `phrase` says it to people. Nothing in memory is lost."""

    def __init__(self, text: str, /, **values: Value) -> None:
        self.phrase = Phrase(text, values)
        super().__init__(Speaker("en").say(self.phrase))


def trouble(problem: sqlite3.Error) -> LibraryError:
    """What a fault of the database means for the person."""
    code = getattr(problem, "sqlite_errorcode", 0) & 0xFF  # the primary code, without its refinement
    if text := _WHY.get(code):
        return LibraryError(text)
    text = N_("The library cannot be written ({detail}): the match is not saved. Play goes on.")
    return LibraryError(text, detail=Plain(str(problem)))
