"""Horses seen from the side, looking RIGHT, on the ground line y = 190.

The withers are near (190, 0), the saddle sits about (140, 10), the reins leave the bit at (262, -29).
"""

from collections.abc import Sequence
from dataclasses import dataclass

from ..kit import geometry as geo
from ..kit.art import Art
from ..kit.geometry import XY, Path
from ..kit.shading import Hatch
from ..kit.shapes import Knot, circle, curve, limb, smooth, union, wedge
from ..palette import glint_of, shade_of
from .heads import strands

Leg = tuple[list[XY], list[float], tuple[float, float, float]]  # centre line, widths, hoof (x, y, turn)

HIND: list[float] = [72, 56, 36, 23, 15, 13.5, 12]
FAR_HIND: list[float] = [54, 34, 21, 15, 12, 12]
FORE: list[float] = [48, 31, 20, 13.5, 14.5, 12]
FAR_FORE: list[float] = [42, 27, 19, 13, 12.5, 11.5]

NEAR_HIND_STANDING: Leg = ([(82, 48), (86, 84), (74, 104), (60, 122), (66, 146), (66, 166), (73, 176)], HIND,
    (76, 183, 0))
NEAR_HIND_BACK: Leg = ([(82, 48), (82, 84), (66, 102), (48, 118), (48, 142), (44, 162), (48, 176)], HIND,
    (50, 183, 0))
FAR_HIND_STANDING: Leg = ([(108, 60), (116, 98), (121, 118), (112, 138), (115, 164), (122, 176)], FAR_HIND,
    (124, 183, 0))
FAR_HIND_FORWARD: Leg = ([(110, 60), (128, 96), (136, 114), (126, 136), (136, 160), (144, 176)], FAR_HIND,
    (147, 183, 0))
NEAR_FORE_STANDING: Leg = ([(204, 58), (202, 96), (200, 122), (200, 152), (199, 169), (204, 178)], FORE,
    (207, 183, 0))
NEAR_FORE_RAISED: Leg = ([(204, 58), (226, 94), (240, 108), (234, 128), (222, 146), (212, 150)], FORE,
    (206, 156, 62))
FAR_FORE_STANDING: Leg = ([(214, 62), (224, 100), (226, 124), (227, 154), (228, 170), (233, 178)], FAR_FORE,
    (236, 183, 0))
FAR_FORE_RAISED: Leg = ([(214, 62), (242, 92), (256, 106), (252, 124), (240, 142), (230, 146)], FAR_FORE,
    (224, 152, 62))


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
    (144, 97), (176, 100), (206, 92), (234, 66), (242, 38), (230, 6), (208, -8),
]  # fmt: skip
NECK: list[Knot] = [
    (172, 8, "c"), (186, -22), (200, -60), (222, -90), (246, -92, "c"), (260, -62), (252, -42), (248, -10),
    (244, 40), (226, 62, "c"),
]  # fmt: skip
HEAD: list[Knot] = [
    (234, -92), (250, -90), (262, -78), (273, -54), (282, -32), (286, -20), (284, -11), (276, -5), (266, -7),
    (258, -18), (251, -26), (240, -33), (232, -48), (228, -70),
]  # fmt: skip
MANE: list[tuple[list[Knot], list[float]]] = [
    ([(250, -98), (252, -84), (262, -70)], [10, 9, 2]),
    ([(242, -97), (220, -86), (210, -64), (218, -48)], [8, 13, 12, 2]),
    ([(230, -93), (206, -74), (196, -48), (206, -30)], [8, 14, 13, 2]),
    ([(216, -82), (194, -54), (186, -26), (194, -12)], [8, 14, 14, 2]),
    ([(204, -64), (184, -34), (175, -8), (182, 6)], [8, 12, 12, 2]),
]
TAIL: list[tuple[list[Knot], list[float]]] = [
    ([(70, 22), (46, 26), (28, 60), (28, 110), (14, 156)], [12, 22, 30, 24, 3]),
    ([(72, 22), (54, 38), (44, 80), (44, 122), (36, 146)], [10, 16, 18, 14, 2]),
]


