"""Arms that show their joints: an elbow with folds, a wide sleeve that lets a narrow one out."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from ..anatomy.hands import Grip
from ..anatomy.sleeves import hoops, sleeve, upper_slashes
from ..kit.art import Art
from ..kit.shapes import Knot, limb

Place = tuple[float, float]

OUTER = (42.0, 44.0, 40.0, 37.0)  # widths of the wide sleeve from the shoulder past the elbow
INNER = (33.0, 29.0, 24.0)  # of the narrow one, from the elbow to the wrist
BULGE = (3.0, -6.0)  # of the upper arm, out of the straight line
FALL = 0.2  # how far down the forearm the wide sleeve reaches
HOOP = 7.0
HEM = 12.0  # from there to its hem
FOLDS = ((-44.0, 0.8), (-8.0, 1.0), (30.0, 0.8))  # turn and length of the folds that meet in an elbow


class Trim(NamedTuple):
    """What enlivens a sleeve: slashes in the upper arm, or hoops round it at fractions of its length."""

    colour: str
    hoops: Sequence[float] = ()


class Cloth(NamedTuple):
    """The colours of an arm: wide sleeve, narrow sleeve, the hem between them, the trimming of the wide."""

    outer: str
    inner: str
    hem: str
    trim: Trim | None = None


def trimmed(half: Art, knots: Sequence[Knot], widths: Sequence[float], trim: Trim | None) -> None:
    """Lay the trimming on a sleeve; slashes run from its first knot to its second."""
    if trim is not None and trim.hoops:
        hoops(half, knots, widths, trim.hoops, HOOP, trim.colour)
    elif trim is not None:
        upper_slashes(half, knots, widths, trim.colour)


def elbow_folds(half: Art, shoulder: Place, elbow: Place, wrist: Place, width: float) -> None:
    """Folds that spread from the inner side of a bent elbow over the sleeve."""
    up, down = _towards(elbow, shoulder), _towards(elbow, wrist)
    inward = math.atan2(up[1] + down[1], up[0] + down[0])
    x = elbow[0] + math.cos(inward) * width * 0.5
    y = elbow[1] + math.sin(inward) * width * 0.5
    lines = []
    for turn, share in FOLDS:
        angle = inward + math.pi + math.radians(turn)
        reach = width * 0.6 * share
        lines.append((x, y, x + math.cos(angle) * reach, y + math.sin(angle) * reach, 2.0))
    half.folds(lines, 1.7)


def jointed_arm(half: Art, shoulder: Place, elbow: Place, hand: Grip, cloth: Cloth) -> None:
    """A narrow sleeve to the wrist of `hand`, under a wide one that ends in a hem below the elbow."""
    wrist = hand.wrist
    end = _between(elbow, wrist, FALL)
    sleeve(half, [elbow, hand.forearm(10), wrist], INNER, cloth.inner, depth=9)
    half.folds([(*_between(elbow, wrist, 0.5), *_between(elbow, wrist, 0.86), 4)], 1.4)
    x, y = _between(shoulder, elbow, 0.5)
    upper: list[Knot] = [shoulder, (x + BULGE[0], y + BULGE[1]), elbow, end]
    sleeve(half, upper, OUTER, cloth.outer, depth=11)
    if cloth.trim is not None and cloth.trim.hoops:
        trimmed(half, upper, OUTER, cloth.trim)
    else:
        trimmed(half, [shoulder, elbow], OUTER, cloth.trim)
    elbow_folds(half, shoulder, elbow, wrist, OUTER[2])
    hem = _between(elbow, wrist, FALL + HEM / math.dist(elbow, wrist))
    half.shape(
        limb(_across(elbow, wrist, hem, OUTER[3] * 0.47), [9, 10, 9], 6), cloth.hem, (2, 1.6), line=1.7
    )


def _between(a: Place, b: Place, share: float) -> Place:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _towards(a: Place, b: Place) -> Place:
    length = math.dist(a, b) or 1.0
    return (b[0] - a[0]) / length, (b[1] - a[1]) / length


def _across(a: Place, b: Place, at: Place, half: float) -> Sequence[Knot]:
    """A slightly bowed line across the way from a to b."""
    x, y = _towards(a, b)
    middle = (at[0] + x * 3, at[1] + y * 3)
    return [(at[0] - y * half, at[1] + x * half), middle, (at[0] + y * half, at[1] - x * half)]
