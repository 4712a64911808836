"""Questions that are asked about every Jass game: what may be played, who takes a trick, a whole deal."""

from typing import Any

from tappeto.core.cards import union
from tappeto.games.api import NOBODY, Hand, IllegalMove, Sheet, texts
from tappeto.games.jass.game import JassGame
from tappeto.games.jass.moves import CONTRACT_TEXTS, NO_WEIS, WEIS
from tappeto.games.jass.rules import LAST_TRICK, POINTS, legal, suit, winner


def moves(game: JassGame, position: dict[str, Any], undertrump: int) -> list[str]:
    """The cards that may be played."""
    contract = CONTRACT_TEXTS.index(position["contract"])
    hand = union(game.pack.cards(" ".join(position["hand"])))
    lying = game.pack.cards(" ".join(position["trick"]))
    led = suit(lying[0]) if lying else NOBODY
    best = lying[int(winner(lying, contract))] if lying else NOBODY
    return sorted(texts(game.pack, legal(hand, led, best, contract, undertrump)))


def trick(game: JassGame, position: dict[str, Any]) -> dict[str, int]:
    """Who takes a trick, and what it counts; where no contract is named, the first suit is trump."""
    contract = CONTRACT_TEXTS.index(position.get("contract", CONTRACT_TEXTS[0]))
    cards = game.pack.cards(" ".join(position["cards"]))
    worth = sum(POINTS[contract][int(card)] for card in cards) + (LAST_TRICK if position["last"] else 0)
    return {"winner": int(winner(cards, contract)), "points": int(worth)}


def play(game: JassGame, sheet: Sheet, position: dict[str, Any]) -> Hand:
    """A whole deal; what is to be announced is announced."""
    hand = game.deal(game.pack.cards(" ".join(position["pack"])), sheet)
    for text in position["moves"]:
        while hand.turn() != NOBODY and hand.moves()[0] in (WEIS, NO_WEIS):
            hand.play(hand.moves()[0])
        move = game.move(text)
        if hand.turn() == NOBODY or move not in hand.moves():
            raise IllegalMove(text)
        hand.play(move)
    return hand
