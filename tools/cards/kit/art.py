"""The SVG writer.  An Art collects elements; arts are placed into arts and at last into a card."""

from collections.abc import Callable, Sequence

from ..palette import CARD_EDGE, INK, PAPER, shade_of, tone
from . import geometry as geo
from . import shapes
from .geometry import Area, Path, number
from .shading import Hatch, hatch_path, shade_area

LINE = 2.0
CARD_RADIUS = 12
NO_SHADE = (0.0, 0.0)
THIN_STROKE = 1.4
ROUND_ENDS = ' stroke-linecap="round" stroke-linejoin="round"'


class Art:
    """A drawing in its own coordinates.  `line` is the usual outline width; with `clip` everything
    drawn is cut to that area in the geometry itself, since QtSvg ignores clip paths."""

    light = 1  # -1 while a mirrored part is being drawn, see mirrored()

    def __init__(self, line: float = LINE, clip: Path | None = None) -> None:
        self.line = line
        self.clip: Area | None = None if clip is None else geo.area(clip)
        self.elements: list[str] = []
        self.symbols: dict[str, str] = {}

    # ------------------------------------------------------------ drawing

    def shape(
        self,
        d: Path,
        colour: str,
        shade: tuple[float, float] = (5, 3),
        hatch: Hatch | None = None,
        line: float | None = None,
        ink: str = INK,
    ) -> "Art":
        """An outlined area with its darker tone on the side away from the light."""
        width = self.line if line is None else line
        whole = geo.area(d)
        visible = whole
        edge = d
        if self.clip is not None:
            visible = whole.intersection(self.clip)
            if visible.is_empty:
                return self
            if not visible.equals(whole):
                edge = self._cut_edge(d)  # no line along the cut
                d = geo.outline(visible)
        inner = self._shade(visible, whole, colour, shade) + self._hatch(visible, whole, hatch)
        border = ""
        if width:
            border = f' stroke="{tone(ink)}" stroke-width="{number(width)}" stroke-linejoin="round"'
        if inner or not border or edge != d:
            self.elements.append(f'<path d="{d}" fill="{tone(colour)}"/>{inner}')
            if border and edge:
                self.elements.append(f'<path d="{edge}" fill="none"{border}/>')
        else:
            self.elements.append(f'<path d="{d}" fill="{tone(colour)}"{border}/>')
        return self

    def _cut_edge(self, d: Path) -> Path:
        """The part of an outline that lies inside the clip."""
        parts = []
        for sub in geo.flatten(d):
            parts += list(geo.pieces((*sub, sub[0]), self.clip))
        return "".join(geo.polyline(part) for part in parts)

    def _shade(self, visible: Area, whole: Area, colour: str, shade: tuple[float, float]) -> str:
        dark = shade_of(colour)
        if dark is None or shade == NO_SHADE:
            return ""
        sliver = shade_area(visible, whole, shade[0] * Art.light, shade[1])
        d = geo.outline(sliver)
        return f'<path d="{d}" fill="{dark}"/>' if d else ""

    def _hatch(self, visible: Area, whole: Area, hatch: Hatch | None) -> str:
        if hatch is None:
            return ""
        if Art.light < 0:
            hatch = hatch.mirrored()
        d = hatch_path(visible, whole, hatch)
        return f'<path d="{d}" fill="{tone(hatch.ink)}"/>' if d else ""

    def hatched(self, d: Path, hatch: Hatch, within: Path | None = None) -> "Art":
        """Only the hatching of `d`, optionally limited to `within`."""
        whole = geo.area(d)
        visible = whole if within is None else whole.intersection(geo.area(within))
        self.elements.append(self._hatch(visible, whole, hatch))
        return self

    def fill(self, d: Path, colour: str = INK) -> "Art":
        """A flat area without outline."""
        if self.clip is not None:
            d = geo.outline(geo.area(d).intersection(self.clip))
        if d:
            self.elements.append(f'<path d="{d}" fill="{tone(colour)}"/>')
        return self

    def stroke(self, d: Path, width: float = 1.2, colour: str = INK) -> "Art":
        """A line of even width; all but the thinnest have round ends, which cost time to render."""
        if self.clip is not None:
            parts = [part for sub in geo.flatten(d) for part in geo.pieces(sub, self.clip)]
            d = "".join(geo.polyline(part) for part in parts)
        if d:
            ends = ROUND_ENDS if width >= THIN_STROKE else ""
            self.elements.append(
                f'<path d="{d}" fill="none" stroke="{tone(colour)}" stroke-width="{number(width)}"{ends}/>'
            )
        return self

    def cord(self, d: Path, width: float, colour: str, edge: float = 2.6) -> "Art":
        """A coloured line with an ink edge on both sides: reins, handles, straps."""
        return self.stroke(d, width + edge).stroke(d, width, colour)

    def folds(self, lines: Sequence[tuple[float, ...]], thick: float = 1.6, colour: str = INK) -> "Art":
        """Folds of cloth: each (x0, y0, x1, y1) or (x0, y0, x1, y1, bend)."""
        d = "".join(shapes.wedge(f[0], f[1], f[2], f[3], thick, f[4] if len(f) > 4 else 0) for f in lines)
        return self.fill(d, colour)

    # ------------------------------------------------------------ composition

    def place(
        self, art: "Art", x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, flip: bool = False
    ) -> "Art":
        """Another art inside this one: mirrored and scaled, turned, then moved."""
        self.symbols.update(art.symbols)
        change = _transform(x, y, scale, turn, flip)
        self.elements.append(f'<g transform="{change}">{art.body()}</g>' if change else art.body())
        return self

    def add(self, art: "Art") -> "Art":
        return self.place(art)

    def define(self, name: str, art: "Art") -> "Art":
        """Keep `art` once in the file; draw it with use()."""
        self.symbols.update(art.symbols)
        self.symbols[name] = art.body()
        return self

    def use(
        self, name: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, flip: bool = False
    ) -> "Art":
        change = _transform(x, y, scale, turn, flip)
        place = f' transform="{change}"' if change else ""
        self.elements.append(f'<use xlink:href="#{name}"{place}/>')
        return self

    def body(self) -> str:
        return "".join(self.elements)


