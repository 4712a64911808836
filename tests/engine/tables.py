"""Games, matches and positions that many tests play with."""

import json
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from tappeto.core.chance import Dice, dice, shuffled
from tappeto.games.api import NOBODY, Hand, Options, Sheet
from tappeto.games.shelf import BOOKS, book
from tappeto.match.match import Match, new
from tappeto.match.record import Player, from_data, to_data


class Case(NamedTuple):
    """A game on the shelf with one of its presets and a number of players."""

    game: str
    preset: str
    seats: int

    def match(self, seed: str, changes: Options | None = None) -> Match:
        players = [Player(f"player {seat}") for seat in range(self.seats)]
        return new(self.game, self.preset, changes or {}, players, seed)

    def hand(self, seed: str, changes: Options | None = None) -> Hand:
        """The first hand of a match that nobody has made a point in."""
        game = book(self.game).game(self.preset, self.seats, changes or {})
        return game.deal(shuffled(int(game.pack.size), seed), Sheet([0] * game.sides, 0, 0, None))


CASES = [
    Case(found.id, preset.name, seats)
    for found in BOOKS
    for preset in found.presets
    for seats in found.players
]
every_game = pytest.mark.parametrize("case", CASES, ids=["-".join(map(str, case)) for case in CASES])


def wander(match: Match, chance: Dice, moves: int) -> Match:
    """Play so many random moves, over as many deals as it takes, or until the match is over."""
    for _ in range(moves):
        if match.turn() == NOBODY:
            if match.over:
                break
            match.deal()
        legal = match.moves()
        match.play(legal[chance.below(len(legal))])
    return match


def somewhere(case: Case, seed: int, moves: int, changes: Options | None = None) -> Match:
    """A match after so many random moves, with a hand dealt."""
    match = case.match(str(seed), changes)
    match.deal()
    return wander(match, dice(f"wander {seed}"), moves)


def positions(case: Case, number: int) -> Iterator[Match]:
    """So many positions in which somebody has a choice, spread over deals and stages."""
    found = seed = 0
    while found < number:
        match = somewhere(case, seed, seed * 7 % 38)
        seed += 1
        if match.turn() != NOBODY and len(match.moves()) > 1:
            found += 1
            yield match


def reloaded(match: Match) -> Match:
    """The match as it comes back from a file."""
    return Match(from_data(json.loads(json.dumps(to_data(match.record)))))


def state(match: Match) -> list[object]:
    """All that can be seen of a match: its score, where every card lies, what each seat knows."""
    sheet = match.sheet
    outcome = sheet.outcome and (sheet.outcome.winners, sheet.outcome.reason)
    found: list[object] = [sheet.totals, sheet.dealer, sheet.deals, outcome, match.turn()]
    if match.hand is not None:
        found.append([(zone.key(), cards) for zone, cards in match.hand.layout()])
        found.append([match.view(seat).state() for seat in range(match.game.seats)])
    return found


def play_out(hand: Hand, chance: Dice) -> Hand:
    """The same hand after random moves to its end."""
    while hand.turn() != NOBODY:
        legal = hand.moves()
        hand.play(legal[chance.below(len(legal))])
    return hand
