"""The levels of machine players: how much each thinks, and how."""

import os
import shlex
from dataclasses import dataclass
from typing import Final

from tappeto import build
from tappeto.ai.search import Search
from tappeto.core.chance import dice
from tappeto.games.api import Move, Observation
from tappeto.i18n import N_


@dataclass(frozen=True)
class Level:
    """How many plays a decision may try out; without any it plays by instinct, and so often at random."""

    name: str
    title: str
    plays: int = 0
    slips: int = 0  # moves in a hundred that are chosen at random
    note: str = ""


# A level that starts so is no level: what follows is the command of a program of the person's own.
PROGRAM: Final = "cmd:"
HARD = 24_000
SLOW = N_("Thinks no longer than Hard, since this copy's engine is not compiled.")

LEVELS = (
    Level("easy", N_("Easy"), slips=40),
    Level("medium", N_("Medium")),
    Level("hard", N_("Hard"), HARD),
    Level("expert", N_("Expert"), 5 * HARD if build.native() else HARD, note="" if build.native() else SLOW),
)


def level(name: str) -> Level:
    """The level of that name; KeyError if there is none."""
    for found in LEVELS:
        if found.name == name:
            return found
    raise KeyError(name)


def program(name: str) -> list[str]:
    """The words of the command that a player of this name runs; none for a built-in one.

    ValueError where a quotation mark has no end.
    """
    return shlex.split(name[len(PROGRAM) :], posix=os.name != "nt") if name.startswith(PROGRAM) else []


def instinct(seen: Observation, seed: str, slips: int) -> Move:
    """The best looking move, or in so many cases of a hundred any."""
    moves = seen.choices()
    chance = dice(seed)
    if chance.below(100) < slips:
        return moves[chance.below(len(moves))]
    # Instinct looks only at what the seat sees, so any hand that fits will do.
    return seen.sample(chance).quick(chance)


def choose(seen: Observation, seed: str, level: Level) -> Move:
    """The move of a player of this level: a function of what it saw, the seed and the level."""
    moves = seen.choices()
    if len(moves) == 1:
        return moves[0]
    if not level.plays:
        return instinct(seen, seed, level.slips)
    search = Search(seen, seed)
    search.step(search.plan(level.plays))
    return search.best()
