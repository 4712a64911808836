"""Domino tiles: a body, its back, and seven halves, each upright and lying.

Standing and lying tiles are drawn apart, so that the light falls from the top left in both. A tile is put
together when it is shown: the body with two halves on it. Gradients are allowed here alone.

    python -m tools.cards.tiles          writes the files of both sets
"""

from dataclasses import dataclass
from pathlib import Path

ASSETS = Path(__file__).resolve().parents[2] / "assets" / "cards"
SHORT, LONG = 300, 600
ROUND = 40
PIP = 31
# Where the pips of a half are, in steps from its middle: columns, and rows along the tile.
STEP_ACROSS, STEP_ALONG = 76, 80
CORNERS = [(-1, -1), (1, 1), (1, -1), (-1, 1)]
PATTERNS: list[list[tuple[int, int]]] = [
    [],
    [(0, 0)],
    CORNERS[:2],
    [*CORNERS[:2], (0, 0)],
    CORNERS,
    [*CORNERS, (0, 0)],
    [*CORNERS, (-1, 0), (1, 0)],
]


@dataclass(frozen=True)
class Set:
    """The colours of a set, light to dark; `hole` is a pip, `rim` the light on its lower edge."""

    name: str
    face: tuple[str, str, str]
    light: str
    dark: str
    edge: str
    hole: tuple[str, str]
    rim: str
    groove: str
    ornament: str


SETS = (
    Set(
        "ivory", ("#fffdf4", "#f6ead0", "#e7d3a8"), "#ffffff", "#b7985f", "#6d5630",
        ("#0f0c09", "#3a3128"), "#fffdf0", "#8a7042", "#b89a5e",
    ),
    Set(
        "ebony", ("#514a47", "#38322f", "#221e1c"), "#8c827c", "#0d0b0a", "#070606",
        ("#fffdf4", "#e2d3b0"), "#17120e", "#0b0908", "#b99d63",
    ),
)  # fmt: skip


def _size(lying: bool) -> tuple[int, int]:
    return (LONG, SHORT) if lying else (SHORT, LONG)


def _svg(width: int, height: int, defs: str, body: str) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
    return f'{head}width="{width}" height="{height}"><defs>{defs}</defs>{body}</svg>\n'


def _gradient(name: str, colours: tuple[str, ...], width: int, height: int) -> str:
    """From the top left to the bottom right, whatever the shape: the light comes from there."""
    stops = "".join(
        f'<stop offset="{place / (len(colours) - 1):g}" stop-color="{colour}"/>'
        for place, colour in enumerate(colours)
    )
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="0" y1="0" '
        f'x2="{width}" y2="{height}">{stops}</linearGradient>'
    )


def _rounded(inset: float, width: int, height: int, paint: str) -> str:
    wide, high = width - 2 * inset, height - 2 * inset
    at = f'x="{inset:g}" y="{inset:g}" width="{wide:g}" height="{high:g}"'
    return f'<rect {at} rx="{ROUND - inset:g}" {paint}/>'


def _block(tiles: Set, lying: bool) -> tuple[str, str]:
    """The block itself with its bevel: gradients, and what is drawn."""
    width, height = _size(lying)
    defs = _gradient("face", tiles.face, width, height)
    defs += _gradient("bevel", (tiles.light, tiles.face[1], tiles.dark), width, height)
    body = _rounded(3, width, height, f'fill="url(#bevel)" stroke="{tiles.edge}" stroke-width="6"')
    body += _rounded(19, width, height, 'fill="url(#face)"')
    return defs, body


def body(tiles: Set, lying: bool) -> str:
    """The front without pips: the groove across the middle, and its brass pin."""
    width, height = _size(lying)
    defs, drawn = _block(tiles, lying)
    defs += (
        '<radialGradient id="brass" cx="0.36" cy="0.32" r="0.75"><stop offset="0" stop-color="#fff0b8"/>'
        '<stop offset="0.45" stop-color="#d3a441"/><stop offset="1" stop-color="#74501a"/></radialGradient>'
    )
    middle = LONG / 2
    line = 'stroke-linecap="round" stroke="{}" stroke-width="{}"'
    for away, colour, thick in ((0, tiles.groove, 7), (5, tiles.light, 3)):
        at, paint = middle + away, line.format(colour, thick)
        if lying:
            drawn += f'<line x1="{at:g}" y1="52" x2="{at:g}" y2="{SHORT - 52}" {paint}/>'
        else:
            drawn += f'<line x1="52" y1="{at:g}" x2="{SHORT - 52}" y2="{at:g}" {paint}/>'
    drawn += (
        f'<circle cx="{width / 2:g}" cy="{height / 2:g}" r="17" fill="url(#brass)" '
        f'stroke="{tiles.groove}" stroke-width="3"/>'
    )
    return _svg(width, height, defs, drawn)


def half(tiles: Set, value: int, lying: bool) -> str:
    """The pips of a half, drilled into the block: dark above, a lit rim below."""
    defs = (
        '<radialGradient id="pip" cx="0.42" cy="0.38" r="0.7">'
        f'<stop offset="0" stop-color="{tiles.hole[0]}"/>'
        f'<stop offset="1" stop-color="{tiles.hole[1]}"/></radialGradient>'
    )
    drawn = ""
    for across, along in PATTERNS[value]:
        x, y = across * STEP_ACROSS, along * STEP_ALONG
        if lying:  # the tile is turned to the left: what was at its top is now at its left
            x, y = y, -x
        x, y = SHORT // 2 + x, SHORT // 2 + y
        drawn += f'<circle cx="{x + 2.5:g}" cy="{y + 3:g}" r="{PIP + 2}" fill="{tiles.rim}"/>'
        drawn += f'<circle cx="{x}" cy="{y}" r="{PIP}" fill="url(#pip)"/>'
    return _svg(SHORT, SHORT, defs, drawn)


def back(tiles: Set) -> str:
    """The back, which only ever stands: a frame and a star."""
    defs, drawn = _block(tiles, lying=False)
    for inset, corner, thick in ((58, 22, 7), (74, 14, 2.5)):
        drawn += (
            f'<rect x="{inset}" y="{inset}" width="{SHORT - 2 * inset}" height="{LONG - 2 * inset}" '
            f'rx="{corner}" fill="none" stroke="{tiles.ornament}" stroke-width="{thick}"/>'
        )
    points = " ".join(
        f"{SHORT / 2 + x * far:.1f},{LONG / 2 + y * far:.1f}"
        for x, y, far in (
            (0, -1, 70), (0.7, -0.7, 22), (1, 0, 58), (0.7, 0.7, 22),
            (0, 1, 70), (-0.7, 0.7, 22), (-1, 0, 58), (-0.7, -0.7, 22),
        )
    )  # fmt: skip
    drawn += f'<polygon points="{points}" fill="{tiles.ornament}"/>'
    for y in (150, LONG - 150):
        drawn += f'<circle cx="{SHORT / 2:g}" cy="{y}" r="10" fill="{tiles.ornament}"/>'
    return _svg(SHORT, LONG, defs, drawn)


def files(tiles: Set) -> dict[str, str]:
    """Every file of a set by its name."""
    found = {"body.svg": body(tiles, lying=False), "body-lying.svg": body(tiles, lying=True)}
    found["back.svg"] = back(tiles)
    for value in range(7):
        found[f"{value}.svg"] = half(tiles, value, lying=False)
        found[f"{value}-lying.svg"] = half(tiles, value, lying=True)
    return found


def build() -> None:
    """Write both sets."""
    for tiles in SETS:
        folder = ASSETS / tiles.name
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in files(tiles).items():
            (folder / name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    build()
