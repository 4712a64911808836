"""Hats and crowns in head coordinates: draw the head first, then the hat at the same place."""

from collections.abc import Sequence

from ..kit.art import Art
from ..kit.geometry import XY, Path, path
from ..kit.shading import Hatch
from ..kit.shapes import Knot, along, at, circle, diamond, limb, line, polygon, smooth
from .heads import strands
from .plumes import plume

BAND_Y = -22.0
POINTS = 5


def _band(art: Art, half: float, y: float, colour: str, jewels: Sequence[str]) -> None:
    """The circlet of a crown with lozenges and pearls."""
    edge = f"M{-half - 1:.1f} {y - 3:.1f}Q0 {y + 5:.1f} {half + 1:.1f} {y - 3:.1f}"
    art.shape(f"{edge}L{half:.1f} {y + 5:.1f}Q0 {y + 13:.1f} {-half:.1f} {y + 5:.1f}Z", colour, (3, 2))
    for i in range(-2, 3):
        x, cy = i * half * 0.4, y + 5 - 1.15 * i * i
        if i % 2:
            art.shape(circle(x, cy, 1.6), "white", (0, 0), line=0.8)
        else:
            art.shape(diamond(x, cy, 3.2, 2.8), jewels[0 if i == 0 else 1], (1, 1), line=1)


def _crown_points(y: float, half: float, height: float) -> list[XY]:
    points = []
    for i in range(POINTS):
        u = -1 + 2 * i / (POINTS - 1)
        points.append((half * 1.14 * u, y - height + 5 * u * u - (2 if i == 2 else 0)))
    return points


def crown(
    colour: str = "yellow",
    kind: str = "pearls",
    jewels: Sequence[str] = ("red", "blue"),
    width: float = 44,
    height: float = 24,
    y: float = BAND_Y,
) -> Art:
    """Open crown of five points, with pearls, lilies or leaves on them, or plain spikes."""
    art = Art(1.8)
    half = width / 2
    tips = _crown_points(y, half, height)
    outline_points: list[XY] = [(-half, y)]
    for i, (x, top) in enumerate(tips):
        outline_points += (
            [(x - 3, top + 6), (x, top + 2), (x + 3, top + 6)] if kind == "lilies" else [(x, top)]
        )
        if i < POINTS - 1:
            u = -1 + 2 * (i + 0.5) / (POINTS - 1)
            outline_points.append((half * 1.04 * u, y - 9))
    outline_points.append((half, y))
    art.shape(line(*outline_points) + f"Q0 {y + 7:.1f} {-half:.1f} {y:.1f}Z", colour, (3, 1))
    for x, top in tips:
        _crown_tip(art, kind, x, top, y, colour)
    _band(art, half, y, colour if colour == "yellow" else "yellow", jewels)
    return art


def _crown_tip(art: Art, kind: str, x: float, top: float, y: float, colour: str) -> None:
    if kind == "pearls":
        art.stroke(line((x * 0.93, y - 8), (x * 0.97, top + 8)), 1)
        art.shape(circle(x, top - 1, 3.2), "yellow" if colour != "yellow" else "white", (1.2, 1), line=1.3)
    elif kind == "lilies":
        art.shape(lily(x, top), colour, (2, 1), line=1.4)
    elif kind == "leaves":
        for s in (-1, 1):
            art.shape(moved_leaf(x, top + 5, s), colour, (1.4, 1), line=1.2)
        art.shape(diamond(x, top - 1, 3.4, 6), colour, (1.4, 1), line=1.3)
    else:
        art.stroke(line((x * 0.93, y - 8), (x * 0.99, top + 7)), 1)


def lily(x: float, top: float) -> Path:
    """A small fleur-de-lis whose foot is at top + 6."""
    left = path("M", x, top + 6, "C", x - 8, top + 5, x - 8, top - 4, x - 3.4, top - 2)
    tip = path("Q", x - 2, top - 7, x, top - 9, "Q", x + 2, top - 7, x + 3.4, top - 2)
    return left + tip + path("C", x + 8, top - 4, x + 8, top + 5, x, top + 6, "Z")


def moved_leaf(x: float, y: float, side: int) -> Path:
    return smooth([(x, y, "c"), (x + side * 4, y - 5), (x + side * 7, y - 3, "c"), (x + side * 4, y + 1)])


