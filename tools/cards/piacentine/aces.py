"""The four aces."""

import math
from collections.abc import Callable

from ..anatomy.children import child_head, skin
from ..anatomy.eagle import eagle_head, eagle_leg
from ..anatomy.hats import crown
from ..anatomy.plumes import feather_row, quill
from ..kit.art import Art, mirrored
from ..kit.geometry import XY, path
from ..kit.letters import word
from ..kit.shading import Hatch
from ..kit.shapes import (
    Knot,
    along,
    at,
    band,
    circle,
    common,
    curve,
    ellipse,
    limb,
    moved,
    polygon,
    rect,
    ring,
    smooth,
    union,
)
from ..palette import DARK
from ..signs.piacentine import BARK_LIGHT, cut_face, laurel_leaf
from .plain import CENTRE_X, HEIGHT, INSET, WIDTH

LEFT, RIGHT = INSET + 1.0, WIDTH - INSET - 1.0
FOOT = HEIGHT - INSET - 1.0

# ---------------------------------------------------------------- coins: the crowned eagle

DISC = (150.0, 236.0, 68.0)  # the big empty disc on the breast: x, y, radius
PERCH = 452.0  # where the claws stand


def ace_of_coins() -> Art:
    """A crowned eagle, its head to the right, an empty disc on its breast, standing on a cartouche."""
    art = Art(2.1)
    _hills(art)
    art.define("tail", quill(120, 27, "night")).define("hackle", _hackle())
    for k in (-2, 2, -1, 1, 0):
        art.use("tail", CENTRE_X + k * 14, 352, 1, 90 - k * 9)
    art.place(_wing()).place(mirrored(_wing), WIDTH, 0)
    _breast(art)
    for build, x in ((eagle_legs, 108), (lambda: mirrored(eagle_legs), 192)):
        art.place(build(), x, 372, 1.3)
    _neck(art)
    art.place(mirrored(lambda: eagle_head("brown", "yellow")), 154, 86, 1.42)
    art.place(crown("yellow", "leaves", width=46, height=26), 148, 88, 1.05, 6)
    _disc(art)
    _cartouche(art)
    return art


def eagle_legs() -> Art:
    return eagle_leg("hair", "yellow")


def _hills(art: Art) -> None:
    """A strip of green and yellow land behind the eagle."""
    land: list[Knot] = [
        (LEFT, 436, "c"), (60, 424), (110, 436), (190, 436), (240, 422), (RIGHT, 438, "c"),
        (RIGHT, 480, "c"), (LEFT, 480, "c"),
    ]  # fmt: skip
    art.shape(smooth(land), "green", (0, 0), Hatch(80, 5, 12, 1.6))
    near: list[Knot] = [
        (LEFT, 452, "c"), (80, 444), (150, 454), (224, 444), (RIGHT, 454, "c"), (RIGHT, 480, "c"),
        (LEFT, 480, "c"),
    ]  # fmt: skip
    art.shape(smooth(near), "yellow", (0, 0))


def _hackle() -> Art:
    """One pointed neck feather, tip down."""
    feather: list[Knot] = [(-7, -6, "c"), (-8.4, 8), (0, 22, "c"), (8.4, 8), (7, -6, "c")]
    art = Art(1.4).shape(smooth(feather), "brown", (2.4, 1))
    return art.stroke("M0 -2V16", 0.9)


