"""The number cards, 6 to 10 of the four suits.

Each half shows all signs of the card, so that it reads from both sides: hearts and bells in columns in which
one covers the other, acorns and leaves in pairs on their stem.
"""

from collections.abc import Callable
from dataclasses import dataclass

from ..kit.art import Art
from ..kit.layout import double_headed
from ..kit.letters import word
from ..kit.shapes import Knot, curve, diamond, limb, rect, smooth
from ..signs.german import SUITS, heart
from .figure import CENTRE_X
from .plain import CUT, HEIGHT, WIDTH, index

ROMAN_FOOT, ROMAN_SIZE = 37, 20

Column = tuple[float, float, int]  # x, y of its first sign, how many


@dataclass(frozen=True)
class Columns:
    """Where hearts and bells stand in a half: the columns, the step down a column, the size."""

    columns: tuple[Column, ...]
    step: float
    scale: float


@dataclass(frozen=True)
class Sprig:
    """Where acorns and leaves hang in a half: pairs from y down, and one sign on top if `tip` is its y."""

    first: float
    step: float
    pairs: int
    tip: float | None = None


COLUMNS = {
    "6": Columns(((98, 88, 3), (202, 88, 3)), 45, 0.7),
    "7": Columns(((84, 100, 3), (150, 60, 1), (216, 100, 3)), 42, 0.66),
    "8": Columns(((98, 68, 4), (202, 68, 4)), 40, 0.67),
    "9": Columns(((78, 98, 3), (150, 74, 3), (222, 98, 3)), 43, 0.64),
    "10": Columns(((78, 106, 3), (150, 78, 4), (222, 106, 3)), 38.5, 0.62),
}
SPRIGS = {
    "6": Sprig(94, 44, 3),
    "7": Sprig(118, 39, 3, 61),
    "8": Sprig(76, 41, 4),
    "9": Sprig(107, 33.5, 4, 56),
    "10": Sprig(76, 32.5, 5),
}
SIZES = {
    ("a", "6"): 0.9,
    ("a", "9"): 0.76,
    ("a", "10"): 0.73,
    ("r", "6"): 0.9,
    ("r", "9"): 0.74,
    ("r", "10"): 0.74,
}
USUAL_SIZE = 0.84
REACH = {"a": 50.0, "r": 42.0}  # how far from its middle the foot of a sign is
TWIG = 14.0  # from the stem to the foot of a sign
MIDDLE_COLUMN = ("yellow", "blue")  # the hearts of nine and ten there


def _columns_half(rank: str, suit: str) -> Art:
    half = Art().define("sign", SUITS[suit].sign())
    coloured = suit == "s" and rank in ("9", "10")
    if coloured:
        for colour in MIDDLE_COLUMN:
            half.define(colour, heart(colour))
    plan = COLUMNS[rank]
    for x, y, count in plan.columns:
        for k in range(count):
            name = MIDDLE_COLUMN[k % 2] if coloured and x == CENTRE_X else "sign"
            half.use(name, x, y + k * plan.step, plan.scale)
    return half


def _sprig_half(rank: str, suit: str) -> Art:
    plan = SPRIGS[rank]
    size = SIZES.get((suit, rank), USUAL_SIZE)
    half = Art(1.8).define("sign", SUITS[suit].sign())
    top = plan.first - 12 if plan.tip is None else plan.tip + REACH[suit] * size - 4
    _stem(half, plan, top)
    x = TWIG + REACH[suit] * size
    for k in reversed(range(plan.pairs)):  # each pair lies on the one below it
        y = plan.first + k * plan.step
        for side in (-1, 1):
            half.use("sign", CENTRE_X + side * x, y, size, 90 * side)
    if plan.tip is not None:
        half.use("sign", CENTRE_X, plan.tip, size)
    return half


def _stem(half: Art, plan: Sprig, top: float) -> None:
    """The red stem with a golden twig to every sign, a bud on top if no sign is there."""
    rows = [plan.first + k * plan.step for k in range(plan.pairs)]
    for y in rows:
        for side in (-1, 1):
            twig = curve((CENTRE_X, y + 17), (CENTRE_X + side * 9, y + 12), (CENTRE_X + side * (TWIG + 6), y))
            half.cord(twig, 2.8, "yellow", 2.4)
    half.shape(rect(CENTRE_X - 3.6, top, 7.2, CUT - top), "red", (2.6, 0))
    for y in rows:
        if y + 26 < CUT:
            half.shape(diamond(CENTRE_X, y + 17, 6.4, 8.4), "yellow", (2, 1.4), line=1.5)
    half.shape(diamond(CENTRE_X, CUT, 7.6, 10), "yellow", (0, 0), line=1.6)
    if plan.tip is None:
        for side in (-1, 1):
            sepal: list[Knot] = [
                (CENTRE_X, top + 4),
                (CENTRE_X + side * 7, top),
                (CENTRE_X + side * 13, top - 8),
            ]
            half.shape(limb(sepal, [5, 6, 2]), "green", (1.4, 1), line=1.5)
        bud: list[Knot] = [
            (CENTRE_X, top - 18, "c"),
            (CENTRE_X + 7, top - 6),
            (CENTRE_X, top + 4),
            (CENTRE_X - 7, top - 6),
        ]
        half.shape(smooth(bud), "yellow", (2.6, 1.4), line=1.7)


def number_card(rank: str, suit: str) -> Art:
    half = _columns_half(rank, suit) if suit in "sb" else _sprig_half(rank, suit)
    art = double_headed(WIDTH, HEIGHT, half)
    if rank == "10":
        roman = word("X", ROMAN_SIZE)
        art.place(Art().fill(roman), CENTRE_X, ROMAN_FOOT)
        art.place(Art().fill(roman), CENTRE_X, HEIGHT - ROMAN_FOOT, 1, 180)
    index(art, rank, suit)
    return art


def _card(rank: str, suit: str) -> Callable[[], Art]:
    return lambda: number_card(rank, suit)


CARDS: dict[str, Callable[[], Art]] = {rank + suit: _card(rank, suit) for suit in SUITS for rank in COLUMNS}