def _transform(x: float, y: float, scale: float, turn: float, flip: bool) -> str:
    words = []
    if x or y:
        words.append(f"translate({number(x)},{number(y)})")
    if turn:
        words.append(f"rotate({number(turn)})")
    if scale != 1 or flip:
        words.append(f"scale({-scale if flip else scale:.3g},{scale:.3g})")
    return "".join(words)


def mirrored(build: Callable[[], Art]) -> Art:
    """The art of `build` mirrored left to right, but lit from the top left like everything else."""
    Art.light = -Art.light
    try:
        art = build()
    finally:
        Art.light = -Art.light
    return Art().place(art, flip=True)


def bevelled(svg: str) -> str:
    """The same drawing with bevelled joins, which look alike on thin lines and render a sixth faster: for
    double-headed cards, where everything is drawn twice."""
    return svg.replace('stroke-linejoin="round"', 'stroke-linejoin="bevel"')


def card(art: Art, width: float, height: float, frame: Path | None = None) -> str:
    """A whole card: rounded paper ground, optional frame line, the drawing."""
    defs = "".join(f'<g id="{name}">{body}</g>' for name, body in art.symbols.items())
    ground = (
        f'<rect x=".75" y=".75" width="{number(width - 1.5)}" height="{number(height - 1.5)}" '
        f'rx="{CARD_RADIUS}" fill="{PAPER}" stroke="{CARD_EDGE}" stroke-width="1.5"/>'
    )
    if frame:
        ground += f'<path d="{frame}" fill="none" stroke="{INK}" stroke-width="1.6"/>'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'viewBox="0 0 {number(width)} {number(height)}" width="{number(width)}" height="{number(height)}">'
        f"{f'<defs>{defs}</defs>' if defs else ''}{ground}{art.body()}</svg>\n"
    )
