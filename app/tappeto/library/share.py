"""One match as a `.tappeto` file: JSON text that other people can open, and read with care."""

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from tappeto.i18n import N_, Plain
from tappeto.library.error import LibraryError
from tappeto.match.record import RecordError

SUFFIX: Final = ".tappeto"
MOST: Final = 16 * 1024 * 1024  # bytes; a long match takes a few thousand
NAME: Final = "name"  # beside the fields of the record; files without it are as good
LONGEST: Final = 60  # letters of a name


def write(path: Path, data: dict[str, Any]) -> None:
    """Write the file whole or not at all; LibraryError if it cannot be written."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with part.open("w", encoding="utf-8") as file:
            json.dump(data, file, ensure_ascii=False, indent=1)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as problem:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        text = N_("“{file}” cannot be written ({detail}).")
        detail = Plain(problem.strerror or str(problem))
        raise LibraryError(text, file=Plain(str(path)), detail=detail) from problem


def read(path: Path) -> object:
    """The JSON data in a file; LibraryError if there is no file to read, RecordError if it is no match."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST + 1)
    except OSError as problem:
        text = N_("“{file}” cannot be read ({detail}).")
        detail = Plain(problem.strerror or str(problem))
        raise LibraryError(text, file=Plain(str(path)), detail=detail) from problem
    if len(content) > MOST:
        raise RecordError(N_("This file is too big to be a match."))
    try:
        data: object = json.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError) as problem:
        raise RecordError(N_("This is not a match of Tappeto.")) from problem
    return data


def name_in(data: object) -> str:
    """What the person called the match; empty where the file has no name that can be shown."""
    name = data.get(NAME) if isinstance(data, dict) else None
    return " ".join(name.split())[:LONGEST].strip() if isinstance(name, str) else ""
