"""Light from the top left: the automatic second tone and the woodcut hatching."""

import math
from dataclasses import dataclass

from ..palette import INK
from . import geometry as geo
from .geometry import Area, Path, number

REACH = 800.0
MIN_STROKE = 3.2


@dataclass(frozen=True)
class Hatch:
    """Tapered strokes on the shade side.  `angle` points from the light to the dark side."""

    angle: float = 20
    gap: float = 4
    depth: float = 12
    thick: float = 1.7
    ink: str = INK

    def mirrored(self) -> "Hatch":
        return Hatch(180 - self.angle, self.gap, self.depth, self.thick, self.ink)


def shade_area(shape: Area, whole: Area, dx: float, dy: float) -> Area:
    """The sliver of `shape` that the light, coming from (-dx, -dy), does not reach."""
    sliver = shape.difference(geo.shifted(whole, -dx, -dy))
    return sliver.buffer(-0.3).buffer(0.3)


def hatch_path(shape: Area, whole: Area, hatch: Hatch) -> Path:
    """Wedges, thin at the light end and thick at the edge."""
    angle = math.radians(hatch.angle)
    ux, uy = math.cos(angle), math.sin(angle)
    region = shape.difference(geo.shifted(whole, -hatch.depth * ux, -hatch.depth * uy))
    if region.is_empty:
        return ""
    cx, cy = shape.centroid.x, shape.centroid.y
    low_x, low_y, high_x, high_y = region.bounds
    half = hatch.thick / 2
    strokes = []
    offsets = [(x - cx) * -uy + (y - cy) * ux for x in (low_x, high_x) for y in (low_y, high_y)]
    first, last = math.floor(min(offsets) / hatch.gap), math.ceil(max(offsets) / hatch.gap)
    for k in range(first, last + 1):
        px, py = cx - uy * hatch.gap * k, cy + ux * hatch.gap * k
        ray = [(px - ux * REACH, py - uy * REACH), (px + ux * REACH, py + uy * REACH)]
        for part in geo.pieces(ray, region):
            (x0, y0), (x1, y1) = part[0], part[-1]
            if math.hypot(x1 - x0, y1 - y0) < MIN_STROKE:
                continue
            if (x1 - x0) * ux + (y1 - y0) * uy < 0:
                x0, y0, x1, y1 = x1, y1, x0, y0
            keep = 0.75 + 0.25 * math.sin(k * 12.9898)  # uneven lengths look cut by hand
            x0, y0 = x1 + (x0 - x1) * keep, y1 + (y0 - y1) * keep
            strokes.append(
                f"M{number(x0)} {number(y0)}L{number(x1 - uy * half)} {number(y1 + ux * half)}"
                f"L{number(x1 + uy * half)} {number(y1 - ux * half)}Z"
            )
    return "".join(strokes)
