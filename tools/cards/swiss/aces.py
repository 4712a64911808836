"""The four aces: two large signs and between them an ornament, the same turned round."""

import math
from collections.abc import Callable, Sequence

from ..kit.art import Art, mirrored
from ..kit.geometry import Path
from ..kit.letters import word
from ..kit.shading import Hatch
from ..kit.shapes import (
    Knot,
    along,
    at,
    circle,
    common,
    curve,
    diamond,
    ellipse,
    inset,
    leaf,
    limb,
    line,
    minus,
    moved,
    polygon,
    rect,
    smooth,
    union,
)  # fmt: skip
from ..palette import PAPER
from ..signs.swiss import acorn, bell, rose
from .plain import CARD, HEIGHT, INSET, WIDTH

CENTRE = (WIDTH / 2, HEIGHT / 2)
FLAT = (0.0, 0.0)
PANEL_WIDE, PANEL_HIGH = WIDTH - 2 * INSET, 112.0
LETTER = 25
Field = tuple[Path, str]


def _both(art: Art, part: Art, name: str) -> None:
    """A part and the same turned round."""
    art.define(name, part).use(name).use(name, *CARD, turn=180)


# ---------------------------------------------------------------- the cartouche


def _cartouche(fields: Sequence[Field], window: Path, scroll: str) -> Art:
    """A panel from frame to frame with our name in its window, to be read from both ends; 0,0 = middle."""
    art = Art(1.9)
    for d, colour in fields:
        art.shape(d, colour, FLAT)
    for corner in (_scrolls(scroll), mirrored(lambda: _scrolls(scroll))):
        art.place(corner).place(corner, 0, 0, 1, 180)
    art.shape(window, PAPER, FLAT, line=2)
    half = Art().fill(word("TAPPETO", LETTER, narrow=0.9), "crimson")
    return art.place(half, 0, -5).place(half, 0, 5, 1, 180).stroke(line((-62, 0), (62, 0)), 1.2)


def _scrolls(colour: str) -> Art:
    """Two curling leaves in the upper left corner of a panel."""
    art = Art(1.5)
    long: list[Knot] = [(-112, -40), (-92, -48), (-72, -40), (-54, -44), (-52, -51), (-58, -52)]
    down: list[Knot] = [(-118, -36), (-130, -24), (-124, -10), (-114, -8), (-113, -15)]
    for curl in (long, down):
        art.shape(limb(curl, [3, 9, 8, 6, 4, 3]), colour, (2, 1.4))
    return art.shape(circle(-117, -41, 5), PAPER, FLAT, line=1.5)


def ace_of_bells() -> Art:
    """Two great bells in sprays of leaves over a blue and yellow panel."""
    w, h = PANEL_WIDE / 2, PANEL_HIGH / 2
    sides = [polygon((s * w, -h), (s * (w - 36), 0), (s * w, h)) for s in (-1, 1)]
    fields: list[Field] = [(rect(-w, -h, 2 * w, 2 * h), "sky"), *((side, "yellow") for side in sides)]
    art = Art(2)
    art.place(_cartouche(fields, ellipse(0, 0, 100, 37), "red"), *CENTRE)
    half = Art().add(_spray()).place(mirrored(_spray), WIDTH, 0)
    _both(art, half.place(_great_bell(), 150, 102, 1.46, 24), "bell")
    return art


def _spray() -> Art:
    """A spray of leaves that rises at the left of a bell."""
    art = Art(1.7)
    stem: list[Knot] = [(152, 168), (112, 160), (78, 136), (60, 98)]
    art.cord(curve(*stem), 2.6, "green", 2.6)
    centre = along(stem)
    for u in (0.34, 0.52, 0.69, 0.85):
        x, y, dx, dy = at(centre, u)
        turn = math.degrees(math.atan2(dy, dx))
        for side in (-44, 44):
            art.shape(moved(leaf(30, 15), x, y, 1, turn + side), "green", (2.4, 2), line=1.6)
            art.fill(moved(leaf(25, 1.8), x, y, 1, turn + side))
    x, y, dx, dy = at(centre, 1)
    art.shape(moved(leaf(28, 15), x, y, 1, math.degrees(math.atan2(dy, dx))), "green", (2.4, 2), line=1.6)
    return art


