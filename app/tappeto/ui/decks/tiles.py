"""A set of domino tiles read from a folder: bodies, and halves that are laid on them."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

from tappeto.core.cards import DOMINO28, Pack
from tappeto.i18n.cardwords import LATIN
from tappeto.ui.decks.theme import LAST, DeckError

NUMBERS = range(7)
# A tile in its four positions, by quarter turns to the right: whether it lies, and whether its second half
# comes first from the top or the left.
TURNED = ((False, False), (True, True), (False, True), (True, False))


class TileBack:
    """The back of a set, in the place of a card's back."""

    def __init__(self, file: Path) -> None:
        self._picture = QSvgRenderer(str(file))

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the back into an upright rectangle."""
        self._picture.render(painter, rect)


class TileDeck:
    """Pictures of the 28 tiles, standing and lying, with the light from the same side."""

    ratio = 0.5
    height = 600
    indexed = False
    marked = True  # nothing is laid over tiles
    style = LATIN
    tongue = ""

    def __init__(self, folder: Path) -> None:
        """The set of a folder; DeckError if it is not readable or incomplete."""
        self.folder = folder
        try:
            data: dict[str, Any] = tomllib.loads((folder / "tiles.toml").read_text(encoding="utf-8"))
            self.names: Mapping[str, str] = dict(data["name"])
            self.order = int(data.get("order", LAST))
        except (OSError, KeyError, TypeError, ValueError) as problem:
            raise DeckError(f"{folder.name}: {problem}") from problem
        self.id = folder.name
        wanted = ["body.svg", "body-lying.svg", "back.svg"]
        wanted += [f"{number}{end}.svg" for number in NUMBERS for end in ("", "-lying")]
        missing = [name for name in wanted if not (folder / name).is_file()]
        if missing:
            raise DeckError(f"{folder.name}: missing {', '.join(missing[:5])}")
        self.back = TileBack(folder / "back.svg")
        self._pictures: dict[str, QSvgRenderer] = {}

    def serves(self, pack: Pack) -> bool:
        """Whether it has the tiles of this pack."""
        return pack.name == DOMINO28.name

    def paint(self, painter: QPainter, rect: QRectF, pack: Pack, card: int, turns: int = 0) -> None:
        """Draw a tile into a rectangle, after so many quarter turns to the right."""
        lying, swapped = TURNED[turns % 4]
        first, second = pack.text(card).split("-")
        if swapped:
            first, second = second, first
        end = "-lying" if lying else ""
        self._part(f"body{end}").render(painter, rect)
        for place, number in enumerate((first, second)):
            wide, high = (rect.width() / 2, rect.height()) if lying else (rect.width(), rect.height() / 2)
            at = QRectF(rect.x() + place * wide * lying, rect.y() + place * high * (not lying), wide, high)
            self._part(f"{number}{end}").render(painter, at)

    def _part(self, name: str) -> QSvgRenderer:
        if name not in self._pictures:
            self._pictures[name] = QSvgRenderer(str(self.folder / f"{name}.svg"))
        return self._pictures[name]
