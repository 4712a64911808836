"""Builds what people install, outside the working tree, and lets each package test itself.

python3 packaging/build.py WHAT [FOLDER]      the folder is dist, unless another one is named

sdist     the source archive
wheel     a wheel for this system and this Python, with the compiled engine (TAPPETO_NATIVE=0: without)
pure      a wheel for every system, without the compiled engine
tar       Linux: the program with all it needs, to unpack anywhere
deb       Linux: the same as a package of Debian and Ubuntu
windows   Windows: the set-up program
dmg       macOS: the disk image
own       those of the four above that are for this system
all       everything that this system can build, with checksums
sums      the checksums of what lies in the folder
"""

import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from functools import cached_property
from pathlib import Path

import bundle
import dists
import linux
import macos
import tree
import windows


class Builder:
    """Builds packages into a folder; what several need is made once, in a place that goes afterwards."""

    def __init__(self, place: Path, out: Path) -> None:
        self.place = place
        self.out = out

    @cached_property
    def python(self) -> Path:
        """A Python with all that the builds need."""
        return tree.environment(self.place)

    @cached_property
    def source(self) -> Path:
        """The source archive, from which everything else is built."""
        return dists.sdist(self.python, self.place / "sdist")

    @cached_property
    def compiled(self) -> Path:
        """The wheel with the compiled engine.

        TAPPETO_WHEEL may name one that is built already, since compiling takes most of the time.
        """
        if ready := os.environ.get("TAPPETO_WHEEL"):
            return Path(ready).absolute()
        return dists.wheel(self.python, self.source, self.place / "compiled", "require")

    @cached_property
    def folder(self) -> Path:
        """The bundled program."""
        return bundle.bundle(self.python, self.compiled, self.place / "bundle")

    @property
    def icons(self) -> Path:
        """The program's icons, which come with the bundle."""
        return self.place / "bundle" / "icons"

    def sdist(self) -> Path:
        return self._hand_out(self.source)

    def wheel(self) -> Path:
        return self.pure() if os.environ.get("TAPPETO_NATIVE") == "0" else self._try(self.compiled)

    def pure(self) -> Path:
        return self._try(dists.wheel(self.python, self.source, self.place / "pure", "0"))

    def _try(self, wheel: Path) -> Path:
        dists.try_wheel(self.python, self.place, wheel)
        return self._hand_out(wheel)

    def _hand_out(self, built: Path) -> Path:
        self.out.mkdir(parents=True, exist_ok=True)
        return Path(shutil.copy2(built, self.out / built.name))

    def tar(self) -> Path:
        return linux.tar(self.folder, self.icons, self.place, self.out)

    def deb(self) -> Path:
        return linux.deb(self.folder, self.icons, self.place, self.out)

    def windows(self) -> Path:
        return windows.installer(self.folder, self.icons / "tappeto.ico", self.out)

    def dmg(self) -> Path:
        return macos.image(self.folder.with_name("Tappeto.app"), self.place, self.out)

    def own(self) -> Path:
        """What people on this system install."""
        if sys.platform == "win32":
            return self.windows()
        if sys.platform == "darwin":
            return self.dmg()
        self.tar()
        return self.deb()

    def all(self) -> Path:
        """All packages of this system, and their checksums."""
        for build in (self.sdist, self.pure, self.wheel, self.own):
            build()
        return self.sums()

    def sums(self) -> Path:
        """The checksums of all packages in the folder, as sha256sum reads them."""
        files = sorted(file for file in self.out.iterdir() if file.name != SUMS)
        lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
        (self.out / SUMS).write_text("".join(lines), "utf-8", newline="\n")
        return self.out / SUMS


SUMS = "SHA256SUMS"
TARGETS = ("sdist", "wheel", "pure", "tar", "deb", "windows", "dmg", "own", "all", "sums")


def main(words: list[str]) -> int:
    """Build what is named; the exit code."""
    if words[:1] == [] or words[0] not in TARGETS or len(words) > 2:
        print(__doc__)
        return 2
    out = Path(words[1]).absolute() if len(words) > 1 else Path.cwd() / "dist"
    place = Path(tempfile.mkdtemp(prefix="tappeto-"))
    os.umask(0o022)  # whoever builds, the packages are the same, and everybody may read them
    try:
        build: Callable[[], Path] = getattr(Builder(place, out), words[0])
        print(build())
    except tree.BuildError as problem:
        print(f"{problem}\nIt could not be built; the lines above say why.", file=sys.stderr)
        return 1
    finally:
        shutil.rmtree(place, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
