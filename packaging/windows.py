"""The set-up program for Windows, made by NSIS."""

import shutil
from pathlib import Path

import tree
from bundle import weight

SCRIPT = tree.HERE / "windows" / "tappeto.nsi"


def installer(folder: Path, icon: Path, out: Path) -> Path:
    """A set-up program that installs a folder with `tappeto.exe` for one person."""
    tree.step("Building the set-up program")
    maker = shutil.which("makensis")
    if maker is None:
        raise tree.BuildError("NSIS is needed: its program makensis is not on the path.")
    out.mkdir(parents=True, exist_ok=True)
    built = out / f"tappeto-{tree.version()}-windows-setup.exe"
    values = {
        "VERSION": tree.version(),
        "PAYLOAD": folder,
        "ICON": icon,
        "LICENCE": tree.ROOT / "LICENSE",
        "SIZE": weight(folder) // 1024,
        "OUT": built,
    }
    tree.run(
        maker,
        "-V2",
        "-INPUTCHARSET",
        "UTF8",
        *(f"-D{name}={value}" for name, value in values.items()),
        SCRIPT,
    )
    return built