def closed_crown(
    colour: str = "yellow", cap: str = "red", jewels: Sequence[str] = ("red", "blue"), y: float = BAND_Y
) -> Art:
    """Crown with a cloth cap under three arches, orb and cross on top."""
    art = Art(1.8)
    half = 22.0
    cloth: list[Knot] = [
        (-half + 2, y - 2, "c"), (-half - 1, y - 16), (-half * 0.5, y - 26), (0, y - 28),
        (half * 0.5, y - 26), (half + 1, y - 16), (half - 2, y - 2, "c"),
    ]  # fmt: skip
    art.shape(smooth(cloth), cap, (5, 2))
    arches: list[list[Knot]] = [
        [(-half, y - 5), (-half * 1.08, y - 19), (-half * 0.45, y - 31), (0, y - 30)],
        [(half, y - 5), (half * 1.08, y - 19), (half * 0.45, y - 31), (0, y - 30)],
        [(0, y - 4), (0, y - 18), (0, y - 30)],
    ]
    for arch in arches:
        art.shape(limb(arch, [6, 6, 5.4], 7), colour, (2, 1), line=1.5)
        points = along(arch)
        for u in (0.3, 0.5, 0.7, 0.86):
            px, py, _, _ = at(points, u)
            art.fill(circle(px, py, 1.25), "white")
    art.shape(circle(0, y - 35, 5), colour, (2, 1.4), line=1.5)
    art.shape(cross(0, y - 39), colour, (1, 1), line=1.3)
    _band(art, half, y, colour, jewels)
    return art


def cross(x: float, y: float) -> Path:
    """A small upright cross standing on x, y."""
    return polygon(
        (x - 1.7, y), (x - 1.7, y - 4), (x - 5, y - 4), (x - 5, y - 7.4), (x - 1.7, y - 7.4), (x - 1.7,
        y - 11),
        (x + 1.7, y - 11), (x + 1.7, y - 7.4), (x + 5, y - 7.4), (x + 5, y - 4), (x + 1.7, y - 4), (x + 1.7,
        y),
    )  # fmt: skip


def beret(colour: str, band: str, feather: str | None = None) -> Art:
    """Soft flat cap with a pleated band and a plume at the right."""
    art = Art(1.9)
    if feather:
        art.place(plume([(14, -34), (26, -52), (42, -52), (52, -40), (50, -28)], 18, feather))
    crown_knots: list[Knot] = [
        (-24, -22), (-31, -31), (-24, -41), (-4, -47), (18, -44), (31, -34), (27, -23), (8, -19),
        (-10, -18),
    ]  # fmt: skip
    art.shape(smooth(crown_knots), colour, (7, 4), Hatch(60, 3.8, 11, 1.6))
    art.folds(
        [(-22, -34, -8, -25, 2), (-9, -42, 0, -27, 1.5), (8, -42, 10, -28, -1), (22, -36, 17, -27, -1.5)], 1
    )
    art.shape("M-23 -24Q0 -15 24 -24L23 -16Q0 -8 -22 -16Z", band, (3, 1.5))
    for i in range(-3, 4):
        art.stroke(line((i * 6.2, -19.6 - 0.42 * i * i), (i * 6.2, -13.6 - 0.36 * i * i)), 0.9)
    return art


def turban(colour: str, cap: str, jewel: str, feather: str | None = None) -> Art:
    """Wound turban with its pointed cap, a jewel and an aigrette."""
    art = Art(1.9)
    art.shape(smooth([(-4, -56, "c"), (-12, -46), (-6, -36), (8, -36), (12, -46)]), cap, (4, 2))
    turns: list[tuple[list[Knot], list[float]]] = [
        ([(-20, -40), (0, -46), (20, -40)], [12, 15, 12]),
        ([(-26, -30), (-8, -38), (14, -42), (26, -33)], [14, 13, 12, 12]),
        ([(-27, -22), (-10, -26), (12, -34), (28, -30)], [13, 13, 12, 14]),
        ([(-24, -17), (-4, -16), (16, -21), (28, -25)], [9, 11, 12, 10]),
    ]
    for points, widths in turns:
        art.shape(limb(points, widths, 7), colour, (4, 4), line=1.8)
        strands(art, points, widths, (-0.25, 0.1, 0.32), (0.12, 0.9), 0.9)
    if feather:
        art.place(plume([(-1, -40), (-5, -57), (0, -68), (9, -70)], 12, feather))
    art.shape(circle(-1, -32, 5), jewel, (2, 1.5), line=1.4)
    art.shape(circle(-1, -32, 2.4), "yellow", (0, 0), line=0.9)
    return art


