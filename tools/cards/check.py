"""Checks on the finished files: complete, valid, right shape, nothing QtSvg would draw wrongly."""

import itertools
import operator
import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from . import backs
from .decks import Deck

MAX_BYTES = 130_000
BENCH_WIDTH = 300
SMALL_WIDTH = 70
WINDOW = 14
LEAST_DIFFERENCE = 20.0

# all of these are ignored or drawn wrongly by QtSvg without any error, or need a font
FORBIDDEN = {
    "clip path": r"clip-path|<clipPath",
    "symbol": r"<symbol",
    "nested svg": r"<svg[\s\S]*<svg",
    "rgba colour": r"rgba\(",
    "paint order": r"paint-order",
    "blend mode": r"mix-blend-mode",
    "text": r"<text|textPath|font-",
    "mask": r"<mask|mask=",
    "filter": r"<filter|filter=",
    "style variable": r"var\(|<style",
    "gradient or pattern": r"Gradient|<pattern",
    "image": r"<image",
    "empty path": r'd=""',
}


def forbidden_features(svg: str) -> list[str]:
    return [name for name, pattern in FORBIDDEN.items() if re.search(pattern, svg)]


def check_text(name: str, svg: str, width: int, height: int) -> list[str]:
    """Everything that can be seen without rendering."""
    faults = [f"{name}: {feature}" for feature in forbidden_features(svg)]
    if len(svg.encode()) > MAX_BYTES:
        faults.append(f"{name}: {len(svg.encode())} bytes")
    try:
        root = ElementTree.fromstring(svg)
    except ElementTree.ParseError as error:
        return [*faults, f"{name}: {error}"]
    if root.get("viewBox") != f"0 0 {width} {height}":
        faults.append(f"{name}: viewBox {root.get('viewBox')}")
    drawn = {use.get("{http://www.w3.org/1999/xlink}href") for use in root.iter() if use.tag.endswith("}use")}
    known = {f"#{group.get('id')}" for group in root.iter() if group.get("id")}
    faults += [f"{name}: nothing called {missing}" for missing in sorted(str(d) for d in drawn - known)]
    return faults


def check_picture(name: str, svg: str, width: int, height: int) -> list[str]:
    """Valid for QtSvg, and not blank: some ink away from the edge."""
    from . import raster

    complaints = raster.complaints(svg)
    if complaints:
        return [f"{name}: {complaints[0]}"]
    wide, high = width // 4, height // 4
    image = raster.picture(svg, wide, high)
    middle = image.copy(wide // 8, high // 8, wide * 3 // 4, high * 3 // 4)
    data = raster.pixels(middle)
    tones = {data[i] // 32 for i in range(0, len(data), 4)}
    return [] if len(tones) > 2 else [f"{name}: blank"]


def files(deck: Deck) -> dict[str, Path]:
    return {name: deck.folder / f"{name}.svg" for name in deck.cards}


def check_deck(deck: Deck, render: bool = True) -> list[str]:
    """All faults of a deck."""
    faults = []
    for name, path in files(deck).items():
        if not path.exists():
            faults.append(f"{name}: missing")
            continue
        svg = path.read_text(encoding="utf-8")
        faults += check_text(name, svg, deck.width, deck.height)
        if render:
            faults += check_picture(name, svg, deck.width, deck.height)
    strays = {p.stem for p in deck.folder.glob("*.svg")} - set(deck.cards)
    return faults + [f"{name}: not a card of this deck" for name in sorted(strays)]


def check_backs(render: bool = True) -> list[str]:
    faults = []
    for name, (_, height) in backs.FILES.items():
        path = backs.FOLDER / f"{name}.svg"
        if not path.exists():
            faults.append(f"back {name}: missing")
            continue
        svg = path.read_text(encoding="utf-8")
        faults += check_text(name, svg, backs.WIDTH, height)
        extra = set(re.findall(r"#[0-9a-fA-F]{6}", svg)) - set(backs.COLOURS)
        faults += [f"back {name}: colour {colour}" for colour in sorted(extra)]
        if render:
            faults += check_picture(name, svg, backs.WIDTH, height)
    return faults


def bench(deck: Deck) -> dict[str, float]:
    """Milliseconds per card at 300 px wide."""
    from . import raster

    height = round(BENCH_WIDTH * deck.height / deck.width)
    times = {}
    for name, path in files(deck).items():
        times[name] = raster.milliseconds(path.read_text(encoding="utf-8"), BENCH_WIDTH, height)
    return times


def differences(deck: Deck) -> list[tuple[float, str, str]]:
    """How much every two cards differ at 70 px wide, in the red and green planes, where they differ most: the
    mean of the most different square of the size of a corner index.  Smallest first."""
    from . import raster

    height = round(SMALL_WIDTH * deck.height / deck.width)
    shots = {}
    for name, path in files(deck).items():
        data = raster.pixels(raster.picture(path.read_text(encoding="utf-8"), SMALL_WIDTH, height))
        shots[name] = (data[1::4], data[2::4])
    pairs = []
    for a, b in itertools.combinations(shots, 2):
        green, red = (map(abs, map(operator.sub, p, q)) for p, q in zip(shots[a], shots[b], strict=True))
        apart = list(map(operator.add, green, red))
        pairs.append((_most_different(apart, height) / (2 * WINDOW * WINDOW), a, b))
    return sorted(pairs)


def _most_different(apart: list[int], height: int) -> int:
    """The greatest sum in a square window of a picture SMALL_WIDTH wide."""
    greatest = 0
    for x in range(0, SMALL_WIDTH - WINDOW + 1, WINDOW // 2):
        rows = [sum(apart[y * SMALL_WIDTH + x : y * SMALL_WIDTH + x + WINDOW]) for y in range(height)]
        greatest = max(greatest, *(sum(rows[y : y + WINDOW]) for y in range(0, height - WINDOW + 1, 2)))
    return greatest
