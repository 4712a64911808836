"""Seats the Challenge player of the public package pyschieber at our table (docs/bots.md).

python -m tappeto.lab arena --game schieber --a hard --b "cmd:python tools/challenge_bot.py"

wants `pip install .[compare]`. Only cards are asked of it: contract and Weis it says by our own rule,
so that in duplicate deals the play of the cards is compared.
"""

import json
import random
import sys
from importlib import import_module
from typing import Any

from tappeto.core.cards import JASS36, union
from tappeto.games.jass.moves import TRUMP, text
from tappeto.games.schieber.choosing import choose

SUITS = {"a": "ACORN", "r": "ROSE", "s": "SHIELD", "b": "BELL"}
OUR_SUITS = {name: letter for letter, name in SUITS.items()}
CONTRACTS = {**SUITS, "O": "OBE_ABE", "U": "UNDE_UFE"}


def answer(question: dict[str, Any]) -> str:
    """The move that is answered to a question."""
    if question["legal"][0] not in JASS36.texts:
        return word(question)
    random.seed(str(question))  # the package throws dice where it has no idea
    game = retold(question)
    return ours(next(game.players[question["seat"]].choose_card(state=game.get_status())))


def word(question: dict[str, Any]) -> str:
    """What our players say before play: a contract or push, and every Weis."""
    if "push" not in question["legal"] and "trump-a" not in question["legal"]:
        return str(question["legal"][0])
    held = union([JASS36.card(card) for card in question["hand"]])
    multipliers = [int(times) for times in question["options"]["multipliers"].split()]
    return text(TRUMP + choose(held, multipliers, "push" in question["legal"]))


def retold(question: dict[str, Any]) -> Any:
    """The package's game as it would stand now, with its player on our seat and nobody on the others."""
    players = [load("player.base_player").BasePlayer() for _ in range(4)]
    me = players[question["seat"]] = load("player.challenge_player.challenge_player").ChallengePlayer()
    for seat, player in enumerate(players):
        player.id = seat
    team = load("team").Team
    game = load("game").Game([team(players[0::2]), team(players[1::2])])
    for dealt in question["dealt"]:
        me.set_card(theirs(dealt))
    for event in question["public"]:
        move = event.get("move", "")
        if move == "push":
            game.geschoben = True
        elif move.startswith("trump-"):
            game.trumpf = load("trumpf").Trumpf[CONTRACTS[move[-1]]]
        elif move in JASS36.texts:
            lay(game, event["seat"], theirs(move), me)
    return game


def lay(game: Any, seat: int, card: Any, me: Any) -> None:
    """Let a seat play a card as the package's game does it."""
    player = game.players[seat]
    if player is me:
        if not game.stiche:
            next(me.choose_card(state=game.get_status()))  # here it sets its part in the deal
        me.cards.remove(card)
    game.move_made(seat, card)
    game.cards_on_table.append(load("stich").PlayedCard(player, card))
    if len(game.cards_on_table) == 4:
        game.stiche.append(load("rules.stich_rules").stich_rules[game.trumpf](game.cards_on_table))
        game.cards_on_table = []


def theirs(card: str) -> Any:
    """A card of ours as one of the package."""
    value = JASS36.ranks.index(card[:-1]) + 6
    return load("card").Card(load("suit").Suit[SUITS[card[-1]]], value)


def ours(card: Any) -> str:
    """A card of the package as one of ours."""
    return f"{JASS36.ranks[card.value - 6]}{OUR_SUITS[card.suit.name]}"


def load(name: str) -> Any:
    """A module of the package, which is installed only for comparing."""
    return import_module(f"pyschieber.{name}")


def main() -> None:
    """Answer a question a line."""
    for line in sys.stdin:
        print(json.dumps({"move": answer(json.loads(line))}), flush=True)


if __name__ == "__main__":
    main()