def horse(
    coat: str = "bay", mane: str = "hair", gait: str = "pawing", tack: str = "red", metal: str = "yellow"
) -> Art:
    """A saddle horse without its saddle; see GAITS for the poses."""
    art = Art(2.1)
    legs = GAITS[gait]
    _hair(art, TAIL, mane, (-0.32, -0.12, 0.1, 0.32))
    far = shade_of(coat) or coat
    for leg in (legs.far_hind, legs.far_fore):
        art.shape(limb(leg[0], leg[1], 8), far, (0, 0))
        _hoof(art, leg[2])
    body = _silhouette(legs)
    art.shape(body, coat, (8, 3), Hatch(40, 4, 15, 1.7))
    _hoof(art, legs.near_hind[2])
    _hoof(art, legs.near_fore[2])
    _modelling(art, body, legs)
    _ears(art, coat)
    _face(art)
    _hair(art, MANE, mane, (-0.22, 0.2))
    _bridle(art, tack, metal)
    return art


def _silhouette(legs: Gait) -> Path:
    near_hind = limb(legs.near_hind[0], legs.near_hind[1], 8)
    near_fore = limb(legs.near_fore[0], legs.near_fore[1], 8)
    return union(smooth(BODY), smooth(NECK), smooth(HEAD), near_hind, near_fore)


def _hair(art: Art, locks: Sequence[tuple[list[Knot], list[float]]], colour: str,
    offsets: Sequence[float]) -> None:
    for points, widths in locks:
        art.shape(limb(points, widths, 8), colour, (3, 1), line=1.6)
        strands(art, points, widths, offsets, (0.1, 0.95), 1, glint_of(colour))


def _hoof(art: Art, place: tuple[float, float, float]) -> None:
    hoof = Art(1.8)
    hoof.shape(smooth([(-7, -7, "c"), (7, -7, "c"), (12, 7, "c"), (-9, 7, "c")]), "black", (0, 0))
    hoof.stroke("M-6 -3.6H6.6", 1.1, "#8a8178")
    art.place(hoof, place[0], place[1], 1, place[2])


def _modelling(art: Art, body: Path, legs: Gait) -> None:
    """Muscle lines and small hatches on haunch, shoulder, barrel and neck."""
    art.folds([(62, 34, 88, 84, -9), (216, 18, 222, 78, -12), (104, 88, 122, 94, 3), (240, -24, 214, 4, 8)],
        1.35)
    inside = geo.outline(geo.area(body).buffer(-1.5))
    marks = Art(clip=inside)
    patches = (
        (78, 40, 9, 1.5, 5, 15, 25), (206, 26, 10, 0.3, 5, 14, 20), (128, 70, 9, 6, 0.8, 12, 80),
        (228, -52, 9, -2, 7, 14, 15), (96, 22, 6, 5, 1, 8, 70),
    )  # fmt: skip
    for x0, y0, count, step_x, step_y, length, angle in patches:
        marks.fill(_patch(x0, y0, count, step_x, step_y, length, angle))
    art.add(marks)


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
    near: list[Knot] = [(234, -88, "c"), (230, -104), (238, -115, "c"), (246, -102), (248, -90, "c")]
    far: list[Knot] = [(248, -90, "c"), (249, -104), (257, -111, "c"), (259, -98), (255, -86, "c")]
    art.shape(smooth(far), coat, (3, 1), line=1.8).shape(smooth(near), coat, (3, 1), line=1.8)
    art.stroke("M238 -92Q236 -102 239 -108", 1)


def _face(art: Art) -> None:
    art.fill("M247 -66Q254 -73 262 -65Q254 -60 247 -66Z", "white").fill(circle(255, -66, 3.2))
    art.stroke("M245 -65.6Q254 -75 264 -64", 1.8).stroke("M247 -72Q254 -78 262 -73", 1)
    art.fill(smooth([(277, -24), (282, -22), (281, -17), (277, -18)]))
    art.stroke("M269 -9Q276 -12 284 -13", 1.3).stroke("M234 -54Q242 -36 251 -33M260 -50Q266 -40 265 -30", 1.1)


def _bridle(art: Art, tack: str, metal: str) -> None:
    straps = ("M238 -84L259 -32M249 -78L232 -56M259 -32L281 -43M259 -32L255 -24", "M168 56Q212 66 243 24")
    for d in straps:
        art.cord(d, 2.4, tack, 2.2)
    for x, y, r in ((259, -32, 4.4), (216, 56, 6), (242, -74, 4)):
        art.shape(circle(x, y, r), metal, (1.5, 1), line=1.3)


def reins(art: Art, bit: XY, hand: XY, colour: str, sag: float = 12) -> None:
    """The reins from the bit to the rider's hand."""
    middle = ((bit[0] + hand[0]) / 2, (bit[1] + hand[1]) / 2 + sag)
    art.cord(curve(bit, middle, hand), 1.8, colour, 2)