def _wing() -> Art:
    """The left wing lifted: its bend near the top, three rows of feathers falling from it."""
    art = Art(2)
    edge: list[Knot] = [(118, 168), (98, 128), (78, 88), (56, 76), (42, 98)]
    long_edge: list[Knot] = [(124, 196), (100, 150), (80, 106), (58, 92), (46, 110)]
    feather_row(art, long_edge, 7, (114, 88), (190, 296), 33, "night")
    feather_row(art, edge, 8, (118, 89), (120, 190), 29, "hair")
    feather_row(art, edge, 8, (122, 91), (70, 104), 26, "brown")
    bend: list[Knot] = [(122, 172), (100, 124), (80, 82), (60, 66), (44, 80), (46, 104)]
    art.shape(limb(bend, [34, 38, 36, 32, 28, 20]), "crimson", (5, 4), Hatch(60, 3.8, 10, 1.6))
    inner: list[Knot] = [(116, 160), (98, 122), (80, 90), (64, 74), (52, 84)]
    feather_row(art, inner, 9, (118, 96), (44, 34), 19, "crimson")
    ridge: list[Knot] = [(120, 152), (100, 112), (82, 76), (60, 62), (44, 74), (40, 92)]
    return art.shape(limb(ridge, [12, 16, 17, 16, 14, 8]), "red", (3, 3), Hatch(60, 3.6, 6, 1.4))


def _breast(art: Art) -> None:
    """The body behind the disc with its rows of feathers."""
    body: list[Knot] = [
        (120, 150), (96, 200), (84, 270), (94, 340), (116, 392), (150, 416), (184, 392), (206, 340),
        (216, 270), (204, 200), (180, 150), (150, 140),
    ]  # fmt: skip
    art.shape(smooth(body), "hair", (10, 3), Hatch(10, 4.4, 18, 1.8))
    for row in reversed(range(6)):
        y = 304 + row * 17
        count = 6 - row % 2 - (row > 2)
        for k in range(count):
            art.use("hackle", CENTRE_X + (k - (count - 1) / 2) * 21, y, 1.12)


def _neck(art: Art) -> None:
    """The neck between the shoulders, feathered from the head down to the disc."""
    neck: list[Knot] = [(150, 190), (148, 150), (144, 112), (150, 84)]
    art.shape(limb(neck, [104, 84, 58, 46], 10), "brown", (7, 2), Hatch(10, 4, 12, 1.6))
    for row in range(5, -1, -1):
        y = 112 + row * 15
        half = 16 + row * 6.4
        count = 3 + (row + 1) // 2
        for k in range(count):
            u = (k - (count - 1) / 2) / max(1, count - 1) * 2
            art.use("hackle", 148 + u * half, y, 0.94, -u * 22)


def _disc(art: Art) -> None:
    x, y, r = DISC
    art.shape(ring(x, y, r + 10, r), "yellow", (3, 3))
    beads = ""
    for i in range(44):
        angle = math.pi * i / 22
        beads += circle(x + (r + 5) * math.cos(angle), y + (r + 5) * math.sin(angle), 2)
    art.fill(beads, DARK["red"])
    art.shape(circle(x, y, r), "white", (0, 0), line=2.2)
    art.stroke(circle(x, y, r - 5), 1)


def _cartouche(art: Art) -> None:
    """The blue tablet with rolled yellow ends under the claws."""
    art.shape(rect(LEFT, PERCH + 14, RIGHT - LEFT, FOOT - PERCH - 14), "yellow", (0, 0))
    tablet: list[Knot] = [
        (50, 464, "c"), (150, 458), (250, 464, "c"), (250, 518, "c"), (150, 522), (50, 518, "c"),
    ]  # fmt: skip
    art.shape(smooth(tablet), "blue", (6, 4), Hatch(90, 4, 10, 1.5))
    inner: list[Knot] = [
        (60, 472, "c"), (150, 467), (240, 472, "c"), (240, 510, "c"), (150, 513), (60, 510, "c"),
    ]  # fmt: skip
    art.stroke(smooth(inner), 1.6, "yellow")
    art.fill(word("TAPPETO", 22, CENTRE_X, 501), "yellow")
    for s in (-1, 1):
        x = CENTRE_X + s * 106
        roll: list[Knot] = [
            (x - s * 12, 458, "c"), (x + s * 10, 460), (x + s * 18, 472), (x + s * 12, 491),
            (x + s * 18, 510), (x + s * 10, 522), (x - s * 12, 524, "c"), (x - s * 4, 491),
        ]  # fmt: skip
        art.shape(smooth(roll), "red", (3, 3), Hatch(60, 3.8, 8, 1.5))
        for y in (471, 511):
            art.shape(circle(x + s * 5, y, 7), "yellow", (2, 1.8), line=1.6)
            art.fill(circle(x + s * 5, y, 2.2))


