"""Horses of the knights: neck and head in profile, large, ending at the cut.

Drawn looking right with the poll at 0,0; the muzzle lies near (70, 98).  The neck goes down to the cut.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from ..anatomy.heads import lock
from ..kit.art import Art
from ..kit.geometry import XY
from ..kit.shading import Hatch
from ..kit.shapes import Knot, along, at, band, circle, curve, polygon, smooth, union, wedge

HEAD: list[Knot] = [
    (-8, -8), (10, -9), (25, 1), (35, 18), (49, 46), (63, 72), (73, 88), (74, 100), (66, 107), (55, 107),
    (46, 98), (38, 83), (24, 70), (6, 62), (-12, 48), (-20, 24),
]  # fmt: skip
NECK: list[Knot] = [
    (4, -10, "c"), (-18, -8), (-42, 10), (-62, 44), (-78, 92), (-88, 160), (-90, 260, "c"), (60, 260, "c"),
    (52, 170), (34, 132), (18, 106), (10, 84), (16, 50),
]  # fmt: skip
MANE: tuple[tuple[list[XY], list[float]], ...] = (
    ([(-10, -14), (-40, -6), (-54, 22), (-40, 44)], [9, 17, 17, 2]),
    ([(-26, -6), (-58, 16), (-68, 48), (-52, 70)], [9, 18, 18, 2]),
    ([(-42, 14), (-72, 44), (-80, 80), (-62, 100)], [9, 18, 18, 2]),
    ([(-56, 42), (-82, 78), (-88, 112), (-68, 130)], [9, 18, 17, 2]),
)
FORELOCK: tuple[tuple[list[XY], list[float]], ...] = (
    ([(-2, -16), (14, -12), (24, 6)], [11, 12, 2]),
    ([(-8, -14), (4, -6), (10, 14)], [10, 12, 2]),
)
PATCHES = (  # rows of short strokes on the coat: x, y, how many, apart, lean
    (-24, 72, 8, 8, 2.4), (2, 88, 6, 8, -1), (-50, 108, 7, 8, 1.4), (-4, 50, 5, 5, 0),
)  # fmt: skip


@dataclass(frozen=True)
class Mount:
    """A horse: where its poll is, which way it looks (1 right, -1 left), its size and colours."""

    x: float
    y: float
    facing: int = 1
    size: float = 1.0
    coat: str = "dun"
    mane: str = "hair"
    tack: str = "red"

    def spot(self, x: float, y: float) -> XY:
        """A point of the horse's own drawing on the card."""
        return self.x + self.facing * x * self.size, self.y + y * self.size

    def spots(self, knots: Sequence[Knot]) -> list[Knot]:
        moved: list[Knot] = []
        for knot in knots:
            x, y = self.spot(knot[0], knot[1])
            moved.append((x, y, "c") if len(knot) > 2 else (x, y))
        return moved

    @property
    def bit(self) -> XY:
        return self.spot(52, 90)


def mount(art: Art, m: Mount) -> None:
    """Neck and head with mane and bridle; what lies below the cut is left to the clip of `art`."""
    body = union(smooth(m.spots(NECK)), smooth(m.spots(HEAD)), soften=5)
    _ear(art, m, (8, -2), (12, -38))
    art.shape(body, m.coat, (7, 3), Hatch(30, 4.2, 15, 1.7))
    _modelling(art, m)
    for points, widths in MANE:
        lock(art, [m.spot(x, y) for x, y in points], [w * m.size for w in widths], m.mane, (0.0,))
    _ear(art, m, (-8, 2), (-8, -36))
    _features(art, m)
    _bridle(art, m)
    for points, widths in FORELOCK:
        lock(art, [m.spot(x, y) for x, y in points], [w * m.size for w in widths], m.mane, (0.0,))


def _ear(art: Art, m: Mount, foot: XY, tip: XY) -> None:
    x, y = foot
    knots: list[Knot] = [
        (x - 8, y, "c"), (x - 8, y - 16), (*tip, "c"), (x + 7, y - 18), (x + 8, y + 1, "c"),
    ]  # fmt: skip
    art.shape(smooth(m.spots(knots)), m.coat, (3, 1), line=1.8)
    art.stroke(curve(m.spot(x - 1, y - 4), m.spot(x - 3, y - 16), m.spot(tip[0] - 1, tip[1] + 8)), 1.1)


