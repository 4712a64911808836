"""What the twelve courts share: the half-card, arms, belts, and how the halves become a card.

A court is drawn once, above the horizontal cut, and used twice.  What reaches the cut goes on the half
itself, whose clip ends it; heads, hands and whatever is held are placed and must end above the cut.
"""

from collections.abc import Sequence

from ..anatomy.dress import cuff, sleeve
from ..anatomy.hands import Grip
from ..kit.art import Art
from ..kit.layout import cut_line, double_headed, turned_pair, upper_half
from ..kit.shading import Hatch
from ..kit.shapes import Knot, along, at, band, blend, circle, smooth
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
    """Creases on the inner side of the elbow and one along the upper arm."""
    centre = along(knots)
    inner = 1 if _turns_right(centre) else -1
    folds = []
    for u, across, forward in ((0.3, 0.5, -0.5), (0.36, 0.7, -0.05), (0.43, 0.56, 0.4)):
        x, y, dx, dy = at(centre, u)
        width = blend(widths, u)
        nx, ny = -dy * inner, dx * inner  # to the inner side
        x0, y0 = x + nx * width * 0.46, y + ny * width * 0.46
        x1 = x0 - nx * width * across + dx * width * forward
        y1 = y0 - ny * width * across + dy * width * forward
        folds.append((x0, y0, x1, y1, 2 * inner))
    half.folds(folds, 1.6, ink)


def _turns_right(points: Sequence[tuple[float, float]]) -> bool:
    (x0, y0), (x1, y1), (x2, y2) = points[0], points[len(points) // 2], points[-1]
    return (x1 - x0) * (y2 - y1) - (y1 - y0) * (x2 - x1) > 0


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
