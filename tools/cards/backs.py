"""Card backs: three dense repeats in two colours and a dark tone, at the five card heights.

The program recolours a back by replacing the three colours in the text, so no other colour may appear.
Every back looks the same upside down.
"""

import math
from collections.abc import Callable

from .decks import ASSETS
from .kit import geometry as geo
from .kit.geometry import number, path
from .kit.shapes import circle, common, diamond, leaf, line, moved, rect, star

MAIN, GROUND, DEEP = "#b0282e", "#fdfbf5", "#7d1a20"
COLOURS = (MAIN, GROUND, DEEP)
WIDTH = 300
HEIGHTS = (420, 462, 468, 498, 545)
MARGIN = 13.0
MIDDLE_BAND = 8.0
FOLDER = ASSETS / "backs"


def _path(d: str, fill: str) -> str:
    return f'<path d="{d}" fill="{fill}"/>' if d else ""


def _stroke(d: str, colour: str, width: float) -> str:
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{number(width)}"/>'


def _fit(length: float, step: float) -> tuple[int, float]:
    """How many steps of about `step` fill a length, and the step that fits exactly."""
    count = max(1, round(length / step))
    return count, length / count


def _frame(height: float, inset: float, body: str) -> str:
    """Ground, coloured field, the repeat, and a double edge."""
    w, h = WIDTH - 2 * MARGIN, height - 2 * MARGIN
    field = _path(rect(MARGIN, MARGIN, w, h, 7), MAIN)
    edges = _stroke(rect(MARGIN, MARGIN, w, h, 7), DEEP, 2.4)
    edges += _stroke(rect(inset, inset, WIDTH - 2 * inset, height - 2 * inset, 3), GROUND, 2.2)
    edges += _stroke(
        rect(inset + 3.4, inset + 3.4, WIDTH - 2 * inset - 6.8, height - 2 * inset - 6.8, 2), DEEP, 1.2
    )
    return field + body + edges


def _border_beads(height: float, offset: float, step: float) -> str:
    """Dots between the outer edge and the inner line."""
    d = ""
    across, dx = _fit(WIDTH - 2 * offset, step)
    down, dy = _fit(height - 2 * offset, step)
    for i in range(across + 1):
        for y in (offset, height - offset):
            d += circle(offset + i * dx, y, 2.3)
    for j in range(1, down):
        for x in (offset, WIDTH - offset):
            d += circle(x, offset + j * dy, 2.3)
    return _path(d, GROUND)


def lattice(height: float) -> str:
    """A diamond lattice of double lines with a small flower in every field."""
    inset = 26.0
    x0, y0 = inset + 4, inset + 4
    w, h = WIDTH - 2 * x0, height - 2 * y0
    columns, dx = _fit(w, 30)
    rows, dy = _fit(h, 38)
    lines, flowers = "", ""
    for j in range(rows * 2 + 1):
        petals, hearts, dots = "", "", ""
        for i in range(columns * 2 + 1):
            x, y = x0 + i * dx / 2, y0 + j * dy / 2
            inside = 0 < i < columns * 2 and 0 < j < rows * 2
            if (i + j) % 2:
                if inside:
                    petals += star(x, y, 9, 3.4, 8)
                    hearts += circle(x, y, 2.4)
                continue
            dots += diamond(x, y, 3.4, 3.4) if inside else ""
            if i < columns * 2 and j < rows * 2:
                lines += line((x, y), (x + dx / 2, y + dy / 2))
            if i > 0 and j < rows * 2:
                lines += line((x, y), (x - dx / 2, y + dy / 2))
        flowers += _path(dots + petals, GROUND) + _path(hearts, MAIN)
    body = _path(rect(x0, y0, w, h), DEEP)
    body += _stroke(lines, MAIN, 9) + _stroke(lines, GROUND, 2.2) + flowers
    return _frame(height, inset, body) + _border_beads(height, (MARGIN + inset) / 2, 13)


def rosette(height: float) -> str:
    """Overlapping circles that make four-petalled flowers, with a large rosette at the centre."""
    inset = 24.0
    x0, y0 = inset + 4, inset + 4
    w, h = WIDTH - 2 * x0, height - 2 * y0
    columns, dx = _fit(w, 27)
    rows, dy = _fit(h, 27)
    body = _path(rect(x0, y0, w, h), MAIN)
    for j in range(rows + 1):  # a path for every row: QtSvg is slow on one path of many parts
        petals, dark = "", ""
        for i in range(columns + 1):
            x, y = x0 + i * dx, y0 + j * dy
            dark += circle(x, y, 2.6)
            if i < columns:
                petals += _petal(x, y, dx, 0)
            if j < rows:
                petals += _petal(x, y, 0, dy)
            if i < columns and j < rows:
                dark += diamond(x + dx / 2, y + dy / 2, 4.6, 4.6)
        body += _path(petals, GROUND) + _path(dark, DEEP)
    body += _medallion(WIDTH / 2, height / 2, 58)
    return _frame(height, inset, body) + _border_beads(height, (MARGIN + inset) / 2, 11)


def _petal(x: float, y: float, dx: float, dy: float) -> str:
    """A pointed petal between two crossings of the grid, dx or dy apart."""
    x0, y0, x1, y1 = x + 0.08 * dx, y + 0.08 * dy, x + 0.92 * dx, y + 0.92 * dy
    mx, my = x + dx / 2, y + dy / 2
    side_x, side_y = 0.34 * dy, 0.34 * dx
    return path(
        "M", x0, y0, "Q", mx - side_x, my - side_y, x1, y1, "Q", mx + side_x, my + side_y, x0, y0, "Z"
    )


