"""One deal of a contest: played once for each side that the first player can take."""

import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import combinations

from tappeto.ai.levels import program
from tappeto.core.chance import shuffled
from tappeto.games.api import NOBODY, Options
from tappeto.lab.bot import Bot
from tappeto.lab.players import Chooser, chooser, part
from tappeto.match.ask import NoMove, request
from tappeto.match.match import Match
from tappeto.match.record import Deal, Player, Record

# What a deal counts, in points, for who fails to answer; more than deals are usually lost by.
FORFEIT = 10.0


@dataclass(frozen=True)
class Contest:
    """Two players, `a` and `b`, and the game that they play; `patience` with bots is in seconds.

    `a` takes so many sides as `taken` says in each playing of a deal, `b` all others.
    """

    game: str
    preset: str
    options: Options
    seats: int
    a: str
    b: str
    seed: str
    patience: float = 10.0
    taken: int = 1


@dataclass
class Result:
    """What came of one deal: the mean margin of `a`, in points, over the sides that it took.

    `times` are the seconds of each decision of a and of b that was not forced; `failures` say
    who failed to answer, and how.
    """

    number: int
    margin: float = 0.0
    times: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))
    failures: list[str] = field(default_factory=list)


def play(contest: Contest, number: int) -> Result:
    """Play one deal of the contest, once with `a` on each choice of sides."""
    result = Result(number)
    ways = list(combinations(range(sides(contest)), contest.taken))
    margins = [seating(contest, number, way, result) for way in ways]
    result.margin = sum(margins) / len(margins)
    return result


def sides(contest: Contest) -> int:
    """How many sides the game has."""
    return int(record(contest, 0).make().sides)


def record(contest: Contest, number: int) -> Record:
    """The match of a single deal: its pack and its dealer follow from the seed and the number."""
    players = [Player(f"seat {seat}") for seat in range(contest.seats)]
    found = Record(
        contest.game, contest.preset, contest.options, players, contest.seed, number % contest.seats
    )
    game = found.make()
    for pack in packs(contest, number, int(game.pack.size)):
        if not game.thrown_in(pack, found.dealer):
            found.deals = [Deal(found.dealer, " ".join(game.pack.text(card) for card in pack))]
            break
    return found


def packs(contest: Contest, number: int, size: int) -> Iterator[list[int]]:
    """Packs for a deal, one after another until one need not be dealt again."""
    tries = 0
    while True:
        yield [int(card) for card in shuffled(size, f"{contest.seed} deal {number} {tries}")]
        tries += 1


def seating(contest: Contest, number: int, way: tuple[int, ...], result: Result) -> float:
    """Play the deal with `a` on these sides and `b` on the others; the margin of `a` in points."""
    match = Match(record(contest, number))
    names = [contest.a if int(match.game.side(seat)) in way else contest.b for seat in range(contest.seats)]
    with ExitStack() as stack:
        bots: dict[int, Bot] = {}
        plain = {part(name, words) for name in names for words in (False, True) if not program(name)}
        choosers: dict[str, Chooser] = {name: chooser(name) for name in plain}
        while (seat := int(match.turn())) != NOBODY:
            name = part(names[seat], match.game.card(match.moves()[0]) == NOBODY)
            began = time.perf_counter()
            try:
                if name in choosers:
                    seed = f"{contest.seed} {number} {way} {match.length()}"
                    move = choosers[name](match.view(seat), seed)
                else:
                    if seat not in bots:
                        bots[seat] = stack.enter_context(Bot(program(name), contest.patience))
                    move = match.game.move(bots[seat].move(request(match, seat)))
            except NoMove as problem:
                result.failures.append(f"deal {number}, seat {seat}: {name} {problem}")
                return -FORFEIT if int(match.game.side(seat)) in way else FORFEIT
            if len(match.moves()) > 1:
                result.times[names[seat] != contest.a].append(time.perf_counter() - began)
            match.play(move)
    assert match.hand is not None
    return lead([float(match.hand.value(side)) for side in range(int(match.game.sides))], way)


def lead(values: list[float], way: tuple[int, ...]) -> float:
    """How many points these sides make more than the others, a side.

    A value tells how far a side is ahead of the others' mean, so it holds the mean of all sides once
    too often.
    """
    ours = sum(values[side] for side in way) / len(way)
    theirs = -sum(values[side] for side in way) / (len(values) - len(way))
    return (ours - theirs) * (len(values) - 1) / len(values)
