"""French suit signs: heart, diamond, spade and club, cut like woodblocks, flat with a few engraved strokes.

Every sign is centred on 0,0 and about 92 high.  `plain` signs are for corner indices.
"""

from dataclasses import dataclass

from ..kit.art import Art
from ..kit.geometry import Path
from ..kit.shading import Hatch
from ..kit.shapes import circle, inset, polygon, union
from ..palette import DARK, INK, tone

RED = tone("red")
BLACK_CUT = "#5d564f"  # strokes that show on ink
RED_CUT = DARK["red"]
EDGE = 3.4  # untouched rim round the engraving


def _foot(top: float, reach: float, base: float) -> Path:
    """The flared stalk of spade and club."""
    right = f"M0 {top}C5 {base - 14} 12 {base - 5} {reach} {base}"
    return right + f"H{-reach}C-12 {base - 5} -5 {base - 14} 0 {top}Z"


HEART: Path = (
    "M0 46C-10 28 -45 6 -45 -20C-45 -37 -34 -45 -23 -45C-12 -45 -4 -38 0 -27"
    "C4 -38 12 -45 23 -45C34 -45 45 -37 45 -20C45 6 10 28 0 46Z"
)
DIAMOND: Path = "M0 -50Q13 -21 38 0Q13 21 0 50Q-13 21 -38 0Q-13 -21 0 -50Z"
SPADE: Path = union(
    "M0 -47C8 -26 43 -6 43 18C43 33 33 38 24 38C13 38 4 31 0 19C-4 31 -13 38 -24 38C-33 38 -43 33 -43 18"
    "C-43 -6 -8 -26 0 -47Z",
    _foot(8, 21, 47),
    soften=1,
)
CLUB: Path = union(
    circle(0, -24, 22.5),
    circle(-23.5, 10, 22.5),
    circle(23.5, 10, 22.5),
    polygon((-9, -10), (9, -10), (9, 12), (-9, 12)),
    _foot(2, 21, 47),
    soften=2,
)


@dataclass(frozen=True)
class FrenchSuit:
    """One suit: its outline and its colour."""

    outline: Path
    colour: str
    cut: str

    def plain(self) -> Art:
        """The bare shape, for small sizes."""
        return Art().fill(self.outline, self.colour)

    def sign(self) -> Art:
        """The shape with engraved strokes along its shade side, a little within the edge."""
        art = self.plain()
        return art.hatched(inset(self.outline, EDGE), Hatch(22, 4.4, 13, 2, self.cut))


SUITS = {
    "c": FrenchSuit(CLUB, INK, BLACK_CUT),
    "s": FrenchSuit(SPADE, INK, BLACK_CUT),
    "h": FrenchSuit(HEART, RED, RED_CUT),
    "d": FrenchSuit(DIAMOND, RED, RED_CUT),
}
