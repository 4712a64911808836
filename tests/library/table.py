"""Matches for the tests: played at random, so that a seed says all."""

from tappeto.core.chance import dice
from tappeto.games.api import NOBODY, Move
from tappeto.match.match import Match, new
from tappeto.match.record import Player

PLAYERS = [Player("Anna"), Player("Bruno", "easy")]


def fresh(seed: str = "table", preset: str = "italian") -> Match:
    """A match before its first deal."""
    return new("scopa", preset, {}, list(PLAYERS), seed)


def choice(match: Match) -> Move:
    """The move that follows from the seed and how far the match has come."""
    moves = match.moves()
    return moves[dice(f"{match.record.seed} choice {match.length()}").below(len(moves))]


def step(match: Match) -> None:
    """One move, or the next deal."""
    if match.turn() == NOBODY:
        match.deal()
    else:
        match.play(choice(match))


def played(seed: str = "table", length: int = 20) -> Match:
    """A match with so many moves, or the whole of a shorter one."""
    match = fresh(seed)
    while match.length() < length and not match.over:
        step(match)
    return match
