"""Where each tile of a line of dominoes lies: a pure function of the line, its turns and the room.

The line is a path over square cells as wide as a tile. A tile takes two cells in a row, a double lies
across one cell and sticks out half a cell at both sides. Two arms leave the first tile, one at each end.
An arm turns where the person wished it, else where the next tile would leave the room: then two tiles
stand upright and the next row runs back, three cells away, so that doubles of two rows never touch.
Lengths are in units of half a cell, so that all of it is whole numbers; each arm ends with the place of
the next tile.
"""

from dataclasses import dataclass, replace

from tappeto.core.cards import HALVES, Card
from tappeto.ui.table.frame import Rect

SHRINK = 0.94  # from one size that is tried to the next
SIZES = 60
CHOSEN_SIZES = 6  # so many are tried to keep the turns that the person chose
ASIDE = {"": 0, "l": -1, "r": 1}

Way = tuple[int, int]  # a direction: x, y


@dataclass(frozen=True)
class Piece:
    """A tile of the line: whether it is a double, and how the line turned before it."""

    double: bool
    turn: str = ""


@dataclass(frozen=True)
class Box:
    """A rectangle in units: its edges."""

    left: int
    top: int
    right: int
    bottom: int

    def meets(self, other: "Box", gap: int = 0) -> bool:
        """Whether two rectangles come nearer than a gap."""
        return (
            self.left < other.right + gap
            and other.left < self.right + gap
            and self.top < other.bottom + gap
            and other.top < self.bottom + gap
        )

    def holds(self, other: "Box") -> bool:
        """Whether another rectangle lies within this one."""
        return (
            self.left <= other.left
            and self.top <= other.top
            and self.right >= other.right
            and self.bottom >= other.bottom
        )


@dataclass(frozen=True)
class Lying:
    """A tile that has its place: from its inner half, towards the first tile, to its outer one."""

    box: Box
    way: Way
    double: bool


@dataclass(frozen=True)
class Tip:
    """The end of an arm: the middle of its last cell, where it runs, and whether a double lies there."""

    x: int
    y: int
    way: Way
    double: bool

    def turned(self, turn: int) -> Way:
        """The direction after a turn: -1 to the left, 1 to the right, seen along the arm."""
        x, y = self.way
        return (x, y) if turn == 0 else (-y * turn, x * turn)


@dataclass(frozen=True)
class Line:
    """The whole line: tiles from left to right, and the places of the next ones; `unit` in pixels.

    `places[end]` holds by turn ("", "l", "r") where a tile may be laid at the left (0) or the right end.
    """

    tiles: list[Lying]
    places: list[dict[str, Box]]
    unit: float
    x: float
    y: float

    def rect(self, box: Box) -> Rect:
        """A rectangle in pixels."""
        unit = self.unit
        return Rect(
            self.x + box.left * unit,
            self.y + box.top * unit,
            (box.right - box.left) * unit,
            (box.bottom - box.top) * unit,
        )


def step(tip: Tip, double: bool, turn: int = 0, late: bool = False) -> tuple[Lying, Tip]:
    """Lay a tile at a tip. It turns before its first half, or `late`, between its halves."""
    way = tip.turned(turn)
    ahead = tip.way if late else way
    x, y = tip.x + 2 * ahead[0], tip.y + 2 * ahead[1]
    if double:
        wide, high = (1, 2) if way[0] else (2, 1)
        return Lying(Box(x - wide, y - high, x + wide, y + high), way, True), Tip(x, y, way, True)
    end_x, end_y = x + 2 * way[0], y + 2 * way[1]
    box = Box(min(x, end_x) - 1, min(y, end_y) - 1, max(x, end_x) + 1, max(y, end_y) + 1)
    return Lying(box, way, False), Tip(end_x, end_y, way, False)


