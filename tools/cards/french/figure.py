"""What the twelve courts share: the half-card to draw on, dress, and how the halves become a card.

A court is drawn once, above its cut.  What reaches the cut goes on the half itself, whose clip ends it;
heads, hands and whatever is held are placed, and must end above the cut or under the band.
"""

import itertools
import math
from collections.abc import Sequence

from ..anatomy.dress import ermine_spot, scatter
from ..anatomy.heads import Look, head
from ..kit import geometry as geo
from ..kit.art import Art, mirrored
from ..kit.geometry import Path
from ..kit.layout import double_headed, sash, turned_pair, upper_half
from ..kit.shading import Hatch
from ..kit.shapes import Knot, along, at, band, circle, common, diamond, rect, smooth
from ..signs.french import SUITS
from .plain import CARD, HEIGHT, WIDTH, index

INSET, TOP = 42, 13  # the frame line
LINE = 2.0
BIG_SIGN = (69, 42)
BIG_SIGN_SCALE = 0.5
HEAD_AT = (150, 84)
HEAD_SCALE = 1.1
RAISED_ARM = [42, 40, 34, 26, 23]  # widths of a sleeve from the shoulder to a lifted hand

NO_SHADE = (0.0, 0.0)


def half_card(slope: float) -> Art:
    """A drawing cut off at the frame and at the cut."""
    return Art(LINE, clip=upper_half(WIDTH, HEIGHT, slope, INSET, TOP))


def pearl(colour: str = "white") -> Art:
    return Art(1.2).shape(circle(0, 0, 3.5), colour, (1, 0.8))


def lozenge(colour: str = "white") -> Art:
    return Art(1.1).shape(diamond(0, 0, 5, 3.6), colour, NO_SHADE)


def court(
    rank: str, suit: str, half: Art, slope: float, colours: tuple[str, str], bead: Art, step: float = 15
) -> Art:
    """The finished card: both halves, the band, frame, signs and indices."""
    art = double_headed(WIDTH, HEIGHT, half)
    art.add(sash(CARD, slope, INSET, colours, bead, step=step))
    art.stroke(rect(INSET, TOP, WIDTH - 2 * INSET, HEIGHT - 2 * TOP), 1.5)
    art.define("sign", SUITS[suit].sign())
    turned_pair(art, "sign", *BIG_SIGN, CARD, BIG_SIGN_SCALE)
    index(art, rank, suit)
    return art


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


def sprinkle(half: Art, d: Path, motif: Path, colour: str, dx: float = 17, dy: float = 12) -> None:
    """A woven pattern on a cloth."""
    half.fill(scatter(d, motif, dx, dy), colour)


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


def portrait(
    half: Art,
    look: Look,
    hat: Art | None = None,
    right: bool = False,
    place: tuple[float, float] = HEAD_AT,
    scale: float = HEAD_SCALE,
) -> None:
    """Head and hat; `right` for a face turned to the right."""

    def build() -> Art:
        whole = Art().add(head(look))
        return whole if hat is None else whole.add(hat)

    half.place(mirrored(build) if right else build(), *place, scale)


def bodice_skin(half: Art) -> None:
    """Throat and shoulders above a neckline."""
    skin: list[Knot] = [
        (118, 140, "c"), (136, 126), (164, 126), (182, 140, "c"), (176, 176, "c"), (124, 176, "c"),
    ]  # fmt: skip
    half.shape(smooth(skin), "skin", (5, 0), line=1.6)


def pearls(half: Art, knots: Sequence[Knot], count: int = 11, colour: str = "white") -> None:
    """A string of pearls."""
    centre = along(knots)
    for k in range(count):
        x, y, _, _ = at(centre, k / (count - 1))
        half.shape(circle(x, y, 2.7), colour, (1, 0.8), line=1.1)


def bars(
    half: Art, d: Path, colour: str, lines: Sequence[tuple[float, float, float, float]], width: float
) -> None:
    """Stripes across or along a cloth, each given by its two ends (x0, y0, x1, y1)."""
    for x0, y0, x1, y1 in lines:
        stripe = band([(x0, y0), (x1, y1)], [width, width])
        half.shape(common(stripe, d), colour, NO_SHADE, line=1.3)


def hatched_again(half: Art, d: Path, hatch: Hatch) -> None:
    """The strokes of a cloth over what was laid on it, and its outline."""
    inside = geo.outline(geo.area(d).intersection(half.clip))
    half.hatched(d, hatch, within=inside)
