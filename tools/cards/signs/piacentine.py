"""Latin suit signs as the Piacentine deck has them: beaded coin, goblet, sword with roundels, knotty trunk.

Every sign is centred on 0,0.  Coin: radius 50.  Cup: 72 wide, 110 high.  Swords stand with the guard at 0,0
and point up; trunks stand with their thick cut face up.
"""

import math
from collections.abc import Sequence

from ..kit.art import Art
from ..kit.geometry import Path, path
from ..kit.shading import Hatch
from ..kit.shapes import (
    Knot,
    circle,
    common,
    curve,
    ellipse,
    leaf,
    limb,
    line,
    moved,
    rect,
    smooth,
    star,
    union,
    wedge,
)  # fmt: skip
from ..palette import DARK, INK
from .latin import blade

NO_SHADE = (0.0, 0.0)
TAU = 2 * math.pi

# ---------------------------------------------------------------- coin


def moon_face() -> Art:
    """The round red face on a coin, drawn for a disc of radius 25."""
    face = Art(1.6)
    for s in (-1, 1):
        face.fill(circle(s * 12, 7, 4), "#e2695d")
        face.stroke(f"M{s * 14.4} -7.4Q{s * 9} -12.6 {s * 3.6} -7.6", 2)
        face.fill(ellipse(s * 8, -2.8, 4, 2.7), "white").fill(circle(s * 7.6, -2.8, 2.2))
        face.stroke(f"M{s * 12.6} -2.4Q{s * 8} -7.4 {s * 3.8} -2.4", 1.3)
    face.stroke("M-1.6 -5.6Q-3.2 3 -4.6 6Q0 9.6 4.6 6", 1.5)
    face.fill("M-8 12Q0 9.6 8 12Q0 19.4 -8 12Z", DARK["red"])
    return face.stroke("M-9 11.4Q0 15 9 11.4", 1.3)


def _beads(count: int, radius: float, size: float) -> Path:
    parts = []
    for i in range(count):
        angle = TAU * (i + 0.5) / count
        parts.append(circle(radius * math.cos(angle), radius * math.sin(angle), size))
    return "".join(parts)


def coin() -> Art:
    """Black disc with two rings of yellow beads round a red face."""
    art = Art(2)
    art.shape(circle(0, 0, 49), "white", NO_SHADE, line=1.6).fill(circle(0, 0, 45.6), INK)
    art.fill(_beads(20, 40.4, 3.3), "yellow")
    art.fill(_beads(16, 32, 3.4), "yellow")
    art.shape(circle(0, 0, 25.5), "red", (3, 2.4), Hatch(35, 3.4, 7, 1.2), line=1.4, ink="yellow")
    return art.add(moon_face())


def _floret(size: float) -> Path:
    """A little flower of five round petals."""
    parts = []
    for i in range(5):
        angle = TAU * i / 5 - TAU / 4
        parts.append(circle(size * math.cos(angle), size * math.sin(angle), size * 0.72))
    return union(*parts, soften=0)


def grand_coin() -> Art:
    """The richer coin of the two and of the centre of the five: florets between two rings of beads."""
    art = Art(1.6)
    art.shape(circle(0, 0, 49.2), "white", NO_SHADE, line=1.1).fill(circle(0, 0, 47.4), INK)
    art.fill(_beads(36, 44, 1.7), "yellow").stroke(circle(0, 0, 41), 0.8, "yellow")
    petals, hearts = [], []
    for i in range(14):
        angle = TAU * i / 14
        x, y = 34.4 * math.cos(angle), 34.4 * math.sin(angle)
        petals.append(moved(_floret(3), x, y, 1, math.degrees(angle) + 90))
        hearts.append(circle(x, y, 1.5))
    art.fill("".join(petals), "yellow").fill("".join(hearts), "red")
    art.fill(_beads(28, 27.2, 1.4), "yellow")
    art.shape(circle(0, 0, 24.6), "red", (2.6, 2), Hatch(35, 2.8, 7, 1), line=1, ink="yellow")
    face = moon_face()
    return art.place(face, 0, 0, 0.94)


# ---------------------------------------------------------------- cup


def _mouth(art: Art, y: float, rx: float, ry: float) -> None:
    """The open mouth of a cup, dark inside."""
    art.shape(ellipse(0, y, rx, ry), "crimson", NO_SHADE)
    art.fill(common(ellipse(0, y, rx, ry), ellipse(0, y + ry * 0.9, rx * 0.98, ry)), DARK["crimson"])
    lip = path("M", -rx * 0.86, y + 1.6, "Q", 0, y + ry + 2.4, rx * 0.86, y + 1.6)
    art.stroke(lip, 1, "#d98b82")


