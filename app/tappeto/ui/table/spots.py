"""Where each card of a zone lies: rows, grids and piles as plain arithmetic."""

from dataclasses import dataclass, replace

from tappeto.core.cards import HALVES, Card
from tappeto.ui.table.frame import Frame, Rect, Zones
from tappeto.ui.table.snake import Line, Piece, lay_line, quarter_turns

FULL_STEP = 1.06  # cards of a row that need not overlap stand this far apart, in widths
GRID_STEP = 1.10
SHOWN = 0.46  # of a card on the table, where they overlap
NARROWEST = 24.0  # of the visible strip of a table card, in pixels
ROWS = (1, 2, 3)
CROWDED = 14  # with more cards than that, whole ones are better to choose from than large ones,
WHOLE = 0.6  # if they are at least so large beside the others
APART = 1.03
STICK_OUT = 0.33  # of a turned card, beside the pile, in heights
MOST_TURNED = 3
PILE_STEP = 1.3
MOST_LAYERS = 4
TILE_LONG = 0.72  # a tile of the line is at most this much of one in the hand
YARD_ROW = 5  # covered tiles that lie in one row; more lie in two
YARD_WORDS = 18.0  # of the boneyard, for its caption
TABLE_CAP = 0.9  # a table card is at most this much of a hand card


@dataclass(frozen=True)
class Spot:
    """Where one card lies: top left corner before turning, height, and how.

    `turned` is a quarter turn; `z` the order in the pile; `open` whether its face shows;
    `shaded` whether it throws a shadow of its own.
    """

    x: float
    y: float
    height: float
    z: float = 0.0
    open: bool = True
    turned: bool = False
    shown: bool = True
    shaded: bool = True
    turns: int = 0  # of a tile, in quarters to the right; its picture is drawn so


def step(count: int, width: float, room: float, full: float) -> float:
    """The distance between neighbours in a row: a gap if it fits, else an overlap."""
    return 0.0 if count < 2 else min(width * full, (room - width) / (count - 1))


def row(zone: Rect, count: int, height: float, ratio: float, top: float) -> list[Spot]:
    """A centred row of upright cards."""
    width = height * ratio
    apart = step(count, width, zone.w, FULL_STEP)
    start = zone.x + zone.w / 2 - ((count - 1) * apart + width) / 2
    return [Spot(start + i * apart, top, height, z=i) for i in range(count)]


def column(zone: Rect, count: int, height: float, ratio: float) -> list[Spot]:
    """Cards at a side seat, a quarter turned, one below the other."""
    across = height * ratio  # the height of a turned card
    apart = step(count, across, zone.h, FULL_STEP)
    start = zone.y + zone.h / 2 - ((count - 1) * apart + across) / 2
    # The spot is that of the upright card around the same centre.
    x = zone.x + zone.w / 2 - across / 2
    return [
        Spot(x, start + i * apart + across / 2 - height / 2, height, z=i, turned=True) for i in range(count)
    ]


