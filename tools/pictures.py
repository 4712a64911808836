"""Makes the pictures of the documents anew: python -m tools.pictures (from the repository root)."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

FOLDER = Path("docs/pictures")
QUALITY = 88

# Each picture and the words of `lab picture` that draw it.
PICTURES = {
    "home": "--page home --moves 14 --deal 3",
    "table": "--moves 6 --deal 1 --pick 9b",
    "pairs": "--players 4 --moves 9 --deal 2 --felt blue",
    "refused": "--preset international --moves 12 --deal 1 --pick 1d",
    "hint": "--moves 12 --deal 1 --hint",
    "score": "--page score --deal 3",
    "new-match": "--page new",
    "decks": "--page decks",
    "settings": "--page settings --theme dark",
    "rules": "--page rules --lang it",
    "tutorial": "--page tutorial",
    "escoba": "--game escoba --deck piacentine --felt burgundy --moves 6 --deal 5",
    "busche": "--game busche --felt wood --moves 10 --deal 1",
    "schieber": "--game schieber --moves 0 --deal 3",
    "differenzler": "--game differenzler --moves 0 --deal 5 --felt night",
    "domino": "--game domino --players 3 --moves 9 --felt blue",
    "busche-sheet": "--game busche --page score --deal 4",
    "small": "--moves 14 --deal 1 --size 640x480 --theme dark --felt night",
    "tiny": "--moves 14 --deal 1 --size 420x320 --lang it",
}


def draw(words: str, file: Path) -> None:
    """Have the lab draw one picture."""
    command = [sys.executable, "-m", "tappeto.lab", "picture", str(file), *words.split()]
    environment = {**os.environ, "PYTHONPATH": "app", "QT_LOGGING_RULES": "qt.qpa.*=false"}
    subprocess.run(command, check=True, env=environment, stderr=subprocess.DEVNULL)


def main() -> int:
    """Draw all, or those that are named."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QImage

    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[1:] or PICTURES:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / f"{name}.png"
            draw(PICTURES[name], file)
            QImage(str(file)).save(str(FOLDER / f"{name}.jpg"), quality=QUALITY)
        print(FOLDER / f"{name}.jpg")
    return 0


if __name__ == "__main__":
    sys.exit(main())
