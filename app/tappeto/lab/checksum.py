"""One number per game from deals, moves, searches and choices: equal in every build on every machine."""

import argparse
from hashlib import sha256

from tappeto.ai.levels import LEVELS, choose
from tappeto.ai.search import Search
from tappeto.core.chance import dice, shuffled
from tappeto.games.api import NOBODY, Sheet
from tappeto.games.book import Rulebook
from tappeto.games.shelf import BOOKS

PLAYS = 200  # for each search; more would only take longer


def deal(book: Rulebook, seed: int) -> list[object]:
    """All that comes of a seed: the pack, random moves, what a search found on its way, the count.

    Seeds go through presets, numbers of players, stands of the match and the moments to search at.
    """
    chance = dice(f"{book.id} {seed}")
    preset = book.presets[seed % len(book.presets)]
    seats = book.players[seed // len(book.presets) % len(book.players)]
    game = book.game(preset.name, seats, {})
    totals = [int(chance.below(11)) for _ in range(game.sides)]
    sheet = Sheet(list(totals), int(chance.below(seats)), 0, None)
    order = shuffled(int(game.pack.size), f"{seed}")
    hand = game.deal(order, sheet)
    found: list[object] = [order, totals, game.thrown_in(order, sheet.dealer)]
    moment = int(chance.below(hand.observe(hand.turn()).left()))
    while hand.turn() != NOBODY:
        moves = hand.moves()
        seen = hand.observe(hand.turn())
        move = moves[chance.below(len(moves))]
        if moment == 0:
            search = Search(seen, f"{seed}")
            search.step(search.plan(PLAYS))
            move = search.best()
            found += [repr(total) for total in search.totals]
            found += [game.text(choose(seen, f"{seed}", level)) for level in LEVELS if not level.plays]
        moment -= 1
        found += [game.text(move), len(moves)]
        hand.play(move)
    found += [[hand.value(seat), repr(hand.worth(seat))] for seat in range(seats)]
    after = game.close(hand, sheet)
    return [*found, hand.points(), after.totals, int(after.dealer)]


def checksum(book: Rulebook, seeds: int) -> int:
    """The number of a game over seeds 0, 1, 2 ..."""
    digest = sha256()
    for seed in range(seeds):
        digest.update(repr(deal(book, seed)).encode())
    return int.from_bytes(digest.digest()[:8], "big")


def main(arguments: list[str]) -> int:
    """The command `checksum`."""
    parser = argparse.ArgumentParser(prog="tappeto.lab checksum", description="One number per game.")
    parser.add_argument("--seeds", type=int, default=200, metavar="N", help="how many deals (200)")
    options = parser.parse_args(arguments)
    for book in BOOKS:
        print(f"{book.id} {checksum(book, options.seeds)}", flush=True)
    return 0
