"""Questions about the rules of Schieber, answered for positions that need not be reachable."""

from typing import Any

from tappeto.core.cards import union
from tappeto.games.api import NOBODY, Game, Sheet, texts
from tappeto.games.jass.moves import CONTRACT_TEXTS
from tappeto.games.jass.questions import moves, play, trick
from tappeto.games.jass.rules import DEALT
from tappeto.games.jass.weis import best_seat, highest, melds
from tappeto.games.schieber.game import Schieber
from tappeto.games.schieber.hand import SchieberHand
from tappeto.games.schieber.rules import MATSCH, first_trick, last_trick


def answer(game: Game, question: str, position: dict[str, Any]) -> object:
    """The answer as JSON data; KeyError or ValueError if the position does not hold what is needed."""
    assert isinstance(game, Schieber)
    if question == "moves":
        return moves(game, position, 0)
    if question == "trick":
        return trick(game, position)
    if question == "melds":
        return found_melds(game, position)
    if question == "best_meld":
        return best_meld(game, position)
    if question == "score":
        return {"added": added(game, position)}
    if question == "match":
        won = last_trick(position["totals"], position["last_trick"], position["target"])
        return {"winner": side(won)}
    if question == "first_trick":
        times = game.terms.times(CONTRACT_TEXTS.index(position["contract"]))
        stoeck, weis, taken = (
            [points * times for points in position[name]] for name in ("stoeck", "melds", "trick")
        )
        return {"winner": side(first_trick(position["totals"], stoeck, weis, taken, position["target"]))}
    if question == "claim":
        return {"winner": claim(game, position)}
    if question == "deal":
        return deal(game, position)
    raise ValueError(f"{game.id} has no question {question!r}")


def side(found: int) -> int | None:
    """A side as JSON data."""
    return None if found == NOBODY else int(found)


def found_melds(game: Schieber, position: dict[str, Any]) -> list[dict[str, Any]]:
    """Every Weis of a hand, by points and then cards."""
    hand = union(game.pack.cards(" ".join(position["hand"])))
    found = [
        {"points": int(weis.points), "cards": sorted(texts(game.pack, weis.cards))}
        for weis in melds(hand, game.terms.values)
    ]
    return sorted(found, key=lambda weis: (weis["points"], weis["cards"]))


def best_meld(game: Schieber, position: dict[str, Any]) -> dict[str, Any] | None:
    """The highest Weis of four hands, and whose it is."""
    hands = [union(game.pack.cards(" ".join(cards))) for cards in position["hands"]]
    contract = CONTRACT_TEXTS.index(position["contract"])
    seat = best_seat(hands, position["forehand"], contract, game.terms.values)
    if seat == NOBODY:
        return None
    best = highest(melds(hands[int(seat)], game.terms.values), contract)
    assert best is not None
    return {"seat": int(seat), "points": int(best.points), "cards": sorted(texts(game.pack, best.cards))}


def added(game: Schieber, position: dict[str, Any]) -> list[int]:
    """What a deal adds to each side."""
    times = int(game.terms.times(CONTRACT_TEXTS.index(position["contract"])))
    found = []
    for number in range(2):
        plain = sum(position[name][number] for name in ("card_points", "melds", "stoeck"))
        plain += MATSCH if position["tricks"][number] == DEALT else 0
        found.append(int(plain) * times)
    return found


def claim(game: Schieber, position: dict[str, Any]) -> int:
    """Which side wins when one says that it is enough."""
    caller: int = position["side"]
    times = int(game.terms.times(CONTRACT_TEXTS.index(position["contract"])))
    plain = sum(position[name][caller] for name in ("stoeck", "melds", "card_points"))
    enough = position["totals"][caller] + times * plain >= position["target"]
    return caller if enough else 1 - caller


def deal(game: Schieber, position: dict[str, Any]) -> dict[str, object]:
    """The result of a whole deal, in which everybody announces every Weis."""
    sheet = Sheet([0, 0], position["dealer"], 0, None)
    hand = play(game, sheet, position)
    assert isinstance(hand, SchieberHand)
    after = game.close(hand, sheet)
    seats = [seat for seat in range(4) if hand.of(seat, hand.scoring) != 0]
    return {
        "card_points": hand.scored,
        "tricks": hand.tricks,
        "weis": hand.weis,
        "weis_seat": seats[0] if seats else None,
        "stoeck": [int(hand.stoeck_of(number)) for number in range(2)],
        "added": hand.points(),
        "next_dealer": int(after.dealer),
    }