# ---------------------------------------------------------------- cups: the covered goblet


def ace_of_cups() -> Art:
    """A covered goblet in fluted bands, a red pine cone on its lid, on a square red foot."""
    art = Art(2.3)
    _goblet_foot(art)
    _goblet_bowl(art)
    _goblet_lid(art)
    return art


def _goblet_foot(art: Art) -> None:
    """Stem, the red bell with yellow leaves, and the plinth on its balls."""
    cx = CENTRE_X
    for k in (-1, 0, 1):
        art.shape(circle(cx + k * 82, 515, 11), "red", (3, 3), Hatch(40, 3.4, 8, 1.4))
    bell: list[Knot] = [
        (cx - 20, 384, "c"), (cx - 34, 412), (cx - 64, 440), (cx - 84, 478, "c"), (cx + 84, 478, "c"),
        (cx + 64, 440), (cx + 34, 412), (cx + 20, 384, "c"),
    ]  # fmt: skip
    outline = smooth(bell)
    art.shape(outline, "red", (15, 3), Hatch(10, 4.4, 22, 2))
    for s in (-1, 1):
        side: list[Knot] = [
            (cx + s * 22, 400, "c"), (cx + s * 44, 432), (cx + s * 70, 474, "c"), (cx + s * 48, 474, "c"),
            (cx + s * 34, 436),
        ]  # fmt: skip
        art.shape(common(smooth(side), outline), "blue", (4, 1), line=1.6)
    for turn, size in ((-14, 0.9), (14, 0.9), (0, 1.1)):
        flame: list[Knot] = [(-9, 0, "c"), (-12, -26), (0, -60, "c"), (12, -26), (9, 0, "c")]
        art.shape(moved(smooth(flame), cx + turn * 1.8, 476, size, turn), "yellow", (4, 1))
        art.stroke(curve((cx + turn * 1.8, 470), (cx + turn * 2.4, 470 - 34 * size)), 1.2)
    art.shape(rect(cx - 98, 476, 196, 18, 2), "yellow", (6, 3))
    teeth = "".join(polygon((x, 492), (x + 7, 480), (x + 14, 492)) for x in range(56, 238, 14))
    art.fill(teeth, DARK["red"])
    art.shape(rect(cx - 106, 493, 212, 14, 2), "red", (10, 3), Hatch(0, 4.4, 14, 1.7))
    art.shape(limb([(cx - 20, 384), (cx, 388), (cx + 20, 384)], [14, 15, 14]), "yellow", (4, 3))
    art.shape(limb([(cx - 15, 369), (cx, 372), (cx + 15, 369)], [14, 15, 14]), "blue", (4, 3))


def _goblet_bowl(art: Art) -> None:
    cx = CENTRE_X
    belly = path("M", cx - 98, 258, "C", cx - 96, 326, cx - 60, 362, cx, 364)
    belly += path("C", cx + 60, 362, cx + 96, 326, cx + 98, 258, "Z")
    art.shape(belly, "green", (18, 4), Hatch(18, 4.4, 28, 2.1))
    for i in range(11):
        k = i - 5
        top = 316 - abs(k) * 2.8
        lobe: list[Knot] = [
            (cx + k * 16.2 - 7.4, top + 2, "c"), (cx + k * 16.2, top - 8),
            (cx + k * 16.2 + 7.4, top + 2, "c"), (cx + k * 9.4 + 4, 348 - abs(k) * 2),
            (cx + k * 6.4, 358 - abs(k) * 1.8, "c"), (cx + k * 9.4 - 4, 348 - abs(k) * 2),
        ]  # fmt: skip
        art.shape(smooth(lobe), "blue" if i % 2 else "green", (2.4, 0), line=1.4)
    zone = _hoop(274, 300, 97, 93, 16)
    art.shape(zone, "yellow", (12, 0), Hatch(8, 4.4, 18, 1.8))
    art.shape(_hoop(252, 276, 98, 97, 16), "red", (12, 0), Hatch(8, 4.4, 16, 1.8))
    for k in range(-4, 5):
        art.shape(circle(cx + k * 20.4, 280 - 0.9 * k * k, 5), "yellow", (1.6, 1.4), line=1.4)
        art.fill(circle(cx + k * 20.4, 280 - 0.9 * k * k, 1.7))


