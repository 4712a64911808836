"""The zones of every shape of table, in logical pixels under the bar."""

from collections.abc import Callable

from tappeto.ui.table.capture import capture2, capture4
from tappeto.ui.table.frame import BAR, Frame, Zones, size_class
from tappeto.ui.table.lines import line2, line3, line4
from tappeto.ui.table.tricks import tricks4, tricks4_tally

SHAPES: dict[tuple[str, int], Callable[[Frame], Zones]] = {
    ("capture", 2): capture2,
    ("capture", 4): capture4,
    ("tricks", 4): tricks4,
    ("jass", 4): tricks4,
    ("tally", 4): tricks4_tally,
    ("line", 2): line2,
    ("line", 3): line3,
    ("line", 4): line4,
}
TALLY_PLATE = 76.0


def frame_for(shape: str, width: float, height: float, ratio: float, scale: float = 1.0) -> Frame:
    """The measures of a window of this size, the bar included."""
    kind = size_class(width, height)
    return area_frame(shape, kind, width, height - BAR[kind], ratio, scale)


def area_frame(
    shape: str, kind: str, width: float, height: float, ratio: float, scale: float, talk: float = 0.0
) -> Frame:
    """The measures of an area under the bar, in a window of a size class."""
    plate = TALLY_PLATE if shape == "tally" else 56.0
    return Frame(kind, width, height, ratio, shape == "line", plate, scale, talk)


def zones_for(shape: str, seats: int, frame: Frame) -> Zones:
    """Every zone of a shape of table with these seats."""
    return SHAPES[shape, seats](frame)
