"""Questions about the rules of Escoba: those of all capture games, and the opening table."""

from typing import Any

from tappeto.core.cards import union
from tappeto.games.api import Game
from tappeto.games.capture import questions
from tappeto.games.escoba.game import Escoba


def answer(game: Game, question: str, position: dict[str, Any]) -> object:
    """The answer as JSON data; KeyError or ValueError if the position does not hold what is needed."""
    assert isinstance(game, Escoba)
    if question != "opening":
        return questions.answer(game, question, position)
    cards = questions.cards(game, position["table"])
    points = game.terms.opening(union(cards))
    return {
        "dealer_points": int(points) if game.terms.to_dealer else 0,
        "table_after": [] if points else position["table"],
    }
