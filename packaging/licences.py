"""The licences of everything that lies in a bundle, as text files for the folder `licences`."""

import shutil
import subprocess
import sys
import sysconfig
from importlib import metadata
from pathlib import Path

HERE = Path(__file__).resolve().parent
WORDS = ("licen", "copying", "copyright", "notice")
DISTRIBUTIONS = ("mypy", "mypy_extensions", "platformdirs", "pyinstaller")


def collect(sources: Path, binaries: list[str], folder: Path) -> None:
    """Write the texts for these binaries and the Python in use into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("LICENSE", "LICENSE-ASSETS"):
        shutil.copy(sources / name, folder / f"Tappeto {name}.txt")
    for text in (HERE / "licences").glob("*.txt"):
        shutil.copy(text, folder / text.name)
    for name in DISTRIBUTIONS:
        (folder / f"{name}.txt").write_text(of_distribution(name), "utf-8")
    shutil.copy(_of_python(), folder / "Python.txt")
    if sys.platform == "linux" and shutil.which("dpkg-query"):
        for package, text in _of_packages(binaries).items():
            shutil.copy(text, folder / f"{package}.txt")


def of_distribution(name: str) -> str:
    """The licence files of an installed distribution, one after the other."""
    files = metadata.distribution(name).files or []
    named = [file for file in files if any(word in file.name.lower() for word in WORDS)]
    texts = [file.read_text("utf-8") for file in named if not file.name.endswith((".py", ".pyc"))]
    if not texts:
        raise SystemExit(f"{name} brings no licence")
    return "\n\n".join(texts)


def _of_python() -> Path:
    places = (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix), Path("/usr/share/doc/python3"))
    found = [place / name for place in places for name in ("LICENSE.txt", "LICENSE", "copyright")]
    return next(path for path in found if path.is_file())


def _of_packages(binaries: list[str]) -> dict[str, Path]:
    """The copyright file of every system package that a binary comes from."""
    texts = {}
    for binary in binaries:
        # Libraries lie in /usr/lib and are listed in /lib, or the other way round.
        names = {binary, str(Path(binary).resolve())}
        names |= {name.removeprefix("/usr") for name in names}
        command = ["dpkg-query", "--search", *sorted(names)]
        words = subprocess.run(command, capture_output=True, text=True, check=False).stdout
        package = words.partition(":")[0]
        text = Path("/usr/share/doc", package, "copyright")
        if package and text.is_file():
            texts[package] = text
    return texts