def _hoop(top: float, foot: float, half_top: float, half_foot: float, sag: float) -> str:
    """A horizontal zone of a round vessel seen a little from above."""
    cx = CENTRE_X
    upper = path("M", cx - half_top, top, "Q", cx, top + sag * 2, cx + half_top, top)
    return upper + path("L", cx + half_foot, foot, "Q", cx, foot + sag * 2, cx - half_foot, foot, "Z")


def _goblet_lid(art: Art) -> None:
    """The lid: rim, a broad dome of coloured flutes, neck and cone."""
    cx = CENTRE_X
    dome: list[Knot] = [
        (cx - 96, 238, "c"), (cx - 70, 206), (cx - 52, 172), (cx - 30, 142), (cx - 22, 118, "c"),
        (cx + 22, 118, "c"), (cx + 30, 142), (cx + 52, 172), (cx + 70, 206), (cx + 96, 238, "c"),
        (cx + 50, 250), (cx, 254), (cx - 50, 250),
    ]  # fmt: skip
    outline = smooth(dome)
    art.shape(outline, "blue", (0, 0))
    flutes = Art(2, clip=outline)
    colours = ("red", "yellow", "blue", "yellow", "red", "yellow", "blue", "yellow", "red")
    for i, colour in enumerate(colours):
        k = i - 4
        strip: list[Knot] = [
            (cx + (k - 0.5) * 5, 110, "c"), (cx + (k + 0.5) * 5, 110, "c"), (cx + (k + 0.5) * 12.4, 176),
            (cx + (k + 0.5) * 21.6, 262, "c"), (cx + (k - 0.5) * 21.6, 262, "c"),
            (cx + (k - 0.5) * 12.4, 176),
        ]  # fmt: skip
        flutes.shape(smooth(strip), colour, (2, 0), line=1.4)
    art.add(flutes).hatched(outline, Hatch(20, 4.4, 26, 2)).stroke(outline, 2.3)
    waist = _hoop(164, 182, 57, 66, 5)
    art.shape(waist, "green", (8, 0), Hatch(8, 4.2, 14, 1.7))
    for k in range(-3, 4):
        art.shape(circle(cx + k * 15, 178.6 - 0.45 * k * k, 3.6), "yellow", (1.2, 1), line=1.3)
    rim: list[Knot] = [(cx - 104, 244), (cx - 50, 258), (cx, 261), (cx + 50, 258), (cx + 104, 244)]
    art.shape(limb(rim, [20] * 5), "yellow", (5, 4))
    art.shape(limb(rim, [8] * 5), "green", (2, 1.6), line=1.4)
    art.shape(limb([(cx - 24, 118), (cx, 122), (cx + 24, 118)], [13, 14, 13]), "red", (4, 3))
    for s in (-1, 1):
        sepal: list[Knot] = [
            (cx, 108, "c"), (cx + s * 14, 106), (cx + s * 34, 88, "c"), (cx + s * 30, 106),
            (cx + s * 10, 116),
        ]  # fmt: skip
        art.shape(smooth(sepal), "green", (3, 2))
        art.stroke(curve((cx + s * 5, 110), (cx + s * 16, 106), (cx + s * 28, 95)), 1)
    _pine_cone(art, cx, 38, 112)


