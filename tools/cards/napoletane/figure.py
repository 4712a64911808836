"""What the court figures share: the ground strip, torso, breeches and a few measures."""

from collections.abc import Sequence

from ..anatomy.heads import Look, head
from ..kit.art import Art
from ..kit.shading import Hatch
from ..kit.shapes import Knot, line, polygon, rect, smooth
from ..palette import DARK, INK

SOLE = 458  # where the feet stand
STRIP = 20
STRIP_LEFT, STRIP_RIGHT = 22, 278


def ground(art: Art, colour: str) -> None:
    """The strip under a standing figure, scored with upright lines."""
    art.shape(rect(STRIP_LEFT, SOLE, STRIP_RIGHT - STRIP_LEFT, STRIP), colour, (0, 0))
    art.stroke(
        "".join(line((x, SOLE + 3), (x, SOLE + STRIP - 3)) for x in range(30, STRIP_RIGHT, 8)),
        1.1,
        DARK.get(colour, INK),
    )
    art.stroke(line((STRIP_LEFT, SOLE + 1), (STRIP_RIGHT, SOLE + 1)), 2.4)


def tiles(art: Art, colour: str) -> None:
    """The tiled floor under a horse, seen at a slant."""
    left, right, slant, top, depth = 36, 278, 20, SOLE - 4, 26
    floor = polygon((left, top), (right, top), (right - slant, top + depth), (left - slant, top + depth))
    art.shape(floor, colour, (0, 0))
    middle = top + depth / 2
    lines = [line((left - slant / 2, middle), (right - slant / 2, middle))]
    for k in range(1, 10):
        x = left + (right - left) * k / 10
        lines.append(line((x, top), (x - slant, top + depth)))
    art.stroke("".join(lines), 1.3, DARK.get(colour, INK))
    art.stroke(floor, 2)


def portrait(art: Art, look: Look, x: float, y: float, hat: Art | None = None, scale: float = 1.0) -> None:
    """Head and hat."""
    whole = Art().add(head(look))
    if hat is not None:
        whole.add(hat)
    art.place(whole, x, y, scale)


def garment(
    art: Art, knots: Sequence[Knot], colour: str, angle: float = 10, depth: float = 20, shade: float = 11
) -> str:
    """A large piece of dress; returns its outline for trimming."""
    d = smooth(knots)
    art.shape(d, colour, (shade, 3), Hatch(angle, 4.4, depth, 2))
    return d


def breeches(
    art: Art, knots: Sequence[Knot], colour: str, stripes: Sequence[tuple[float, ...]], stripe: str
) -> None:
    """One puffed leg of the breeches with slashes in a second colour or folds in ink."""
    art.shape(smooth(knots), colour, (8, 3), Hatch(14, 4.2, 16, 1.9))
    art.folds(stripes, 2.4 if stripe != INK else 1.5, stripe)
