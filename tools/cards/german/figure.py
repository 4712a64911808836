"""What the twelve courts share: the half-card, and how the halves become a card.

A court is drawn once, above the level cut, and used twice.  The figure leans from its head, right of the
middle, to the centre of the card, and is as wide to the left as to the right where it meets the cut, so that
the two bodies lock.  What reaches the cut goes on the half itself, whose clip ends it; heads, hands and
whatever is held are placed and end above the cut.
"""

import math
from collections.abc import Sequence

from ..anatomy.cloth import bars, cloth
from ..anatomy.hands import Grip
from ..anatomy.sleeves import cuff, sleeve
from ..kit.art import Art
from ..kit.layout import double_headed, turned_pair, upper_half
from ..kit.shading import Hatch
from ..kit.shapes import Knot, limb, line, smooth
from ..signs.german import stalked
from .plain import CARD, CUT, EDGE, HEIGHT, SIDE, WIDTH, index

BELOW = CUT + 30  # how far what reaches the cut goes on
CENTRE_X = WIDTH / 2
ARM = (42.0, 40.0, 32.0, 25.0)  # widths of a sleeve from the shoulder to the wrist
LOW, HIGH = (59.0, 184.0), (74.0, 70.0)  # where the sign of the Unter stands, and that of Ober and King
SIGN_SCALE = {"a": 0.84}  # an acorn is slender
USUAL_SIGN_SCALE = 0.74
CUT_WIDTH = 1.8

Place = tuple[float, float]


def half_card() -> Art:
    """A drawing cut off at the cut and within the frame line."""
    return Art(2.0, clip=upper_half(WIDTH, HEIGHT, 0, SIDE + 1, EDGE + 1))


def court(rank: str, suit: str, half: Art, reach: float, at: Place | None = None) -> Art:
    """The finished card: both halves, the line between them that reaches so far from the centre, signs and
    indices; `at` places the sign where the usual place is taken."""
    art = double_headed(WIDTH, HEIGHT, half)
    art.stroke(line((CENTRE_X - reach, CUT), (CENTRE_X + reach, CUT)), CUT_WIDTH)
    art.define("sign", stalked(suit))
    x, y = at or (LOW if rank == "U" else HIGH)
    turned_pair(art, "sign", x, y, CARD, SIGN_SCALE.get(suit, USUAL_SIGN_SCALE))
    index(art, rank, suit)
    return art


def arm(
    half: Art, shoulder: Place, elbow: Place, hand: Grip, colour: str, widths: Sequence[float] = ARM
) -> tuple[list[Knot], Sequence[float]]:
    """A plain sleeve to the wrist of `hand`; returns its line and widths for hoops."""
    knots: list[Knot] = [shoulder, elbow, hand.forearm(10), hand.wrist]
    sleeve(half, knots, widths, colour)
    return knots, widths


def puffed_arm(
    half: Art,
    shoulder: Place,
    elbow: Place,
    hand: Grip,
    colours: tuple[str, str],
    band_colour: str = "yellow",
) -> None:
    """A great puff from the shoulder to the elbow, gathered in a band, and a narrow sleeve to the wrist."""
    puff, lower = colours
    sleeve(half, [elbow, hand.forearm(10), hand.wrist], [34, 28, 24], lower)
    (x0, y0), (x1, y1) = shoulder, elbow
    length = math.dist(shoulder, elbow)
    ux, uy = (x1 - x0) / length, (y1 - y0) / length
    line_of_arm: list[Knot] = [shoulder, ((x0 + x1) / 2, (y0 + y1) / 2), elbow]
    half.shape(limb(line_of_arm, [34, 50, 52, 48, 34]), puff, (7, 3), Hatch(25, 4.4, 13, 1.8))
    folds = []
    for across in (-13.0, -4.5, 4.5, 13.0):
        ax, ay = x0 - uy * across * 0.8 - ux * 4, y0 + ux * across * 0.8 - uy * 4
        bx, by = x1 - uy * across * 0.8, y1 + ux * across * 0.8
        folds.append((ax, ay, bx, by, across * 0.7))
    half.folds(folds, 1.5)
    gather: list[Knot] = [
        (x1 - uy * 18, y1 + ux * 18),
        (x1 + ux * 5, y1 + uy * 5),
        (x1 + uy * 18, y1 - ux * 18),
    ]
    half.shape(limb(gather, [7, 8, 7], 6), band_colour, (1.6, 1.4), line=1.6)


HIPS = 84.0  # from the centre to the ends of a skirt on the cut
SKIRT: list[Knot] = [
    (126, 201, "c"), (222, 199, "c"), (232, 217), (234, CUT), (236, BELOW, "c"), (40, BELOW, "c"), (66, CUT),
    (100, 214),
]  # fmt: skip


def skirt(half: Art, colour: str, stripes: Sequence[tuple[float, float, float, float]] = ()) -> None:
    """The skirt of a coat, which runs on below the cut, with golden stripes given by their ends."""
    d = cloth(half, SKIRT, colour, 8, 14)
    bars(half, d, "yellow", stripes, 7)


def falling_collar(half: Art) -> None:
    """A plain white collar with two points."""
    knots: list[Knot] = [
        (137, 151, "c"), (156, 135), (177, 145), (199, 135), (217, 151, "c"), (201, 165), (177, 155, "c"),
        (154, 165),
    ]  # fmt: skip
    half.shape(smooth(knots), "white", (4, 3), Hatch(40, 4, 8, 1.4))


def plain_cuff(colour: str = "white", lace: bool = False) -> Art:
    return cuff(colour, 28, 11, lace)
