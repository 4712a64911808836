"""Our own emblem: a monogram T on a small shield with a crown, between two sprigs."""

from ..anatomy.hats import crown
from ..kit.art import Art, mirrored
from ..kit.letters import word
from ..kit.shapes import Knot, along, at, curve, smooth


def _sprig() -> Art:
    """A laurel sprig that rises to the left of the shield."""
    art = Art(1.5)
    stem: list[Knot] = [(-2, 34), (-24, 30), (-40, 10), (-42, -14)]
    art.cord(curve(*stem), 1.6, "green", 2.2)
    centre = along(stem)
    for i in range(7):
        x, y, dx, dy = at(centre, 0.14 + 0.84 * i / 6)
        for side in (-1, 1):
            nx, ny = -dy * side, dx * side
            tip = (x + nx * 9 + dx * 12, y + ny * 9 + dy * 12)
            knots: list[Knot] = [
                (x, y, "c"), (x + nx * 8 + dx * 2, y + ny * 8 + dy * 2), (*tip, "c"),
                (x + nx * 2 + dx * 8, y + ny * 2 + dy * 8),
            ]  # fmt: skip
            art.shape(smooth(knots), "green", (1.2, 1), line=1.3)
    return art


def emblem() -> Art:
    """About 100 wide and 90 high, centred on 0,0."""
    art = Art(1.9)
    art.place(_sprig()).place(mirrored(_sprig))
    shield: list[Knot] = [
        (-22, -18, "c"), (0, -15), (22, -18, "c"), (22, 8), (13, 24), (0, 33, "c"), (-13, 24), (-22, 8),
    ]  # fmt: skip
    art.shape(smooth(shield), "yellow", (4, 3))
    inner: list[Knot] = [
        (-17, -12, "c"), (0, -9.6), (17, -12, "c"), (17, 6), (10, 19), (0, 26, "c"), (-10, 19), (-17, 6),
    ]  # fmt: skip
    art.shape(smooth(inner), "red", (3, 2), line=1.3)
    art.fill(word("T", 25, 0, 17.5), "yellow")
    return art.place(crown("yellow", "pearls", width=40, height=20, y=-24), 0, -2, 0.96)
