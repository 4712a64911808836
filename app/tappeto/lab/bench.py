"""Measures the engine: playouts a second and how long each level takes to decide."""

import argparse
import json
import time
from collections.abc import Callable
from typing import Any

from tappeto import build
from tappeto.ai.levels import LEVELS, choose
from tappeto.ai.search import wander
from tappeto.core.chance import Dice, dice, shuffled
from tappeto.games.api import NOBODY, Game, Hand, Sheet
from tappeto.games.shelf import BOOKS
from tappeto.lab.figures import percentile


def first_hand(game: Game, seed: str) -> Hand:
    """A hand as it is dealt at the start of a match."""
    return game.deal(shuffled(int(game.pack.size), seed), Sheet([0] * game.sides, 0, 0, None))


def playouts(game: Game, play: Callable[[Hand, Dice], None], seconds: float) -> int:
    """Whole deals a second, from the first card to the count."""
    hand, chance = first_hand(game, "bench"), dice("bench")
    number, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        for _ in range(10):
            twin = hand.copy()
            play(twin, chance)
            twin.worth(0)
        number += 10
    return round(number / (time.perf_counter() - began))


def decisions(game: Game, deals: int) -> dict[str, dict[str, float]]:
    """How long each level takes where it has a choice, in seconds: the median and what 95 % keep to."""
    times: dict[str, list[float]] = {level.name: [] for level in LEVELS}
    for seed in range(deals):
        hand, chance = first_hand(game, f"bench {seed}"), dice(f"bench {seed}")
        while (seat := hand.turn()) != NOBODY:
            seen = hand.observe(seat)
            if len(seen.moves()) > 1:
                level = LEVELS[int(chance.below(len(LEVELS)))]
                began = time.perf_counter()
                choose(seen, f"{seed}", level)
                times[level.name].append(time.perf_counter() - began)
            hand.play(hand.quick(chance))
    return {
        name: {"median_s": round(percentile(taken, 0.5), 6), "p95_s": round(percentile(taken, 0.95), 6)}
        for name, taken in times.items()
    }


def measure(seconds: float, deals: int) -> dict[str, Any]:
    """The figures of every game on the shelf; with more players than the fewest as `game-players`."""
    found: dict[str, Any] = {"native": build.native()}
    for book in BOOKS:
        for seats in book.players:
            game = book.game(book.presets[0].name, seats, {})
            found[book.id if seats == book.players[0] else f"{book.id}-{seats}"] = {
                "playouts_per_s": playouts(game, Hand.finish, seconds),
                "random_playouts_per_s": playouts(game, wander, seconds),
                "decision": decisions(game, deals),
            }
    return found


def main(arguments: list[str]) -> int:
    """The command `bench`."""
    parser = argparse.ArgumentParser(prog="tappeto.lab bench", description="Measure the engine.")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each kind of playouts (1)")
    parser.add_argument("--deals", type=int, default=4, metavar="N", help="in which decisions are timed (4)")
    parser.add_argument("--json", action="store_true", help="one line of JSON")
    options = parser.parse_args(arguments)
    found = measure(options.seconds, options.deals)
    if options.json:
        print(json.dumps(found))
        return 0
    print("compiled engine" if found.pop("native") else "interpreted engine")
    for name, figures in found.items():
        print(f"{name}: {figures['playouts_per_s']} playouts/s, {figures['random_playouts_per_s']} at random")
        for level, taken in figures["decision"].items():
            print(f"  {level:8} median {taken['median_s']:.4f} s, 95 % within {taken['p95_s']:.4f} s")
    return 0