def slouch_hat(colour: str, band: str, feather: str | None = None) -> Art:
    """Wide-brimmed hat, the brim turned up at one side, plume falling to the right."""
    art = Art(2.0)
    dome: list[Knot] = [(-20, -22, "c"), (-20, -36), (-12, -46), (4, -47), (19, -42), (23, -24, "c")]
    art.shape(smooth(dome), colour, (7, 2), Hatch(20, 3.8, 10, 1.6))
    art.shape("M-21 -29Q0 -20 23 -31L24 -24Q0 -13 -22 -22Z", band, (3, 1.5), line=1.5)
    if feather:
        art.place(plume([(12, -30), (26, -50), (46, -54), (60, -42), (60, -24), (50, -17)], 22, feather))
    brim: list[Knot] = [
        (-42, -28, "c"), (-38, -33), (-30, -29), (-18, -20), (2, -17), (22, -23), (34, -34), (45, -37),
        (47, -30), (38, -18), (22, -10), (0, -7), (-22, -11), (-36, -19),
    ]  # fmt: skip
    art.shape(smooth(brim), colour, (6, 4), Hatch(75, 3.8, 9, 1.6))
    return art.stroke("M-38 -25Q-20 -12 2 -11Q24 -12 43 -31", 1.3, band)


def feather_cap(colour: str, band: str, feather: str, second: str | None = None) -> Art:
    """Round low cap with a rolled edge and plumes lying back over it."""
    art = Art(1.9)
    dome: list[Knot] = [(-23, -20, "c"), (-25, -34), (-12, -46), (8, -47), (24, -36), (25, -19, "c")]
    art.shape(smooth(dome), colour, (7, 3), Hatch(40, 3.8, 11, 1.6))
    art.folds([(-6, -44, -12, -26, 1), (6, -45, 6, -26, 0), (16, -40, 20, -24, -1)], 1)
    if second:
        art.place(plume([(-14, -24), (-4, -44), (16, -54), (34, -48), (42, -36)], 15, second))
    art.place(plume([(-18, -22), (-12, -38), (6, -46), (28, -40), (42, -24)], 16, feather))
    art.shape(limb([(-25, -20), (-10, -15), (10, -15), (26, -20)], [9, 10, 10, 9], 7), band, (3, 2.4))
    art.shape(circle(-17, -19, 4.4), "red" if band != "red" else "yellow", (1.4, 1), line=1.3)
    return art


def hood_cap(colour: str, band: str, feather: str | None = None) -> Art:
    """Tall soft cap folded to the back, with a turned-up band: a rider's cap."""
    art = Art(1.9)
    if feather:
        art.place(plume([(15, -32), (22, -52), (36, -62), (50, -56), (54, -44)], 18, feather))
    knots: list[Knot] = [
        (-22, -22, "c"), (-24, -38), (-12, -54), (8, -57), (24, -48), (30, -36), (26, -20, "c"),
    ]  # fmt: skip
    art.shape(smooth(knots), colour, (7, 3), Hatch(40, 3.8, 12, 1.6))
    art.folds([(-10, -52, -12, -28, -2), (4, -55, 2, -28, 0), (17, -50, 16, -28, 2)], 1.1)
    art.shape("M-24 -27Q0 -18 26 -27L25 -15Q0 -6 -23 -15Z", band, (3, 2))
    return art.stroke("M-23 -21Q0 -12 25 -21", 1)


def balloon_hat(colour: str, band: str, feather: str | None = None) -> Art:
    """Puffed hat gathered in segments over a rolled brim."""
    art = Art(1.9)
    if feather:
        art.place(plume([(10, -42), (18, -60), (34, -66), (46, -58), (50, -46)], 17, feather))
    puff: list[Knot] = [
        (-22, -26, "c"), (-31, -38), (-22, -52), (0, -57), (22, -52), (32, -38), (24, -26, "c"),
    ]  # fmt: skip
    art.shape(smooth(puff), colour, (8, 4), Hatch(50, 3.8, 12, 1.6))
    art.folds(
        [(-20, -48, -12, -28, 4), (-7, -54, -4, -28, 2), (8, -54, 6, -28, -2), (21, -48, 15, -28, -4)], 1.2
    )
    art.shape(circle(0, -57, 4), band, (1.4, 1), line=1.4)
    roll: list[Knot] = [(-27, -25), (-12, -20), (10, -20), (28, -26)]
    art.shape(limb(roll, [12, 12, 12, 12], 7), band, (3, 3))
    twist = "".join(
        line((x - 3, -27 - abs(x) * 0.08), (x + 4, -15 - abs(x) * 0.2)) for x in (-20, -10, 0, 10, 20)
    )
    return art.stroke(twist, 1.1)