def _flutes(count: int, spacing: float, top: float, foot: float, taper: float) -> Path:
    """Grooves of a belly that run together at the foot."""
    parts = []
    for i in range(count):
        k = i - (count - 1) / 2
        x = k * spacing
        bend = (top + foot) / 2 + 2
        parts.append(path("M", x, top - abs(k) * 0.6, "Q", x * 0.96, bend, x * taper, foot - abs(k) * 1.6))
    return "".join(parts)


def cup() -> Art:
    """Goblet: red flaring rim, yellow band, green fluted belly and stem, yellow foot."""
    art = Art(2.2)
    stem = "M-6 18C-6 30 -9 36 -20 43H20C9 36 6 30 6 18Z"
    art.shape(stem, "green", (5, 0), Hatch(4, 3.4, 7, 1.4))
    art.stroke("M-2.4 26Q-3 36 -9 41M2.4 26Q3 36 9 41", 1.1)
    base: list[Knot] = [(-22, 42, "c"), (0, 38), (22, 42, "c"), (26, 50, "c"), (0, 56), (-26, 50, "c")]
    art.shape(smooth(base), "yellow", (6, 2))
    art.stroke("M-24.6 47Q0 53 24.6 47", 1.1)
    belly = "M-29 -16C-38 8 -24 23 0 23C24 23 38 8 29 -16Z"
    art.shape(belly, "green", (9, 2), Hatch(20, 3.6, 11, 1.5))
    art.stroke(_flutes(7, 8, 2, 22, 0.5), 1.3)
    art.shape(limb([(-9, 22), (0, 24), (9, 22)], [6, 6.6, 6], 5), "red", (2, 1.4), line=1.6)
    band = "M-26 -26C-30 -18 -32 -12 -32.4 -5Q0 5 32.4 -5C32 -12 30 -18 26 -26Z"
    art.shape(band, "yellow", (8, 0))
    art.stroke("M-31.6 -9.6Q0 0.4 31.6 -9.6", 1)
    rim = "M-36 -46Q-31 -34 -26.6 -26Q0 -17 26.6 -26Q31 -34 36 -46Z"
    art.shape(rim, "red", (8, 0), Hatch(10, 3.6, 9, 1.4))
    art.stroke("M-28.4 -29.6Q0 -20.6 28.4 -29.6", 1.1)
    _mouth(art, -46, 36, 7.4)
    return art


def wide_cup() -> Art:
    """The broad bowl of the two of cups with its golden knobs, 140 wide and 124 high."""
    art = Art(2.2)
    for s in (-1, 1):
        art.shape(limb([(s * 54, -8), (s * 70, -10)], [9, 7], 5), "yellow", (1.6, 1.4), line=1.6)
        art.shape(circle(s * 72, -10, 6.6), "yellow", (2.2, 1.8), line=1.7)
        art.fill(circle(s * 71.4, -10.4, 2), "red")
    stem = "M-11 24C-10 38 -16 46 -36 54H36C16 46 10 38 11 24Z"
    art.shape(stem, "green", (9, 0), Hatch(4, 3.8, 12, 1.7))
    art.stroke("M-4 36Q-5 46 -16 53M4 36Q5 46 16 53M0 36V53", 1.2)
    base: list[Knot] = [(-38, 53, "c"), (0, 48), (38, 53, "c"), (43, 62, "c"), (0, 70), (-43, 62, "c")]
    art.shape(smooth(base), "yellow", (9, 2))
    art.stroke("M-41 58.6Q0 66 41 58.6", 1.2)
    belly = "M-58 -8C-56 18 -34 32 0 32C34 32 56 18 58 -8Z"
    art.shape(belly, "red", (13, 3), Hatch(20, 4, 18, 1.9))
    art.stroke(_flutes(13, 9, 6, 31, 0.42), 1.3)
    art.shape(limb([(-15, 30), (0, 33), (15, 30)], [8, 9, 8], 6), "yellow", (3, 2), line=1.6)
    swags = ""
    for k in range(-3, 4):
        swags += path("M", k * 15 - 7.5, 3 - abs(k), "q", 7.5, 10, 15, 0)
    art.shape("M-56 -28C-58 -20 -59 -10 -57 -2Q0 18 57 -2C59 -10 58 -20 56 -28Z", "green", (12, 0))
    art.stroke(swags, 1.4, "yellow")
    art.stroke("M-57 -4Q0 16 57 -4", 2.6, "yellow").stroke("M-57.6 -8Q0 12 57.6 -8M-56 0Q0 20 56 0", 1)
    art.shape("M-55 -34C-57 -30 -57.6 -27 -57.6 -23Q0 -5 57.6 -23C57.6 -27 57 -30 55 -34Z", "yellow", (11, 0))
    for k in range(-4, 5):
        art.fill(circle(k * 12, -16.4 - 0.5 * k * k, 2), "red")
    rim = "M-68 -56Q-60 -44 -55 -34Q0 -16 55 -34Q60 -44 68 -56Z"
    art.shape(rim, "red", (12, 0), Hatch(10, 4, 14, 1.7))
    art.stroke("M-56.6 -38Q0 -20 56.6 -38", 1.2)
    _mouth(art, -56, 68, 12)
    return art


