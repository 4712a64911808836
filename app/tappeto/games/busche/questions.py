"""Questions about the rules of Busche, answered for positions that need not be reachable."""

from typing import Any

from tappeto.core.cards import union
from tappeto.games.api import NOBODY, Game, IllegalMove, Sheet, texts
from tappeto.games.busche.game import Busche
from tappeto.games.busche.hand import BuscheHand
from tappeto.games.busche.rules import (
    LAST_TRICK,
    busche,
    followers,
    losers,
    next_dealer,
    points,
    suit,
    winner,
)


def answer(game: Game, question: str, position: dict[str, Any]) -> object:
    """The answer as JSON data; KeyError or ValueError if the position does not hold what is needed."""
    assert isinstance(game, Busche)
    if question == "moves":
        trick = game.pack.cards(" ".join(position["trick"]))
        hand = union(game.pack.cards(" ".join(position["hand"])))
        return sorted(texts(game.pack, followers(hand, suit(trick[0]) if trick else NOBODY)))
    if question == "trick":
        cards = game.pack.cards(" ".join(position["cards"]))
        worth = sum(points(card) for card in cards) + (LAST_TRICK if position["last"] else 0)
        return {"winner": int(winner(cards)), "points": int(worth)}
    if question == "score":
        made = busche(position["points"], position["tricks"])
        return {"busche": made, "next_dealer": int(next_dealer(position["dealer"], made))}
    if question == "match":
        lost = losers(position["totals"], game.terms)
        return {"losers": [int(seat) for seat in lost] if lost else None}
    if question == "deal":
        return deal(game, position)
    raise ValueError(f"{game.id} has no question {question!r}")


def deal(game: Busche, position: dict[str, Any]) -> dict[str, object]:
    """The result of a whole deal."""
    sheet = Sheet([0] * 4, position["dealer"], 0, None)
    hand = game.deal(game.pack.cards(" ".join(position["pack"])), sheet)
    assert isinstance(hand, BuscheHand)
    for text in position["moves"]:
        move = game.move(text)
        if hand.turn() == NOBODY or move not in hand.moves():
            raise IllegalMove(text)
        hand.play(move)
    after = game.close(hand, sheet)
    return {
        "points": hand.scored,
        "tricks": hand.tricks,
        "busche": hand.points(),
        "next_dealer": int(after.dealer),
    }
