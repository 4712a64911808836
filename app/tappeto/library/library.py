"""The library: every match with its deals and moves, and the settings, in one SQLite file."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from tappeto import paths
from tappeto.i18n import N_, Phrase, Plain, ngettext_mark
from tappeto.library import deals, share, store, words
from tappeto.library.entry import ASIDE, OPEN, OVER, Entry, Standing, standing
from tappeto.library.error import FAULTS, LibraryError, trouble
from tappeto.library.store import transaction
from tappeto.match.match import Match
from tappeto.match.record import FORMAT, Player, Record, RecordError, from_data, to_data, without_programs


class Library:
    """Matches and settings of one person. Every method that writes has written when it returns.

    `saved` is False while all is kept in memory only, because no file can be written.
    `notices` are things that the person should be told once.
    """

    def __init__(self, db: sqlite3.Connection, saved: bool) -> None:
        self._db = db
        self.saved = saved
        self.notices: list[Phrase] = []

    @classmethod
    def open(cls, folder: Path) -> "Library":
        """The library in a folder, which is made if need be; LibraryError if nothing can be kept there.

        A damaged file is renamed and kept, a new one begun with what can still be read, and a notice
        says so.
        """
        path = folder / store.FILE
        try:
            folder.mkdir(parents=True, exist_ok=True)
            try:
                return cls(store.connect(str(path)), saved=True)
            except store.DamagedError:
                kept = store.set_aside(path)
                library = cls(store.connect(str(path)), saved=True)
        except (OSError, *FAULTS, store.DamagedError) as problem:
            text = N_("Nothing can be kept in “{folder}”. Play goes on unsaved.")
            raise LibraryError(text, folder=Plain(str(folder))) from problem
        found, short = library._bring_over(kept)
        text = N_("The library was damaged. It was kept as “{file}”, and a new one has begun.")
        library.notices.append(Phrase(text, {"file": Plain(kept.name)}))
        still = ngettext_mark("{n} match could still be read.", "{n} matches could still be read.", found)
        library.notices.append(still if found else Phrase(N_("No match could be read from it.")))
        if short:
            library.notices.append(
                ngettext_mark(
                    "{n} of them goes on from an earlier card.",
                    "{n} of them go on from an earlier card.",
                    short,
                )
            )
        return library

    def _bring_over(self, kept: Path) -> tuple[int, int]:
        """Add every match and setting that can be read in a damaged file.

        How many matches there were, and how many of them lost their last moves.
        """
        found = short = 0
        with closing(store.look_into(kept)) as db:
            old = Library(db, saved=False)
            for key in store.readable(db, "setting", "name"):
                with suppress(LibraryError, *FAULTS):
                    if (value := old.setting(key, None)) is not None:
                        self.set_setting(key, value)
            for key in store.readable(db, "match", "id"):
                with suppress(RecordError, LibraryError, *FAULTS):
                    for name, touched in old._rows(
                        "SELECT name, touched FROM match WHERE id = ? AND NOT deleted", key
                    ):
                        record, lost = old._salvage(key)
                        id = self.keep(Match(record))
                        self.rename(id, name)
                        self._set(id, "touched", touched)
                        found, short = found + 1, short + lost
        return found, short

    def _salvage(self, id: int) -> tuple[Record, bool]:
        """The record of a match in a damaged file, and whether some of its last moves are lost."""
        try:
            return self.load(id), False
        except LibraryError:
            return self.load(id, damaged=True), True

    @classmethod
    def in_memory(cls) -> "Library":
        """A library that lasts as long as the program runs."""
        return cls(store.connect(":memory:"), saved=False)

    @classmethod
    def start(cls) -> "Library":
        """The library of this run: the person's own, or one in memory with a notice that says why."""
        try:
            return cls.open(paths.data())
        except paths.NoFolderError as problem:
            text = N_("Nothing can be kept in “{folder}”. Play goes on unsaved.")
            notice = Phrase(text, {"folder": Plain(str(problem.folder))})
        except LibraryError as problem:
            notice = problem.phrase
        library = cls.in_memory()
        library.notices.append(notice)
        return library

    def close(self) -> None:
        """Close the file; the library is of no use afterwards."""
        self._db.close()

    def keep(self, match: Match, id: int | None = None) -> int:
        """Make the stored match equal to this one, in one transaction; its number in the library.

        Called with None for a new match, and after every deal, move and undo. What is missing
        from an earlier call that failed is written too. LibraryError says why it cannot.
        """
        record, now = match.record, _now()
        state = OVER if match.over else OPEN
        options, players = json.dumps(record.changes), json.dumps([asdict(one) for one in record.players])
        head = (record.game, record.preset, options, players, record.seed, record.dealer, state)
        with transaction(self._db):
            (number,) = self._db.execute(
                "INSERT INTO match (id, game, preset, options, players, seed, dealer, state, standing,"
                " started, touched) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
                " game = excluded.game, preset = excluded.preset, options = excluded.options,"
                " players = excluded.players, seed = excluded.seed, dealer = excluded.dealer,"
                " state = excluded.state, standing = excluded.standing, touched = excluded.touched,"
                " fault = '' RETURNING id",
                (id, *head, json.dumps(asdict(standing(match))), now, now),
            ).fetchone()
            deals.write(self._db, number, record.deals)
        return int(number)

    def entries(self) -> list[Entry]:
        """Every match, the one last touched first. Nothing is replayed."""
        rows = self._rows(
            "SELECT id, game, preset, players, state, standing, started, touched, name, fault"
            " FROM match WHERE NOT deleted ORDER BY touched DESC, id DESC"
        )
        return [_entry(row) for row in rows]

    def load(self, id: int, *, damaged: bool = False) -> Record:
        """The record of a match; RecordError if it cannot be read, LibraryError if it is not here.

        From a damaged file that much of it as can be read.
        """
        head = self._rows("SELECT game, preset, options, players, seed, dealer FROM match WHERE id = ?", id)
        if not head:
            raise LibraryError(N_("This match is not in the library any more."))
        game, preset, options, players, seed, dealer = head[0]
        try:
            with self._reading():
                stored = deals.read(self._db, id, damaged=damaged)
            data: dict[str, Any] = {
                "options": json.loads(options),
                "players": json.loads(players),
                "deals": stored,
            }
        except (ValueError, KeyError, RecursionError) as problem:
            raise RecordError(N_("It is damaged ({detail})."), detail=Plain(str(problem)[:200])) from problem
        data |= {"tappeto": FORMAT, "game": game, "preset": preset, "seed": seed, "dealer": dealer}
        return from_data(data)

    def open_match(self, id: int) -> Match:
        """The match as it stood. One that cannot be replayed is set aside: RecordError says why."""
        try:
            return Match(self.load(id))
        except RecordError as problem:
            with transaction(self._db):
                self._db.execute(
                    "UPDATE match SET state = ?, fault = ? WHERE id = ?",
                    (ASIDE, words.write(problem.phrase), id),
                )
            raise

    def delete(self, id: int) -> None:
        """Take a match off the list. It can be restored until the library is opened again."""
        self._set(id, "deleted", 1)

    def restore(self, id: int) -> None:
        """Put a deleted match back on the list."""
        self._set(id, "deleted", 0)

    def rename(self, id: int, name: str) -> None:
        """Call a match by a name; an empty one takes the name away."""
        self._set(id, "name", name.strip().encode(errors="replace").decode())

    def export(self, id: int, path: Path) -> None:
        """Write one match to a `.tappeto` file; LibraryError or RecordError if it cannot be done."""
        data = to_data(without_programs(self.load(id)))
        ((name,),) = self._rows("SELECT name FROM match WHERE id = ?", id)
        share.write(path, data | ({share.NAME: name} if name else {}))

    def import_file(self, path: Path) -> int:
        """Add the match of a `.tappeto` file, replayed move by move; its number in the library.

        Programs of somebody else's are not taken over. RecordError names the deal and the move that
        are not allowed, LibraryError a file that cannot be read.
        """
        data = share.read(path)
        id = self.keep(Match(without_programs(from_data(data))))
        if name := share.name_in(data):
            self.rename(id, name)
        return id

    def setting(self, name: str, default: Any) -> Any:
        """A setting as JSON value, or the default if it was never set or is of another type."""
        rows = self._rows("SELECT value FROM setting WHERE name = ?", name)
        try:
            value = json.loads(rows[0][0]) if rows else default
        except ValueError:
            return default
        return value if default is None or type(value) is type(default) else default

    def set_setting(self, name: str, value: Any) -> None:
        """Keep a setting; its value is anything that JSON can hold."""
        with transaction(self._db):
            self._db.execute("INSERT OR REPLACE INTO setting VALUES (?, ?)", (name, json.dumps(value)))

    def _set(self, id: int, column: str, value: object) -> None:
        with transaction(self._db):
            self._db.execute(f"UPDATE match SET {column} = ? WHERE id = ?", (value, id))

    def _rows(self, sql: str, *values: object) -> list[Any]:
        with self._reading():
            return self._db.execute(sql, values).fetchall()

    @contextmanager
    def _reading(self) -> Iterator[None]:
        try:
            yield
        except FAULTS as problem:
            raise trouble(problem) from problem


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="microseconds")


def _entry(row: tuple[Any, ...]) -> Entry:
    """The entry of a row; what cannot be read in it is left empty and becomes its fault."""
    id, game, preset, players, state, stand, started, touched, name, fault = row
    reason = words.read(fault) if fault else None
    try:
        seats = tuple(Player(str(one["name"]), str(one["level"])) for one in json.loads(players))
        stands = _standing(json.loads(stand))
        times = (datetime.fromisoformat(started), datetime.fromisoformat(touched))
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        state, seats, stands = ASIDE, (), Standing()
        times = (datetime.fromtimestamp(0, UTC),) * 2
        reason = reason or Phrase(N_("It cannot be read."))
    return Entry(id, game, preset, seats, state, stands, *times, name=name, fault=reason)


def _standing(data: dict[str, Any]) -> Standing:
    totals, winners = (tuple(int(one) for one in data[name]) for name in ("totals", "winners"))
    deals, moves, left, turn = (int(data[name]) for name in ("deals", "moves", "left", "turn"))
    return Standing(totals, deals, moves, left, turn, winners)