def rows(tip: Tip, pieces: list[Piece], down: int, half: int) -> list[Lying]:
    """An arm in rows: from the first tile to the border at `half`, and back and forth below or above."""
    found: list[Lying] = []
    row, run = tip.y, tip.way
    for piece in pieces:
        risen = abs(tip.y - row) // 2
        if tip.way[0]:
            row, run = tip.y, tip.way
            room = half - 1 - (tip.x * run[0] + 1)
            # a double and the corner after it must still find room behind a tile
            turns = not piece.double and room < 8
            lying, tip = step(tip, piece.double, down * run[0] if turns else 0, late=turns)
        elif risen == 1:
            lying, tip = step(tip, piece.double)
        else:
            back = 1 if tip.turned(1) == (-run[0], 0) else -1
            lying, tip = step(tip, piece.double, back, late=risen == 2)
        found.append(lying)
    return found


def _start(double: bool) -> tuple[Lying, list[Tip]]:
    """The first tile around the origin, and the tips at its left and its right."""
    if double:
        lying = Lying(Box(-1, -2, 1, 2), (1, 0), True)
        return lying, [Tip(0, 0, (-1, 0), True), Tip(0, 0, (1, 0), True)]
    return Lying(Box(-2, -1, 2, 1), (1, 0), False), [Tip(-1, 0, (-1, 0), False), Tip(1, 0, (1, 0), False)]


NEXT = Piece(False)


def lay_line(pieces: list[Piece], start: int, room: Rect, tallest: float) -> Line:
    """The line in a room. `start` is where the first tile stands in it; a tile is at most so long (pixels).

    Turns that the person chose are kept as long as the whole line finds room with them, else it is laid anew
    in rows.
    """
    if not pieces:
        return _empty(room, tallest)
    arms = [[*reversed(pieces[:start]), NEXT], [*pieces[start + 1 :], NEXT]]
    plain = [[replace(piece, turn="") for piece in arm] for arm in arms]
    size = min(tallest / 4, room.h / 5, room.w / 10)
    chosen = any(piece.turn for piece in pieces)
    for _ in range(SIZES):
        found = _in_rows(pieces[start].double, plain, room, size)
        if found is not None:
            break
        size *= SHRINK
    assert found is not None
    if chosen:
        for number in range(CHOSEN_SIZES):
            wished = _as_wished(pieces[start].double, arms, room, size * SHRINK**number)
            if wished is not None:
                return wished
    return found


def _empty(room: Rect, tallest: float) -> Line:
    """Before the first tile: its place in the middle."""
    unit = min(tallest / 4, room.h / 5, room.w / 10)
    box = Box(-2, -1, 2, 1)
    return Line([], [{"": box}, {"": box}], unit, room.x + room.w / 2, room.y + room.h / 2)


def _in_rows(double: bool, arms: list[list[Piece]], room: Rect, unit: float) -> Line | None:
    half = int(room.w / unit / 2)
    first, tips = _start(double)
    left = rows(tips[0], arms[0], -1, half)
    right = rows(tips[1], arms[1], 1, half)
    return _placed(first, [left, right], room, unit)


def _placed(first: Lying, arms: list[list[Lying]], room: Rect, unit: float) -> Line | None:
    """The line with its arms, moved so that it lies in the room; None if it is too large for it."""
    boxes = [first.box, *(lying.box for arm in arms for lying in arm)]
    left, right = min(box.left for box in boxes), max(box.right for box in boxes)
    top, bottom = min(box.top for box in boxes), max(box.bottom for box in boxes)
    if (right - left) * unit > room.w or (bottom - top) * unit > room.h:
        return None
    # it stays where the first tile lies in the middle, unless it would leave the room there
    x = _kept(room.x + room.w / 2, left * unit, right * unit, room.x, room.right)
    y = _kept(room.y + room.h / 2, top * unit, bottom * unit, room.y, room.bottom)
    tiles = [*(lying for lying in reversed(arms[0][:-1])), first, *arms[1][:-1]]
    made = Line(tiles, [{"": arms[0][-1].box}, {"": arms[1][-1].box}], unit, x, y)
    for end, arm in enumerate(arms):
        _aside(made, end, arm[-2] if len(arm) > 1 else first, len(arm) == 1, room)
    return made


