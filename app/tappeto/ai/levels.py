"""The levels of machine players: how long each thinks, and how."""

from dataclasses import dataclass

from tappeto.ai.search import Search
from tappeto.core.chance import dice
from tappeto.games.api import Move, Observation
from tappeto.i18n import N_


@dataclass(frozen=True)
class Level:
    """Rounds of search; without any it plays by instinct, and so often at random."""

    name: str
    title: str
    rounds: int
    slips: int = 0  # moves in a hundred that are chosen at random


LEVELS = (
    Level("easy", N_("Easy"), 0, slips=40),
    Level("medium", N_("Medium"), 0),
    Level("hard", N_("Hard"), 60),
    Level("expert", N_("Expert"), 300),
)


def level(name: str) -> Level:
    """The level of that name; KeyError if there is none."""
    for found in LEVELS:
        if found.name == name:
            return found
    raise KeyError(name)


def choose(seen: Observation, seed: str, level: Level) -> Move:
    """The move of a player of this level: a function of what it saw, the seed and the level."""
    moves = seen.moves()
    if len(moves) == 1:
        return moves[0]
    if level.rounds:
        search = Search(seen, seed)
        search.step(level.rounds)
        return search.best()
    chance = dice(seed)
    if chance.below(100) < level.slips:
        return moves[chance.below(len(moves))]
    # Instinct looks only at what the seat sees, so any hand that fits will do.
    return seen.sample(chance).quick(chance)