def _great_bell() -> Art:
    """A bell with a row of studs on its red band."""
    art = bell()
    studs = along([(-40, 3.4), (-18, 8), (12, 2), (40, -15)])
    spots = [at(studs, (k + 0.5) / 8) for k in range(8)]
    return art.fill("".join(circle(x, y, 2.2) for x, y, _, _ in spots), "yellow")


HEART_RIGHT: list[Knot] = [
    (0, -22, "c"), (8, -36), (28, -40), (43, -24), (40, 2), (20, 30), (0, 50, "c"),
]  # fmt: skip


def ace_of_shields() -> Art:
    """Two winged hearts with crosses over a red, blue and yellow panel."""
    w, h = PANEL_WIDE / 2, PANEL_HIGH / 2
    fields: list[Field] = [
        (rect(-w, -h, w, h), "red"), (rect(0, -h, w, h), "blue"), (rect(-w, 0, w, h), "blue"),
        (rect(0, 0, w, h), "red"),
    ]  # fmt: skip
    fields += [(rect(s * (w - 15) - 15, -h, 30, 2 * h), "yellow") for s in (-1, 1)]
    art = Art(2)
    art.place(_cartouche(fields, rect(-98, -33, 196, 66, 33), "yellow"), *CENTRE)
    _both(art, Art().place(_winged_heart(), 150, 104, 1.3), "heart")
    return art


def _winged_heart() -> Art:
    """A yellow heart between two wings of serrated feathers, a lozenge above it."""
    art = Art(1.9)
    art.place(_wing("blue")).place(mirrored(lambda: _wing("red")))
    d = smooth([*HEART_RIGHT, *[(-k[0], *k[1:]) for k in reversed(HEART_RIGHT[1:-1])]])
    art.shape(d, "yellow", (5, 3), Hatch(30, 4, 13, 1.7), line=2.2)
    for x in (-19, 19):
        art.fill(_splayed_cross(x, -14, 11))
    art.place(_tulip(), 0, 16)
    art.shape(diamond(0, -46, 9, 15), "red", (2, 2), line=1.8)
    return art.shape(diamond(0, -46, 4, 7), "yellow", FLAT, line=1)


def _wing(colour: str) -> Art:
    """The wing at the left: a black crescent with coloured feathers, curling out at the top."""
    art = Art(1.8)
    crescent: list[Knot] = [
        (0, 56, "c"), (-30, 40), (-54, 12), (-60, -16), (-48, -40), (-60, -46), (-76, -58, "c"),
        (-52, -60), (-30, -50), (-10, -38, "c"), (-20, -34), (-38, -30), (-44, -6), (-30, 20), (0, 44, "c"),
    ]  # fmt: skip
    d = smooth(crescent)
    art.fill(d)
    middle = along([(-8, 47), (-33, 27), (-51, 3), (-53, -18), (-41, -42), (-56, -53)])
    for k in range(9):
        x, y, dx, dy = at(middle, 0.05 + k * 0.105)
        quill: list[Knot] = [
            (x - dx * 5 - dy * 9, y - dy * 5 + dx * 9, "c"), (x + dx * 6 - dy * 2, y + dy * 6 + dx * 2),
            (x + dx * 13 + dy * 9, y + dy * 13 - dx * 9, "c"), (x - dx * 2 + dy * 3, y - dy * 2 - dx * 3),
        ]  # fmt: skip
        art.shape(common(smooth(quill), inset(d, 1.6)), colour, FLAT, line=0)
    return art.shape(circle(-74, -56, 5), "yellow", (1.4, 1), line=1.4)