def _kept(middle: float, low: float, high: float, start: float, end: float) -> float:
    return min(max(middle, start - low), end - high)


def _tip(lying: Lying, end: int, first: bool) -> Tip:
    """The tip behind a tile; the first one has two."""
    way = lying.way
    if first and end == 0:
        way = (-way[0], -way[1])
    box = lying.box
    if lying.double:
        return Tip((box.left + box.right) // 2, (box.top + box.bottom) // 2, way, True)
    x = box.right - 1 if way[0] > 0 else box.left + 1
    y = box.bottom - 1 if way[1] > 0 else box.top + 1
    return Tip(x, y, way, False)


def _aside(made: Line, end: int, last: Lying, first: bool, room: Rect) -> None:
    """The places to the left and to the right of an end, where there is room and no double at it."""
    tip = _tip(last, end, first)
    if tip.double:
        return
    others = [lying.box for lying in made.tiles if lying is not last]
    others.append(made.places[1 - end][""])
    for turn in ("l", "r"):
        box = step(tip, False, ASIDE[turn])[0].box
        rect = made.rect(box)
        inside = rect.x >= room.x and rect.y >= room.y
        inside = inside and rect.right <= room.right and rect.bottom <= room.bottom
        free = not any(box.meets(other, 1) for other in others) and box != made.places[end][""]
        if inside and free:
            made.places[end][turn] = box


def _as_wished(double: bool, arms: list[list[Piece]], room: Rect, unit: float) -> Line | None:
    """The line with the turns that the person chose; None where it runs into a dead end."""
    wide, high = int(room.w / unit / 2), int(room.h / unit / 2)
    border = Box(-wide, -high, wide, high)
    first, tips = _start(double)
    taken = [first.box]
    found: list[list[Lying]] = [[], []]
    for end in (1, 0):
        tip, last = tips[end], first.box
        for piece in arms[end]:
            laid = _free(tip, piece, border, [box for box in taken if box is not last])
            if laid is None:
                return None
            lying, tip = laid
            found[end].append(lying)
            taken.append(lying.box)
            last = lying.box
    return _placed(first, found, room, unit)


def _free(tip: Tip, piece: Piece, border: Box, taken: list[Box]) -> tuple[Lying, Tip] | None:
    """Lay a tile as wished, or where nothing was wished straight on, else around the first free corner."""
    if piece.turn and not tip.double:
        tries = [(ASIDE[piece.turn], False)]
    elif piece.double:
        tries = [(0, False)] if tip.double else [(0, False), (-1, False), (1, False)]
    else:
        tries = [(0, False), (-1, True), (1, True)]
        if not tip.double:
            tries += [(-1, False), (1, False)]
    for turn, late in tries:
        lying, after = step(tip, piece.double, turn, late)
        if border.holds(lying.box) and not any(lying.box.meets(box, 1) for box in taken):
            return lying, after
    return None


# By the way from the inner to the outer half: quarter turns of a tile whose first half is the inner one.
TURNS = {(0, 1): 0, (-1, 0): 1, (0, -1): 2, (1, 0): 3}


def quarter_turns(left: list[Card], right: list[Card], made: Line) -> list[int]:
    """How each tile of the line is turned, from left to right, so that equal numbers meet."""
    if not right:
        return []
    found = {right[0]: TURNS[made.tiles[len(left)].way]}
    ways = {card: lying.way for card, lying in zip([*reversed(left), *right], made.tiles, strict=True)}
    for open_half, arm in zip(HALVES[right[0]], (left, right[1:]), strict=True):
        for card in arm:
            low, high = HALVES[card]
            inner_first = low == open_half
            found[card] = (TURNS[ways[card]] + (0 if inner_first else 2)) % 4
            open_half = high if inner_first else low
    for card in found:
        if HALVES[card][0] == HALVES[card][1]:  # across the line
            found[card] = 0 if ways[card][0] else 3
    return [found[card] for card in [*reversed(left), *right]]
