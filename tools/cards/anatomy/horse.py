"""Horses seen from the side, looking RIGHT, on the ground line y = 190.

The withers are near (190, 0), the saddle sits about (140, 10), the reins leave the bit at `Carriage.bit`.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from ..kit import geometry as geo
from ..kit.art import Art
from ..kit.geometry import XY, Path
from ..kit.shading import Hatch
from ..kit.shapes import Knot, along, at, circle, curve, limb, moved, smooth, union, wedge
from ..palette import glint_of, shade_of
from .heads import strands

Leg = tuple[list[XY], list[float], tuple[float, float, float]]  # centre line, widths, hoof (x, y, turn)

HIND: list[float] = [72, 56, 36, 23, 15, 13.5, 12]
FAR_HIND: list[float] = [54, 34, 21, 15, 12, 12]
FORE: list[float] = [48, 31, 20, 13.5, 14.5, 12]
FAR_FORE: list[float] = [42, 27, 19, 13, 12.5, 11.5]

NEAR_HIND_STANDING: Leg = (
    [(82, 48), (86, 84), (74, 104), (60, 122), (66, 146), (66, 166), (73, 176)],
    HIND,
    (76, 183, 0),
)
NEAR_HIND_BACK: Leg = (
    [(82, 48), (82, 84), (66, 102), (48, 118), (48, 142), (44, 162), (48, 176)],
    HIND,
    (50, 183, 0),
)
FAR_HIND_STANDING: Leg = (
    [(108, 60), (116, 98), (121, 118), (112, 138), (115, 164), (122, 176)],
    FAR_HIND,
    (124, 183, 0),
)
FAR_HIND_FORWARD: Leg = (
    [(110, 60), (128, 96), (136, 114), (126, 136), (136, 160), (144, 176)],
    FAR_HIND,
    (147, 183, 0),
)
NEAR_FORE_STANDING: Leg = (
    [(204, 58), (202, 96), (200, 122), (200, 152), (199, 169), (204, 178)],
    FORE,
    (207, 183, 0),
)
NEAR_FORE_RAISED: Leg = (
    [(204, 58), (232, 88), (252, 94), (252, 116), (244, 134), (236, 139)],
    FORE,
    (230, 145, 62),
)
FAR_FORE_STANDING: Leg = (
    [(214, 62), (224, 100), (226, 124), (227, 154), (228, 170), (233, 178)],
    FAR_FORE,
    (236, 183, 0),
)
FAR_FORE_RAISED: Leg = (
    [(214, 62), (244, 90), (262, 100), (262, 118), (252, 136), (244, 141)],
    FAR_FORE,
    (238, 147, 62),
)


@dataclass(frozen=True)
class Gait:
    near_hind: Leg
    far_hind: Leg
    near_fore: Leg
    far_fore: Leg


GAITS = {
    "standing": Gait(NEAR_HIND_STANDING, FAR_HIND_STANDING, NEAR_FORE_STANDING, FAR_FORE_STANDING),
    "pawing": Gait(NEAR_HIND_STANDING, FAR_HIND_STANDING, NEAR_FORE_STANDING, FAR_FORE_RAISED),
    "prancing": Gait(NEAR_HIND_STANDING, FAR_HIND_FORWARD, NEAR_FORE_RAISED, FAR_FORE_STANDING),
    "walking": Gait(NEAR_HIND_BACK, FAR_HIND_FORWARD, NEAR_FORE_STANDING, FAR_FORE_RAISED),
}

BODY: list[Knot] = [
    (190, -4), (164, 12), (138, 15), (110, 7), (84, 8), (62, 22), (50, 50), (58, 80), (84, 90), (112, 87),
    (144, 97), (176, 100), (206, 92), (236, 68), (248, 40), (234, 6), (208, -8),
]  # fmt: skip
NECK: list[Knot] = [
    (168, 10, "c"), (180, -24), (192, -62), (212, -94), (240, -102), (258, -84, "c"), (258, -54),
    (246, -34), (240, -14), (243, 12), (250, 42), (230, 66, "c"),
]  # fmt: skip
HEAD: list[Knot] = [
    (236, -100), (252, -96), (264, -82), (275, -58), (284, -36), (289, -22), (287, -12), (279, -6),
    (269, -8), (260, -20), (252, -28), (242, -36), (234, -52), (228, -76),
]  # fmt: skip
Lock = tuple[list[Knot], list[float]]

FORELOCK: Lock = ([(250, -104), (254, -92), (264, -76)], [11, 11, 2])
FLOWING: list[Lock] = [
    ([(242, -104), (220, -94), (210, -72), (219, -54)], [9, 15, 14, 2]),
    ([(230, -101), (204, -82), (195, -56), (207, -38)], [9, 16, 15, 2]),
    ([(214, -90), (191, -62), (184, -34), (195, -18)], [9, 16, 15, 2]),
    ([(200, -70), (181, -42), (172, -14), (184, 2)], [9, 14, 14, 2]),
]
BLOWN: list[Lock] = [
    ([(202, -62), (178, -60), (162, -34), (144, -30)], [12, 17, 13, 2]),
    ([(212, -84), (186, -90), (168, -66), (146, -64)], [12, 18, 14, 2]),
    ([(226, -99), (204, -112), (184, -96), (160, -98)], [12, 18, 14, 2]),
    ([(242, -104), (226, -122), (206, -118), (186, -126)], [10, 15, 12, 2]),
]
CREST: list[Knot] = [(240, -106), (212, -97), (192, -66), (180, -28), (170, 4)]

LONG_TAIL: list[Lock] = [
    ([(70, 22), (46, 26), (28, 60), (28, 110), (14, 156)], [12, 22, 30, 24, 3]),
    ([(72, 22), (54, 38), (44, 80), (44, 122), (36, 146)], [10, 16, 18, 14, 2]),
]
LIFTED_TAIL: list[Lock] = [
    ([(72, 20), (52, -6), (26, -2), (12, 34), (2, 84)], [12, 22, 30, 26, 3]),
    ([(70, 22), (50, 8), (36, 26), (30, 66), (20, 104)], [10, 16, 20, 16, 2]),
]
BOUND_TAIL: list[Lock] = [
    ([(70, 22), (50, 26), (40, 44), (42, 66)], [14, 20, 18, 12]),
    ([(42, 66), (36, 84), (40, 106)], [11, 26, 3]),
    ([(42, 66), (52, 84), (54, 102)], [9, 18, 2]),
]
TAILS = {"long": LONG_TAIL, "lifted": LIFTED_TAIL, "bound": BOUND_TAIL}

PIVOT: XY = (206.0, 24.0)  # round which the neck rises or sinks
BIT: XY = (262.0, -33.0)


@dataclass(frozen=True)
class Carriage:
    """What tells one horse from another: how far the neck is turned down, its mane (flowing, blown, hogged
    or plaited) and its tail (long, lifted or bound)."""

    turn: float = 0.0
    mane: str = "flowing"
    tail: str = "long"

    @property
    def shift(self) -> XY:
        """What moves a drawing turned about 0,0 so that PIVOT stays in its place."""
        cos, sin = math.cos(math.radians(self.turn)), math.sin(math.radians(self.turn))
        x, y = PIVOT
        return x - (x * cos - y * sin), y - (x * sin + y * cos)

    def turned(self, d: Path) -> Path:
        return moved(d, *self.shift, 1, self.turn) if self.turn else d

    @property
    def bit(self) -> XY:
        """Where the reins are fastened."""
        cos, sin = math.cos(math.radians(self.turn)), math.sin(math.radians(self.turn))
        return self.shift[0] + BIT[0] * cos - BIT[1] * sin, self.shift[1] + BIT[0] * sin + BIT[1] * cos


def horse(
    coat: str = "bay",
    mane: str = "hair",
    gait: str = "pawing",
    tack: str = "red",
    dappled: bool = False,
    carriage: Carriage | None = None,
) -> Art:
    """A saddle horse without its saddle; see GAITS for the poses."""
    art = Art(2.1)
    legs, look = GAITS[gait], carriage or Carriage()
    _hair(art, TAILS[look.tail], mane, (-0.32, -0.12, 0.1, 0.32))
    if look.tail == "bound":
        art.shape(limb([(34, 62), (43, 66), (52, 66)], [8, 9, 8], 6), tack, (2, 1.6), line=1.6)
    far = shade_of(coat) or coat
    for leg in (legs.far_hind, legs.far_fore):
        art.shape(limb(leg[0], leg[1], 8), far, (0, 0))
        _hoof(art, leg[2])
    body = _silhouette(legs, look)
    art.shape(body, coat, (8, 3), Hatch(40, 4, 15, 1.7))
    _hoof(art, legs.near_hind[2])
    _hoof(art, legs.near_fore[2])
    if dappled:
        _dapples(art, coat)
    _modelling(art, body)
    front = Art(2.1)
    _ears(front, coat)
    _face(front)
    _mane(front, look.mane, mane, tack)
    _bridle(front, tack)
    art.place(front, *look.shift, 1, look.turn)
    art.cord("M166 52Q212 70 243 26", 2.4, tack, 2.2)
    return art.shape(circle(218, 55, 6), "yellow", (1.5, 1), line=1.3)


def _silhouette(legs: Gait, look: Carriage) -> Path:
    near_hind = limb(legs.near_hind[0], legs.near_hind[1], 8)
    near_fore = limb(legs.near_fore[0], legs.near_fore[1], 8)
    front = union(smooth(NECK), smooth(HEAD))
    return union(smooth(BODY), look.turned(front), near_hind, near_fore)


def _mane(art: Art, style: str, colour: str, ribbon: str) -> None:
    """Locks that hang or fly, a crest clipped short, or a row of plaits tied with ribbons."""
    if style in ("flowing", "blown"):
        _hair(art, BLOWN if style == "blown" else FLOWING, colour, (-0.22, 0.2))
    elif style == "hogged":
        art.shape(limb(CREST, [15, 19, 18, 14, 5], 10), colour, (3, 2), line=1.6)
        centre = along(CREST)
        bristles = []
        for k in range(1, 22):
            x, y, dx, dy = at(centre, k / 23)
            bristles.append((x + dy * 6, y - dx * 6, x - dy * 6, y + dx * 6, 1.0))
        art.folds(bristles, 0.7, glint_of(colour))
    else:
        centre = along(CREST)
        art.shape(limb(CREST, [8, 9, 9, 8, 5], 10), colour, (2, 1), line=1.6)
        for k in range(7):
            x, y, dx, dy = at(centre, 0.06 + k * 0.145)
            x, y = x + dy * 5, y - dx * 5
            art.shape(circle(x, y, 7.6), colour, (2, 1.6), line=1.5)
            art.shape(circle(x - dy * 5, y + dx * 5, 3.2), ribbon, (1, 0.8), line=1.2)
    _hair(art, [FORELOCK], colour, (-0.22, 0.2))


def _hair(art: Art, locks: Sequence[Lock], colour: str, offsets: Sequence[float]) -> None:
    for points, widths in locks:
        art.shape(limb(points, widths, 8), colour, (3, 1), line=1.6)
        strands(art, points, widths, offsets, (0.1, 0.95), 1, glint_of(colour))


def _hoof(art: Art, place: tuple[float, float, float]) -> None:
    hoof = Art(1.8)
    hoof.shape(smooth([(-7, -7, "c"), (7, -7, "c"), (12, 7, "c"), (-9, 7, "c")]), "black", (0, 0))
    hoof.stroke("M-6 -3.6H6.6", 1.1, "#8a8178")
    art.place(hoof, place[0], place[1], 1, place[2])


def _modelling(art: Art, body: Path) -> None:
    """Muscle lines and small hatches on haunch, shoulder, barrel and neck."""
    art.folds(
        [(62, 34, 88, 84, -9), (216, 18, 222, 78, -12), (104, 88, 122, 94, 3), (238, -20, 214, 8, 8)], 1.35
    )
    inside = geo.outline(geo.area(body).buffer(-1.5))
    marks = Art(clip=inside)
    patches = (
        (78, 40, 9, 1.5, 5, 15, 25), (206, 26, 10, 0.3, 5, 14, 20), (128, 70, 9, 6, 0.8, 12, 80),
        (226, -56, 9, -1.4, 7, 13, 15), (96, 22, 6, 5, 1, 8, 70),
    )  # fmt: skip
    for x0, y0, count, step_x, step_y, length, angle in patches:
        marks.fill(_patch(x0, y0, count, step_x, step_y, length, angle))
    art.add(marks)


DAPPLES = (
    (74, 34, 6), (88, 26, 5), (66, 50, 6), (82, 48, 6.5), (98, 42, 5.5), (72, 66, 6), (90, 64, 6), (106, 58,
    5),
    (84, 80, 5), (100, 76, 5), (206, 20, 5), (220, 34, 6), (206, 44, 6), (222, 52, 5), (210, 64, 5), (226,
    -20, 4.4),
    (214, -4, 4.6), (232, -2, 4.4), (226, 14, 5), (60, 62, 4.6), (116, 74, 4.6),
)  # fmt: skip


def _dapples(art: Art, coat: str) -> None:
    """Light rounds in the coat of a grey, each with a darker edge."""
    for x, y, r in DAPPLES:
        art.fill(circle(x, y, r), "#d9d4cb").stroke(circle(x, y, r), 0.8, shade_of(coat) or coat)


def _patch(x0: float, y0: float, count: int, dx: float, dy: float, length: float, angle: float) -> Path:
    """A row of short strokes that swell towards the middle of the row."""
    ux, uy = geo.transformed(geo.area("M0 0H1V1H0Z"), 0, 0, 1, angle, False).exterior.coords[1]
    d = ""
    for k in range(count):
        reach = length * (0.6 + 0.4 * (1 - abs(2 * (k + 0.5) / count - 1)))
        x, y = x0 + dx * k, y0 + dy * k
        d += wedge(x, y, x + reach * ux, y + reach * uy, 0.7, -1.5)
    return d


def _ears(art: Art, coat: str) -> None:
    near: list[Knot] = [(235, -94, "c"), (230, -110), (237, -122, "c"), (246, -108), (249, -96, "c")]
    far: list[Knot] = [(249, -96, "c"), (250, -110), (258, -117, "c"), (260, -104), (256, -92, "c")]
    art.shape(smooth(far), coat, (3, 1), line=1.8).shape(smooth(near), coat, (3, 1), line=1.8)
    art.stroke("M239 -98Q236 -108 238 -114", 1)


def _face(art: Art) -> None:
    art.fill("M248 -70Q255 -77 263 -69Q255 -64 248 -70Z", "white").fill(circle(256, -70, 3.2))
    art.stroke("M246 -69.6Q255 -79 265 -68", 1.8).stroke("M248 -76Q255 -82 263 -77", 1)
    art.fill(smooth([(280, -26), (285, -24), (284, -19), (280, -20)]))
    art.stroke("M272 -10Q279 -13 287 -14", 1.3).stroke(
        "M236 -58Q243 -40 252 -36M262 -54Q268 -44 267 -34", 1.1
    )


def _bridle(art: Art, tack: str) -> None:
    straps = "M242 -98L245 -82L262 -33M245 -82L261 -84M245 -82L234 -56M262 -33L279 -43M262 -33L256 -25"
    art.cord(straps, 2.4, tack, 2.2)
    for x, y, r in ((262, -33, 4.4), (245, -82, 4)):
        art.shape(circle(x, y, r), "yellow", (1.5, 1), line=1.3)


def reins(art: Art, bit: XY, hand: XY, colour: str, sag: float = 12) -> None:
    """The reins from the bit to the rider's hand."""
    middle = ((bit[0] + hand[0]) / 2, (bit[1] + hand[1]) / 2 + sag)
    art.cord(curve(bit, middle, hand), 1.8, colour, 2)
