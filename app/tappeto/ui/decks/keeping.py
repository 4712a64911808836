"""The folder with the decks that a person has added: copying in, taking out, putting back."""

import secrets
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tappeto.i18n import N_, Phrase, Plain
from tappeto.ui.decks.vet import limits
from tappeto.ui.decks.vet.faults import Bad, Fault, Refused, harmless
from tappeto.ui.decks.vet.folder import read
from tappeto.ui.decks.vet.vetting import SIGNS, Checked

NEW, REMOVED = ".new-", ".removed-"
SAME_NAME: Final = 100  # decks of one name


class DeckFolder:
    """Every folder in it that is not hidden is a deck. What is removed stays, hidden, until `tidy`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def decks(self) -> list[Path]:
        """The folders of decks, by name."""
        try:
            return sorted(one for one in self.folder.iterdir() if one.is_dir() and one.name[:1] != ".")
        except OSError:
            return []

    def add(self, source: Path, check: Callable[[Path], Checked]) -> Path:
        """Check a folder, or the one that a deck.toml is in, and copy it; Refused if it is not fit.

        It is copied beside its place, checked again there, and then renamed: a deck is there whole or
        not at all, and what was checked is what is used.
        """
        if source.name in SIGNS and source.is_file():
            source = source.parent
        source = source.absolute()
        checked = check(source)
        if source.parent.resolve() == self.folder.resolve():
            return source
        beside = self.folder / f"{NEW}{secrets.token_hex(4)}"
        try:
            beside.mkdir(parents=True)
            for file in checked.files:
                (beside / file).parent.mkdir(parents=True, exist_ok=True)
                (beside / file).write_bytes(read(source, file, limits.SHEET))
            check(beside)
            return self._place(beside, source.name)
        except (OSError, Bad) as problem:
            reason = Plain(problem.strerror or "") if isinstance(problem, OSError) else problem.what
            what = Phrase(N_("cannot be copied: {reason}."), {"reason": reason})
            remedy = N_("See to it that there is room in this folder: {folder}")
            fault = Fault(harmless(source.name), what, Phrase(remedy, {"folder": Plain(str(self.folder))}))
            raise Refused(source, next(iter(checked.names.values())), [fault]) from problem
        finally:
            shutil.rmtree(beside, ignore_errors=True)

    def _place(self, beside: Path, wanted: str) -> Path:
        """Give a folder the wanted name, or one like it that is free."""
        plain = "".join(letter if letter.isalnum() or letter in "-_" else "_" for letter in wanted)[:40]
        for number in range(1, SAME_NAME):
            place = self.folder / (f"{plain}-{number}" if number > 1 else plain)
            if not place.exists():
                return beside.rename(place)
        raise FileExistsError(wanted)

    def remove(self, deck: Path) -> Path:
        """Take a deck out; what comes back is the place from which `restore` fetches it."""
        hidden = deck.with_name(f"{REMOVED}{secrets.token_hex(4)}-{deck.name}")
        return deck.rename(hidden)

    def restore(self, hidden: Path, deck: Path) -> None:
        """Put a removed deck back where it was."""
        hidden.rename(deck)

    def tidy(self) -> None:
        """Delete what was removed for good, and what was left of copies that were cut off."""
        try:
            left = [one for one in self.folder.iterdir() if one.name.startswith((NEW, REMOVED))]
        except OSError:
            return
        for one in left:
            if one.is_symlink():
                one.unlink(missing_ok=True)
            else:
                shutil.rmtree(one, ignore_errors=True)