def _pine_cone(art: Art, x: float, top: float, foot: float) -> None:
    mid = (top + foot) / 2
    cone: list[Knot] = [
        (x, top, "c"), (x + 15, mid - 18), (x + 22, mid + 8), (x + 13, foot - 8), (x, foot),
        (x - 13, foot - 8), (x - 22, mid + 8), (x - 15, mid - 18),
    ]  # fmt: skip
    body = smooth(cone)
    art.shape(body, "red", (6, 3), Hatch(20, 3.8, 12, 1.6))
    scales = Art(clip=body)
    for row in range(7):
        for k in range(-3, 4):
            sx = x + k * 11 + (5.5 if row % 2 else 0)
            y = top + 12 + row * 9.4
            scales.stroke(path("M", sx - 5.5, y, "Q", sx, y + 10, sx + 5.5, y), 1.2)
    art.add(scales).stroke(body, 2.2)


# ---------------------------------------------------------------- swords: the putto

BLADE_BACK: list[Knot] = [(196, 392), (180, 300), (172, 200), (174, 110), (190, 36)]
BLADE_EDGE: list[Knot] = [(190, 36), (204, 110), (206, 200), (214, 300), (226, 386)]
GARLAND: list[Knot] = [
    (94, 100), (108, 66), (146, 48), (196, 54), (232, 86), (254, 138), (256, 202), (244, 262), (212, 308),
    (160, 336), (104, 346), (64, 376), (48, 426), (58, 472), (88, 496),
]  # fmt: skip
OVER_BLADE = 0.61  # from this fraction on the garland lies before the blade


def ace_of_swords() -> Art:
    """A putto with a great curved sword wound with a garland of leaves and red flowers."""
    art = Art(2.1)
    art.define("leaf", laurel_leaf(27, 14)).define("flower", _flower())
    art.place(_small_wing())
    _garland(art, 0, OVER_BLADE)
    _blade(art)
    _garland(art, OVER_BLADE, 1)
    _putto(art)
    _raised_arm(art)
    return art


def _flower() -> Art:
    art = Art(1.5)
    for k in range(5):
        angle = math.radians(72 * k - 90)
        art.shape(circle(7 * math.cos(angle), 7 * math.sin(angle), 6.2), "red", (1.8, 1.4), line=1.4)
    return art.shape(circle(0, 0, 4.2), "yellow", (1.2, 1), line=1.3)


def _garland(art: Art, first: float, last: float) -> None:
    """A stretch of the garland: leaves in threes, a flower at every fourth tuft."""
    centre = along(GARLAND)
    tufts = 46
    flowers: list[XY] = []
    for i in range(int(first * tufts), int(last * tufts)):
        x, y, dx, dy = at(centre, (i + 0.5) / tufts)
        turn = math.degrees(math.atan2(dy, dx))
        for side in (-1, 1):
            art.use("leaf", x, y, 1, turn + side * (64 if i % 2 else 38))
        if i % 4 == 2:
            flowers.append((x, y))
        else:
            art.use("leaf", x, y, 0.8, turn)
    for k, (x, y) in enumerate(flowers):
        art.use("flower", x, y, 1.25 if k % 2 else 1.05)


