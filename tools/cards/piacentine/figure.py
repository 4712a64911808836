"""What the twelve courts share: the half-card, arms, belts, and how the halves become a card.

A court is drawn once, above the horizontal cut, and used twice.  What reaches the cut goes on the half
itself, whose clip ends it; heads, hands and whatever is held are placed and must end above the cut.
"""

import math
from collections.abc import Sequence

from ..anatomy.hands import Grip
from ..anatomy.sleeves import cuff, sleeve
from ..kit.art import Art
from ..kit.layout import cut_line, double_headed, turned_pair, upper_half
from ..kit.shading import Hatch
from ..kit.shapes import Knot, band, circle, smooth
from ..palette import glint_of
from .plain import CARD, CENTRE_X, CENTRE_Y, HEIGHT, INSET, WIDTH

CUT = CENTRE_Y
BELOW = CUT + 30  # how far what reaches the cut goes on
LEFT, RIGHT = INSET - 5.0, WIDTH - INSET + 5.0  # beyond the frame on both sides
ARM = (42.0, 39.0, 31.0, 25.0)  # widths of a sleeve from the shoulder to the wrist
CUT_WIDTH = 2.2


def half_card() -> Art:
    """A drawing cut off at the frame and at the cut."""
    return Art(2.0, clip=upper_half(WIDTH, HEIGHT, 0, INSET))


def court(half: Art, sign: Art | None = None, at: tuple[float, float] = (0, 0), scale: float = 1) -> Art:
    """The finished card: both halves, the line between them, and the suit sign in two opposite corners unless
    the figure holds it."""
    art = double_headed(WIDTH, HEIGHT, half)
    cut_line(art, WIDTH, HEIGHT, 0, INSET, CUT_WIDTH)
    if sign is not None:
        art.define("sign", sign)
        turned_pair(art, "sign", *at, CARD, scale)
    return art


def arm(
    half: Art,
    shoulder: tuple[float, float],
    elbow: tuple[float, float],
    hand: Grip,
    colour: str,
    widths: Sequence[float] = ARM,
) -> tuple[list[Knot], Sequence[float]]:
    """A sleeve from the shoulder over the elbow to the wrist of `hand`; returns its line for hoops."""
    knots: list[Knot] = [shoulder, elbow, hand.forearm(10), hand.wrist]
    sleeve(half, knots, widths, colour)
    _elbow_folds(half, knots, widths, glint_of(colour))
    return knots, widths


def _elbow_folds(half: Art, knots: Sequence[Knot], widths: Sequence[float], ink: str) -> None:
    """Creases that fan out from the inner side of the elbow."""
    ex, ey = knots[1][0], knots[1][1]
    bisector = [0.0, 0.0]
    for end in (knots[0], knots[-1]):
        length = math.hypot(end[0] - ex, end[1] - ey)
        bisector[0] += (end[0] - ex) / length
        bisector[1] += (end[1] - ey) / length
    inward = math.atan2(bisector[1], bisector[0])
    width = widths[1]
    folds = []
    for spread, near, far in ((-0.8, 0.46, 0.3), (0.0, 0.4, 0.28), (0.8, 0.46, 0.3)):
        x0, y0 = ex + width * near * math.cos(inward + spread), ey + width * near * math.sin(inward + spread)
        turned = inward + spread * 2.3
        x1, y1 = ex - width * far * math.cos(turned), ey - width * far * math.sin(turned)
        if spread:
            x1, y1 = x0 + (x0 - ex) * 0.2 + (x1 - x0) * 0.5, y0 + (y0 - ey) * 0.2 + (y1 - y0) * 0.5
        folds.append((x0, y0, x1, y1, 3 * spread))
    half.folds(folds, 1.6, ink)


def plain_cuff(colour: str = "white", lace: bool = False) -> Art:
    return cuff(colour, 29, 12, lace)


def girdle(half: Art, y: float, half_width: float, colour: str, stud: str, thick: float = 15) -> None:
    """A belt just above the cut, studded."""
    knots: list[Knot] = [(CENTRE_X - half_width, y - 3), (CENTRE_X, y + 2), (CENTRE_X + half_width, y - 3)]
    half.shape(band(knots, [thick, thick]), colour, (2, 2))
    count = int(half_width / 9)
    for k in range(-count, count + 1):
        x = CENTRE_X + k * half_width / (count + 0.6)
        half.shape(circle(x, y + 1 - 4.4 * (k / (count + 0.6)) ** 2, 3.4), stud, (1, 1), line=1.2)


def wide_collar(half: Art, x: float, y: float, colour: str = "white", width: float = 92) -> None:
    """A plain falling collar with two points; x, y = the throat."""
    w = width / 2
    knots: list[Knot] = [
        (x - w, y + 12, "c"), (x - w * 0.5, y - 9), (x, y), (x + w * 0.5, y - 9), (x + w, y + 12, "c"),
        (x + w * 0.56, y + 30), (x, y + 14, "c"), (x - w * 0.56, y + 30),
    ]  # fmt: skip
    half.shape(smooth(knots), colour, (4, 3), Hatch(40, 4, 8, 1.4))
