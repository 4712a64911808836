"""The "gatto mammone": the yellow mask with curls, moustache and bared teeth on the three of clubs."""

import math

from ..kit.art import Art
from ..kit.shading import Hatch
from ..kit.shapes import Knot, circle, curve, ellipse, line, polygon, smooth

FACE: list[Knot] = [
    (-42, -48), (-50, -18), (-47, 18), (-38, 46), (-20, 70), (0, 82), (20, 70), (38, 46), (47, 18),
    (50, -18), (42, -48), (0, -64),
]  # fmt: skip


def mask() -> Art:
    """About 136 wide and 160 high, centred between eyes and nose."""
    art = Art(2.2)
    for side in (-1, 1):
        _ear(art, side)
    art.shape(smooth(FACE), "yellow", (9, 3), Hatch(20, 4.2, 22, 1.9))
    _beard_tufts(art)
    _curls(art)
    art.stroke("M-24 -30Q-10 -22 0 -30Q10 -22 24 -30M-17 -38Q-7 -33 0 -38Q7 -33 17 -38", 1.6)
    for side in (-1, 1):
        _eye_and_cheek(art, side)
    _nose(art)
    _mouth(art)
    for side in (-1, 1):
        _moustache(art, side)
    return art


def _ear(art: Art, s: int) -> None:
    knots: list[Knot] = [(s * 44, -22), (s * 62, -34), (s * 70, -8), (s * 56, 16), (s * 44, 10)]
    art.shape(smooth(knots), "yellow", (3, 3))
    art.stroke(f"M{s * 51} -18Q{s * 63} -22 {s * 60} -6Q{s * 56} 4 {s * 50} 4", 1.4)


def _curls(art: Art) -> None:
    count = 9
    for i in range(count):
        t = math.pi * (1.0 + i / (count - 1))
        x, y = 50 * math.cos(t), -36 + 30 * math.sin(t)
        art.shape(circle(x, y, 13), "yellow", (3, 3))
        spiral: list[Knot] = []
        for q in (0.1, 0.3, 0.5, 0.7, 0.9):
            angle = i * 1.4 + q * 4.8
            spiral.append((x + 11 * q * math.cos(angle), y + 11 * q * math.sin(angle)))
        art.stroke(curve(*spiral), 1.2)


def _beard_tufts(art: Art) -> None:
    for s in (-1, 1):
        art.stroke(
            "".join(line((s * (8 + k * 8), 74 - k * 8), (s * (5 + k * 8), 66 - k * 8)) for k in range(4)), 1.2
        )


def _eye_and_cheek(art: Art, s: int) -> None:
    brow: list[Knot] = [(s * 5, -8, "c"), (s * 18, -22), (s * 42, -20, "c"), (s * 32, -12), (s * 18, -12)]
    art.shape(smooth(brow), "hair", (1, 2), line=1.6)
    art.stroke(f"M{s * 5} -8Q{s * 4} -16 {s * 4} -24", 1.6)
    art.fill(f"M{s * 9} 4Q{s * 21} -9 {s * 35} 3Q{s * 21} 12 {s * 9} 4Z", "white")
    art.fill(circle(s * 21, 1.6, 5.2)).fill(circle(s * 21 - 1.6, 0, 1.5), "white")
    art.stroke(f"M{s * 8} 5Q{s * 21} -10 {s * 36} 3", 2.3)
    art.stroke(f"M{s * 12} 10Q{s * 22} 14 {s * 33} 8M{s * 14} 14Q{s * 22} 19 {s * 34} 12", 1.2)
    art.stroke(f"M{s * 13} 24Q{s * 31} 26 {s * 38} 50", 1.9)
    art.stroke(f"M{s * 39} 16Q{s * 43} 26 {s * 40} 34M{s * 36} 20Q{s * 38} 27 {s * 36} 33", 1.1)


def _nose(art: Art) -> None:
    knots: list[Knot] = [
        (-6, -2, "c"), (-9, 14), (-16, 23), (-11, 32), (0, 34), (11, 32), (16, 23), (9, 14), (6, -2, "c"),
        (0, -5),
    ]  # fmt: skip
    art.shape(smooth(knots), "yellow", (5, 2), line=1.8)
    art.fill(ellipse(-7.5, 29, 3.2, 2)).fill(ellipse(7.5, 29, 3.2, 2))
    art.stroke("M-5 4Q0 6 5 4M-6 9Q0 11 6 9", 1.1)


def _mouth(art: Art) -> None:
    lips: list[Knot] = [
        (-29, 50, "c"), (-15, 44), (0, 47), (15, 44), (29, 50, "c"), (22, 66), (0, 72), (-22, 66),
    ]  # fmt: skip
    art.shape(smooth(lips), "crimson", (0, 0))
    art.fill(polygon((-21, 49.6), (21, 49.6), (17, 57), (-17, 57)), "white")
    art.stroke("".join(line((x, 49.6), (x * 0.86, 57)) for x in (-14, -7, 0, 7, 14)), 1.1)
    art.stroke(line((-17, 57), (17, 57)), 1.1)
    for x in (-16, 16):  # the tusks
        art.shape(polygon((x - 3, 66), (x + 3, 66), (x, 56)), "white", (0, 0), line=1.2)
    art.fill("M-11 66Q0 59 11 66Q0 72 -11 66Z", "red")


def _moustache(art: Art, s: int) -> None:
    knots: list[Knot] = [
        (0, 36, "c"), (s * 16, 36), (s * 36, 46), (s * 54, 36), (s * 58, 26, "c"), (s * 60, 44),
        (s * 44, 57), (s * 26, 56), (s * 10, 46), (0, 46, "c"),
    ]  # fmt: skip
    art.shape(smooth(knots), "hair", (3, 2), line=1.9)
    art.stroke(f"M{s * 6} 40Q{s * 24} 44 {s * 40} 51Q{s * 52} 48 {s * 57} 36", 1, "#c39a6c")
    art.stroke(f"M{s * 8} 43Q{s * 22} 50 {s * 36} 54", 1, "#c39a6c")
