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

ROMAN = "10"  # the card with an X above and below
ROMAN_FOOT, ROMAN_SIZE, ROMAN_WIDE, ROMAN_BOLD = 36, 23, 1.5, 1.6

Column = tuple[float, float, int]  # x, y of its first sign, how many


@dataclass(frozen=True)
class Columns:
    """Where hearts and bells stand in a half: the columns, the step down a column, the size."""

    columns: tuple[Column, ...]
    step: float
    scale: float


@dataclass(frozen=True)
class Sprig:
    """Where acorns and leaves hang in a half: pairs from y down, their size, and one sign on top if `tip` is
    its y."""

    first: float
    step: float
    pairs: int
    size: float
    tip: float | None = None

    @property
    def rows(self) -> list[float]:
        return [self.first + k * self.step for k in range(self.pairs)]


COLUMNS = {
    "6": Columns(((92, 84, 3), (208, 84, 3)), 45, 0.78),
    "7": Columns(((84, 100, 3), (150, 60, 1), (216, 100, 3)), 42, 0.66),
    "8": Columns(((101, 66, 4), (199, 66, 4)), 39.5, 0.65),
    "9": Columns(((78, 98, 3), (150, 74, 3), (222, 98, 3)), 43, 0.64),
    "10": Columns(((78, 106, 3), (150, 78, 4), (222, 106, 3)), 38.5, 0.62),
}
# The more signs, the smaller they are and the less is left between the two halves: three, four and five pairs
# differ at a glance.
SPRIGS = {
    "a6": Sprig(80, 44, 3, 0.92),
    "a7": Sprig(107, 38.5, 3, 0.82, 60),
    "a8": Sprig(68, 39, 4, 0.82),
    "a9": Sprig(92, 34.5, 4, 0.72, 56),
    "a10": Sprig(64, 35, 5, 0.72),
    "r6": Sprig(76, 43, 3, 0.9),
    "r7": Sprig(102, 39, 3, 0.8, 58),
    "r8": Sprig(66, 38, 4, 0.76),
    "r9": Sprig(84, 34.5, 4, 0.68, 50),
    "r10": Sprig(60, 34.5, 5, 0.68),
}
REACH = {"a": 45.0, "r": 34.0}  # how far from its middle the foot of a sign is
TWIG = {"a": 18.0, "r": 20.0}  # from the stem to the foot of a sign
JOINT = 17.0  # a twig leaves the stem so far below its sign
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
    plan = SPRIGS[suit + rank]
    half = Art(1.8).define("sign", SUITS[suit].sign())
    _stem(half, plan, TWIG[suit], REACH[suit])
    if plan.tip is None:
        top = plan.first - 12
        if rank == ROMAN:
            half.shape(diamond(CENTRE_X, top, 6.4, 8.4), "yellow", (2, 1.4), line=1.5)
        else:
            _bud(half, top)
    x = TWIG[suit] + REACH[suit] * plan.size
    for y in plan.rows:  # each pair lies on the one above it, whose light half shows
        half.use("sign", CENTRE_X - x, y, plan.size, -90, True)
        half.use("sign", CENTRE_X + x, y, plan.size, 90)
    if plan.tip is not None:
        half.use("sign", CENTRE_X, plan.tip, plan.size)
    return half


def _stem(half: Art, plan: Sprig, reach: float, foot: float) -> None:
    """The red stem with a golden twig to every sign; where there is room it ends above the cut."""
    top = plan.first - 12 if plan.tip is None else plan.tip + foot * plan.size - 4
    end = plan.rows[-1] + JOINT + 4
    if end > CUT - 12:
        end = CUT
    for y in plan.rows:
        for side in (-1, 1):
            middle, tip = CENTRE_X + side * reach * 0.7, CENTRE_X + side * (reach + 5)
            twig = curve((CENTRE_X, y + JOINT), (middle, y + 12), (tip, y))
            half.cord(twig, 2.8, "yellow", 2.4)
    half.shape(rect(CENTRE_X - 3.6, top, 7.2, end - top), "red", (2.6, 0))
    for y in plan.rows:
        half.shape(diamond(CENTRE_X, y + JOINT, 6.4, 8.4), "yellow", (2, 1.4), line=1.5)


def _bud(half: Art, top: float) -> None:
    """The golden bud on a stem, between two green sepals."""
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
    if rank == ROMAN:
        letter = word("X", ROMAN_SIZE, narrow=ROMAN_WIDE)
        roman = Art().fill(letter).stroke(letter, ROMAN_BOLD)
        art.place(roman, CENTRE_X, ROMAN_FOOT)
        art.place(roman, CENTRE_X, HEIGHT - ROMAN_FOOT, 1, 180)
    index(art, rank, suit)
    return art


def _card(rank: str, suit: str) -> Callable[[], Art]:
    return lambda: number_card(rank, suit)


CARDS: dict[str, Callable[[], Art]] = {rank + suit: _card(rank, suit) for suit in SUITS for rank in COLUMNS}
