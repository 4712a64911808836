"""The answer to one question, thought out in steps: in the worker at once, elsewhere bit by bit."""

import json
from hashlib import sha256
from typing import Any

from tappeto.ai.levels import choose, level
from tappeto.ai.search import Search
from tappeto.games.api import Game, Move, Observation, Sheet, Told
from tappeto.games.shelf import book
from tappeto.games.watch import Seen, watch
from tappeto.i18n import Phrase
from tappeto.i18n.data import to_data

SECOND_LOOK = 6_000  # plays that a hint takes from a player that does not search


def read(question: dict[str, Any]) -> tuple[Game, Observation]:
    """The game and the observation that a question describes."""
    game = book(question["game"]).game(question["preset"], question["seats"], question["options"])
    card = game.pack.card
    table = [card(text) for entry in question["public"] for text in entry.get("table", [])]
    moves = [(entry["seat"], entry["move"]) for entry in question["public"] if "move" in entry]
    told = [
        Told(entry["seat"], entry["told"], [card(text) for text in entry["cards"]])
        for entry in question["public"]
        if "told" in entry
    ]
    sheet = Sheet(list(question["totals"]), question["dealer"], question.get("deals", 0), None)
    dealt = [card(text) for text in question["dealt"]]
    return game, watch(game, Seen(question["seat"], sheet, dealt, table, moves, told))


def seed_of(question: dict[str, Any]) -> str:
    """A seed that follows from what was asked, so that the same question has the same answer."""
    asked = {name: value for name, value in question.items() if name not in ("id", "ask")}
    return sha256(json.dumps(asked, sort_keys=True).encode()).hexdigest()


class Thinking:
    """A question in work."""

    def __init__(self, question: dict[str, Any]) -> None:
        self.question = question
        self.game, self.seen = read(question)
        self.level = level(question["level"])
        self.hint = question.get("ask") == "hint"
        self.search: Search | None = None
        self.rounds = 0
        if self.level.plays and len(self.seen.choices()) > 1:
            self.search = Search(self.seen, seed_of(question), explain=self.hint)
            self.rounds = int(self.search.plan(self.level.plays))

    def step(self, rounds: int) -> bool:
        """Think for some rounds more; True once the level's rounds are done."""
        if self.search is None:
            return True
        self.search.step(min(rounds, self.rounds - self.search.rounds))
        return self.search.rounds >= self.rounds

    def think(self) -> dict[str, Any]:
        """Think to the end and answer."""
        while not self.step(self.rounds):
            pass
        return self.answer()

    def answer(self) -> dict[str, Any]:
        """The answer, as the protocol wants it."""
        if self.search is None:
            move = choose(self.seen, seed_of(self.question), self.level)
        else:
            move = self.search.best()
        found: dict[str, Any] = {"id": self.question.get("id", 0), "move": self.game.text(move)}
        if self.hint:
            found["reason"] = to_data(self.reason(move))
        return found

    def reason(self, move: Move) -> Phrase:
        """Why the move; a player that does not search looks the reason up in a short one."""
        search = self.search
        if search is None:
            search = Search(self.seen, seed_of(self.question), explain=True)
            search.step(search.plan(SECOND_LOOK))
        return search.reason(self.game, move)
