"""The number cards, 6 to 9: bells and shields stand free, roses and acorns hang on a stem."""

from collections.abc import Callable

from ..kit.art import Art
from ..kit.shapes import Knot, circle, curve, ellipse, smooth
from ..palette import PAPER
from ..signs.swiss import acorn, bell, black_shield, rose
from .plain import HEIGHT, WIDTH, number

Place = tuple[float, float]

LEFT, MIDDLE, RIGHT = 0.27, 0.5, 0.73
ROSE_ROOM = 53  # radius of the gap in the stem round the odd rose, at scale 1
FOUR_ROWS = (0.178, 0.393, 0.607, 0.822)
BELL_TILTS = (-34, 28)  # one bell after the other


def _pairs(rows: tuple[float, ...], left: float = LEFT) -> list[Place]:
    """Two columns, row by row."""
    return [(x, y) for y in rows for x in (left, 1 - left)]


BELLS: dict[str, tuple[float, list[Place]]] = {
    "6": (0.98, _pairs((0.2, 0.5, 0.8))),
    "7": (0.94, [*_pairs((0.2, 0.535, 0.82)), (MIDDLE, 0.352)]),
    "8": (0.9, _pairs(FOUR_ROWS)),
    "9": (0.88, [*_pairs(FOUR_ROWS), (MIDDLE, 0.5)]),
}
SHIELDS: dict[str, tuple[float, list[Place]]] = {
    "6": (1.06, _pairs((0.235, 0.5, 0.765))),
    "7": (1.0, [*_pairs((0.225, 0.5, 0.775), 0.235), (MIDDLE, 0.36)]),
    "8": (1.0, [*_pairs((0.225, 0.5, 0.775), 0.235), (MIDDLE, 0.36), (MIDDLE, 0.64)]),
    "9": (0.98, [(x, y) for y in (0.235, 0.5, 0.765) for x in (0.215, MIDDLE, 0.785)]),
}
ROSES: dict[str, tuple[float, list[Place]]] = {
    "6": (0.84, _pairs((0.255, 0.5, 0.745), 0.25)),
    "7": (0.84, [*_pairs((0.2, 0.57, 0.8), 0.25), (MIDDLE, 0.37)]),
    "8": (0.82, _pairs(FOUR_ROWS, 0.25)),
    "9": (0.82, [*_pairs(FOUR_ROWS, 0.25), (MIDDLE, 0.5)]),
}
ACORNS: dict[str, tuple[float, list[Place]]] = {
    "6": (1.06, _pairs((0.27, 0.5, 0.73), 0.29)),
    "7": (1.0, [*_pairs((0.385, 0.575, 0.765), 0.29), (MIDDLE, 0.185)]),
    "8": (0.96, _pairs((0.215, 0.405, 0.595, 0.785), 0.29)),
    "9": (0.92, [*_pairs((0.34, 0.495, 0.65, 0.805), 0.29), (MIDDLE, 0.165)]),
}


