"""Measures how strong the machine players are and writes docs/strength.md.

python tools/strength.py [GAME ...] [--part 0.1]

Runs the rows of the games named (all if none is named) with the Python it is started by, one after
another, and keeps the figures of the other rows. `--part` plays so much of the deals only.
"""

from __future__ import annotations

import argparse
import json
import shlex
import subprocess
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
FIGURES = DOCS / "strength.jsonl"  # what was measured, a row a line
PAGE = DOCS / "strength.md"

HEAD = """# How strong the machine players are

Each deal is played from every side with the same cards, so luck cancels out. The margin is in points a deal,
with its 95 % interval; times are those of the first player where it had a choice. `--option` sets what the
bars were measured with; rows without it have the default options. Where four play each alone,
half of the seats are each player's (`--taken 2`), in all six ways. Written by `tools/strength.py`.
What is not reached, and what was tried: [strength-tried.md](strength-tried.md).
"""


@dataclass(frozen=True)
class Row:
    """A contest, the margin that is expected at least, and whether its interval must be above 0."""

    game: str
    players: int
    a: str
    b: str
    deals: int
    bar: float
    sure: bool = False
    options: tuple[str, ...] = ()
    taken: int = 1  # sides of a
    tool: str = ""  # what measures it, if not the arena
    package: str = ""  # another program's, which the tool seats, and without which the row waits
    distance: bool = False  # the figure is a distance: the bar is the most that it may be

    def words(self, part: float) -> list[str]:
        """The arena's command."""
        deals = max(int(self.deals * part), 2)
        if self.tool:
            return [self.tool, "--deals", str(deals), "--player", self.a]
        words = ["tappeto.lab", "arena", "--game", self.game, "--players", str(self.players)]
        words += ["--a", self.a, "--b", self.b, "--deals", str(deals), "--seed", "strength"]
        for option in self.options:
            words += ["--option", option]
        if self.taken > 1:
            words += ["--taken", str(self.taken)]
        return [*words, "--json"]

    def key(self) -> str:
        """What tells the row from the others."""
        seats = [str(self.taken)] if self.taken > 1 else []
        return " ".join([self.game, str(self.players), self.a, self.b, *self.options, *seats])

    def reached(self, margin: float, wide: float) -> bool:
        """Whether the figures are as expected; a level above another may be equal to it at worst."""
        if self.distance:
            return margin <= self.bar
        if self.sure and margin - wide <= 0:
            return False
        return margin >= self.bar or (self.bar == 0 and margin + wide >= 0)


PLAIN = ("napola=off",)
ONCE = ("multipliers=1 1 1 1 1 1",)
FREE = ("undertrump=free",)
LAID = ("capture_obligation=card", "opening_15_30=off")
ROWS = [
    Row("scopa", 2, "hard", "random", 300, 2.2, True, PLAIN),
    Row("scopa", 2, "hard", "pimc:30", 700, 0.4, True, PLAIN),
    Row("scopa", 4, "hard", "random", 300, 5.8, True, PLAIN),
    Row("scopa", 4, "hard", "pimc:100", 200, 1.0, True, PLAIN),
    Row("scopa", 2, "medium", "easy", 500, 0.0, True),
    Row("scopa", 2, "hard", "medium", 300, 0.0, True),
    Row("scopa", 2, "expert", "hard", 150, 0.0),
    Row("scopa", 4, "medium", "easy", 300, 0.0, True),
    Row("scopa", 4, "hard", "medium", 150, 0.0, True),
    Row("scopa", 4, "expert", "hard", 80, 0.0),
    Row("scopa", 2, "hard", "random", 150, 0.0, True),
    Row("scopa", 4, "hard", "random", 60, 0.0, True),
    Row("escoba", 2, "hard", "random", 1000, 3.1, True, LAID),
    Row("escoba", 2, "hard", "pimc:30", 400, 0.3, True, LAID),
    Row("escoba", 2, "medium", "easy", 1000, 0.0, True),
    Row("escoba", 2, "hard", "medium", 1000, 0.0, True),
    Row("escoba", 2, "expert", "hard", 300, 0.0),
    Row("busche", 4, "hard", "random", 120, 1.0, True, taken=2),
    Row("busche", 4, "hard", "pimc:30", 120, 0.15, True, taken=2),
    Row("busche", 4, "medium", "easy", 300, 0.0, True, taken=2),
    Row("busche", 4, "hard", "medium", 200, 0.0, True, taken=2),
    Row("busche", 4, "expert", "hard", 60, 0.0, taken=2),
    Row("domino", 2, "hard", "random", 500, 7.0, True),
    Row("domino", 2, "hard", "pimc:30", 3000, 2.5, True),
    Row("domino", 4, "hard", "random", 150, 6.5, True, taken=2),
    Row("domino", 4, "hard", "pimc:30", 400, 2.5, True, taken=2),
    Row("domino", 2, "medium", "easy", 1000, 0.0, True),
    Row("domino", 2, "hard", "medium", 800, 0.0, True),
    Row("domino", 2, "expert", "hard", 500, 0.0),
    Row("domino", 4, "medium", "easy", 600, 0.0, True, taken=2),
    Row("domino", 4, "hard", "medium", 300, 0.0, True, taken=2),
    Row("domino", 4, "expert", "hard", 100, 0.0, taken=2),
    # Contract and Weis by the same rule for both: what is measured is the play of the cards.
    Row("schieber", 4, "hard", "greedy/pimc:30", 100, 8.0, True, ONCE),
    Row(
        "schieber",
        4,
        "hard",
        "Challenge (pyschieber)",
        200,
        25.0,
        True,
        ONCE,
        tool="tools.challenge",
        package="pyschieber",
    ),
    Row("schieber", 4, "hard", "random/hard", 500, 40.0, True, ONCE),
    Row("schieber", 4, "medium", "easy", 300, 0.0, True),
    Row("schieber", 4, "hard", "medium", 200, 0.0, True),
    Row("schieber", 4, "expert", "hard", 200, 0.0),
    Row(
        "differenzler",
        4,
        "hard",
        "hard, off the bid",
        400,
        6.0,
        options=FREE,
        tool="tools.distance",
        distance=True,
    ),
    Row("differenzler", 4, "medium", "easy", 150, 0.0, True, taken=2),
    Row("differenzler", 4, "hard", "medium", 60, 0.0, True, taken=2),
    Row("differenzler", 4, "expert", "hard", 30, 0.0, taken=2),
]


