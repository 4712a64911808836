"""The machine players' process: a bot that reads questions and writes answers, a line each."""

import json
import sys
from hashlib import sha256
from typing import Any

from tappeto.ai.levels import choose, level
from tappeto.games.api import Game, Observation, Sheet
from tappeto.games.shelf import book
from tappeto.games.watch import Seen, watch


def read(question: dict[str, Any]) -> tuple[Game, Observation]:
    """The game and the observation that a question describes."""
    game = book(question["game"]).game(question["preset"], question["seats"], question["options"])
    card = game.pack.card
    table = [card(text) for entry in question["public"] for text in entry.get("table", [])]
    moves = [(entry["seat"], entry["move"]) for entry in question["public"] if "move" in entry]
    sheet = Sheet(list(question["totals"]), question["dealer"], 0, None)
    dealt = [card(text) for text in question["dealt"]]
    return game, watch(game, Seen(question["seat"], sheet, dealt, table, moves))


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """The answer to a question: the move of the level that it names."""
    game, seen = read(question)
    # The seed follows from what was asked, so the same question has the same answer.
    seed = sha256(json.dumps(question, sort_keys=True).encode()).hexdigest()
    move = choose(seen, seed, level(question["level"]))
    return {"id": question.get("id", 0), "move": game.text(move)}


def main() -> int:
    """Answer every line until the input ends."""
    for line in sys.stdin:
        sys.stdout.write(json.dumps(answer(json.loads(line))) + "\n")
        sys.stdout.flush()
    return 0
