"""Hands, drawn over what they hold.  0,0 is the grip; the wrist leaves where each docstring says."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ..kit.art import Art, mirrored
from ..kit.geometry import XY
from ..kit.shapes import Knot, curve, ellipse, limb, line, smooth

LINE = 1.5


def _finger(
    art: Art, points: Sequence[Knot], widths: Sequence[float], skin: str, line_width: float = 1.25
) -> None:
    art.shape(limb(points, widths, 6), skin, (1.2, 1.3), line=line_width)


def _nail(art: Art, x: float, y: float, turn: float) -> None:
    art.place(Art().stroke("M-1.6 -1.4Q1.6 -1.6 1.6 0Q1.6 1.6 -1.6 1.4", 0.7), x, y, 1, turn)


def on_staff(skin: str = "skin") -> Art:
    """Fist around a vertical staff; the wrist leaves to the lower right (14, 14)."""
    art = Art(LINE)
    palm: list[Knot] = [(0, -13), (8, -12), (14, -4), (19, 8), (13, 17, "c"), (4, 14), (-2, 10), (-4, -6)]
    art.shape(smooth(palm), skin, (3, 2))
    for y, reach, root in ((-8.6, -8.4, 6), (-2.6, -9.6, 6), (3.4, -9, 5.6), (8.8, -7, 3.6)):
        size = 6.4 if y < 8 else 5.4
        _finger(art, [(root, y + 1.4), (0, y), (reach, y + 0.8)], [size, size + 0.2, size - 0.4], skin)
    _finger(art, [(11, -4), (7, -12), (0, -15.4), (-4.5, -14.4)], [8, 7, 6, 5], skin)
    _nail(art, -3.2, -14.6, 180)
    return art.stroke("M8 -6.6q2.4 .4 3.4 2M8 -.8q2.4 .4 3.4 2M8 5q2.4 .4 3.4 2", 0.9)


def on_hilt(skin: str = "skin") -> Art:
    """Fist on a vertical sword grip, back of the hand shown; knuckles left, wrist right (20, 4)."""
    art = Art(LINE)
    _finger(art, [(4, -10), (-3, -12.6), (-8, -10)], [6.4, 6.2, 5.4], skin)
    back: list[Knot] = [
        (-7, -10), (0, -11), (10, -9), (21, -3), (21, 10, "c"), (10, 11), (0, 12), (-7, 10), (-9, 0),
    ]  # fmt: skip
    art.shape(smooth(back), skin, (3, 2.6))
    for i, y in enumerate((-7.6, -2.2, 3.2, 8.2)):
        art.shape(ellipse(-8.2 + abs(i - 1.2) * 0.8, y, 4.4, 3.2 if i < 3 else 2.7), skin, (1.2, 1), line=1.2)
    return art.stroke(curve((-1, -8), (4, -8), (8, -5.7)) + curve((-1, 2.8), (4, 2.8), (8, 2.4)), 0.85)


def open_palm(skin: str = "skin") -> Art:
    """Palm up, carrying something that stands on 0,0; fingers left, wrist lower right (22, 18)."""
    art = Art(LINE)
    palm: list[Knot] = [
        (14, 0), (20, 8), (27, 14), (20, 23, "c"), (10, 18), (0, 12), (-10, 9), (-8, 2), (4, 1),
    ]  # fmt: skip
    art.shape(smooth(palm), skin, (3, 3))
    for i, (x, y) in enumerate(((-19, -5.5), (-22, -1), (-20, 3.4), (-15, 7.4))):
        _finger(art, [(2, 5 + i * 1.8), (-9, 4.6 + i * 1.6), (x, y)], [6.4, 5.8, 4.2], skin)
    _finger(art, [(15, 8), (10, 0), (2, -2.6), (-3.6, -4.6)], [8, 7, 5.6, 4.2], skin)
    return art.stroke("M4 13Q10 13 14 17", 0.9)


def raised(skin: str = "skin") -> Art:
    """Hand lifted with the fingers up behind a disc or a foot at 0,0; thumb in front, wrist below (3, 26)."""
    art = Art(LINE)
    for x, top in ((-9, -9), (-3, -13), (3.4, -12.4), (9, -8)):
        _finger(art, [(x * 0.55, 10), (x * 0.9, 0), (x, top)], [6.8, 6.4, 5.2], skin)
    palm: list[Knot] = [
        (-10, 2), (-2, 3), (9, 1), (11, 10), (8, 22), (9, 28, "c"), (-5, 28, "c"), (-6, 20), (-11, 10),
    ]  # fmt: skip
    art.shape(smooth(palm), skin, (3, 2))
    _finger(art, [(-7, 16), (-13, 8), (-13.6, 0)], [8, 6.8, 5], skin)
    return art.stroke("M-1 9Q5 10 8 7M-3 15Q0 19 0 23", 0.9)


def on_hip(skin: str = "skin") -> Art:
    """Resting on the hip: fingers point to the lower left, wrist upper right (14, -14)."""
    art = Art(LINE)
    _finger(art, [(6, -8), (-4, -9), (-10, -6)], [7, 6, 4.6], skin)
    for i, (x, y) in enumerate(((-15, 3), (-13.5, 8.6), (-9, 13), (-3, 15.2))):
        points: list[Knot] = [(2 + i * 1.2, i * 1.4), (-5 + i * 2, 4 + i * 2.6), (x, y)]
        _finger(art, points, [6.2, 5.8, 4.4], skin)
    back: list[Knot] = [(10, -19, "c"), (20, -10, "c"), (14, -1), (8, 7), (1, 4), (-3, -2), (2, -9)]
    art.shape(smooth(back), skin, (2.6, 2.4))
    return art.stroke(
        line((-1, 1), (0.8, -1.6)) + line((2.4, 3.4), (4.2, 0.8)) + line((6, 5), (7.8, 2.4)), 0.9
    )


def spread(skin: str = "skin") -> Art:
    """Open hand held out to the right, palm forward, thumb up; wrist left (-18, 0)."""
    art = Art(LINE)
    palm: list[Knot] = [(-20, -6, "c"), (-8, -8), (4, -8), (9, 0), (6, 9), (-6, 9), (-20, 7, "c")]
    for x, y, root in ((24, -7, -5), (27, 0, -1), (25, 7, 3), (19, 13, 6)):
        _finger(art, [(0, root), (12, (root + y) / 2), (x, y)], [6.6, 6, 4.4], skin)
    art.shape(smooth(palm), skin, (2.4, 2.4))
    _finger(art, [(-7, -4), (0, -13), (7, -17)], [8, 6.6, 4.6], skin)
    return art.stroke("M1 -3Q5 1 3 6M-6 -5Q-1 -2 0 4", 0.9)


def on_reins(skin: str = "skin", rein: str = "red") -> Art:
    """Fist holding reins, thumb on top; the reins leave to the left, wrist right (18, 4)."""
    art = Art(LINE)
    art.cord("M0 9Q1 18 -5 24", 1.5, rein, 1.9)
    palm: list[Knot] = [(-2, -9), (8, -9), (19, -3), (19, 9, "c"), (8, 11), (-2, 11), (-7, 2)]
    art.shape(smooth(palm), skin, (3, 2.4))
    for y in (-3.6, 1.4, 6, 9.8):
        _finger(art, [(5, y), (-5, y - 0.6), (-5.4, y + 1.4), (1, y + 1.8)], [4.6, 4.8, 4, 3.4], skin, 1.1)
    _finger(art, [(10, -5), (2, -9), (-7, -8)], [7, 6, 4.6], skin)
    _nail(art, -6, -8.2, 180)
    return art


# where the forearm joins each hand
WRISTS: dict[Callable[[], Art], XY] = {
    on_staff: (16, 17), on_hilt: (24, 4.5), open_palm: (26, 20), raised: (2.5, 31), on_hip: (17, -17),
    spread: (-23, 0), on_reins: (22, 4.5),
}  # fmt: skip


@dataclass(frozen=True)
class Grip:
    """A hand in its place on what it holds; knows where its sleeve must end and how its cuff lies."""

    pose: Callable[[], Art]
    x: float
    y: float
    turn: float = 0
    flip: bool = False
    scale: float = 1.0

    def _from_hand(self, x: float, y: float) -> XY:
        """A vector of the hand's own drawing as it lies on the card."""
        angle = math.radians(self.turn)
        sx, sy = (-x if self.flip else x) * self.scale, y * self.scale
        return sx * math.cos(angle) - sy * math.sin(angle), sx * math.sin(angle) + sy * math.cos(angle)

    @property
    def wrist(self) -> XY:
        dx, dy = self._from_hand(*WRISTS[self.pose])
        return self.x + dx, self.y + dy

    def forearm(self, length: float) -> XY:
        """A point on the forearm, that far from the wrist: the last but one knot of a sleeve."""
        dx, dy = self._from_hand(*WRISTS[self.pose])
        reach = length / math.hypot(dx, dy)
        return self.x + dx * (1 + reach), self.y + dy * (1 + reach)

    @property
    def forearm_turn(self) -> float:
        """The turn of a cuff whose upper side looks to the hand."""
        dx, dy = self._from_hand(*WRISTS[self.pose])
        return math.degrees(math.atan2(-dx, dy))

    def draw(self, art: Art, cuff: Art) -> None:
        """The hand, then its cuff over the wrist."""
        art.place(mirrored(self.pose) if self.flip else self.pose(), self.x, self.y, self.scale, self.turn)
        art.place(cuff, *self.wrist, 1, self.forearm_turn)