def _blade(art: Art) -> None:
    """The broad curved blade, point up, and its golden hilt at the right knee."""
    knots: list[Knot] = [(*BLADE_BACK[0][:2], "c"), *BLADE_BACK[1:-1], (*BLADE_BACK[-1][:2], "c")]
    edge: list[Knot] = [*BLADE_EDGE[1:-1], (*BLADE_EDGE[-1][:2], "c")]
    art.shape(smooth([*knots, *edge]), "blue", (10, 0), Hatch(4, 4.2, 14, 1.7))
    art.stroke(curve((204, 384), (189, 296), (182, 200), (183, 120), (190, 72)), 1.4, "#a9c6ea")
    hilt = Art(1.9)
    hilt.shape(limb([(0, 10), (2, 40), (0, 66)], [17, 19, 15]), "yellow", (4, 1))
    hilt.stroke("M-8 22L10 16M-8 32L11 26M-8 42L10 36M-8 52L9 46M-7 62L8 56", 1.6)
    hilt.shape(circle(0, 76, 10.4), "yellow", (3, 2)).fill(circle(-0.6, 75, 3.4), "red")
    guard: list[Knot] = [(-40, -10), (-24, -2), (0, 3), (24, 4), (42, 14)]
    hilt.shape(limb(guard, [10, 12, 16, 12, 10]), "yellow", (2, 3))
    for x, y in ((-43, -12), (45, 16)):
        hilt.shape(circle(x, y, 8), "yellow", (2, 2)).fill(circle(x, y, 2.6), "red")
    art.place(hilt, 211, 390, 1, -8)


def _small_wing() -> Art:
    """The wing behind the putto's shoulder, at the left."""
    art = Art(1.8)
    guide: list[Knot] = [(100, 228), (84, 218), (68, 216), (54, 226)]
    feather_row(art, guide, 7, (92, 104), (62, 96), 19, "sky")
    feather_row(art, guide, 7, (98, 114), (40, 58), 16, "steel")
    bend: list[Knot] = [(110, 230), (84, 208), (62, 206), (48, 220)]
    return art.shape(limb(bend, [18, 20, 18, 12]), "steel", (3, 3), Hatch(60, 3.6, 8, 1.4))


def _putto(art: Art) -> None:
    """The seated child: far leg, body with near leg in one outline, the lowered arm, the head."""
    far_leg = limb([(128, 308), (166, 356), (150, 410), (128, 452)], [50, 46, 32, 20])
    far_foot = limb([(126, 456), (112, 474), (94, 478)], [20, 19, 11])
    skin(art, far_leg, far_foot)
    torso = limb([(128, 196), (124, 240), (126, 284)], [58, 60, 70])
    thigh = limb([(126, 300), (170, 318), (206, 344)], [68, 62, 46])
    shin = limb([(206, 344), (206, 396), (192, 440)], [46, 38, 22])
    foot = limb([(192, 446), (182, 464), (166, 470)], [21, 21, 12])
    skin(art, torso, thigh, shin, foot)
    art.stroke("M104 262Q122 272 146 264M116 300Q134 296 142 282M190 436Q196 440 202 440", 1.3)
    art.stroke("M192 372Q204 380 218 374M178 472L176 467M172 473L170 468M186 468L183 462", 1.1)
    art.fill(circle(120, 251, 1.7)).stroke("M112 216q4 3 8 0M136 217q4 3 8 -1", 1.2)
    lowered = limb([(150, 204), (178, 240), (176, 282), (192, 318)], [34, 30, 26, 19])
    skin(art, lowered, ellipse(196, 326, 12, 11))
    art.stroke("M188 332L200 336M190 326L206 329M170 262Q180 268 188 262", 1.1)
    _drape(art)
    art.place(child_head(), 130, 158, 1.16, 6)


def _drape(art: Art) -> None:
    """A red sash over the lap, its end blown to the left."""
    end: list[Knot] = [(106, 292), (86, 304), (82, 328), (62, 340)]
    art.shape(band(end, [20, 20, 22, 28], (0, 10)), "red", (3, 3), Hatch(80, 4, 8, 1.5))
    lap: list[Knot] = [(92, 284), (118, 306), (152, 308), (188, 302), (206, 312)]
    art.shape(band(lap, [22, 30, 30, 26, 20]), "red", (3, 4), Hatch(80, 4.2, 11, 1.7))
    art.folds([(104, 294, 150, 306, 4), (112, 304, 176, 312, 3), (150, 300, 196, 308, -3)], 1.3)


