"""Measures how far from their bids four equal players of Differenzler end a deal.

python -m tools.distance [--deals 200] [--player hard] [--seed distance]

Undertrumping is free, as in the figures that ours are compared with. Prints as JSON the mean distance of a
player's points from what it said, with the 95 % interval over the deals.
"""

import argparse
import json

from tappeto.games.api import NOBODY, Options
from tappeto.games.differenzler.hand import DifferenzlerHand
from tappeto.lab.contest import Contest, record
from tappeto.lab.figures import interval, mean
from tappeto.lab.players import Chooser, chooser
from tappeto.match.match import Match

OPTIONS: Options = {"undertrump": "free"}


def distance(contest: Contest, number: int, player: Chooser) -> float:
    """By how much the four are off in a deal, on average."""
    match = Match(record(contest, number))
    while (seat := int(match.turn())) != NOBODY:
        match.play(player(match.view(seat), f"{contest.seed} {number} {match.length()}"))
    assert isinstance(match.hand, DifferenzlerHand)
    return mean([float(off) for off in match.hand.points()])


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--player", default="hard")
    parser.add_argument("--seed", default="distance")
    options = parser.parse_args()
    contest = Contest("differenzler", "classic", OPTIONS, 4, options.player, options.player, options.seed)
    player = chooser(options.player)
    found = [distance(contest, number, player) for number in range(options.deals)]
    wide = interval(found)
    print(
        json.dumps(
            {
                "deals": options.deals,
                "margin": round(mean(found), 2),
                "ci95": None if wide is None else round(wide, 2),
            }
        )
    )


if __name__ == "__main__":
    main()