def _splayed_cross(x: float, y: float, reach: float) -> Path:
    """A black cross whose arms widen outward."""
    arm = polygon((-1.6, 0), (-5.6, -reach), (5.6, -reach), (1.6, 0))
    arms = [moved(arm, x, y, 1, 90 * k) for k in range(4)]
    return union(*arms, circle(x, y, 2.4), soften=0)


def _tulip() -> Art:
    """Three red leaves tied by a blue ring."""
    art = Art(1.3)
    for turn in (-135, -45, -90):
        art.shape(moved(leaf(21, 13), 0, 4, 1, turn), "red", (1.6, 1))
    return art.shape(rect(-7, 2, 14, 5, 2), "blue", (1, 1), line=1.2)


# ---------------------------------------------------------------- roses and acorns

BLUE_CORD: list[Knot] = [(62, 74), (50, 122), (78, 178), (150, 234), (222, 290), (250, 346), (238, 394)]
RED_CORD: list[Knot] = [
    (170, 124), (116, 142), (86, 188), (106, 224), (150, 234), (194, 244), (214, 280), (184, 326), (130, 344),
]  # fmt: skip
CORD = 25.0
SPRIG = ((70, 236, 216), (84, 248, 176), (76, 222, 246))


def ace_of_roses() -> Art:
    """Two great roses joined by a red and a blue cord."""
    art = Art(2)
    sprig = Art(1.9)
    sprig.stroke(curve((124, 236), (96, 240), (74, 230)), 3.4, "pine")
    for x, y, turn in SPRIG:
        sprig.shape(moved(leaf(52, 32), x + 12, y, 1, turn), "green", (3, 2), Hatch(40, 3.6, 9, 1.4))
        sprig.fill(moved(leaf(43, 2.6), x + 12, y, 1, turn))
    _both(art, sprig, "sprig")
    _cord(art, BLUE_CORD, "blue")
    _cord(art, RED_CORD, "red")
    over = Art(2, clip=rect(112, 198, 76, 72))  # in the middle the blue cord lies on the red one
    _cord(over, BLUE_CORD, "blue")
    art.add(over)
    ends = Art().place(_cord_end("blue"), 63, 70, 1.3, 8)
    _both(art, ends, "end")
    _both(art, Art().place(rose(), 192, 118, 1.86, 12), "rose")
    return art


def _cord(art: Art, knots: Sequence[Knot], colour: str) -> None:
    """A twisted cord."""
    art.shape(limb(knots, [CORD] * 3), colour, (5, 3), line=2.2)
    centre = along(knots, 14)
    half = CORD * 0.45
    twists = ""
    for k in range(2, len(centre) - 1, 4):
        x, y, dx, dy = at(centre, k / (len(centre) - 1))
        twists += curve(
            (x - dy * half - dx * 6, y + dx * half - dy * 6),
            (x, y),
            (x + dy * half + dx * 6, y - dx * half + dy * 6),
        )
    art.stroke(twists, 2)


def _cord_end(colour: str) -> Art:
    """The tassel on the end of a cord."""
    art = Art(1.7)
    tuft: list[Knot] = [(-8, 0, "c"), (-13, -24), (-4, -28), (0, -34, "c"), (5, -28), (13, -24), (8, 0, "c")]
    art.shape(smooth(tuft), colour, (3, 2)).stroke(line((-4, -6), (-6, -24)) + line((3, -6), (4, -26)), 1.2)
    return art.shape(rect(-10, -5, 20, 9, 3), "yellow", (2, 1), line=1.6)


def _bud() -> Art:
    """A closed rose hanging down."""
    art = Art(1.6).shape(
        smooth([(-9, -2, "c"), (-11, 10), (0, 24, "c"), (11, 10), (9, -2, "c")]), "yellow", (3, 2)
    )
    art.stroke(curve((-3, 2), (-2, 12), (0, 22)), 1.2)
    return art.shape(
        smooth([(-11, -4), (0, -10), (11, -4), (8, 8, "c"), (0, 0), (-8, 8, "c")]), "green", (2, 1.4)
    )


