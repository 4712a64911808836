"""Questions about the rules of Differenzler, answered for positions that need not be reachable."""

from typing import Any

from tappeto.games.api import NOBODY, Game, Sheet
from tappeto.games.differenzler.game import Differenzler
from tappeto.games.differenzler.hand import DifferenzlerHand
from tappeto.games.differenzler.rules import penalties, winner
from tappeto.games.jass.questions import moves, play, trick


def answer(game: Game, question: str, position: dict[str, Any]) -> object:
    """The answer as JSON data; KeyError or ValueError if the position does not hold what is needed."""
    assert isinstance(game, Differenzler)
    if question == "moves":
        return moves(game, position, int(game.terms.undertrump))
    if question == "trick":
        return trick(game, position)
    if question == "score":
        return {"penalties": penalties(position["bids"], position["points"])}
    if question == "match":
        won = winner(position["totals"], position["rounds_played"], position["rounds"])
        return {"winner": None if won == NOBODY else int(won)}
    if question == "deal":
        return deal(game, position)
    raise ValueError(f"{game.id} has no question {question!r}")


def deal(game: Differenzler, position: dict[str, Any]) -> dict[str, object]:
    """The result of a whole deal."""
    sheet = Sheet([0] * 4, position["dealer"], 0, None)
    hand = play(game, sheet, position)
    assert isinstance(hand, DifferenzlerHand)
    return {
        "trump": game.pack.suits[int(hand.contract)],
        "points": hand.scored,
        "penalties": hand.points(),
        "next_dealer": int(game.close(hand, sheet).dealer),
    }
