"""What the twelve courts share: the half-card to draw on, dress, and how the halves become a card.

A court is drawn once, above its cut.  What reaches the cut goes on the half itself, whose clip ends it;
heads, hands and whatever is held are placed, and must end above the cut or under the band.
"""

from collections.abc import Sequence

from ..kit.art import Art
from ..kit.layout import double_headed, sash, turned_pair, upper_half
from ..kit.shapes import Knot, along, at, circle, diamond, rect, smooth
from ..signs.french import SUITS
from .plain import CARD, HEIGHT, WIDTH, index

INSET, TOP = 42, 13  # the frame line
FRAME_RADIUS, FRAME_LINE = 5, 1.6
LINE = 2.0
BIG_SIGN = (69, 42)
BIG_SIGN_SCALE = 0.5
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
    art.stroke(rect(INSET, TOP, WIDTH - 2 * INSET, HEIGHT - 2 * TOP, FRAME_RADIUS), FRAME_LINE)
    art.define("sign", SUITS[suit].sign())
    turned_pair(art, "sign", *BIG_SIGN, CARD, BIG_SIGN_SCALE)
    index(art, rank, suit)
    return art


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
