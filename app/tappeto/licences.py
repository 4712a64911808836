"""The licences in full, of the program and of what it is packed with."""

from importlib import metadata
from pathlib import Path

OWN = ("LICENSE", "LICENSE-ASSETS")
USED = ("platformdirs", "mypy_extensions")


def texts() -> dict[str, str]:
    """Every licence text by its title. A package brings them along; else they are looked for."""
    packed = Path(__file__).parent / "licences"
    if packed.is_dir():
        return {file.stem: _read(file) for file in sorted(packed.glob("*.txt"))}
    source = Path(__file__).parents[2]
    found = {f"Tappeto {name}": _read(source / name) for name in OWN if (source / name).is_file()}
    return found | {
        f"{name} {file.name}": file.read_text("utf-8")
        for name in ("tappeto", *USED)
        for file in _files(name)
        if not (name == "tappeto" and found)
    }


def _files(name: str) -> list[metadata.PackagePath]:
    """The licence files of an installed distribution."""
    try:
        files = metadata.files(name) or []
    except metadata.PackageNotFoundError:
        return []
    return [
        file
        for file in files
        if file.name.startswith(("LICENSE", "COPYING")) and Path(file.locate()).is_file()
    ]


def _read(file: Path) -> str:
    return file.read_text("utf-8", errors="replace")
