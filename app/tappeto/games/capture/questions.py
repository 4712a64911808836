"""Questions about the rules of a capture game, answered for positions that need not be reachable."""

from typing import Any

from tappeto.core.cards import Card, CardSet, union
from tappeto.games.api import NOBODY, Game, IllegalMove, Log, Sheet, texts
from tappeto.games.capture.count import (
    CARTE,
    DENARI,
    NAPOLA,
    PRIMIERA_ITEM,
    RE_BELLO_ITEM,
    SCOPE,
    SETTEBELLO_ITEM,
    napoleone,
    tally,
)
from tappeto.games.capture.game import CaptureGame, kings_redeal, match_leader
from tappeto.games.capture.hand import TABLE, CaptureHand
from tappeto.games.capture.rules import OFF, write


def answer(game: Game, question: str, position: dict[str, Any]) -> object:
    """The answer as JSON data; KeyError or ValueError if the position does not hold what is needed."""
    assert isinstance(game, CaptureGame)
    if question == "moves":
        return moves(game, position)
    if question == "opening":
        return {"redeal": game.rules.king_redeal and bool(kings_redeal(cards(game, position["table"])))}
    if question == "score":
        return score(game, position)
    if question == "match":
        ahead = match_leader(position["totals"], position["target"])
        return {"winner": None if ahead == NOBODY else int(game.winner(ahead))}
    if question == "deal":
        return deal(game, position)
    raise ValueError(f"{game.id} has no question {question!r}")


def cards(game: Game, names: list[str]) -> list[Card]:
    """The cards of a list of texts, each at most once."""
    found = [game.pack.card(name) for name in names]
    if len(set(found)) < len(found):
        raise ValueError("a card occurs twice")
    return found


def moves(game: CaptureGame, position: dict[str, Any]) -> list[str]:
    """Every legal move in writing, for a hand in the middle of a deal."""
    both = union(cards(game, position["hand"] + position["table"]))
    table = union(cards(game, position["table"]))
    return sorted(write(move) for move in game.rules.moves(both & ~table, table, False))


def score(game: CaptureGame, position: dict[str, Any]) -> dict[str, object]:
    """The points of each item for two piles."""
    cards(game, position["piles"][0] + position["piles"][1])
    piles: list[CardSet] = [union(cards(game, pile)) for pile in position["piles"]]
    points = tally(piles, position["sweeps"], game.rules)
    found: dict[str, object] = {
        "scope": points[SCOPE],
        "settebello": points[SETTEBELLO_ITEM],
        "primiera": points[PRIMIERA_ITEM],
        "denari": points[DENARI],
        "carte": points[CARTE],
        "total": [sum(item[side] for item in points) for side in range(2)],
    }
    if game.rules.primiera == OFF:
        del found["primiera"]
    if game.rules.napola:
        found["napola"] = points[NAPOLA]
    if game.rules.re_bello:
        found["re_bello"] = points[RE_BELLO_ITEM]
    if game.rules.napoleone_wins:
        coins = napoleone(piles[0], piles[1])
        found["napoleone"] = None if coins == NOBODY else int(game.winner(coins))
    return found


def deal(game: CaptureGame, position: dict[str, Any]) -> dict[str, object]:
    """The result of a whole deal; IllegalMove names a move that the rules do not allow."""
    order = cards(game, position["pack"])
    if len(order) != game.pack.size:
        raise ValueError("the pack is not complete")
    sheet = Sheet([0, 0], position["dealer"], 0, None)
    hand = game.deal(order, sheet)
    assert isinstance(hand, CaptureHand)
    log = Log()
    for number, text in enumerate(position["moves"]):
        if hand.turn() == NOBODY or game.move(text) not in hand.moves():
            raise IllegalMove(f"move {number + 1}, {text}, is not allowed")
        log = Log()
        hand.play(game.move(text), log)
    if hand.turn() != NOBODY:
        raise ValueError("the deal does not end with the last move")
    left = any(event.seat == NOBODY and event.source is TABLE for event in log.events)
    return {
        "piles": [sorted(texts(game.pack, pile)) for pile in hand.piles()],
        "sweeps": hand.sweeps(),
        "points": hand.points(),
        "left_to": int(hand.last) if left else None,
        "next_dealer": int(game.close(hand, sheet).dealer),
    }