# ---------------------------------------------------------------- sword


def hilt(art: Art) -> None:
    """Guard at 0, grip and pommel below: winged guard with two green roundels, twisted grip, red flower."""
    grip: list[Knot] = [(-4.6, 8, "c"), (-7.6, 22), (-3.6, 44, "c"), (3.6, 44, "c"), (7.6, 22), (4.6, 8, "c")]
    handle = smooth(grip)
    art.shape(handle, "yellow", (3.4, 0), line=0)
    twist = Art(clip=handle)
    twist.stroke("".join(line((-9, 14 + i * 6.4), (9, 7 + i * 6.4)) for i in range(6)), 1.7)
    art.add(twist).stroke(handle, 1.6)
    art.shape(rect(-4, 43, 8, 6, 1), "blue", (1.6, 1), line=1.4)
    art.shape(star(0, 54.6, 7.4, 4.2, 6), "red", (1.6, 1.4), line=1.5)
    art.fill(circle(0, 54.6, 1.9), "yellow")
    for s in (-1, 1):
        wing: list[Knot] = [
            (0, -9, "c"), (s * 12, -11), (s * 28, -14, "c"), (s * 24, -5), (s * 14, 2), (0, 6, "c"),
        ]  # fmt: skip
        art.shape(smooth(wing), "yellow", (2, 1.6), line=1.6)
        art.shape(circle(s * 18.4, 3, 9.4), "yellow", (2.4, 2), line=1.7)
        art.shape(circle(s * 18.4, 3, 5), "green", (1.6, 1.4), line=1.3)
    art.shape(smooth([(0, -13), (9, -3), (6, 10), (0, 15), (-6, 10), (-9, -3)]), "yellow", (2.4, 2), line=1.7)
    art.shape(ellipse(0, 0.6, 4.8, 6.4), "red", (1.8, 1.4), line=1.4)


def sword(length: float = 150, width: float = 15) -> Art:
    """Point up, 0,0 at the guard; the pommel ends at 62."""
    art = Art(1.8)
    blade(art, length, width)
    hilt(art)
    return art


# ---------------------------------------------------------------- trunk

Stub = tuple[float, int, float]  # place along the trunk (0 = top), side, size

SHORT_STUBS: tuple[Stub, ...] = ((0.3, 1, 0.9), (0.46, -1, 1.0), (0.68, 1, 0.7))
LONG_STUBS: tuple[Stub, ...] = (
    (0.16, -1, 0.8), (0.3, 1, 1.1), (0.45, -1, 1.0), (0.6, 1, 1.1), (0.75, -1, 0.9), (0.86, 1, 0.7),
)  # fmt: skip
BARK_LIGHT = "#4f9a63"
WOBBLE = 1.6
WOBBLE_WAVE = 17.0
TILT = 0.3  # height of a cut face against its width


def _edge(length: float, head: float, foot: float, side: int, steps: int) -> list[Knot]:
    """One uneven edge of a trunk from its top down."""
    points: list[Knot] = []
    for i in range(steps + 1):
        u = i / steps
        half = (head + (foot - head) * u**0.85) / 2
        bump = WOBBLE * math.sin(u * length / WOBBLE_WAVE + side * 1.7) if 0 < i < steps else 0
        points.append((side * (half + bump), length * (u - 0.5)))
    return points


