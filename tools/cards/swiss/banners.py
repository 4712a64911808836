"""The four banners, worth ten: one flag round a slanting pole, the same turned half round.

Each suit has colours of its own on the back of the flag, so that a banner is known before its sign is seen.
"""

from collections.abc import Callable
from typing import NamedTuple

from ..kit.art import Art
from ..kit.shading import Hatch
from ..kit.shapes import Knot, band, circle, common, line, polygon, smooth
from ..signs.swiss import SIGNS
from .plain import HEIGHT, WIDTH, number

POLE = ((229, 68), (71, 400))
POLE_THICK = 9.0
STRIPES = 26
SIGN_AT, SIGN_SCALE, SIGN_TURN = (123, 107), 1.12, -8


class Colours(NamedTuple):
    """Of one banner: the back and the stripe along it, the streamers, the pole and its stripes."""

    back: str
    stripe: str
    streamer: str
    pole: str
    rings: str


COLOURS = {
    "a": Colours("green", "yellow", "red", "yellow", "red"),
    "r": Colours("red", "green", "yellow", "yellow", "green"),
    "s": Colours("blue", "white", "red", "white", "night"),
    "b": Colours("yellow", "red", "blue", "red", "yellow"),
}

FIELD: list[Knot] = [
    (222, 82, "c"), (184, 57), (118, 46), (60, 66), (36, 118), (46, 186, "c"), (84, 168), (128, 166),
    (172, 188, "c"),
]  # fmt: skip
BACK: list[Knot] = [
    (37, 122, "c"), (39, 194), (78, 251), (140, 275), (198, 284), (254, 282, "c"), (263, 346, "c"),
    (261, 274), (222, 217), (160, 193), (102, 184), (46, 186, "c"),
]  # fmt: skip
STRIPE: list[Knot] = [(38, 140), (66, 202), (110, 223), (150, 234), (190, 245), (234, 266), (262, 328)]
STRIPE_WIDTHS = [16.0, 27.0, 32.0, 27.0, 16.0]
STREAMER: list[Knot] = [(170, 196), (206, 184), (232, 194), (244, 216), (266, 226)]


def banner(suit: str) -> Art:
    """Two pale fields with the sign, the coloured back between them, a streamer at each side."""
    colours = COLOURS[suit]
    art = Art(2)
    half = Art(2)
    half.shape(band(STREAMER, [12, 20, 22, 17, 7]), colours.streamer, (3, 3), Hatch(40, 4, 8, 1.5))
    half.place(_tassel(), 268, 228, 1, -12)
    _both(art, half)
    back = smooth(BACK)
    art.shape(back, colours.back, (7, 6))
    art.shape(common(band(STRIPE, STRIPE_WIDTHS), back), colours.stripe, (0, 0), line=1.6)
    art.hatched(back, Hatch(70, 4.6, 20, 2))
    _pole(art, colours.pole, colours.rings)
    field = Art(2)
    field.shape(smooth(FIELD), "cream", (9, 6), Hatch(64, 4.6, 16, 1.8))
    field.folds([(202, 76, 178, 170, 7), (56, 84, 60, 168, 9), (44, 112, 53, 170, 5)], 1.5)
    field.place(SIGNS[suit](), *SIGN_AT, SIGN_SCALE, SIGN_TURN)
    _both(art, field)
    for x, y in ((222, 82), (172, 188)):
        for px, py in ((x, y), (WIDTH - x, HEIGHT - y)):
            art.shape(circle(px, py, 6.4), "yellow", (1.6, 1.4), line=1.5)
    number(art, "10")
    return art


def _both(art: Art, part: Art) -> None:
    art.place(part).place(part, WIDTH, HEIGHT, 1, 180)


def _pole(art: Art, ground: str, stripe: str) -> None:
    """The striped pole with a spear head at either end."""
    (x0, y0), (x1, y1) = POLE
    art.shape(band([POLE[0], POLE[1]], [POLE_THICK]), ground, (2, 0), line=1.8)
    marks = ""
    for k in range(STRIPES):
        u = (k + 0.5) / STRIPES
        x, y = x0 + (x1 - x0) * u, y0 + (y1 - y0) * u
        marks += polygon((x - 4.4, y - 5.6), (x + 4, y - 1.6), (x + 1, y + 5), (x - 7, y + 1))
    art.fill(marks, stripe)
    art.stroke(band([POLE[0], POLE[1]], [POLE_THICK]), 1.8)
    tip: list[Knot] = [(-5, 8, "c"), (-8, -2), (0, -26, "c"), (8, -2), (5, 8, "c")]
    spear = Art(1.8).shape(smooth(tip), "steel", (3, 1)).stroke(line((0, -18), (0, 4)), 1.1)
    art.place(spear, x0, y0, 1, 25).place(spear, x1, y1, 1, 205)


def _tassel() -> Art:
    """A tassel hanging down from 0,0."""
    art = Art(1.6).shape(polygon((-4, 4), (4, 4), (7, 24), (-7, 24)), "yellow", (2, 0))
    art.stroke(line((-2, 9), (-3, 23)) + line((2, 9), (3, 23)), 1)
    return art.shape(circle(0, 0, 5), "red", (1.4, 1))


def _card(suit: str) -> Callable[[], Art]:
    return lambda: banner(suit)


CARDS: dict[str, Callable[[], Art]] = {"10" + suit: _card(suit) for suit in SIGNS}
