"""The program with all that it needs in one folder, which runs where no Python is."""

import sys
from pathlib import Path

import icons
import tree

MOST = 130 * 1024 * 1024  # bytes unpacked


def bundle(python: Path, wheel: Path, place: Path) -> Path:
    """Build the folder from a wheel with the compiled engine, and let it test itself."""
    tree.run(python, "-m", "pip", "install", "--quiet", "--no-deps", "--force-reinstall", wheel)
    tree.step("Drawing the icons")
    icons.draw(python, place / "icons")
    tree.step("Bundling the program with Python and Qt")
    tree.run(
        *(python, "-P", "-m", "PyInstaller", "--noconfirm", "--log-level=WARN"),
        *("--distpath", place / "bundle", "--workpath", place / "work", tree.HERE / "tappeto.spec"),
        TAPPETO_PLACE=str(place),
        PYTHONPATH="",
    )
    folder = place / "bundle" / "tappeto"
    size = weight(folder)
    if size > MOST:
        raise tree.BuildError(f"The bundle has {size >> 20} MB; {MOST >> 20} are allowed.")
    tree.step(f"Trying the bundle of {size >> 20} MB")
    self_test(program(folder), place)
    return folder


def weight(folder: Path) -> int:
    """How many bytes all files have."""
    return sum(path.lstat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def program(folder: Path) -> Path:
    """The file that starts the program."""
    return folder / ("tappeto.exe" if sys.platform == "win32" else "tappeto")


def self_test(started: Path, place: Path) -> None:
    """Let a built program test itself, far from the sources."""
    tree.run(started, "--self-test", cwd=place, PYTHONPATH="", TAPPETO_NATIVE="require")
