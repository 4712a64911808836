"""What pip installs: the source archive, and wheels that are built from it."""

import os
import shutil
import tarfile
from pathlib import Path

import tree

BUILD_SDIST = "import sys; from setuptools.build_meta import build_sdist; build_sdist(sys.argv[1])"


def sdist(python: Path, place: Path, out: Path) -> Path:
    """The source archive."""
    tree.step("Building the source archive")
    sources = tree.copy_of_sources(place / "sdist")
    made, unpacked = place / "sdist" / "made", place / "sdist" / "unpacked"
    made.mkdir()
    tree.run(python, "-c", BUILD_SDIST, made, cwd=sources, TAPPETO_NATIVE="0")
    (archive,) = made.glob("*.tar.gz")
    with tarfile.open(archive) as tar:
        tar.extractall(unpacked, filter="data")
    (folder,) = unpacked.iterdir()
    return tree.pack(folder, out / archive.name, folder.name)


def wheel(python: Path, place: Path, out: Path, native: str) -> Path:
    """A wheel from the source archive; `native` as setup.py explains TAPPETO_NATIVE."""
    kind = "without a compiled engine" if native == "0" else "with the compiled engine"
    archive = sdist(python, place / native, place / native)
    tree.step(f"Building the wheel {kind}")
    made = place / native / "wheel"
    tree.run(
        *(python, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"),
        *("-w", made, archive),
        TAPPETO_NATIVE=native,
        SOURCE_DATE_EPOCH=str(tree.epoch()),
    )
    (built,) = made.glob("*.whl")
    out.mkdir(parents=True, exist_ok=True)
    return Path(shutil.copy2(built, out / built.name))


def try_wheel(python: Path, place: Path, built: Path) -> None:
    """Install a wheel where nothing of the sources is seen, and let it test itself."""
    tree.step(f"Trying {built.name}")
    tree.run(python, "-m", "pip", "install", "--quiet", "--no-deps", "--force-reinstall", built)
    tree.run(python, "-m", "pip", "check")
    tree.run(python, "-P", "-m", "tappeto", "--self-test", cwd=place, PYTHONPATH="")


def mode() -> str:
    """Whether the engine has to be compiled: yes, unless the environment says otherwise."""
    return os.environ.get("TAPPETO_NATIVE", "require")
