"""Lets two players meet over many deals, each from every side, and says how far they are apart."""

import argparse
import json
import os
import sys
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from typing import Any

from tappeto.games.api import Options
from tappeto.games.book import OptionError
from tappeto.games.shelf import BOOKS, book
from tappeto.lab.contest import Contest, Result, play
from tappeto.lab.figures import interval, mean, percentile
from tappeto.lab.players import KINDS, UnknownPlayer, check
from tappeto.lab.workers import NoCluster, workers

SHOWN = 10  # failures that are printed; the rest are counted


def results(contest: Contest, deals: int, executor: Executor | None, ahead: int) -> Iterator[Result]:
    """Each deal's result, as it comes; with an executor `ahead` deals are in work at a time."""
    if executor is None:
        for number in range(deals):
            yield play(contest, number)
        return
    waiting: set[Future[Result]] = set()
    number = 0
    while number < deals or waiting:
        while number < deals and len(waiting) < ahead:
            waiting.add(executor.submit(play, contest, number))
            number += 1
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


def meet(
    contest: Contest, deals: int, cores: int, cluster: str | None, show: bool
) -> tuple[list[Result], bool]:
    """Play the contest; the results by number, and whether all of them are there."""
    found: list[Result] = []
    try:
        with workers(cores, cluster) as (executor, ahead):
            for result in results(contest, deals, executor, ahead):
                found.append(result)
                if show:
                    margin = mean([one.margin for one in found])
                    text = f"\r{len(found)} of {deals} deals, margin {margin:+.2f} "
                    print(text, end="", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        pass
    if show:
        print(file=sys.stderr)
    return sorted(found, key=lambda result: result.number), len(found) == deals


def summary(contest: Contest, found: list[Result]) -> dict[str, Any]:
    """The figures of a contest; times are those of player `a`, where it had a choice."""
    margins = [result.margin for result in found]
    times = [seconds for result in found for seconds in result.times[0]]
    wide = interval(margins)
    return {
        "game": contest.game,
        "a": contest.a,
        "b": contest.b,
        "deals": len(found),
        "margin": round(mean(margins), 4),
        "ci95": None if wide is None else round(wide, 4),
        "wins": sum(margin > 0 for margin in margins),
        "draws": sum(margin == 0 for margin in margins),
        "losses": sum(margin < 0 for margin in margins),
        "median_s": round(percentile(times, 0.5), 6),
        "p95_s": round(percentile(times, 0.95), 6),
        "max_s": round(max(times, default=0.0), 6),
        "failed": sum(len(result.failures) for result in found),
    }


def write(contest: Contest, found: list[Result]) -> str:
    """The figures for people."""
    figures = summary(contest, found)
    wide = "unknown" if figures["ci95"] is None else f"{figures['ci95']:.3f}"
    lines = [
        f"{contest.a} against {contest.b}: {contest.game} {contest.preset}, {contest.seats} players",
        f"{figures['deals']} deals, each from every side",
        f"margin {figures['margin']:+.3f} a deal, 95 % interval ± {wide}",
        f"{figures['wins']} deals won, {figures['draws']} drawn, {figures['losses']} lost",
    ]
    for place, name in enumerate((contest.a, contest.b)):
        times = [seconds for result in found for seconds in result.times[place]]
        lines.append(
            f"{name} decides in {percentile(times, 0.5):.4f} s (median), "
            f"{percentile(times, 0.95):.4f} s (95 %), {max(times, default=0.0):.4f} s (longest)"
        )
    failures = [failure for result in found for failure in result.failures]
    lines += failures[:SHOWN]
    if failures:
        lines.append(f"{len(failures)} failed answers, a lost deal each")
    return "\n".join(lines)


def parse(arguments: list[str]) -> argparse.Namespace:
    """The command line; wrong words end the program with a message."""
    parser = argparse.ArgumentParser(prog="tappeto.lab arena", description=f"PLAYER is {KINDS}.")
    parser.add_argument("--game", required=True, choices=[found.id for found in BOOKS])
    parser.add_argument("--preset", help="the game's first one if not given")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="as often as needed"
    )
    parser.add_argument("--players", type=int, metavar="N", help="the game's smallest number if not given")
    parser.add_argument("--a", required=True, metavar="PLAYER")
    parser.add_argument("--b", required=True, metavar="PLAYER")
    parser.add_argument(
        "--taken", type=int, default=1, metavar="N", help="sides that a takes in each playing (1)"
    )
    parser.add_argument("--deals", type=int, default=100, metavar="N")
    parser.add_argument("--seed", default="1", metavar="S")
    parser.add_argument(
        "--cores", type=int, default=os.cpu_count() or 1, metavar="N", help="processes to use"
    )
    parser.add_argument(
        "--cluster", metavar="ADDRESS", help="let a Dask cluster play, such as tcp://host:8786"
    )
    parser.add_argument("--patience", type=float, default=10.0, metavar="SECONDS", help="with a bot (10)")
    parser.add_argument("--progress", action="store_true", help="show it even where this is no terminal")
    parser.add_argument("--json", action="store_true", help="one line of JSON instead of sentences")
    options = parser.parse_args(arguments)
    for name in ("deals", "cores", "patience"):
        if getattr(options, name) <= 0:
            parser.error(f"--{name} must be positive")
    return options


def contest_of(options: argparse.Namespace) -> Contest:
    """The contest that the command line asks for; OptionError or UnknownPlayer if there is none."""
    rulebook = book(options.game)
    preset = options.preset or rulebook.presets[0].name
    seats = options.players or rulebook.players[0]
    changes: Options = {}
    for text in options.option:
        name, sign, value = text.partition("=")
        if not sign:
            raise OptionError(f"{text!r} is not NAME=VALUE")
        changes[name] = rulebook.option(name).read(value)
    sides = int(rulebook.game(preset, seats, changes).sides)
    if not 0 < options.taken < sides:
        raise OptionError(f"{options.a} cannot take {options.taken} of {sides} sides")
    a, b = check(options.a), check(options.b)
    return Contest(options.game, preset, changes, seats, a, b, options.seed, options.patience, options.taken)


def main(arguments: list[str]) -> int:
    """The command `arena`; 130 after Ctrl-C, 2 if what is asked for does not exist or answer."""
    options = parse(arguments)
    try:
        contest = contest_of(options)
    except (OptionError, UnknownPlayer) as problem:
        print(f"tappeto.lab arena: {problem}", file=sys.stderr)
        return 2
    show = options.progress or sys.stderr.isatty()
    try:
        found, complete = meet(contest, options.deals, options.cores, options.cluster, show)
    except NoCluster as problem:
        print(f"tappeto.lab arena: {problem}", file=sys.stderr)
        return 2
    if not complete:
        print("interrupted: what was played so far", file=sys.stderr)
    print(json.dumps(summary(contest, found)) if options.json else write(contest, found))
    return 0 if complete else 130
