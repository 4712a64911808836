"""Cloth on a half-card: large pieces of dress, their patterns, stripes, furs and borders."""

import itertools
import math
from collections.abc import Sequence

from ..kit import geometry as geo
from ..kit.art import Art
from ..kit.geometry import Path
from ..kit.shading import Hatch
from ..kit.shapes import Knot, along, at, band, circle, common, smooth
from .dress import ermine_spot, scatter

NO_SHADE = (0.0, 0.0)


def cloth(
    half: Art,
    knots: Sequence[Knot],
    colour: str,
    angle: float = 8,
    depth: float = 17,
    shade: tuple[float, float] = (8, 3),
) -> Path:
    """A large piece of dress; returns its outline for trimming."""
    d = smooth(knots)
    half.shape(d, colour, shade, Hatch(angle, 4.4, depth, 1.9))
    return d


def hatched_again(half: Art, d: Path, hatch: Hatch) -> None:
    """The strokes of a cloth over what was laid on it, and its outline."""
    inside = geo.outline(geo.area(d).intersection(half.clip))
    half.hatched(d, hatch, within=inside)


def sprinkle(half: Art, d: Path, motif: Path, colour: str, dx: float = 17, dy: float = 12) -> None:
    """A woven pattern on a cloth."""
    half.fill(scatter(d, motif, dx, dy), colour)


def bars(
    half: Art, d: Path, colour: str, lines: Sequence[tuple[float, float, float, float]], width: float
) -> None:
    """Stripes across or along a cloth, each given by its two ends (x0, y0, x1, y1)."""
    for x0, y0, x1, y1 in lines:
        stripe = band([(x0, y0), (x1, y1)], [width, width])
        half.shape(common(stripe, d), colour, NO_SHADE, line=1.3)


def border(
    half: Art,
    knots: Sequence[Knot],
    colour: str = "yellow",
    width: float = 9,
    gap: float = 9,
) -> None:
    """An embroidered edge: a coloured band with dots."""
    half.shape(band(knots, [width, width]), colour, (1.6, 1.2), line=1.5)
    centre = along(knots)
    length = sum(math.dist(p, q) for p, q in itertools.pairwise(centre))
    count = max(1, int(length / gap))
    parts = []
    for k in range(count):
        x, y, _, _ = at(centre, (k + 0.5) / count)
        parts.append(circle(x, y, width * 0.19))
    half.fill("".join(parts))


def ermine(half: Art, knots: Sequence[Knot], dx: float = 16, dy: float = 12) -> Path:
    """White fur with black tails."""
    d = smooth(knots)
    half.shape(d, "white", (6, 4), Hatch(35, 4.2, 11, 1.4))
    half.fill(scatter(d, ermine_spot(0, 0, 0.85), dx, dy, 6))
    return d


def fur_edge(half: Art, knots: Sequence[Knot], width: float = 18) -> None:
    """The ermine edge of a mantle."""
    d = band(knots, [width, width])
    half.shape(d, "white", (3, 2), line=1.6)
    half.fill(scatter(d, ermine_spot(0, 0, 0.8), 13, 13, 4))