def grid(zone: Rect, count: int, ratio: float, tallest: float) -> list[Spot]:
    """Cards on the table: as many rows as make them largest, each with enough to be seen.

    Overlapping cards in one row lose against rows that are a little lower but show more,
    and strips under the narrowest lose against wider ones.
    """
    if count == 0:
        return []
    best_seen, best_height, best_rows, best_strip = 0.0, 0.0, 1, 0.0
    for rows in ROWS:
        across = -(-count // rows)
        gap = max(8.0, zone.h * 0.03)
        height = min(
            tallest, (zone.h - (rows - 1) * gap) / rows, zone.w / (ratio * (1 + (across - 1) * SHOWN))
        )
        width = height * ratio
        strip = step(across, width, zone.w, GRID_STEP) if across > 1 else width
        seen = height * min(width, strip)
        wider = best_strip < NARROWEST <= strip
        comparable = strip >= NARROWEST or best_strip < NARROWEST
        better = height > best_height * 1.04 or (height > best_height * 0.94 and seen > best_seen * 1.1)
        if wider or (comparable and better):
            best_seen, best_height, best_rows, best_strip = seen, height, rows, strip
    if count > CROWDED:
        free_height, free_rows = _free(zone, count, ratio, tallest)
        if free_height >= best_height * WHOLE:
            best_height, best_rows = free_height, free_rows
    return _rows(zone, count, best_height, best_height * ratio, best_rows)


def _free(zone: Rect, count: int, ratio: float, tallest: float) -> tuple[float, int]:
    """The height and the rows of the largest cards that do not overlap at all."""
    best, best_rows = 0.0, 1
    for rows in ROWS:
        across = -(-count // rows)
        high = (zone.h - (rows - 1) * max(8.0, zone.h * 0.03)) / rows
        height = min(tallest, high, zone.w / (ratio * (1 + (across - 1) * APART)))
        if height > best:
            best, best_rows = height, rows
    return best, best_rows


def _rows(zone: Rect, count: int, height: float, width: float, rows: int) -> list[Spot]:
    across = -(-count // rows)
    gap = max(8.0, zone.h * 0.03)
    spots: list[Spot] = []
    for line in range(rows):
        here = min(across, count - line * across)
        apart = step(here, width, zone.w, GRID_STEP)
        y = zone.y + zone.h / 2 + (line - (rows - 1) / 2) * (height + gap) - height / 2
        for i in range(here):
            x = zone.x + zone.w / 2 + (i - (here - 1) / 2) * apart - width / 2
            spots.append(Spot(x, y, height, z=len(spots)))
    return spots


def pile(zone: Rect, count: int, ratio: float) -> list[Spot]:
    """Cards face down on one heap at the right of a zone, the lowest first."""
    left = zone.right - zone.h * ratio
    spots: list[Spot] = []
    for i in range(count):
        layer = min(i, MOST_LAYERS) * PILE_STEP
        shown = i < MOST_LAYERS or i == count - 1
        spots.append(
            Spot(left - layer, zone.y - layer, zone.h, z=20 + i, open=False, shown=shown, shaded=i == 0)
        )
    return spots


def turned(zone: Rect, count: int, ratio: float, tiny: bool) -> list[Spot]:
    """Cards that lie across under a pile and stick out of it; the last few show."""
    left = zone.right - zone.h * ratio
    spots: list[Spot] = []
    for i in range(count):
        place = i - max(0, count - MOST_TURNED)
        high = zone.h * 0.9
        # A quarter turn around the centre; what sticks out is at the left of the pile.
        centre_x = left - STICK_OUT * zone.h + high / 2
        centre_y = zone.y + zone.h * (0.34 + 0.16 * max(0, place))
        spots.append(
            Spot(
                centre_x - high * ratio / 2,
                centre_y - high / 2,
                high,
                z=i,
                turned=True,
                shown=place >= 0 and not tiny,
            )
        )
    return spots


@dataclass(frozen=True)
class Place:
    """The zones of one table with its measures: gives every card its spot."""

    frame: Frame
    zones: Zones

    def own_hand(self, count: int) -> list[Spot]:
        """My cards, at rest below the room for lifted ones."""
        zone, frame = self.zones["hand0"], self.frame
        return row(zone, count, frame.card, frame.ratio, zone.y + frame.lift)

    def hand(self, seat: int, count: int) -> list[Spot]:
        """The backs in front of another seat; out of sight where there is no room."""
        zone, frame = self.zones.get(f"hand{seat}"), self.frame
        if zone is None:
            return [replace(spot, shown=False) for spot in self._at_edge(seat, count)]
        upright = zone.w > zone.h
        if upright:
            spots = row(zone, count, zone.h, frame.ratio, zone.y)
        else:
            spots = column(zone, count, zone.w, frame.ratio)
        return [replace(spot, open=False) for spot in spots]

    def _at_edge(self, seat: int, count: int) -> list[Spot]:
        """Where the cards of a seat without room come from and go to: its edge, just outside."""
        frame, height = self.frame, self.frame.card * 0.6
        x, y = {
            1: (frame.width + 4, frame.height * 0.3),
            3: (-height * frame.ratio - 4, frame.height * 0.3),
        }.get(seat, (frame.width / 2 - height * frame.ratio / 2, -height - 4))
        if len([name for name in self.zones if name.startswith("plate")]) <= 1 and seat == 1:
            x, y = frame.width / 2 - height * frame.ratio / 2, -height - 4
        return [Spot(x, y, height, z=i, open=False) for i in range(count)]

    def middle(self) -> float:
        """How high a card is that lies in the middle, while there are few."""
        if "trick0" in self.zones:
            return self.zones["trick0"].h
        return self.table(4)[0].height

    def table(self, slots: int) -> list[Spot]:
        """So many places on the table."""
        return grid(self.zones["table"], slots, self.frame.ratio, self.frame.card * TABLE_CAP)

    def line(self, left: list[Card], right: list[Card], bends: dict[Card, str]) -> dict[Card, Spot]:
        """Where the tiles of the line lie."""
        made = self.snake(left, right, bends)
        high = made.unit * 4
        found: dict[Card, Spot] = {}
        for card, lying, turns in zip(
            [*reversed(left), *right], made.tiles, quarter_turns(left, right, made), strict=True
        ):
            rect = made.rect(lying.box)
            x, y = rect.x + rect.w / 2 - high * self.frame.ratio / 2, rect.y + rect.h / 2 - high / 2
            found[card] = Spot(x, y, high, z=10 + len(found), turns=turns)
        return found

    def snake(self, left: list[Card], right: list[Card], bends: dict[Card, str]) -> Line:
        """The line of tiles in its zone."""
        tiles = [*reversed(left), *right]
        pieces = [Piece(HALVES[tile][0] == HALVES[tile][1], bends.get(tile, "")) for tile in tiles]
        return lay_line(pieces, len(left), self.zones["table"], self.frame.card * TILE_LONG)

    def taken(self, side: int, count: int) -> list[Spot]:
        """The pile of a side."""
        return pile(self.zones[f"pile{side}"], count, self.frame.ratio)

    def swept(self, side: int, count: int) -> list[Spot]:
        """The turned cards in the pile of a side."""
        return turned(self.zones[f"pile{side}"], count, self.frame.ratio, self.frame.tiny)

    def turned_up(self, count: int) -> list[Spot]:
        """A card that everybody sees beside what is fixed for the deal."""
        zone = self.zones["trump"]
        high = zone.h - 8
        return [Spot(zone.right - high * self.frame.ratio - 6, zone.y + 4, high, z=70) for _ in range(count)]

    def trick(self, seat: int, count: int) -> list[Spot]:
        """The place of a seat in the open trick."""
        zone = self.zones[f"trick{seat}"]
        return [Spot(zone.x, zone.y, zone.h, z=30 + seat) for _ in range(count)]

    def won(self, seat: int, count: int) -> list[Spot]:
        """The tricks of a seat: a pile where there is room for one, else under its plate."""
        zone = self.zones.get(f"tricks{seat}")
        if zone is not None:
            high = min(zone.h * 0.8, self.frame.pile)
            return pile(Rect(zone.x, zone.y + 6, high * self.frame.ratio + 12, high), count, self.frame.ratio)
        height = self.frame.card * 0.3
        width = height * self.frame.ratio
        plate = self.zones.get(f"plate{seat}")
        if plate is None:  # the own plate in small windows: out at the bottom
            x, y = self.frame.width / 2 - width / 2, self.frame.height + 4
        else:
            x, y = plate.x + plate.w / 2 - width / 2, plate.y + plate.h / 2 - height / 2
        return [Spot(x, y, height, z=-20, open=False, shown=False) for _ in range(count)]

    def stock(self, count: int) -> list[Spot]:
        """The cards still to be dealt."""
        if self.frame.tiles:
            return self._boneyard(count)
        zone = self.zones.get("stock")
        if zone is None:  # all is dealt at once: the cards come from the middle
            high = self.frame.card * 0.7
            middle = Rect(
                self.frame.width / 2 - high * self.frame.ratio / 2, self.frame.height * 0.35, 0, high
            )
            zone = Rect(middle.x, middle.y, high * self.frame.ratio, high)
        high = min(zone.h, zone.w / self.frame.ratio)
        return pile(Rect(zone.x, zone.y, high * self.frame.ratio, high), count, self.frame.ratio)

    def _boneyard(self, count: int) -> list[Spot]:
        """Covered tiles in two rows; out of sight where there is no room for them."""
        zone = self.zones.get("boneyard")
        shown = zone is not None
        zone = zone or self.zones["buttons"]
        rows = 2 if count > YARD_ROW else 1
        across = max(4, -(-count // rows))
        high = min((zone.h - YARD_WORDS) / rows - 3, (zone.w / across - 2) / self.frame.ratio)
        step = min(zone.w / across, high * self.frame.ratio * 1.25)
        return [
            Spot(
                zone.x + i % across * step,
                zone.y + i // across * (high + 3),
                high,
                z=i,
                open=False,
                shown=shown,
            )
            for i in range(count)
        ]
