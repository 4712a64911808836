"""Questions about the rules of dominoes, answered for positions that need not be reachable."""

from typing import Any

from tappeto.core.cards import union
from tappeto.games.api import NOBODY, Game, IllegalMove, Seat, Sheet, texts
from tappeto.games.domino.game import Domino
from tappeto.games.domino.hand import OUT, DominoHand, choices
from tappeto.games.domino.rules import pips, result


def answer(game: Game, question: str, position: dict[str, Any]) -> object:
    """The answer as JSON data; KeyError or ValueError if the position does not hold what is needed."""
    assert isinstance(game, Domino)
    if question == "moves":
        hand = union(game.pack.cards(" ".join(position["hand"])))
        ends = position["ends"] or [NOBODY, NOBODY]
        return sorted(game.text(move) for move in choices(hand, ends[0], ends[1], position["boneyard"]))
    if question == "score":
        left = [pips(union(game.pack.cards(" ".join(tiles)))) for tiles in position["hands"]]
        out = position["hands"].index([]) if position["how"] == OUT else NOBODY
        winner, points = result(left, out)
        return {"winner": _seat(winner), "points": int(points)}
    if question == "deal":
        return deal(game, position)
    raise ValueError(f"{game.id} has no question {question!r}")


def deal(game: Domino, position: dict[str, Any]) -> dict[str, object]:
    """The result of a whole round."""
    sheet = Sheet([0] * game.sides, position["dealer"], 0, None)
    hand = game.deal(game.pack.cards(" ".join(position["pack"])), sheet)
    assert isinstance(hand, DominoHand)
    for text in position["moves"]:
        move = game.move(text)
        if hand.turn() == NOBODY or move not in hand.moves():
            raise IllegalMove(text)
        hand.play(move)
    winner, points = hand.result()
    return {
        "how": hand.how,
        "winner": _seat(winner),
        "points": int(points),
        "hands": [texts(game.pack, tiles) for tiles in hand.hands],
    }


def _seat(winner: Seat) -> int | None:
    return None if winner == NOBODY else int(winner)