def _raised_arm(art: Art) -> None:
    """The arm that reaches up to the blade, drawn over the hair."""
    arm = limb([(108, 210), (84, 172), (94, 128), (132, 106), (168, 101)], [34, 30, 27, 22, 15])
    skin(art, arm, ellipse(182, 100, 13, 11), angle=60)
    art.fill(ellipse(114, 214, 16, 17), "skin").stroke(curve((92, 206), (97, 220), (98, 234)), 2.1)
    art.stroke("M172 94L196 93M174 100L197 100M174 107L195 107M86 150Q94 158 104 156", 1.1)


# ---------------------------------------------------------------- clubs: the sprouting trunk

AXIS: list[Knot] = [(140, 470), (132, 400), (136, 310), (158, 200), (190, 92)]
ROOTS: tuple[tuple[list[Knot], list[float]], ...] = (
    ([(122, 410), (96, 452), (50, 474)], [54, 40, 10]),
    ([(150, 416), (186, 454), (238, 470)], [54, 38, 10]),
    ([(136, 420), (128, 460), (112, 482)], [60, 44, 16]),
)
STUMPS: tuple[tuple[XY, XY, float, float], ...] = (  # root, tip, widths there
    ((146, 254), (92, 172), 62, 26), ((128, 350), (58, 318), 66, 32), ((160, 300), (226, 262), 60, 22),
    ((142, 398), (212, 344), 70, 30), ((178, 170), (236, 150), 44, 18), ((170, 170), (122, 108), 48, 20),
)  # fmt: skip
TORN: tuple[tuple[list[Knot], list[float], str], ...] = (  # where the bark is off: line, widths, colour
    ([(124, 474), (118, 420), (138, 360), (134, 300), (156, 236), (160, 186), (178, 128)],
     [10, 40, 44, 26, 40, 24, 5], "red"),
    ([(128, 452), (128, 400), (146, 350)], [4, 16, 3], "yellow"),
    ([(138, 372), (134, 320), (150, 262)], [3, 13, 3], "orange"),
    ([(152, 286), (158, 232), (166, 180)], [3, 15, 3], "yellow"),
    ([(112, 428), (118, 396), (128, 372)], [3, 9, 2], "orange"),
)  # fmt: skip
CRACKS = (
    (96, 440, 116, 372, 6), (164, 452, 158, 372, -4), (172, 372, 166, 300, -5), (108, 380, 116, 320, 6),
    (178, 280, 190, 190, -5), (140, 250, 150, 190, 4), (190, 200, 206, 128, -4), (164, 150, 178, 112, 3),
    (74, 330, 108, 344, 3), (180, 366, 152, 392, 4), (108, 192, 132, 232, 4), (206, 270, 176, 290, 3),
)  # fmt: skip
TWIGS: tuple[list[Knot], ...] = (
    [(206, 350), (238, 352), (256, 386), (246, 420)],
    [(222, 262), (250, 232), (248, 196), (264, 172)],
    [(92, 180), (60, 190), (44, 222), (56, 252)],
    [(66, 326), (38, 352), (46, 392), (34, 420)],
)


def ace_of_clubs() -> Art:
    """A knotty trunk that sprouts leaves, on stony ground with a rose."""
    art = Art(2.2)
    art.define("leaf", laurel_leaf(26, 16))
    _twigs(art)
    _stump(art)
    _ground(art)
    return art


