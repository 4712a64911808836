"""The four banners, worth ten: one flag round a slanting pole, the same turned half round."""

from collections.abc import Callable

from ..kit.art import Art
from ..kit.shading import Hatch
from ..kit.shapes import Knot, band, circle, line, polygon, smooth
from ..signs.swiss import SIGNS
from .plain import HEIGHT, WIDTH, number

POLE = ((232, 62), (68, 406))
POLE_THICK = 9.0
STRIPES = 26
COLOURS = {"a": ("yellow", "red"), "r": ("yellow", "green"), "s": ("white", "night"), "b": ("red", "yellow")}
SIGN_AT, SIGN_SCALE, SIGN_TURN = (128, 108), 1.0, -8

FIELD: list[Knot] = [
    (222, 82, "c"), (180, 62), (118, 54), (62, 74), (38, 118), (52, 172, "c"), (84, 156), (128, 154),
    (178, 176, "c"),
]  # fmt: skip
BACK: list[Knot] = [
    (40, 124, "c"), (44, 186), (84, 238), (142, 266), (200, 276), (246, 298, "c"), (260, 344, "c"),
    (256, 282), (216, 230), (158, 202), (100, 192), (54, 170, "c"),
]  # fmt: skip
STREAMER: list[Knot] = [(176, 184), (210, 178), (232, 196), (240, 222), (262, 236)]


def banner(suit: str) -> Art:
    """Two pale fields with the sign, the red back between them, a streamer at each side."""
    art = Art(2)
    half = Art(2)
    half.shape(band(STREAMER, [12, 20, 22, 17, 7]), "blue", (3, 3), Hatch(40, 4, 8, 1.5))
    half.place(_tassel(), 264, 238, 1, -12)
    _both(art, half)
    art.shape(smooth(BACK), "red", (7, 6), Hatch(62, 4.6, 26, 2.1))
    _pole(art, *COLOURS[suit])
    field = Art(2)
    field.shape(smooth(FIELD), "cream", (9, 6), Hatch(64, 4.6, 20, 1.8))
    field.folds([(196, 74, 168, 164, 7), (58, 82, 64, 158, 9), (46, 112, 58, 164, 5)], 1.5)
    field.place(SIGNS[suit](), *SIGN_AT, SIGN_SCALE, SIGN_TURN)
    _both(art, field)
    for x, y in ((222, 82), (178, 176)):
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