def _medallion(cx: float, cy: float, r: float) -> str:
    """A round rosette of two rings of petals."""
    body = (
        _path(circle(cx, cy, r + 7), DEEP)
        + _path(circle(cx, cy, r + 4), GROUND)
        + _path(circle(cx, cy, r), MAIN)
    )
    outer, inner, gaps = "", "", ""
    for k in range(16):
        outer += moved(
            leaf(r * 0.5, r * 0.24),
            cx + r * 0.46 * _cos(k * 22.5),
            cy + r * 0.46 * _sin(k * 22.5),
            1,
            k * 22.5,
        )
        gaps += circle(cx + r * 0.9 * _cos(k * 22.5 + 11.25), cy + r * 0.9 * _sin(k * 22.5 + 11.25), 1.9)
    for k in range(8):
        inner += moved(
            leaf(r * 0.38, r * 0.22), cx + r * 0.1 * _cos(k * 45), cy + r * 0.1 * _sin(k * 45), 1, k * 45
        )
    body += _path(outer, GROUND) + _path(gaps, GROUND) + _stroke(circle(cx, cy, r * 0.5), GROUND, 1.6)
    body += _path(circle(cx, cy, r * 0.47), DEEP) + _path(inner, GROUND)
    return body + _path(circle(cx, cy, r * 0.12), MAIN) + _stroke(circle(cx, cy, r * 0.12), GROUND, 1.4)


def _cos(degrees: float) -> float:
    return math.cos(math.radians(degrees))


def _sin(degrees: float) -> float:
    return math.sin(math.radians(degrees))


def scales(height: float) -> str:
    """Rows of fan-shaped scales that turn round at the middle."""
    inset = 24.0
    x0, y0 = inset + 4, inset + 4
    w = WIDTH - 2 * x0
    columns, dx = _fit(w, 34)
    r = dx / 2
    depth = height / 2 + MIDDLE_BAND - r - y0  # the last row ends under the middle band
    rows, dy = _fit(depth, r * 0.92)
    fans = ""
    for j in range(rows, -1, -1):
        y = y0 + 3 + j * dy
        for i in range(columns):
            fans += (
                _use("fan", x0 + r + i * dx + (r if j % 2 else 0), y)
                if not (j % 2 and i == columns - 1)
                else ""
            )
        if j % 2:
            fans += _use("half-fan", x0, y) + _use("half-fan", x0 + w, y, mirrored=True)
    defs = f'<g id="fan">{_fan(r)}</g><g id="half-fan">{_fan(r, half=True)}</g><g id="half">{fans}</g>'
    halves = f'<defs>{defs}</defs><use xlink:href="#half"/>'
    halves += f'<use xlink:href="#half" transform="rotate(180 {number(WIDTH / 2)} {number(height / 2)})"/>'
    whole = geo.area(rect(MARGIN, MARGIN, WIDTH - 2 * MARGIN, height - 2 * MARGIN, 7))
    window = geo.area(rect(x0, y0, w, height - 2 * y0))
    edge = _path(geo.outline(whole.difference(window)), MAIN)  # covers the scales that stick out
    body = _frame(height, inset, halves + _middle_band(height, x0, w) + edge)
    return body + _border_beads(height, (MARGIN + inset) / 2, 11)


def _middle_band(height: float, x0: float, w: float) -> str:
    """The dark band with lozenges and the medallion across the middle."""
    y, half = height / 2, MIDDLE_BAND
    body = _path(rect(x0, y - half, w, 2 * half), DEEP)
    for edge in (y - half, y + half):
        body += _stroke(line((x0, edge), (x0 + w, edge)), GROUND, 2)
    count, step = _fit(w, 15)
    body += _path("".join(diamond(x0 + (i + 0.5) * step, y, 5, 4) for i in range(count)), GROUND)
    return body + _medallion(WIDTH / 2, y, 46)


def _use(name: str, x: float, y: float, mirrored: bool = False) -> str:
    flip = "scale(-1,1)" if mirrored else ""
    return f'<use xlink:href="#{name}" transform="translate({number(x)},{number(y)}){flip}"/>'


def _fan(r: float, half: bool = False) -> str:
    """One scale: rings of ground, main and dark colour round 0,0; with `half` only the right side."""
    rings = ((r, GROUND), (r - 2.4, MAIN), (r * 0.66, GROUND), (r * 0.66 - 1.8, DEEP), (r * 0.3, GROUND))
    parts = ""
    for radius, colour in rings:
        disc = circle(0, 0, radius)
        parts += _path(common(disc, rect(0, -r, r, 2 * r)) if half else disc, colour)
    return parts


DESIGNS: dict[str, Callable[[float], str]] = {"lattice": lattice, "rosette": rosette, "scales": scales}
FILES: dict[str, tuple[str, int]] = {
    f"{design}-{height}": (design, height) for design in DESIGNS for height in HEIGHTS
}


def svg(name: str) -> str:
    """The text of one back file."""
    design, height = FILES[name]
    ground = f'<rect width="{WIDTH}" height="{height}" rx="12" fill="{GROUND}"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'viewBox="0 0 {WIDTH} {height}" '
        f'width="{WIDTH}" height="{height}">{ground}{DESIGNS[design](height)}</svg>\n'
    )