def bells(rank: str) -> Art:
    """Bells, each leaning another way than the one before."""
    art = Art().define("sign", bell())
    scale, places = BELLS[rank]
    for k, (x, y) in enumerate(places):
        tilt = BELL_TILTS[(k + k // 2) % 2] if x != MIDDLE else 0
        art.use("sign", x * WIDTH, y * HEIGHT, scale, tilt if y <= 0.5 else tilt + 180)
    number(art, rank)
    return art


def shields(rank: str) -> Art:
    """Shields, no two of them alike; the upper ones point up, the lower ones down."""
    art = Art()
    scale, places = SHIELDS[rank]
    for k, (x, y) in enumerate(places):
        which = (k + int(rank)) % 9  # each card begins with another one
        art.place(black_shield(which), x * WIDTH, y * HEIGHT, scale, 180 if y < 0.5 else 0)
    number(art, rank)
    return art


def roses(rank: str) -> Art:
    """Roses on the twigs of the stem, the odd one in a gap of it."""
    scale, places = ROSES[rank]
    art = stem([y * HEIGHT for x, y in places if x < MIDDLE], 52)
    for x, y in places:
        if x == MIDDLE:
            _gap(art, y * HEIGHT, ROSE_ROOM * scale)
    art.define("sign", rose())
    for x, y in places:
        art.use("sign", x * WIDTH, y * HEIGHT, scale, 180 if y > 0.5 else 0)
    number(art, rank)
    return art


def acorns(rank: str) -> Art:
    """Acorns lying on both sides of the stem, the odd one upright on its top."""
    scale, places = ACORNS[rank]
    odd = places[-1] if places[-1][0] == MIDDLE else None
    rows = [y * HEIGHT for x, y in places if x < MIDDLE]
    art = stem(rows, 20) if odd is None else stem(rows, 20, odd[1] * HEIGHT + 40 * scale)
    art.define("sign", acorn())
    for x, y in places:
        turn = 0 if x == MIDDLE else -90 if x < MIDDLE else 90
        art.use("sign", x * WIDTH, y * HEIGHT, scale, turn)
    number(art, rank)
    return art


BUD: list[Knot] = [(0, 8, "c"), (-11, 0), (-9, -15), (0, -24, "c"), (9, -15), (11, 0)]
LEAF: list[Knot] = [(0, 10, "c"), (-11, 6), (-19, -2), (-26, -14, "c"), (-13, -12), (-4, -2)]


def stem(rows: list[float], reach: float, start: float | None = None) -> Art:
    """The turned baluster in the middle, with a twig to both sides at every row and buds at its ends; it
    begins at `start`, where something else stands on it."""
    art = Art(1.8)
    centre_x, centre_y = WIDTH / 2, HEIGHT / 2
    top, foot = min(rows) - 30 if start is None else start, max(rows) + 30
    twigs = ""
    for y in rows:
        lift = 30 if y <= centre_y else -30
        for side in (-1, 1):
            twigs += curve(
                (centre_x, y + lift),
                (centre_x + side * reach * 0.3, y + lift * 0.2),
                (centre_x + side * reach, y),
            )
    art.stroke(twigs, 2.6, "pine")
    for side in (-1, 1):
        half: list[Knot] = [
            (centre_x, top), (centre_x + side * 3.4, top + 20), (centre_x + side * 8, centre_y - 26),
            (centre_x + side * 4, centre_y - 8), (centre_x + side * 4, centre_y + 8),
            (centre_x + side * 8, centre_y + 26), (centre_x + side * 3.4, foot - 20), (centre_x, foot),
        ]  # fmt: skip
        art.shape(smooth([(k[0], k[1], "c") if n in (0, 7) else k for n, k in enumerate(half)]),
                  "red" if side < 0 else "night", (0, 0))  # fmt: skip
    for y in (centre_y - 24, centre_y + 24):
        art.shape(ellipse(centre_x, y, 11, 4.4), "yellow", (2, 1), line=1.5)
    art.shape(ellipse(centre_x, centre_y, 13, 8), "night", (0, 0)).fill(
        ellipse(centre_x, centre_y, 6, 3), "yellow"
    )
    if start is None:
        art.place(_bud(), centre_x, top)
    art.place(_bud(), centre_x, foot, 1, 180)
    return art


def _gap(art: Art, y: float, radius: float) -> None:
    """An opening in the stem, between two pairs of leaves."""
    art.fill(circle(WIDTH / 2, y, radius), PAPER)
    for side in (-1, 1):
        art.place(_leaves(), WIDTH / 2, y + side * radius, 0.8, 0 if side > 0 else 180)


def _bud() -> Art:
    """A red bud between two leaves, pointing up."""
    return Art(1.8).shape(smooth(BUD), "red", (3, 1)).add(_leaves())


def _leaves() -> Art:
    """Two leaves spreading upwards."""
    art = Art(1.8)
    for flip in (False, True):
        art.place(Art(1.8).shape(smooth(LEAF), "green", (2, 1)), 0, 0, 1, 0, flip)
    return art


def _card(draw: Callable[[str], Art], rank: str) -> Callable[[], Art]:
    return lambda: draw(rank)


CARDS: dict[str, Callable[[], Art]] = {
    rank + suit: _card(draw, rank)
    for suit, draw in (("a", acorns), ("r", roses), ("s", shields), ("b", bells))
    for rank in BELLS
}
