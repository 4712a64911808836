"""Zones and spots agree with the figures of the design, and never overlap what is playable."""

import itertools
import json
from pathlib import Path

import pytest

from tappeto.ui.table.frame import BAR, Rect, size_class
from tappeto.ui.table.layout import frame_for, zones_for
from tappeto.ui.table.spots import Place, Spot, grid

ORACLE = json.loads((Path(__file__).parent / "zones.json").read_text())
SIZES = [(420, 320), (640, 480), (1000, 640), (1280, 800), (3840, 2160)]


def test_every_zone_is_where_the_design_has_it():
    assert len(ORACLE) == 285
    for shape, seats, width, height, ratio, card, zones in ORACLE:
        frame = frame_for(shape, width, height, ratio)
        found = zones_for(shape, seats, frame)
        assert set(found) == set(zones), (shape, width, height)
        assert frame.card == pytest.approx(card, abs=0.01)
        for name, rect in zones.items():
            assert tuple(found[name]) == pytest.approx(rect, abs=0.01), (shape, width, height, name)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("ratio", [0.55, 0.602, 0.716])
def test_twenty_cards_fit_on_the_table_with_a_strip_of_each_in_sight(size, seats, ratio):
    frame = frame_for("capture", size[0], size[1], ratio)
    zone = zones_for("capture", seats, frame)["table"]
    for count in range(1, 21):
        spots = Place(frame, {"table": zone}).table(count)
        assert len(spots) == count
        for spot in spots:
            assert zone.x - 1 <= spot.x
            assert spot.x + spot.height * ratio <= zone.right + 1
            assert zone.y - 1 <= spot.y
            assert spot.y + spot.height <= zone.bottom + 1
        same_row = [b.x - a.x for a, b in itertools.pairwise(spots) if b.y == a.y]
        assert min(same_row, default=99) >= 23.99


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 4])
def test_ten_cards_in_hand_show_a_strip_wide_enough_to_hit(size, seats):
    frame = frame_for("capture", size[0], size[1], 0.602)
    place = Place(frame, zones_for("capture", seats, frame))
    spots = place.own_hand(10)
    assert min(b.x - a.x for a, b in itertools.pairwise(spots)) >= 30


def test_a_grid_of_nothing_is_empty():
    assert grid(Rect(0, 0, 100, 100), 0, 0.6, 50) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_lies_over_a_playable_card(size, seats):
    frame = frame_for("capture", size[0], size[1], 0.602)
    zones = zones_for("capture", seats, frame)
    place = Place(frame, zones)
    playable = [*place.own_hand(10), *place.table(13)]
    piles = [spot for side in (0, 1) for spot in (*place.taken(side, 12), *place.swept(side, 5))]
    others = [spot for seat in range(1, seats) for spot in place.hand(seat, 10)]
    for card in playable:
        for other in (*piles, *others, *place.stock(20)):
            assert not (other.shown and _overlap(card, other, frame.ratio)), (size, seats, card, other)


def _box(spot: Spot, ratio: float) -> Rect:
    width = spot.height * ratio
    if not spot.turned:
        return Rect(spot.x, spot.y, width, spot.height)
    x, y = spot.x + width / 2, spot.y + spot.height / 2
    return Rect(x - spot.height / 2, y - width / 2, spot.height, width)


def _overlap(one: Spot, two: Spot, ratio: float) -> bool:
    a, b = _box(one, ratio), _box(two, ratio)
    slack = 2.0
    return (
        a.x < b.right - slack and b.x < a.right - slack and a.y < b.bottom - slack and b.y < a.bottom - slack
    )


def test_the_bar_is_lower_in_smaller_windows():
    assert [BAR[size_class(*size)] for size in ((420, 320), (640, 480), (1280, 800))] == [32, 38, 48]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("ratio", [0.55, 0.602, 0.716])
def test_twenty_cards_lie_side_by_side_in_a_small_window(seats, ratio):
    frame = frame_for("capture", 640, 480, ratio)
    spots = Place(frame, zones_for("capture", seats, frame)).table(20)
    for one, two in itertools.pairwise(spots):
        assert one.y != two.y or two.x - one.x >= one.height * ratio