def _modelling(art: Art, m: Mount) -> None:
    """The cheek, the muscles of the neck."""
    folds = []
    for x0, y0, x1, y1, bend in (
        (-16, 44, 22, 66, 10), (30, 30, 52, 74, 3), (2, 74, 4, 130, -6), (-30, 60, -26, 150, -8),
        (-52, 110, -44, 200, -6), (22, 120, 30, 180, -5),
    ):  # fmt: skip
        (ax, ay), (bx, by) = m.spot(x0, y0), m.spot(x1, y1)
        folds.append((ax, ay, bx, by, bend * m.facing))
    art.folds(folds, 1.5)
    patches = ""
    for x0, y0, count, step, lean in PATCHES:
        for k in range(count):
            reach = 16 - abs(2 * k - count) * 1.2
            (ax, ay), (bx, by) = (
                m.spot(x0 - lean * k, y0 + step * k),
                m.spot(x0 + reach - lean * k, y0 + step * k + 5),
            )
            patches += wedge(ax, ay, bx, by, 0.75, 1.5 * m.facing)
    art.fill(patches)


def _features(art: Art, m: Mount) -> None:
    """Eye, nostril, mouth."""
    x, y = m.spot(20, 20)
    s = m.size
    lid: list[Knot] = [(10, 21, "c"), (19, 13), (30, 21, "c"), (20, 26)]
    art.fill(smooth(m.spots(lid)), "white").fill(circle(x, y - 0.4, 4.4 * s))
    art.fill(circle(x - 1.4, y - 2, 1.1), "white")
    art.stroke(curve(m.spot(8, 22), m.spot(19, 11.6), m.spot(32, 22)), 2)
    art.stroke(curve(m.spot(9, 14), m.spot(20, 6), m.spot(31, 13)), 1.2)
    nostril: list[Knot] = [(61, 84), (67, 85), (68, 92), (62, 92)]
    art.fill(smooth(m.spots(nostril)))
    art.stroke(curve(m.spot(57, 82), m.spot(63, 78), m.spot(69, 81)), 1.1)
    art.stroke(curve(m.spot(72, 99), m.spot(62, 99), m.spot(54, 95)), 1.5)
    art.stroke(curve(m.spot(46, 60), m.spot(52, 72), m.spot(53, 84)), 1)


def _bridle(art: Art, m: Mount) -> None:
    """Head-stall with brow band, nose band and golden studs."""
    straps: tuple[list[XY], ...] = (
        [(-10, -8), (2, 26), (38, 66), (52, 90)], [(-6, 8), (10, 4), (30, 8)], [(34, 76), (44, 64), (57, 60)],
    )  # fmt: skip
    for points in straps:
        art.cord(curve(*[m.spot(x, y) for x, y in points]), 3.6, m.tack, 2.4)
    for x, y, r in ((52, 90, 5), (38, 67, 3.8), (-3, 10, 4.6)):
        art.shape(circle(*m.spot(x, y), r), "yellow", (1.4, 1.2), line=1.4)


def rein(art: Art, m: Mount, hand: XY, sag: float = 16) -> None:
    """The rein from the bit to the rider's hand."""
    (x, y), (hx, hy) = m.bit, hand
    art.cord(curve((x, y), ((x + hx) / 2, (y + hy) / 2 + sag), (hx, hy)), 3, m.tack, 2.2)


def breast_strap(art: Art, knots: Sequence[Knot], colour: str, tooth: str, thick: float = 13) -> None:
    """A decorated strap round the chest, with a row of hanging teeth."""
    centre = along(knots)
    count = 8
    for k in range(count):
        x, y, _, _ = at(centre, (k + 0.5) / count)
        art.shape(polygon((x - 7, y + 3), (x + 7, y + 3), (x, y + 20)), tooth, (1.4, 0), line=1.3)
    art.shape(band(knots, [thick, thick]), colour, (2, 2))
    for k in range(count):
        x, y, _, _ = at(centre, (k + 0.5) / count)
        art.shape(circle(x, y, thick * 0.24), "yellow" if colour != "yellow" else "red", (0.8, 0.8), line=1.1)


def rump(art: Art, knots: Sequence[Knot], coat: str) -> None:
    """The croup of a horse seen from behind, down to the cut."""
    art.shape(smooth(knots), coat, (8, 3), Hatch(20, 4.4, 16, 1.8))