def _stump(art: Art) -> None:
    """Trunk, roots and cut boughs in one outline, torn bark, cracks, cut faces."""
    boughs = [limb([root, tip], [at_root, at_tip], 6) for root, tip, at_root, at_tip in STUMPS]
    roots = [limb(line, widths, 8) for line, widths in ROOTS]
    whole = union(limb(AXIS, [112, 96, 84, 76, 88], 12), *roots, *boughs, soften=7)
    art.shape(whole, "pine", (12, 3), Hatch(14, 4.6, 24, 2.1))
    art.hatched(whole, Hatch(196, 5.2, 13, 1.5, BARK_LIGHT))
    for line, widths, colour in TORN:
        torn = common(limb(line, widths, 10), whole)
        art.shape(torn, colour, (3, 1), line=1.8 if colour == "red" else 1.2)
    for x0, y0, x1, y1, bend in CRACKS:
        art.folds([(x0, y0, x1, y1, bend)], 2.2, BARK_LIGHT)
        art.folds([(x0 + 6, y0 - 4, x1 + 6, y1 + 6, bend)], 1.7)
    for root, tip, _, width in STUMPS:
        dx, dy = tip[0] - root[0], tip[1] - root[1]
        turn = math.degrees(math.atan2(dy, dx)) + 90
        reach = 0.12 * width / math.hypot(dx, dy)
        face = cut_face(width * 0.62, width * 0.42, "orange")
        art.place(face, tip[0] + dx * reach, tip[1] + dy * reach, 1, turn)
    art.place(cut_face(47, 34, "orange"), 193, 82, 1, 14)


def _twigs(art: Art) -> None:
    """Thin shoots with leaves."""
    for knots in TWIGS:
        art.cord(curve(*knots), 2.6, "green", 2.4)
        centre = along(knots)
        for u in (0.3, 0.52, 0.74, 1.0):
            x, y, dx, dy = at(centre, u)
            turn = math.degrees(math.atan2(dy, dx))
            for side in (-1, 1):
                art.use("leaf", x, y, 1 if u < 1 else 0.9, turn + side * (52 if u < 1 else 24))


def _ground(art: Art) -> None:
    """Turf, stones and a rose at the foot of the trunk."""
    turf: list[Knot] = [
        (LEFT, 472, "c"), (44, 462), (80, 472), (110, 466), (160, 474), (200, 462), (240, 472),
        (RIGHT, 460, "c"), (RIGHT, FOOT, "c"), (LEFT, FOOT, "c"),
    ]  # fmt: skip
    art.shape(smooth(turf), "green", (0, 0), Hatch(85, 5, 16, 1.8))
    path_knots: list[Knot] = [
        (LEFT, 508, "c"), (70, 498), (150, 506), (220, 492), (RIGHT, 500, "c"), (RIGHT, FOOT, "c"),
        (LEFT, FOOT, "c"),
    ]  # fmt: skip
    art.shape(smooth(path_knots), "yellow", (0, 0))
    for x, y, rx in (
        (44, 512, 17), (84, 518, 14), (118, 514, 12), (196, 512, 17), (232, 516, 15), (262, 508, 14),
        (214, 502, 9), (62, 500, 9), (160, 520, 12),
    ):  # fmt: skip
        art.shape(ellipse(x, y, rx, rx * 0.56), "grey", (3, 3), Hatch(50, 3.4, 6, 1.2), line=1.6)
    tufts = ""
    for x in (30, 52, 72, 206, 226, 250, 274):
        for lean in (-4, 0, 4):
            tufts += path("M", x + lean * 0.4 - 1.6, 474, "Q", x + lean, 464, x + lean * 2, 456)
            tufts += path("Q", x + lean * 1.2, 466, x + lean * 0.4 + 1.6, 474, "Z")
    art.fill(tufts)
    for x, turn in ((128, 200), (172, -20), (150, 160), (150, 20)):
        art.use("leaf", x, 484, 1.1, turn)
    _rose(art, 150, 480)


def _rose(art: Art, x: float, y: float) -> None:
    """A full red rose, two rings of petals."""
    for radius, size, count in ((15, 12, 6), (7, 8, 5)):
        for k in range(count):
            angle = math.radians(360 * k / count - 90)
            petal = circle(x + radius * math.cos(angle), y + radius * math.sin(angle), size)
            art.shape(petal, "red", (2.6, 2), line=1.6)
    art.shape(circle(x, y, 5), "yellow", (1.4, 1.2), line=1.3)


CARDS: dict[str, Callable[[], Art]] = {
    "Ad": ace_of_coins, "Ac": ace_of_cups, "As": ace_of_swords, "Ab": ace_of_clubs,
}  # fmt: skip
