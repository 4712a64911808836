"""python -m tools.cards build | sheet | check | bench"""

import argparse
import statistics
import sys

from . import backs, check
from .decks import Deck, load

SHEET_WIDTH = 110
BACK_SHOWN = 498  # the height of back shown on a sheet
MEDIAN_MS, SLOWEST_MS = 6.0, 20.0


def chosen(names: list[str]) -> list[Deck]:
    """The named decks, or all of them."""
    decks = load()
    unknown = set(names) - set(decks) - {"backs"}
    if unknown:
        sys.exit(f"no such deck: {', '.join(sorted(unknown))} (there are: backs, {', '.join(decks)})")
    return [deck for name, deck in decks.items() if not names or name in names]


def build(names: list[str]) -> int:
    for deck in chosen(names):
        deck.folder.mkdir(parents=True, exist_ok=True)
        sizes = []
        for name in deck.cards:
            svg = deck.svg(name)
            (deck.folder / f"{name}.svg").write_text(svg, encoding="utf-8", newline="\n")
            sizes.append(len(svg))
        for suit in deck.marks:
            path = deck.folder / "marks" / f"{suit}.svg"
            path.parent.mkdir(exist_ok=True)
            path.write_text(deck.mark_svg(suit), encoding="utf-8", newline="\n")
        print(f"{deck.name}: {len(sizes)} cards, {sum(sizes) // 1024} KB, largest {max(sizes) // 1024} KB")
    if not names or "backs" in names:
        backs.FOLDER.mkdir(parents=True, exist_ok=True)
        for name in backs.FILES:
            (backs.FOLDER / f"{name}.svg").write_text(backs.svg(name), encoding="utf-8", newline="\n")
        print(f"backs: {len(backs.FILES)} files")
    return 0


def sheet(name: str, out: str, width: int, columns: int, only: str) -> int:
    from . import raster

    if name == "backs":
        shown = [n for n in backs.FILES if n.endswith(f"-{BACK_SHOWN}")]
        texts = [(backs.FOLDER / f"{n}.svg").read_text(encoding="utf-8") for n in shown]
        height = round(width * BACK_SHOWN / backs.WIDTH)
    else:
        deck = chosen([name])[0]
        wanted = only.split(",") if only else list(deck.cards)
        texts = [(deck.folder / f"{n}.svg").read_text(encoding="utf-8") for n in wanted]
        height = round(width * deck.height / deck.width)
    raster.sheet(texts, (width, height), columns, out)
    return 0


def run_checks(names: list[str]) -> int:
    faults = []
    for deck in chosen(names):
        faults += [f"{deck.name} {fault}" for fault in check.check_deck(deck)]
        least, a, b = check.differences(deck)[0]
        print(f"{deck.name}: {len(deck.cards)} cards, smallest difference {least:.1f} ({a} and {b})")
        if least < check.LEAST_DIFFERENCE:
            faults.append(f"{deck.name}: {a} and {b} look alike")
    if not names or "backs" in names:
        faults += check.check_backs()
    for fault in faults:
        print(fault)
    return 1 if faults else 0


def bench(names: list[str]) -> int:
    for deck in chosen(names):
        times = check.bench(deck)
        middle, slowest = statistics.median(times.values()), max(times.values())
        print(f"{deck.name}: median {middle:.1f} ms, slowest {slowest:.1f} ms at {check.BENCH_WIDTH} px wide")
        for name, ms in sorted(times.items(), key=lambda item: -item[1])[:8]:
            print(f"  {name} {ms:.1f}")
        if middle > MEDIAN_MS or slowest > SLOWEST_MS:
            print(f"  above the aim of {MEDIAN_MS:.0f} ms median and {SLOWEST_MS:.0f} ms for any card")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="tools.cards", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    for name, text in (
        ("build", "write the SVG files"),
        ("check", "look for faults"),
        ("bench", "render times"),
    ):
        command = commands.add_parser(name, help=text)
        command.add_argument("decks", nargs="*")
    contact = commands.add_parser("sheet", help="a contact sheet as PNG")
    contact.add_argument("deck")
    contact.add_argument("out")
    contact.add_argument("--width", type=int, default=SHEET_WIDTH, help="width of a card in pixels")
    contact.add_argument("--columns", type=int, default=10)
    contact.add_argument("--only", default="", help="card names, separated by commas")
    options = parser.parse_args()
    if options.command == "sheet":
        return sheet(options.deck, options.out, options.width, options.columns, options.only)
    return {"build": build, "check": run_checks, "bench": bench}[options.command](options.decks)


if __name__ == "__main__":
    sys.exit(main())
