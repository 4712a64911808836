"""The players of an arena: by their name on the command line to something that chooses moves."""

import shutil
from collections.abc import Callable

from tappeto.ai.levels import LEVELS, PROGRAM, choose, instinct, level, program
from tappeto.ai.search import Search
from tappeto.core.chance import dice
from tappeto.games.api import Move, Observation

# A function of what the seat sees and of a seed.
Chooser = Callable[[Observation, str], Move]

LEVEL_NAMES = ", ".join(level.name for level in LEVELS)
KINDS = f"random, greedy, {LEVEL_NAMES}, pimc:WORLDS, cmd:PROGRAM or WORDS/CARDS"


class UnknownPlayer(ValueError):
    """A name that stands for no player; the text says what is wrong."""


def at_random(seen: Observation, seed: str) -> Move:
    """Any legal move."""
    moves = seen.moves()
    return moves[dice(seed).below(len(moves))]


def greedy(seen: Observation, seed: str) -> Move:
    """The move that looks best at first sight."""
    return instinct(seen, seed, slips=0)


def plain_search(worlds: int) -> Chooser:
    """So many worlds, and one random playout for each move in each."""

    def move(seen: Observation, seed: str) -> Move:
        search = Search(seen, seed, plain=True)
        search.step(worlds)
        return search.best()

    return move


def chooser(name: str) -> Chooser:
    """The built-in player of that name; UnknownPlayer if there is none."""
    if name == "random":
        return at_random
    if name == "greedy":
        return greedy
    kind, _, worlds = name.partition(":")
    if kind == "pimc":
        if not worlds.isascii() or not worlds.isdigit() or int(worlds) == 0:
            raise UnknownPlayer(f"{name!r}: pimc wants a number of worlds, such as pimc:30")
        return plain_search(int(worlds))
    try:
        chosen = level(name)
    except KeyError:
        raise UnknownPlayer(f"there is no player {name!r}: {KINDS}") from None
    return lambda seen, seed: choose(seen, seed, chosen)


def part(name: str, words: bool) -> str:
    """Of a player `hard/random`: the one that speaks, or the one that plays cards; else the same."""
    if name.startswith(PROGRAM):
        return name
    return name.split("/")[0 if words else -1]


def check(name: str) -> str:
    """The same name if it stands for a player; UnknownPlayer if not."""
    if name.startswith(PROGRAM):
        try:
            words = program(name)
        except ValueError as problem:
            raise UnknownPlayer(f"{name!r}: {problem}") from problem
        if not words or shutil.which(words[0]) is None:
            raise UnknownPlayer(f"{name!r}: there is no such program")
    else:
        for one in name.split("/"):
            chooser(one)
    return name
