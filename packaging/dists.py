"""What pip installs: the source archive, and wheels that are built from it."""

import tarfile
from pathlib import Path

import tree

BUILD_SDIST = "import sys; from setuptools.build_meta import build_sdist; build_sdist(sys.argv[1])"


def sdist(python: Path, place: Path) -> Path:
    """The source archive."""
    tree.step("Building the source archive")
    sources = tree.copy_of_sources(place)
    made, unpacked = place / "made", place / "unpacked"
    made.mkdir()
    tree.run(python, "-c", BUILD_SDIST, made, cwd=sources, TAPPETO_NATIVE="0")
    (archive,) = made.glob("*.tar.gz")
    with tarfile.open(archive) as tar:
        tar.extractall(unpacked, filter="data")
    (folder,) = unpacked.iterdir()
    return tree.pack(folder, place / archive.name, folder.name)


def wheel(python: Path, archive: Path, made: Path, native: str) -> Path:
    """A wheel from the source archive; `native` as setup.py explains TAPPETO_NATIVE."""
    kind = "without a compiled engine" if native == "0" else "with the compiled engine"
    tree.step(f"Building the wheel {kind}")
    tree.run(
        *(python, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"),
        *("-w", made, archive),
        TAPPETO_NATIVE=native,
        SOURCE_DATE_EPOCH=str(tree.epoch()),
    )
    (built,) = made.glob("*.whl")
    return built


def try_wheel(python: Path, place: Path, built: Path) -> None:
    """Install a wheel where nothing of the sources is seen, and let it test itself."""
    tree.step(f"Trying {built.name}")
    tree.run(python, "-m", "pip", "install", "--quiet", "--no-deps", "--force-reinstall", built)
    tree.run(python, "-m", "pip", "check")
    tree.run(python, "-P", "-m", "tappeto", "--self-test", cwd=place, PYTHONPATH="")
