"""Heads: face contour by view, features, locks of hair, beard and moustache.

0,0 lies between the nose and the eyes; the chin is at y = 28, the brow at -8, the skull top at -30.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from ..kit.art import Art
from ..kit.geometry import XY, Path, path
from ..kit.shading import Hatch
from ..kit.shapes import Knot, along, at, blend, circle, curve, ellipse, limb, rect, smooth, union
from ..palette import BLUSH, INK, LIP, SKIN_LINE, glint_of, shade_of

Lock = tuple[list[XY], list[float]]

FACES: dict[str, list[Knot]] = {
    "front": [
        (-17.5, -16), (-18.5, -4), (-17.5, 7), (-14, 17), (-6, 26.5), (0, 28), (6, 26.5),
        (14, 17), (17.5, 7), (18.5, -4), (17.5, -16), (8, -28), (-8, -28),
    ],
    "three-quarter": [
        (-16, -19), (-18, -9), (-16.6, -3), (-18.4, 5), (-16, 14), (-12.5, 24), (-6, 28.5),
        (1, 26.5), (11, 19), (16, 9), (18, -6), (15, -22), (2, -29), (-9, -27),
    ],
    "profile": [
        (-11, -28), (-17, -19), (-18, -10), (-16, -4.5), (-20, 1), (-25.5, 7.5), (-23.5, 10.2),
        (-18.8, 10.6), (-20.4, 14.2), (-18.2, 15.6, "c"), (-19.8, 18.4), (-17.4, 20.8), (-18.6, 26),
        (-14, 29.6), (-6, 28), (6, 20), (13, 8), (18, -8), (12, -24), (0, -30),
    ],
}  # fmt: skip
WOMANS_NOSE: list[Knot] = [(-18.6, 0.6), (-22.2, 6), (-21.2, 9.4)]  # of the profile
NECK_X = {"front": 0.0, "three-quarter": 3.0, "profile": 3.0}
MOUTH_X = {"front": 0.0, "three-quarter": -7.6, "profile": -17.0}
MOUTH_Y = 16.0

# beards: how far below the chin the locks reach (1 = a king's long beard)
BEARD_LENGTH = {"full": 1.0, "half": 0.5, "short": 0.12, "goatee": 0.3}


@dataclass(frozen=True)
class Look:
    """Who it is: sex, age, colours, hair (long, bob, page, cap, curls or ""), beard and moustache.
    A beard brings its moustache with it unless that is "none".  `sparse` hair has fewer strands: it costs
    less on a card that shows the head twice."""

    view: str = "three-quarter"
    hair: str = "bob"
    hair_colour: str = "hair"
    beard: str = ""
    moustache: str = ""
    skin: str = "skin"
    woman: bool = False
    old: bool = False
    neck: bool = True
    sparse: bool = False

    @property
    def brow_colour(self) -> str:
        if self.hair_colour == "white":
            return "#8f8a7f"
        return shade_of(self.hair_colour) or INK


def head(look: Look) -> Art:
    """The whole head with its neck; hats and crowns are drawn on top by the caller."""
    art = Art(1.7)
    back, front = _hair(look.view, look.hair)
    for points, widths in back:
        lock(art, points, widths, look.hair_colour, (0.0,) if look.sparse else (-0.3, 0.0, 0.28))
    if look.hair == "curls":
        _curls_behind(art, look)
    if look.neck:
        _neck(art, look)
    if look.view != "profile" and look.hair in ("cap", "curls", ""):
        _ears(art, look)
    _face(art, look)
    if look.beard:
        _beard(art, look)
    if look.moustache != "none" and (look.moustache or look.beard):
        _moustache(art, look)
    if look.hair == "curls":
        _curls_in_front(art, look)
    for points, widths in front:
        lock(art, points, widths, look.hair_colour, (0.0,) if look.sparse else (-0.24, 0.2))
    return art


# ---------------------------------------------------------------- locks


def strands(
    art: Art,
    points: Sequence[Knot],
    widths: Sequence[float],
    offsets: Sequence[float] = (-0.24, 0.2),
    span: tuple[float, float] = (0.08, 0.92),
    width: float = 0.95,
    colour: str = INK,
) -> None:
    """Thin lines that follow a lock or limb at fractions of its width."""
    centre = along(points)
    for k, offset in enumerate(offsets):
        first = span[0] + 0.05 * (k % 2)
        length = span[1] - span[0] - 0.09 * (k % 3)
        knots: list[Knot] = []
        for i in range(9):
            u = min(1.0, first + length * i / 8)
            x, y, dx, dy = at(centre, u)
            side = blend(widths, u) * offset
            knots.append((x - dy * side, y + dx * side))
        art.stroke(curve(*knots), width, colour)


def lock(
    art: Art, points: list[XY], widths: list[float], colour: str, offsets: Sequence[float] = (-0.24, 0.2)
) -> None:
    """One lock of hair from root to tip: a tapered limb with strand lines."""
    art.shape(limb(points, widths, 7), colour, (3, 1.2), line=1.5)
    strands(art, points, widths, offsets, colour=glint_of(colour))


def _curl(art: Art, x: float, y: float, r: float, colour: str, order: int) -> None:
    art.shape(circle(x, y, r), colour, (2.4, 1.2), line=1.4)
    turn = order * 1.9
    spiral: list[Knot] = []
    for q in (0.15, 0.35, 0.55, 0.75, 0.95):
        spiral.append((x + r * q * math.cos(turn + q * 4.6), y + r * q * math.sin(turn + q * 4.6)))
    art.stroke(curve(*spiral), 0.95, glint_of(colour))


def _curls_behind(art: Art, look: Look) -> None:
    count = 13
    shift = {"front": 0, "three-quarter": 3, "profile": 9}[look.view]
    start, sweep = (1.25, 0.95) if look.view == "profile" else (0.93, 1.14)
    for i in range(count):
        t = math.pi * (start + sweep * i / (count - 1))
        _curl(art, shift + 22.5 * math.cos(t), -4 + 26 * math.sin(t), 8.6, look.hair_colour, i)


CURLS_IN_FRONT = {
    "front": [(-17, -15), (-9, -21), (0, -23), (9, -21), (17, -15), (20, -4), (-20, -4)],
    "three-quarter": [(-15, -17), (-8, -22), (2, -23), (11, -19), (17, -10), (19, 0), (17, 9)],
    "profile": [(-14, -19), (-6, -24), (4, -20), (10, -12), (13, -3), (18, -14), (16, 4)],
}  # fmt: skip


def _curls_in_front(art: Art, look: Look) -> None:
    for i, (x, y) in enumerate(CURLS_IN_FRONT[look.view]):
        _curl(art, x, y, 6.6, look.hair_colour, i + 3)


# the locks of one side of the head, root to tip, for a side at the right (mirrored for the left)
SIDE_BACK: dict[str, list[Lock]] = {
    "long": [
        ([(2, -26), (20, -20), (24, 0), (29, 14), (25, 30), (32, 42), (38, 39)], [16, 22, 22, 20, 15, 8, 2]),
        ([(2, -26), (15, -18), (18, 4), (22, 18), (17, 34), (23, 47)], [14, 20, 20, 18, 12, 2]),
    ],
    "bob": [([(2, -26), (18, -20), (24, 0), (23, 18), (17, 26)], [16, 20, 22, 18, 4])],
    "page": [([(2, -26), (20, -20), (25, 0), (24, 20), (20, 24)], [16, 20, 22, 20, 14])],
}
SIDE_FRONT: dict[str, list[Lock]] = {
    "long": [
        ([(0, -29), (12, -28), (19.5, -15), (19, -2), (24, 9), (20, 21), (25, 32), (19, 40), (14, 37)],
         [5, 10, 10, 11, 12, 12, 10, 6, 2]),
        ([(2, -30), (14, -30), (24, -16), (24, -2), (30, 8), (27, 20), (34, 29), (40, 26)],
         [5, 10, 11, 11, 11, 10, 7, 2]),
    ],
    "bob": [
        ([(1, -29), (12, -27), (19, -14), (20.5, 2), (20, 14), (13, 20)], [5, 10, 10, 12, 11, 3]),
        ([(2, -30), (14, -29), (23, -13), (25.5, 4), (25, 18), (17, 25)], [5, 10, 11, 12, 11, 3]),
        ([(3, -30), (16, -28), (26, -10), (29, 6), (30, 15), (35, 14)], [5, 9, 9, 9, 6, 2]),
    ],
    "page": [
        ([(1 + i, -30), (12 + i * 3.6, -26 + i * 1.2), (18.4 + i * 3.2, -10), (19 + i * 3.4, 8),
          (17.5 + i * 3.8, 22 - i * 0.8), (13 + i * 4, 24.5 - i)], [5, 8, 8, 8.5, 8, 5])
        for i in range(4)
    ],
    "cap": [
        ([(13, -20), (18, -10), (19, 0), (16, 5)], [9, 9, 7, 2]),
        ([(16, -20), (21, -8), (22.5, 4), (26, 9)], [9, 9, 8, 2]),
    ],
}  # fmt: skip
PROFILE_LOCKS: dict[str, list[list[XY]]] = {
    "long": [
        [(-2, -30), (8, -24), (10, -4), (12, 18), (20, 36), (17, 46)],
        [(-4, -30), (12, -28), (18, -6), (20, 16), (30, 32), (37, 30)],
        [(-6, -29), (2, -25), (4, -12), (3, 2), (6, 18), (12, 34)],
    ],
    "bob": [
        [(-4, -30), (14, -28), (22, -8), (22, 8), (16, 20)],
        [(-5, -30), (8, -26), (14, -6), (14, 10), (8, 20)],
        [(-7, -29), (2, -24), (6, -10), (6, 4), (0, 13)],
    ],
    "page": [
        [(-4, -30), (14, -28), (22, -8), (22, 10), (18, 20)],
        [(-5, -30), (9, -26), (15, -6), (15, 12), (11, 22)],
        [(-7, -29), (3, -24), (8, -8), (8, 10), (4, 19)],
    ],
    "cap": [
        [(2, -22), (14, -10), (16, 4), (12, 14)],
        [(8, -22), (19, -10), (21, 2), (24, 9)],
        [(-6, -20), (2, -13), (2, -2), (-1, 3)],
    ],
}
PROFILE_WIDTHS = {6: [6.0, 13, 13, 12, 7, 2], 5: [6.0, 13, 13, 10, 3], 4: [8.0, 10, 8, 2]}
FOREHEAD_STYLES = ("bob", "page", "long")


def _hair(view: str, style: str) -> tuple[list[Lock], list[Lock]]:
    """The locks behind and before the face."""
    if not style or style == "curls":
        return [], []
    return _profile_hair(style) if view == "profile" else _open_hair(view, style)


def _profile_hair(style: str) -> tuple[list[Lock], list[Lock]]:
    front = [(points, PROFILE_WIDTHS[len(points)]) for points in PROFILE_LOCKS.get(style, [])]
    if style in FOREHEAD_STYLES:
        front.append(([(-6, -30), (-14, -25), (-18, -15)], [7, 9, 2]))
    back: list[Lock] = [] if style == "cap" else [([(4, -20), (16, -10), (16, 10)], [22, 24, 14])]
    return back, front


def _open_hair(view: str, style: str) -> tuple[list[Lock], list[Lock]]:
    back: list[Lock] = []
    front: list[Lock] = []
    turned = view == "three-quarter"
    for side in (-1, 1):
        squeeze = 0.72 if turned and side < 0 else 1.0
        shift = 0.0 if not turned else (-4.0 if side < 0 else 1.0)
        far = turned and side < 0
        for points, widths in SIDE_BACK.get(style, []):
            back.append(([(side * x * squeeze + shift, y) for x, y in points], widths))
        for points, widths in SIDE_FRONT.get(style, []):
            extra = 0.0 if not far else (-3.0 if style == "cap" else -1.5)
            target = back if far else front  # far locks go behind the face, else they cover the eye
            target.append(([(side * x * squeeze + shift + extra, y) for x, y in points], widths))
    if style in FOREHEAD_STYLES:
        c = -3 if turned else 0
        front.append(([(c + 1, -30), (c - 8, -28), (c - 13.5, -19), (c - 16, -9)], [6, 9, 7, 2]))
        front.append(([(c - 1, -30), (c + 8, -28), (c + 14.5, -19), (c + 17, -9)], [6, 9, 7, 2]))
        front.append(([(c, -31), (c - 2, -25), (c + 3, -18)], [6, 8, 2]))
    return back, front


# ---------------------------------------------------------------- neck, ears, face


def _neck(art: Art, look: Look) -> None:
    x = NECK_X[look.view]
    column: list[Knot] = [
        (x - 8.5, 14, "c"), (x - 9, 30), (x - 14, 41, "c"), (x, 45), (x + 14, 41, "c"), (x + 9.5, 30),
        (x + 10, 14, "c"),
    ]  # fmt: skip
    art.shape(smooth(column), look.skin, (7, -3), line=1.5)
    shadow: list[Knot] = [(x - 8, 22, "c"), (x, 31), (x + 9, 20, "c"), (x + 9.5, 30), (x, 35), (x - 8, 29)]
    art.fill(smooth(shadow), shade_of(look.skin) or INK)


def _ears(art: Art, look: Look) -> None:
    for side in (-1, 1) if look.view == "front" else (1,):
        x = side * 18.6 - (1 if look.view == "three-quarter" else 0)
        knots: list[Knot] = [
            (x - side, -5, "c"), (x + side * 4, -6), (x + side * 4.4, 1), (x + side * 1.6, 7),
            (x - side, 7, "c"),
        ]  # fmt: skip
        art.shape(smooth(knots), look.skin, (2, 1), line=1.3)
        art.stroke(curve((x + side * 0.4, -2), (x + side * 2.4, -1), (x + side, 4)), 0.9)


def _face(art: Art, look: Look) -> None:
    contour: list[Knot] = list(FACES[look.view])
    if look.woman:
        lower = 1.0 if look.view == "profile" else 0.88
        contour = [_narrow(k, 0.95 if k[1] < 10 else lower) for k in contour]
        if look.view == "profile":
            contour[4:7] = WOMANS_NOSE
    d = smooth(contour)
    art.shape(d, look.skin, (4.6, 1.2), line=1.8)
    if not look.woman:
        art.hatched(d, Hatch(15, 3.2, 6, 1.1, SKIN_LINE), within=rect(-30, 4, 60, 26))
    if look.view == "front":
        _features_front(art, look)
    elif look.view == "three-quarter":
        _features_turned(art, look)
    else:
        _features_profile(art, look)
    if look.view != "profile":
        _mouth(art, look)
    if look.old:
        _wrinkles(art, look)


def _narrow(knot: Knot, factor: float) -> Knot:
    return (knot[0] * factor, knot[1], "c") if len(knot) > 2 else (knot[0] * factor, knot[1])


def _eye(art: Art, x: float, y: float, w: float, look_x: float = 0, pupil: float = 2.35) -> None:
    lid = f"M{x - w:.1f} {y + 0.6:.1f}Q{x:.1f} {y - 4.8:.1f} {x + w:.1f} {y:.1f}"
    art.fill(f"{lid}Q{x:.1f} {y + 3.6:.1f} {x - w:.1f} {y + 0.6:.1f}Z", "white")
    art.fill(circle(x + look_x, y - 0.6, pupil)).fill(circle(x + look_x - 0.8, y - 1.4, 0.7), "white")
    art.stroke(f"M{x - w - 0.5:.1f} {y + 0.9:.1f}Q{x:.1f} {y - 5.4:.1f} {x + w + 0.6:.1f} {y + 0.2:.1f}", 1.8)
    art.stroke(f"M{x - w * 0.7:.1f} {y - 4:.1f}Q{x:.1f} {y - 6.4:.1f} {x + w * 0.8:.1f} {y - 3.6:.1f}", 0.8)
    art.stroke(f"M{x - w * 0.7:.1f} {y + 2.6:.1f}Q{x:.1f} {y + 4:.1f} {x + w * 0.7:.1f} {y + 2.3:.1f}", 0.8)


def _blush(look: Look) -> str:
    return BLUSH if look.skin == "skin" else "#a9683f"


def _brow_width(look: Look) -> float:
    return 1.3 if look.woman else 2.3


def _features_front(art: Art, look: Look) -> None:
    art.fill("M2.6 -6C3 0 5.6 5 5 8.4Q3 10 .6 9.6C2 4 1 -2 2.6 -6Z", shade_of(look.skin) or INK)
    for s in (-1, 1):
        art.fill(ellipse(s * 11.3, 9, 4.4, 3.2), _blush(look))
        _eye(art, s * 8.3, -2.4, 4.9)
        art.stroke(f"M{s * 3.2:.1f} -7.6Q{s * 8} -11.6 {s * 14} -7", _brow_width(look), look.brow_colour)
    art.stroke("M-2.4 -7Q-2.2 -1 -3.6 5.4Q-5.4 8.8 -2.4 9.6Q0 11.4 2.6 9.6Q5 8.8 4 6.2", 1.3)


def _features_turned(art: Art, look: Look) -> None:
    art.fill("M-6.5 -6C-6 0 -5 4 -4.4 8Q-6.6 10 -10 9.6C-8 4 -8.6 -1 -6.5 -6Z", shade_of(look.skin) or INK)
    art.fill(ellipse(5.5, 9, 5, 3.4), _blush(look)).fill(ellipse(-14.2, 8.6, 2.2, 3), _blush(look))
    _eye(art, -11.7, -2.6, 3.3, -0.5, 1.95)
    _eye(art, 2.8, -2.6, 5.2, -1)
    art.stroke("M-16.6 -8.2Q-13 -10.8 -8.8 -8", _brow_width(look), look.brow_colour)
    art.stroke("M-3.4 -7.8Q2 -11.8 9.4 -7.2", _brow_width(look), look.brow_colour)
    art.stroke("M-8.6 -7Q-9.4 -1 -13 6Q-14 9 -10.6 9.8M-5 6.6Q-3 9.6 -6.4 10", 1.4)


def _features_profile(art: Art, look: Look) -> None:
    art.fill(ellipse(-5, 10, 5, 3.4), _blush(look))
    art.fill("M-16.4 -3Q-12 -7.4 -8 -2.6Q-12 .6 -15.6 -.6Z", "white").fill(ellipse(-13.6, -2.6, 1.9, 2.4))
    art.stroke("M-17 -3.2Q-12.4 -8 -7 -2.2", 1.8).stroke("M-15 .2Q-12 1.6 -9 0", 0.8)
    art.stroke("M-17 -8.6Q-12 -13 -5.4 -8.6", _brow_width(look), look.brow_colour)
    art.stroke("M-21.6 9.8Q-18 11.6 -17.6 7.6", 1.3)
    art.fill("M-20 13.6Q-15.5 12.6 -12 15.4Q-14.6 19.6 -19.4 18.6Z", LIP)
    art.stroke("M-18.8 15.6Q-15 16.4 -11.6 15", 1.1).stroke("M-17 21.2Q-15 22.6 -13 21.6", 0.9)
    art.stroke("M5 -5C11 -8 14 0 9 3C9.6 7 5.4 8 4.6 5M7 -3Q10 -2 8 1", 1.2)


def _mouth(art: Art, look: Look) -> None:
    x = MOUTH_X[look.view]
    y = MOUTH_Y
    q = (5.2 if look.woman else 6) * (0.88 if look.view == "three-quarter" else 1)
    upper_lip = path("M", x - q, y, "Q", x - 2, y - 3.2, x, y - 1.8, "Q", x + 2, y - 3.2, x + q, y)
    art.fill(upper_lip + path("Q", x, y + 5, x - q, y, "Z"), LIP)
    art.stroke(f"M{x - q - 0.6:.1f} {y}Q{x:.1f} {y + 1.6:.1f} {x + q + 0.6:.1f} {y - 0.2:.1f}", 1.1)
    art.stroke(f"M{x - 2.6:.1f} {y + 5.6:.1f}Q{x:.1f} {y + 7} {x + 2.6:.1f} {y + 5.4:.1f}", 0.9)


def _wrinkles(art: Art, look: Look) -> None:
    shift = {"front": 0, "three-quarter": -5, "profile": -12}[look.view]
    for s in (-1, 1) if look.view == "front" else (1,):
        art.stroke(curve((s * 5.4 + shift + 1, 9), (s * 8 + shift, 12), (s * 9 + shift, 16)), 0.9)
        x = s * 13.6 + shift
        art.stroke(f"M{x:.1f} -3L{x + s * 3:.1f} -4.6M{x:.1f} -1L{x + s * 3:.1f} 0", 0.8)
    art.stroke(curve((shift - 6, -15), (shift, -16.4), (shift + 7, -15)), 0.8)


# ---------------------------------------------------------------- beard and moustache


def _beard_locks(look: Look) -> list[Lock]:
    k = BEARD_LENGTH[look.beard]
    x = MOUTH_X[look.view]
    if look.beard == "goatee":
        left: Lock = ([(x - 2, 21), (x - 2.4, 28), (x - 1, 35)], [7, 7, 1.5])
        return [left, ([(x + 2, 21), (x + 2.6, 28), (x + 0.5, 36)], [7, 7, 1.5])]
    if look.view == "profile":
        return [
            ([(5, -6), (4, 8), (-3, 20), (-2, 20 + 14 * k)], [5, 10, 14, 3]),
            ([(1, 12), (-6, 22), (-6, 30 + 14 * k), (-3, 36 + 22 * k)], [10, 14, 12, 2]),
            ([(-5, 18), (-11, 26), (-11, 34 + 14 * k), (-9, 40 + 22 * k)], [12, 15, 12, 2]),
            ([(-14, 20), (-17, 28), (-17, 34 + 10 * k), (-15, 36 + 24 * k)], [10, 12, 10, 2]),
        ]
    turned = look.view == "three-quarter"
    shift = -4.0 if turned else 0.0
    locks: list[Lock] = []
    for s in (-1, 1):
        if s < 0 and turned:
            far: list[XY] = [(-17, 8), (-14, 20), (-13, 24 + 16 * k), (-15, 26 + 22 * k)]
            locks.append((far, [3, 8, 8, 2]))
            continue
        cheek = [
            (s * 17.1, -4.0), (s * 16.7, 10), (s * 13.3, 22), (s * 12.4, 24 + 16 * k),
            (s * 14.3, 26 + 22 * k),
        ]  # fmt: skip
        chin = [(s * 11.4, 17.0), (s * 7.6, 26), (s * 7.6, 32 + 16 * k), (s * 6.7, 34 + 26 * k)]
        locks.append(([(px + shift, py) for px, py in cheek], [4, 7.5, 12, 9, 2]))
        locks.append(([(px + shift, py) for px, py in chin], [8, 13, 11, 2]))
    centre: list[XY] = [(x * 0.9, 22), (x * 0.9, 30), (x * 0.9, 36 + 18 * k), (x * 0.9 + 2, 36 + 30 * k)]
    locks.append((centre, [9, 13, 12, 2]))
    return locks


def _beard(art: Art, look: Look) -> None:
    locks = _beard_locks(look)
    art.shape(union(*[limb(p, w, 7) for p, w in locks]), look.hair_colour, (4, 2), line=1.6)
    for points, widths in locks:
        offsets = (-0.2, 0.2) if look.sparse else (-0.32, 0, 0.3)
        strands(art, points, widths, offsets, (0.1, 0.95), 0.95, glint_of(look.hair_colour))
    if look.view != "profile" and look.beard != "goatee":
        x = MOUTH_X[look.view]
        art.fill(f"M{x - 5:.1f} 16.6Q{x:.1f} 15 {x + 5:.1f} 16.4Q{x:.1f} 21.6 {x - 5:.1f} 16.6Z", LIP)
        art.stroke(f"M{x - 5:.1f} 16.4Q{x:.1f} 18 {x + 5:.1f} 16.2", 1)


MOUSTACHES = {"thin": (10.0, 2.6, 0.0), "big": (13.0, 5.0, -3.2), "curl": (15.0, 4.2, 4.5)}


def _moustache(art: Art, look: Look) -> None:
    length, thick, rise = MOUSTACHES[look.moustache or "big"]
    x = MOUTH_X[look.view]
    widths = [thick * 0.75, thick, thick * 0.62, 0.9]
    if look.view == "profile":
        side = limb([(-20.5, 12), (-14, 13.2), (-7, 15), (-4, 14 - rise)], widths, 7)
        art.shape(side, look.hair_colour, (1.2, 1), line=1.2)
        return
    halves: list[Path] = []
    for s in (-1, 1):
        reach = s * length * (0.72 if s < 0 and look.view == "three-quarter" else 1)
        points: list[Knot] = [
            (x, 11.2), (x + reach * 0.42, 12.6), (x + reach * 0.8, 14.6 - rise * 0.1),
            (x + reach, 14 - rise),
        ]  # fmt: skip
        halves.append(limb(points, widths, 7))
    art.shape(union(*halves), look.hair_colour, (1.2, 1), line=1.2)
