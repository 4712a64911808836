"""Builds what people install, outside the working tree: python3 packaging/build.py wheel [FOLDER]."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NEEDED = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "LICENSE-ASSETS", "app", "assets")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")


def wheel(folder: Path) -> Path:
    """A wheel for this system and this Python, with the compiled engine (TAPPETO_NATIVE=0: without)."""
    environment = {"TAPPETO_NATIVE": "require", **os.environ}
    with tempfile.TemporaryDirectory() as place:
        copy = Path(place) / "tappeto"
        copy.mkdir()
        for name in NEEDED:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, copy / name, ignore=LEFT_OUT)
            else:
                shutil.copy2(source, copy / name)
        print("Building the wheel ...", flush=True)
        command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "-w", place, str(copy)]
        subprocess.run(command, check=True, env=environment)
        (built,) = Path(place).glob("*.whl")
        folder.mkdir(parents=True, exist_ok=True)
        return Path(shutil.copy2(built, folder / built.name))


def main(words: list[str]) -> int:
    """Build what is named; the exit code."""
    if words[:1] != ["wheel"] or len(words) > 2:
        print(__doc__)
        return 2
    try:
        print(wheel(Path(words[1]) if len(words) > 1 else Path.cwd() / "dist"))
    except subprocess.CalledProcessError:
        print("The wheel could not be built; the lines above say why.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
