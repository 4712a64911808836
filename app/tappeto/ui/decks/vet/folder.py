"""Which files a deck folder holds, and reading them; nothing is followed out of the folder."""

import os
import stat
from pathlib import Path, PurePosixPath

from tappeto.i18n import N_, Phrase
from tappeto.ui.decks.vet import limits
from tappeto.ui.decks.vet.faults import Bad, Fault, harmless


class TooMuch(Exception):
    """The folder is so large that nobody looks further."""


def listing(folder: Path, faults: list[Fault]) -> set[str]:
    """The files inside, as paths with slashes; what may not be there is added to the faults."""
    found: set[str] = set()
    try:
        _list(folder, "", found, [0, 0], faults)
    except TooMuch:
        pass
    except OSError:
        faults.append(
            Fault(
                harmless(folder.name),
                Phrase(N_("cannot be read.")),
                Phrase(N_("Make it a folder that you may open.")),
            )
        )
    return found


def _list(folder: Path, inside: str, found: set[str], used: list[int], faults: list[Fault]) -> None:
    """One folder and those in it; `used` counts entries and bytes."""
    with os.scandir(folder / inside) as entries:
        for entry in entries:
            path = inside + entry.name
            used[0] += 1
            if used[0] > limits.FILES:
                what = Phrase(N_("holds more than {n} files."), {"n": limits.FILES})
                _give_up(folder, what, Phrase(N_("Leave only the deck in it.")), faults)
            wrong = _odd(entry, path)
            if wrong is not None:
                faults.append(Fault(harmless(path), wrong.what, wrong.remedy))
            elif entry.is_dir(follow_symlinks=False):
                _list(folder, path + "/", found, used, faults)
            else:
                found.add(path)
                used[1] += entry.stat(follow_symlinks=False).st_size
                if used[1] > limits.DECK:
                    what = Phrase(
                        N_("is larger than {n} MB altogether."), {"n": limits.DECK // limits.MEGABYTE}
                    )
                    _give_up(folder, what, Phrase(N_("Make its pictures smaller.")), faults)


def _give_up(folder: Path, what: Phrase, remedy: Phrase, faults: list[Fault]) -> None:
    faults.append(Fault(harmless(folder.name), what, remedy))
    raise TooMuch


def _odd(entry: "os.DirEntry[str]", path: str) -> Bad | None:
    """What is wrong with an entry of a folder, before it is opened."""
    if not entry.name.isprintable():
        return Bad(
            Phrase(N_("has characters in its name that cannot be shown.")),
            Phrase(N_("Give it a name of letters and figures.")),
        )
    if entry.is_symlink():
        return Bad(Phrase(N_("is a link to another place.")), Phrase(N_("Put the file itself there.")))
    mode = entry.stat(follow_symlinks=False).st_mode
    if not (stat.S_ISREG(mode) or stat.S_ISDIR(mode)):
        return Bad(Phrase(N_("is not a file.")), Phrase(N_("Take it out of the folder.")))
    if stat.S_ISDIR(mode) and path.count("/") + 1 >= limits.LEVELS:
        return Bad(
            Phrase(N_("lies too deep in other folders.")), Phrase(N_("Put the pictures beside deck.toml."))
        )
    return None


def leads_out(name: str) -> bool:
    """Whether a file's name points elsewhere than into the folder, on any system."""
    parts = PurePosixPath(name).parts
    return not parts or name.startswith("/") or ".." in parts or "\\" in name or ":" in name


def read(folder: Path, name: str, most: int) -> bytes:
    """A file's bytes, or Bad: it is too large, or cannot be read."""
    # A file may have become a link or a pipe since it was listed; both are left alone.
    flags = (
        os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    )
    try:
        with os.fdopen(os.open(folder / name, flags), "rb") as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                raise OSError
            data = file.read(most + 1)
    except OSError as problem:
        raise Bad(Phrase(N_("cannot be read.")), Phrase(N_("Make it a file that you may open."))) from problem
    if len(data) > most:
        raise too_large(most)
    return data


def too_large(most: int) -> Bad:
    """What is said of a file with more bytes than it may have."""
    remedy = Phrase(N_("Make it simpler or smaller."))
    if most < limits.MEGABYTE:
        return Bad(Phrase(N_("is larger than {n} kB."), {"n": most // 1000}), remedy)
    return Bad(Phrase(N_("is larger than {n} MB."), {"n": most // limits.MEGABYTE}), remedy)