def known() -> dict[str, dict[str, Any]]:
    """What was measured before, by row."""
    if not FIGURES.exists():
        return {}
    lines = [json.loads(line) for line in FIGURES.read_text("utf-8").splitlines()]
    return {line["row"]: line for line in lines}


def run(row: Row, part: float, cores: int) -> dict[str, Any]:
    """Play the contest of a row."""
    words = row.words(part)
    command = [sys.executable, "-m", *words]
    if not row.tool:
        command += ["--cores", str(cores)]
    where = ROOT if row.tool else None
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, cwd=where)
    return {
        "row": row.key(),
        "command": shlex.join(["python", "-m", *words]),
        **json.loads(done.stdout),
    }


def page(figures: dict[str, dict[str, Any]]) -> str:
    """The page, with every row that was measured."""
    lines = [HEAD]
    for game in dict.fromkeys(row.game for row in ROWS if row.key() in figures):
        lines.append(f"\n## {game.capitalize()}\n")
        lines.append("| players | who | options | deals | margin | bar | reached | median | 95 % |")
        lines.append("|---|---|---|---|---|---|---|---|---|")
        commands = []
        for row in ROWS:
            found = figures.get(row.key())
            if row.game != game or found is None:
                continue
            margin, wide = found["margin"], found["ci95"] or 0.0
            bar = f"{row.bar:g}" if row.bar else ("above 0" if row.sure else "not below 0")
            cells = [str(row.players), f"{row.a} against {row.b}", " ".join(row.options) or "default"]
            bar = f"at most {bar}" if row.distance else bar
            sign = "" if row.distance else "+"
            cells += [str(found["deals"]), f"{margin:{sign}.2f} ± {wide:.2f}", bar]
            cells.append("yes" if row.reached(margin, wide) else "**no**")
            cells += [f"{found[time]:.3f} s" if time in found else "" for time in ("median_s", "p95_s")]
            lines.append("| " + " | ".join(cells) + " |")
            commands.append(found["command"])
        lines += ["", "```", *commands, "```"]
    return "\n".join(lines) + "\n"


def main() -> int:
    """Measure and write; 1 if a row that was run is below its bar."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("games", nargs="*")
    parser.add_argument("--part", type=float, default=1.0, help="of the deals (1)")
    parser.add_argument("--cores", type=int, default=1)
    options = parser.parse_args()
    figures = known()
    missed = 0
    for row in ROWS:
        if options.games and row.game not in options.games:
            continue
        if row.package and find_spec(row.package) is None:
            print(f"{row.key()}: not run, since {row.package} is not installed")
            continue
        found = run(row, options.part, options.cores)
        figures = known() | {row.key(): found}  # another run may have written meanwhile
        reached = row.reached(found["margin"], found["ci95"] or 0.0)
        missed += not reached
        print(
            f"{row.key()}: {found['margin']:+.3f} ± {found['ci95']}", "" if reached else "MISSED", flush=True
        )
        order = [figures[one.key()] for one in ROWS if one.key() in figures]
        FIGURES.write_text("".join(json.dumps(one) + "\n" for one in order), "utf-8")
        PAGE.write_text(page(figures), "utf-8")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
