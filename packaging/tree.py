"""What all builds share: the sources and their version, a copy outside the working tree, commands."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from gzip import GzipFile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HERE = ROOT / "packaging"
NEEDED = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "LICENSE-ASSETS", "app", "assets")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "*.egg-info")
# Where the project is published, for those who look for its home or for pictures of it.
ADDRESS = os.environ.get("TAPPETO_ADDRESS", "https://tappeto.example")
STEADY = 1_767_225_600  # the first second of 2026: the time of files where no commit tells one


class BuildError(Exception):
    """Something that cannot be built, with a sentence for whoever builds."""


def step(words: str) -> None:
    """One line for each step."""
    print(f"· {words} ...", flush=True)


def run(*command: str | Path, cwd: Path | None = None, **environ: str) -> str:
    """Run a command and return what it printed; where it fails, that is shown."""
    words = [str(word) for word in command]
    pipe, join = subprocess.PIPE, subprocess.STDOUT
    environment = (
        os.environ | {"PYTHONDONTWRITEBYTECODE": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"} | environ
    )
    done = subprocess.run(
        words, cwd=cwd, env=environment, stdout=pipe, stderr=join, text=True, errors="replace", check=False
    )
    if done.returncode:
        raise BuildError(f"{done.stdout.rstrip()}\n\n{Path(words[0]).name} failed ({done.returncode}).")
    return done.stdout


def version() -> str:
    """The version of the sources."""
    found = re.search(r'__version__ = "(.+)"', (ROOT / "app/tappeto/__init__.py").read_text("utf-8"))
    assert found is not None
    return found[1]


def epoch() -> int:
    """The time that every built file bears, so that two builds are equal."""
    if named := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(named)
    try:
        return int(run("git", "-C", ROOT, "log", "-1", "--format=%ct"))
    except (BuildError, OSError, ValueError):
        return STEADY


def copy_of_sources(place: Path) -> Path:
    """The sources without anything compiled, at a place where they may be built."""
    copy = place / "sources"
    copy.mkdir(parents=True)
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=LEFT_OUT)
        else:
            shutil.copy2(ROOT / name, copy / name)
    return copy


def environment(place: Path) -> Path:
    """A Python of its own that holds what the builds need; its path."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wanted = [
        *project["project"]["dependencies"],
        *project["build-system"]["requires"],
        *project["dependency-groups"]["package"],
    ]
    step("Getting Python's libraries")
    folder = place / "environment"
    run(sys.executable, "-m", "venv", folder)
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    run(python, "-m", "pip", "install", "--quiet", *wanted)
    return python


def pack(folder: Path, target: Path, top: str) -> Path:
    """A tar archive of a folder, equal for equal contents: sorted, of one time and nobody's."""

    def steady(info: tarfile.TarInfo) -> tarfile.TarInfo:
        info.mtime, info.uid, info.gid, info.uname, info.gname = epoch(), 0, 0, "", ""
        info.mode = 0o755 if info.isdir() or info.mode & 0o100 else 0o644
        return info

    def fill(tar: tarfile.TarFile) -> None:
        tar.add(folder, top, recursive=False, filter=steady)
        for path in sorted(folder.rglob("*")):
            tar.add(path, f"{top}/{path.relative_to(folder).as_posix()}", recursive=False, filter=steady)

    target.parent.mkdir(parents=True, exist_ok=True)
    if target.suffix == ".xz":
        with tarfile.open(target, "w:xz", preset=6) as tar:
            fill(tar)
    else:
        with (
            target.open("wb") as file,
            GzipFile("", "wb", fileobj=file, mtime=epoch()) as zipped,
            tarfile.open(fileobj=zipped, mode="w") as tar,
        ):
            fill(tar)
    return target
