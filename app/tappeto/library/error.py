"""What may go wrong with the library, said to people."""

import sqlite3
from typing import Final

from tappeto.i18n import N_, Phrase, Plain, Speaker, Value

# A damaged schema is quoted in SQLite's message, which then is no text.
FAULTS: Final = (sqlite3.Error, UnicodeDecodeError)
DAMAGED: Final = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_ERROR)

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


def code_of(problem: Exception) -> int:
    """SQLite's primary error code, without its refinement."""
    if isinstance(problem, UnicodeDecodeError):
        return sqlite3.SQLITE_CORRUPT
    return getattr(problem, "sqlite_errorcode", 0) & 0xFF


def trouble(problem: Exception) -> LibraryError:
    """What a fault of the database means for the person."""
    if text := _WHY.get(code_of(problem)):
        return LibraryError(text)
    text = N_("The library cannot be written ({detail}): the match is not saved. Play goes on.")
    return LibraryError(text, detail=Plain(str(problem)))
