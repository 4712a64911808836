"""Whole-card layout: frames, double-headed cards, corner indices, mirrored pips."""

import math
from collections.abc import Sequence

from ..palette import INK
from . import shapes
from .art import Art
from .geometry import Path
from .letters import word


def frame(width: float, height: float, inset: float, radius: float = 0) -> Path:
    """The thin line that some decks have round the picture."""
    return shapes.rect(inset, inset, width - 2 * inset, height - 2 * inset, radius)


def upper_half(
    width: float, height: float, slope: float = 0, inset: float = 0, top: float | None = None
) -> Path:
    """The area above the cut of a double-headed card, inside its frame.  The cut runs through the centre and
    falls `slope` units per unit to the right; use it as the `clip` of an Art.  The frame is `inset` from the
    sides, and from the top too unless `top` says otherwise."""
    drop = slope * (width / 2 - inset)
    left, right = height / 2 - drop, height / 2 + drop
    upper = inset if top is None else top
    return shapes.polygon((inset, upper), (width - inset, upper), (width - inset, right), (inset, left))


def double_headed(width: float, height: float, half: Art, name: str = "half") -> Art:
    """The half and the same half turned round; the file holds it once."""
    art = Art().define(name, half)
    return art.use(name).use(name, width, height, turn=180)


def cut_line(art: Art, width: float, height: float, slope: float, inset: float, thick: float = 2.0) -> None:
    """The line that divides the two heads."""
    drop = slope * (width / 2 - inset)
    art.stroke(shapes.line((inset, height / 2 - drop), (width - inset, height / 2 + drop)), thick)


def sash(
    card: tuple[float, float],
    slope: float,
    inset: float,
    colours: tuple[str, str],
    bead: Art,
    thick: float = 20,
    step: float = 15,
) -> Art:
    """The broad band along the cut: edge and core in two colours, beads along the core."""
    centre = (card[0] / 2, card[1] / 2)
    turn = math.degrees(math.atan(slope))
    inside = shapes.rect(inset, 0, card[0] - 2 * inset, card[1])
    art = Art(1.8, clip=inside)
    length = card[0] - 2 * inset

    def strip(height: float) -> Path:
        return shapes.moved(shapes.rect(-length, -height / 2, 2 * length, height), *centre, 1, turn)

    art.shape(strip(thick), colours[0], (0, 0))
    art.shape(strip(thick * 0.56), colours[1], (0, 0), line=1.1)
    art.define("bead", bead)
    count = int((length / 2 * math.hypot(1, slope) - thick * 0.5) / step)
    for k in range(-count, count + 1):
        along = k * step / math.hypot(1, slope)
        art.use("bead", centre[0] + along, centre[1] + along * slope, 1, turn)
    return art


def turned_pair(art: Art, name: str, x: float, y: float, card: tuple[float, float], scale: float = 1) -> None:
    """A defined sign at x, y and the same one turned round at the opposite place."""
    art.use(name, x, y, scale)
    art.use(name, card[0] - x, card[1] - y, scale, 180)


def columns(
    art: Art, name: str, places: Sequence[tuple[float, float]], card: tuple[float, float], scale: float
) -> None:
    """Pips at fractions of the card; those below the middle stand on their heads."""
    for fx, fy in places:
        art.use(name, fx * card[0], fy * card[1], scale, 180 if fy > 0.5 else 0)


def corner_words(
    art: Art,
    text: str,
    x: float,
    y: float,
    size: float,
    card: tuple[float, float],
    colour: str = INK,
    narrow: float = 1,
    bold: float = 0,
) -> None:
    """An index at the top left (x = middle, y = foot of the word) and, turned round, at the bottom right;
    `bold` thickens the letters by so many units."""
    letters = word(text, size, narrow=narrow)
    index = Art().fill(letters, colour)
    if bold:
        index.stroke(letters, bold, colour)
    art.place(index, x, y)
    art.place(index, card[0] - x, card[1] - y, 1, 180)
