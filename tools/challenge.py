"""Measures our play of the cards in Schieber against the Challenge player of the package pyschieber.

python -m tools.challenge [--deals 200] [--player hard] [--seed challenge]

wants `pip install .[compare]`. Each deal is played from both sides in the same contract, which our rule
chooses for everybody, and the points of its tricks are counted once: no Weis, no Stöck, no multiplier.
Prints as JSON how far our side is ahead a deal, with the 95 % interval; `matsch` is the same with the 100
for taking every trick, which the package does not know.
"""

import argparse
import json

from tappeto.games.api import NOBODY, Options
from tappeto.games.schieber.hand import SchieberHand
from tappeto.games.schieber.rules import matsch
from tappeto.lab.contest import Contest, record
from tappeto.lab.figures import interval, mean
from tappeto.lab.players import chooser
from tappeto.match.ask import request
from tappeto.match.match import Match
from tools.challenge_bot import answer

OPTIONS: Options = {"multipliers": "1 1 1 1 1 1"}


def lead(contest: Contest, number: int, side: int) -> tuple[float, float]:
    """By how many points of tricks our player on this side ends a deal ahead, and the same with Matsch."""
    match = Match(record(contest, number))
    rule, player = chooser("greedy"), chooser(contest.a)
    while (seat := int(match.turn())) != NOBODY:
        seed = f"{contest.seed} {number} {side} {match.length()}"
        if match.game.card(match.moves()[0]) == NOBODY:
            move = rule(match.view(seat), seed)
        elif seat % 2 == side:
            move = player(match.view(seat), seed)
        else:
            move = match.game.move(answer(request(match, seat)))
        match.play(move)
    hand = match.hand
    assert isinstance(hand, SchieberHand)
    tricks = float(hand.scored[side] - hand.scored[1 - side])
    return tricks, tricks + float(matsch(hand.tricks, side) - matsch(hand.tricks, 1 - side))


def figures(leads: list[float]) -> dict[str, float | None]:
    """The mean and its interval."""
    wide = interval(leads)
    return {"margin": round(mean(leads), 2), "ci95": None if wide is None else round(wide, 2)}


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--player", default="hard")
    parser.add_argument("--seed", default="challenge")
    options = parser.parse_args()
    contest = Contest("schieber", "classic", OPTIONS, 4, options.player, "challenge", options.seed)
    deals = [[lead(contest, number, side) for side in range(2)] for number in range(options.deals)]
    plain, full = ([mean([found[which] for found in both]) for both in deals] for which in range(2))
    print(json.dumps({"deals": options.deals, **figures(plain), "matsch": figures(full)}))


if __name__ == "__main__":
    main()