def ace_of_acorns() -> Art:
    """Two great acorns on either side of a red and golden baluster, arrows into the corners."""
    art = Art(2)
    art.stroke("M136 210C128 168 100 148 72 160M164 258C172 300 200 320 228 308", 3.4, "pine")
    half = Art(2)
    for flip in (False, True):
        half.place(_arrow(), 150 + (46 if flip else -46), 84, 1, 42 if flip else -42, flip)
    half.place(_baluster(), 150, 234)
    half.place(acorn(), 72, 226, 1.38, 180)
    half.shape(moved(leaf(42, 24), 112, 162, 1, -112), "green", (3, 2), Hatch(40, 3.6, 8, 1.4)).fill(
        moved(leaf(36, 2.2), 112, 162, 1, -112)
    )
    _both(art, half, "half")
    art.shape(rect(128, 222, 44, 24, 6), "red", (3, 2), line=2.2)
    for x in (138, 150, 162):
        art.fill(circle(x, 234, 3.2))
    for y in (217, 251):
        art.shape(rect(133, y - 5, 34, 10, 3), "night", FLAT).fill(
            "".join(circle(x, y, 2.4) for x in (141, 150, 159)), "yellow"
        )
    return art


def _baluster() -> Art:
    """The upper half of the ornament, standing on 0,0: three lobes on a shaft."""
    art = Art(2.1)
    lobes = union(
        circle(0, -164, 30), circle(-38, -128, 28), circle(38, -128, 28), rect(-22, -150, 44, 150), soften=6
    )
    art.shape(lobes, "red", (5, 3), Hatch(20, 4.2, 10, 1.7))
    core: list[Knot] = [
        (-10, -12, "c"),
        (-15, -60),
        (-11, -102),
        (0, -112, "c"),
        (11, -102),
        (15, -60),
        (10, -12, "c"),
    ]
    art.shape(smooth(core), "night", FLAT, line=1.4)
    for y, r in ((-78, 4.4), (-56, 0), (-34, 3.2)):
        if r:
            art.fill("".join(circle(x, y + dy, r) for x, dy in ((-r, 0), (r, 0), (0, -r), (0, r))), "yellow")
            art.fill(circle(0, y, r * 0.55), "red")
        else:
            art.fill(circle(0, y, 2.6), "sky")
    for s in (-1, 1):
        petal: list[Knot] = [
            (s * 8, -116, "c"),
            (s * 22, -144),
            (s * 46, -144),
            (s * 55, -126),
            (s * 40, -110),
        ]
        art.shape(smooth(petal), "yellow", (4, 3), Hatch(30, 3.8, 10, 1.5))
    top: list[Knot] = [(0, -130, "c"), (-17, -150), (-17, -172), (0, -182), (17, -172), (17, -150)]
    art.shape(smooth(top), "sky", (3, 2))
    return art.fill(minus(ellipse(0, -160, 9, 11), ellipse(0, -164, 5, 6)))


def _arrow() -> Art:
    """An arrow pointing up, with two curling twigs and their berries."""
    art = Art(1.6).stroke(line((0, 18), (0, -44)), 2)
    art.shape(polygon((0, -66), (-8, -44), (0, -49), (8, -44)), "yellow", (1.6, 1))
    for s in (-1, 1):
        art.stroke(
            curve((0, 0), (s * 8, -10), (s * 18, -10)) + curve((0, -16), (s * 7, -25), (s * 14, -26)), 1.6
        )
        art.shape(circle(s * 20, -9, 4.6), "red", (1.2, 1), line=1.3).shape(
            circle(s * 16, -26, 3.8), "yellow", (1, 1), line=1.3
        )
    return art


CARDS: dict[str, Callable[[], Art]] = {
    "Aa": ace_of_acorns, "Ar": ace_of_roses, "As": ace_of_shields, "Ab": ace_of_bells,
}  # fmt: skip
