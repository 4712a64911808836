"""The database file: opening it, its tables, its check, and setting a damaged one aside."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from tappeto.i18n import N_, Plain
from tappeto.library.error import DAMAGED, FAULTS, LibraryError, code_of, trouble

FILE: Final = "library.db"
SCHEMA: Final = 1
MINE: Final = 0x54415050  # application_id: "TAPP"
PATIENCE: Final = 0.3  # seconds to wait for another program's lock; the table must not freeze

_TABLES: Final = """
CREATE TABLE match (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    preset TEXT NOT NULL,
    options TEXT NOT NULL,              -- JSON: what differs from the preset
    players TEXT NOT NULL,              -- JSON: name and level, by seat
    seed TEXT NOT NULL,
    dealer INTEGER NOT NULL,            -- of the first deal
    state TEXT NOT NULL,                -- open, over or aside
    standing TEXT NOT NULL,             -- JSON: what the list shows
    name TEXT NOT NULL DEFAULT '',
    fault TEXT NOT NULL DEFAULT '',     -- JSON: why it was set aside
    started TEXT NOT NULL,
    touched TEXT NOT NULL,
    deleted INTEGER NOT NULL DEFAULT 0  -- gone for good at the next start
) STRICT;
CREATE TABLE deal (
    match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE,
    number INTEGER NOT NULL,
    dealer INTEGER NOT NULL,
    pack TEXT NOT NULL,
    thrown TEXT NOT NULL,               -- JSON: packs thrown in before it
    PRIMARY KEY (match, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE move (
    match INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    step INTEGER NOT NULL,
    text TEXT NOT NULL,
    note TEXT NOT NULL,
    PRIMARY KEY (match, deal, step),
    FOREIGN KEY (match, deal) REFERENCES deal ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
"""


class DamagedError(Exception):
    """The file holds no library that can be read."""


def _text(raw: bytes) -> str:
    """A stored text; damage makes its own match unreadable, not the whole list."""
    return raw.decode(errors="replace")


@contextmanager
def transaction(db: sqlite3.Connection) -> Iterator[None]:
    """All of it or nothing; on disk when it ends. Faults of the database become LibraryError."""
    try:
        db.execute("BEGIN IMMEDIATE")
        yield
        db.execute("COMMIT")
    except FAULTS as problem:
        _undo(db)
        raise trouble(problem) from problem
    except BaseException:
        _undo(db)
        raise


def _undo(db: sqlite3.Connection) -> None:
    with suppress(sqlite3.Error):  # some faults have rolled it back already
        db.execute("ROLLBACK")


def connect(where: str) -> sqlite3.Connection:
    """The database at a path (or `:memory:`), checked, with its tables.

    Raises DamagedError if it holds something else, LibraryError if it may not be used.
    """
    db = sqlite3.connect(where, timeout=PATIENCE, isolation_level=None)
    db.text_factory = _text
    try:
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
        _check(db)
        with transaction(db):
            # The first write of a run tells whether the file may be written at all.
            db.execute("DELETE FROM match WHERE deleted")
    except BaseException as problem:
        db.close()
        if not isinstance(problem, FAULTS):
            raise
        if code_of(problem) in DAMAGED:
            raise DamagedError(str(problem)) from problem
        raise trouble(problem) from problem
    return db


def _check(db: sqlite3.Connection) -> None:
    """Make the tables in a new file; refuse a file that is damaged, foreign or from a newer version."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    (owner,) = db.execute("PRAGMA application_id").fetchone()
    (tables,) = db.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if not tables and not owner:
        db.executescript(
            f"BEGIN;{_TABLES}PRAGMA application_id = {MINE};PRAGMA user_version = {SCHEMA};COMMIT;"
        )
        return
    if owner != MINE:
        raise DamagedError("the file belongs to another program")
    if version > SCHEMA:
        raise LibraryError(N_("The library was written by a newer version of Tappeto. Play goes on unsaved."))
    (verdict,) = db.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise DamagedError(verdict)


def look_into(path: Path) -> sqlite3.Connection:
    """A damaged file, opened only to read what can be read."""
    # Without a write-ahead log to read, nothing need be made beside the file.
    mode = "mode=ro" if path.with_name(path.name + "-wal").exists() else "immutable=1"
    db = sqlite3.connect(f"{path.absolute().as_uri()}?{mode}", uri=True, isolation_level=None)
    db.text_factory = _text
    # SQLite reads nothing of a file that is shorter than it was, unless it thinks that it may be repaired.
    db.execute("PRAGMA writable_schema = ON")
    return db


def readable(db: sqlite3.Connection, table: str, column: str) -> list[Any]:
    """The keys of a table's rows, as far as damage allows to read from either end."""
    found: dict[Any, None] = {}
    for order in ("ASC", "DESC"):
        with suppress(*FAULTS):
            for (key,) in db.execute(f"SELECT {column} FROM {table} ORDER BY {column} {order}"):
                found[key] = None
    return sorted(found, key=str)


def set_aside(path: Path) -> Path:
    """Rename a damaged file, with what belongs to it, so that a new one can begin; the new path."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    kept = path.with_name(f"{path.stem}.damaged-{stamp}{path.suffix}")
    try:
        path.rename(kept)
        for tail in ("-wal", "-shm"):
            beside = path.with_name(path.name + tail)
            if beside.exists():
                beside.rename(kept.with_name(kept.name + tail))
    except OSError as problem:
        text = N_("The library “{file}” is damaged and cannot be set aside. Play goes on unsaved.")
        raise LibraryError(text, file=Plain(str(path))) from problem
    return kept
