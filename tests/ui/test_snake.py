"""The line of dominoes: at any size, with any turns, it meets neither itself nor the border."""

import random
from itertools import combinations, pairwise

import pytest

from tappeto.ui.table.frame import BAR, Rect, size_class
from tappeto.ui.table.layout import area_frame, zones_for
from tappeto.ui.table.snake import Line, Lying, Piece, lay_line

SIZES = [(420, 320), (640, 480), (1280, 800), (3840, 2160)]
LINES = 5000


def room_for(size: tuple[int, int], seats: int) -> tuple[Rect, float]:
    """The zone of the line in a window of this size, and how long a tile is at most."""
    kind = size_class(*size)
    frame = area_frame("line", kind, size[0], size[1] - BAR[kind], 0.5, 1.0)
    return zones_for("line", seats, frame)["table"], frame.card * 0.8


def chain(chance: random.Random, length: int) -> tuple[list[tuple[int, int]], int]:
    """A line of so many tiles that could have been played, and where its first tile is."""
    tiles = [(low, high) for low in range(7) for high in range(low, 7)]
    first = tiles.pop(chance.randrange(len(tiles)))
    found, start = [first], 0
    while len(found) < length:
        ends = (found[0][0], found[-1][1])
        fits = [(tile, end) for tile in tiles for end in (0, 1) if ends[end] in tile]
        if not fits:
            break
        tile, end = chance.choice(fits)
        tiles.remove(tile)
        other = tile[1] if tile[0] == ends[end] else tile[0]
        if end:
            found.append((ends[1], other))
        else:
            found.insert(0, (other, ends[0]))
            start += 1
    return found, start


def pieces(chance: random.Random, tiles: list[tuple[int, int]], wishes: float) -> list[Piece]:
    return [Piece(a == b, chance.choice("lr") if chance.random() < wishes else "") for a, b in tiles]


def halves(lying: Lying) -> tuple[tuple[int, int], tuple[int, int]]:
    """The middles of the inner and the outer half of a tile that is no double."""
    box, (x, y) = lying.box, lying.way
    near = (box.left + 1 if x > 0 else box.right - 1, box.top + 1 if y > 0 else box.bottom - 1)
    return near, (near[0] + 2 * x, near[1] + 2 * y)


def touch(one: Lying, other: Lying) -> bool:
    """Whether the outer half of a tile touches the inner half of the next one along a whole side."""

    def cell(lying: Lying, outer: bool) -> tuple[int, int]:
        if lying.double:
            return (lying.box.left + lying.box.right) // 2, (lying.box.top + lying.box.bottom) // 2
        return halves(lying)[outer]

    a, b = cell(one, True), cell(other, False)
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) == 2


def faults(found: Line, room: Rect, start: int) -> list[str]:
    boxes = [lying.box for lying in found.tiles]
    ends = [place for places in found.places for place in places.values()]
    wrong = [f"{a} lies on {b}" for a, b in combinations(boxes, 2) if a.meets(b)]
    wrong += ["an open end is covered" for end in ends for box in boxes if end.meets(box)]
    if found.places[0][""].meets(found.places[1][""]):
        wrong.append("the two ends meet")
    wrong += [f"{box} is out of the room" for box in boxes + ends if not inside(found.rect(box), room)]
    right = found.tiles[start + 1 :]
    left = list(reversed(found.tiles[:start]))
    wrong += [f"{a} and {b} are apart" for arm in (left, right) for a, b in pairwise(arm) if not touch(a, b)]
    return wrong


def inside(rect: Rect, room: Rect) -> bool:
    fits = rect.x >= room.x - 0.01 and rect.y >= room.y - 0.01
    return fits and rect.right <= room.right + 0.01 and rect.bottom <= room.bottom + 0.01


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_line_never_lies_on_itself_and_both_ends_stay_free(size):
    chance = random.Random(f"{size}")
    for number in range(LINES):
        room, tallest = room_for(size, chance.choice((2, 3, 4)))
        tiles, start = chain(chance, chance.randint(1, 28))
        made = lay_line(pieces(chance, tiles, chance.choice((0.0, 0.1, 0.4))), start, room, tallest)
        assert len(made.tiles) == len(tiles)
        assert faults(made, room, start) == [], (number, tiles, start)


def test_a_chosen_turn_is_kept_where_there_is_room():
    room = Rect(0, 0, 1200, 400)
    made = lay_line([Piece(False), Piece(False, "r"), Piece(False), Piece(False, "l")], 0, room, 100)
    assert [lying.way for lying in made.tiles] == [(1, 0), (0, 1), (0, 1), (1, 0)]


def test_a_line_that_runs_into_itself_is_laid_anew():
    room = Rect(0, 0, 1800, 400)
    knot = [Piece(False), *[Piece(False, "r")] * 5]
    made = lay_line(knot, 0, room, 100)
    assert [lying.way for lying in made.tiles] == [(1, 0)] * 6


def test_the_places_beside_an_end_are_offered_but_not_at_a_double():
    room = Rect(0, 0, 1200, 400)
    assert set(lay_line([Piece(False)], 0, room, 100).places[1]) == {"", "l", "r"}
    assert set(lay_line([Piece(False), Piece(True)], 0, room, 100).places[1]) == {""}


def test_cards_of_a_full_line_stay_large_enough_to_read():
    chance = random.Random("full")
    for size, least in zip(SIZES, (22, 36, 70, 200), strict=True):
        for seats in (2, 3, 4):
            room, tallest = room_for(size, seats)
            tiles: list[tuple[int, int]] = []
            while len(tiles) < 28:
                tiles, start = chain(chance, 28)
            made = lay_line(pieces(chance, tiles, 0), start, room, tallest)
            assert made.unit * 4 >= least, (size, seats, made.unit * 4)
