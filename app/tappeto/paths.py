"""Where the program finds its pictures and texts, and where it keeps what belongs to the person."""

import os
from pathlib import Path

from platformdirs import user_data_path


class NoFolderError(OSError):
    """The folder for the person's matches and settings cannot be made or written; `folder` names it."""

    def __init__(self, folder: Path, reason: str) -> None:
        super().__init__(f"{folder}: {reason}")
        self.folder = folder
        self.reason = reason


def assets() -> Path:
    """The folder of cards, rule pages and catalogues: in the installed package, or beside the source."""
    inside = Path(__file__).parent / "assets"
    return inside if inside.is_dir() else Path(__file__).parents[2] / "assets"


def data() -> Path:
    """The folder for matches and settings, made if need be; TAPPETO_DATA names another one.

    Raises NoFolderError where nothing can be kept there.
    """
    named = os.environ.get("TAPPETO_DATA")
    folder = Path(named) if named else user_data_path("tappeto", appauthor=False)
    probe = folder / f".writable-{os.getpid()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe.touch()
        probe.unlink()
    except OSError as problem:
        raise NoFolderError(folder, problem.strerror or str(problem)) from problem
    return folder
