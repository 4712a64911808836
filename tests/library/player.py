"""Plays matches into a library until it is killed, and prints each move once it is committed.

Run as a program by the test of sudden ends: `python player.py FOLDER`.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from tappeto.library import OPEN, Library
from tests.library.table import fresh, step


def main(folder: Path) -> None:
    library = Library.open(folder)
    entries = library.entries()
    if entries and entries[0].state == OPEN:
        id: int | None = entries[0].id
        match = library.open_match(entries[0].id)
    else:
        id, match = None, fresh(f"sudden {len(entries)}")
    while True:
        if match.over:
            id, match = None, fresh(f"sudden {len(library.entries())}")
        id = library.keep(match, id)
        print(id, match.length(), flush=True)  # noqa: T201 - the test reads it
        step(match)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
