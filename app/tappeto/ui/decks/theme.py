"""A deck read from a folder: deck.toml and one SVG picture a card."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

from tappeto.core.cards import Pack
from tappeto.i18n.cardwords import LATIN

LAST = 90  # the place of a deck that names none


class DeckError(ValueError):
    """A deck folder that cannot be used; the text says why."""


class ThemeDeck:
    """Pictures of a deck; each file is read when its card is first drawn."""

    def __init__(self, folder: Path) -> None:
        """The deck of a folder; DeckError if it is not readable or incomplete."""
        self.folder = folder
        try:
            data: dict[str, Any] = tomllib.loads((folder / "deck.toml").read_text(encoding="utf-8"))
            width, height = data["size"]
            self.id = folder.name
            self.names: Mapping[str, str] = dict(data["name"])
            self.ratio = float(width) / float(height)
            self.height = int(height)
            self.indexed = bool(data.get("index", False))
            # where its own index ends, as a fraction of the height; 0: marks cover the index and repeat it
            self.index_foot = float(data.get("index_foot", 0)) / float(height)
            self.order = int(data.get("order", LAST))
            self.marked = False
            self.style = str(data.get("style", LATIN))
            self.tongue = str(data.get("tongue", ""))
            self.signs: dict[str, Path] = {
                suit: folder / str(name) for suit, name in data.get("suits", {}).items()
            }
            self.packs: dict[str, dict[str, str]] = {
                name: dict(files) for name, files in data["packs"].items()
            }
        except (OSError, KeyError, TypeError, ValueError, ZeroDivisionError) as problem:
            raise DeckError(f"{folder.name}: {problem}") from problem
        missing = sorted(
            name for files in self.packs.values() for name in files.values() if not (folder / name).is_file()
        )
        missing += sorted(sign.name for sign in self.signs.values() if not sign.is_file())
        if missing:
            raise DeckError(f"{folder.name}: missing {', '.join(missing[:5])}")
        self._pictures: dict[str, QSvgRenderer] = {}

    def serves(self, pack: Pack) -> bool:
        """Whether every card of the pack has a file."""
        return set(pack.texts) <= set(self.packs.get(pack.name, {}))

    def paint(self, painter: QPainter, rect: QRectF, pack: Pack, card: int) -> None:
        """Draw a face into a rectangle of its ratio."""
        name = self.packs[pack.name][pack.text(card)]
        if name not in self._pictures:
            self._pictures[name] = QSvgRenderer(str(self.folder / name))
        self._pictures[name].render(painter, rect)