def _stub(length: float, head: float, foot: float, stub: Stub) -> tuple[Path, Path]:
    """A cut twig: its outline, and its cut face."""
    u, side, size = stub
    half = (head + (foot - head) * u) / 2
    y = length * (u - 0.5)
    root, tip = (side * (half - 8), y + 8 * size), (side * (half + 5 * size), y - 7 * size)
    body = limb([root, tip], [16 * size, 11 * size], 5)
    return body, moved(ellipse(0, 0, 5.6 * size, 3.6 * size), *tip, 1, side * 52)


def _bark(art: Art, length: float, head: float, foot: float) -> None:
    """Long strokes of light and dark along the trunk, and torn places that show the wood."""
    light, dark = "", ""
    count = max(5, int(length / 22))
    for i in range(count):
        u = 0.1 + 0.78 * i / count
        half = (head + (foot - head) * u) / 2
        y = length * (u - 0.5)
        reach = length / count * 1.5
        light += wedge(-half * 0.66, y, -half * 0.58, y + reach, 1.5, 2)
        dark += wedge(half * (0.1 + 0.3 * (i % 2)), y + 6, half * 0.16, y + reach + 6, 1.1, -2)
    art.fill(light, BARK_LIGHT).fill(dark, INK)
    for u, at in ((0.38, 0.3), (0.8, -0.1)):
        half = (head + (foot - head) * u) / 2
        x, y, size = half * at, length * (u - 0.5), half * 0.2
        art.stroke(ellipse(x, y, size * 0.8, size * 1.2), 1.4, BARK_LIGHT)
        art.fill(ellipse(x, y, size * 0.4, size * 0.7))
    for u, at, reach in ((0.2, -0.1, 0.2), (0.56, -0.24, 0.16)):
        half = (head + (foot - head) * u) / 2
        y = length * (u - 0.5)
        tear = wedge(half * at, y, half * at * 0.7, y + length * reach, half * 0.3, 2)
        art.shape(tear, "yellow", (1.6, 0.6), line=1.2)
        art.fill(wedge(half * at + 1, y + 8, half * at * 0.7, y + length * reach * 0.8, half * 0.1, 2), "red")


def cut_face(rx: float, ry: float, colour: str = "red") -> Art:
    """The sawn end of a trunk with its yearly rings and cracks."""
    art = Art(1.8)
    art.shape(ellipse(0, 0, rx, ry), "yellow", (1.6, 1.2))
    art.fill(ellipse(0, 0.2, rx * 0.78, ry * 0.76), colour)
    art.stroke(ellipse(0.4, 0.2, rx * 0.5, ry * 0.48), 1)
    cracks = ""
    for angle in (20, 140, 215, 300):
        c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        cracks += wedge(rx * 0.12 * c, ry * 0.12 * s, rx * 0.7 * c, ry * 0.7 * s, 0.8)
    return art.fill(cracks).fill(ellipse(0, 0, rx * 0.16, ry * 0.2))


def trunk(
    length: float = 190,
    head: float = 56,
    foot: float = 20,
    stubs: Sequence[Stub] = SHORT_STUBS,
    face: str = "red",
) -> Art:
    """A knotty trunk, thick cut face up; 0,0 = its middle."""
    art = Art(2)
    left = _edge(length, head, foot, -1, 9)
    right = _edge(length, head, foot, 1, 9)
    end: list[Knot] = [(0, length / 2 + 3)]
    shaft = smooth([*right, *end, *reversed(left), (0, -length / 2 - head * TILT / 2)])
    twigs = [_stub(length, head, foot, stub) for stub in stubs]
    whole = union(shaft, *[body for body, _ in twigs], soften=3)
    art.shape(whole, "pine", (head * 0.16, 2), Hatch(12, 3.8, head * 0.26, 1.6))
    art.hatched(whole, Hatch(190, 4.6, head * 0.13, 1.2, BARK_LIGHT))
    _bark(art, length, head, foot)
    for _, mark in twigs:
        art.shape(mark, face, (1, 0.8), line=1.3)
    art.shape(ellipse(0, length / 2 - 1, foot / 2 - 0.4, 3.6), face, (1, 0.8), line=1.5)
    return art.place(cut_face(head / 2 + 0.6, head * TILT, face), 0, -length / 2 + 1)


def laurel_leaf(length: float = 22, width: float = 11, colour: str = "green") -> Art:
    """A leaf with its rib, from 0,0 along +x."""
    art = Art(1.5).shape(leaf(length, width), colour, (1.6, 1.6))
    return art.stroke(curve((1, 0), (length * 0.86, 0)), 0.9)
