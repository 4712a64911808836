"""Dominoes with its options fixed: deal, count, end of match, moves in writing."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import DOMINO28, Card, has
from tappeto.games.api import (
    NOBODY,
    Game,
    Hand,
    IllegalMove,
    Log,
    Move,
    Observation,
    Options,
    Outcome,
    Refusal,
    Row,
    Seat,
    Sheet,
)
from tappeto.games.domino.hand import OUT, DominoHand, DominoView
from tappeto.games.domino.reasons import reason
from tappeto.games.domino.rules import (
    DEALT,
    DRAW,
    LEFT,
    PASS,
    PLACES,
    TILES,
    Terms,
    highest_double,
)
from tappeto.games.domino.stakes import Stakes
from tappeto.i18n import N_, Cards, Phrase, ngettext_mark

AT: Final = ["", "@left", "@right"]


class Domino(Game):
    """Two to four players, each alone; the first to reach the target wins."""

    def __init__(self, seats: i64, options: Options) -> None:
        self.id = "domino"
        self.pack = DOMINO28
        self.seats = seats
        self.sides = seats
        self.options = options
        self.terms = Terms(options)

    def plan(self, dealer: Seat) -> list[Seat]:
        around = [(dealer + 1 + turn) % self.seats for turn in range(self.seats)]
        dealt = [seat for seat in around for _ in range(DEALT)]
        return dealt + [NOBODY] * (TILES - len(dealt))

    def draws(self, move: Move) -> bool:
        return move == DRAW

    def deal(self, order: list[Card], sheet: Sheet, log: Log | None = None) -> Hand:
        hand = DominoHand(self.seats, Stakes(self.terms.target, sheet.totals[:]), order)
        first = (sheet.dealer + 1) % self.seats
        for turn in range(self.seats):
            seat = (first + turn) % self.seats
            hand.give(seat, DEALT, log)
        if self.terms.opener == "highest_double":
            hand.open_by(highest_double(hand.hands)[0], self.terms.force_double)
        else:
            hand.open_by(first, False)
        return hand

    def close(self, hand: Hand, sheet: Sheet) -> Sheet:
        assert isinstance(hand, DominoHand)
        winner, _ = hand.result()
        made = hand.points()
        totals = [sheet.totals[seat] + made[seat] for seat in range(self.seats)]
        dealer = (sheet.dealer + 1) % self.seats
        if self.terms.opener == "winner":
            dealer = ((hand.opener if winner == NOBODY else winner) - 1) % self.seats
        return Sheet(totals, dealer, sheet.deals + 1, self.outcome(winner, totals))

    def outcome(self, winner: Seat, totals: list[i64]) -> Outcome | None:
        """How the match has ended after a round with this winner, if it has."""
        if self.terms.target > 0:
            won = winner != NOBODY and totals[winner] >= self.terms.target
            return Outcome([winner], N_("Who reaches the target first wins.")) if won else None
        if winner != NOBODY:
            return Outcome([winner], N_("A single round was agreed."))
        if self.terms.replay:
            return None
        return Outcome([], N_("Nobody could go on, and the fewest pips were equal: the match is drawn."))

    def rows(self, hand: Hand) -> list[Row]:
        assert isinstance(hand, DominoHand)
        made, left = hand.points(), hand.left_over()
        note = N_("the pips that all others hold")
        if hand.how != OUT:
            note = N_("nobody could go on: what all others hold more than the fewest")
        return [
            Row(N_("Pips left"), Phrase(N_("on the tiles in hand")), [str(pips) for pips in left], []),
            Row(N_("Round"), Phrase(note), [str(points) for points in made], made),
        ]

    def remark(self, hand: Hand, seat: Seat) -> Phrase | None:
        assert isinstance(hand, DominoHand)
        if hand.cards_of(seat) == 0:
            return Phrase(N_("has laid every tile"))
        left = hand.left_over()
        return Phrase(N_("fewest pips")) if hand.how != OUT and left[seat] == min(left) else None

    def holds(self, cards: i64) -> Phrase:
        return ngettext_mark("{n} tile", "{n} tiles", int(cards))

    def first(self, sheet: Sheet) -> Seat:
        return NOBODY if self.terms.opener == "highest_double" else (sheet.dealer + 1) % self.seats

    def wish(self, seen: Observation) -> Phrase | None:
        assert isinstance(seen, DominoView)
        move = seen.moves()[0]
        if move == DRAW:
            return Phrase(N_("No tile of yours fits: draw one."))
        if move == PASS:
            return Phrase(N_("No tile of yours fits, and none is left to draw: you pass."))
        if seen.ends[0] == NOBODY:
            return Phrase(N_("Lay any tile."))
        if seen.ends[0] == seen.ends[1]:
            return Phrase(N_("Lay a tile with a {a}."), {"a": int(seen.ends[0])})
        return Phrase(N_("Lay a tile with a {a} or a {b}."), {"a": int(seen.ends[0]), "b": int(seen.ends[1])})

    def goal(self) -> Phrase:
        if self.terms.target == 0:
            return Phrase(N_("Who wins the round wins the match."))
        return Phrase(N_("The first with {target} points wins."), {"target": int(self.terms.target)})

    def card(self, move: Move) -> Card:
        return move // PLACES if move < DRAW else NOBODY

    def touches(self, move: Move) -> list[Card]:
        return [move // PLACES] if move < DRAW else []

    def label(self, move: Move) -> Phrase | None:
        if move == DRAW:
            return Phrase(N_("Draw"))
        return Phrase(N_("Pass")) if move == PASS else None

    def end(self, move: Move) -> i64:
        place = move % PLACES
        return place - LEFT if move < DRAW and place >= LEFT else NOBODY

    def reason(self, hand: Hand, move: Move, rival: Move, leads: list[float]) -> Phrase | None:
        assert isinstance(hand, DominoHand)
        return reason(hand, move, rival)

    def why_not(self, seen: Observation, picked: list[Card]) -> Refusal | None:
        assert isinstance(seen, DominoView)
        moves = seen.moves()
        if len(picked) == 0:
            if moves[0] >= DRAW:
                return None
            return Refusal("turn", Phrase(N_("One of your tiles fits: you must lay it.")))
        if not has(seen.own, picked[0]):
            return None
        if len(picked) > 1:
            return Refusal("turn", Phrase(N_("One tile is laid at a time.")))
        if any(self.card(move) == picked[0] for move in moves):
            return None
        if seen.forced != NOBODY:
            text = N_("This round must be opened with another tile: {tile}.")
            return Refusal("opening", Phrase(text, {"tile": Cards((int(seen.forced),))}))
        if moves[0] == DRAW:
            return Refusal("draw", Phrase(N_("No tile of yours fits an end: you must draw one.")))
        if moves[0] == PASS:
            return Refusal("pass", Phrase(N_("No tile of yours fits an end, and none is left to draw.")))
        ends = {"a": int(seen.ends[0]), "b": int(seen.ends[1])}
        if ends["a"] == ends["b"]:
            return Refusal("turn", Phrase(N_("This tile has no {a}."), {"a": ends["a"]}))
        return Refusal("turn", Phrase(N_("This tile has neither a {a} nor a {b}."), {**ends}))

    def text(self, move: Move) -> str:
        if move == DRAW:
            return "draw"
        if move == PASS:
            return "pass"
        return self.pack.text(move // PLACES) + AT[move % PLACES]

    def move(self, text: str) -> Move:
        if text == "draw":
            return DRAW
        if text == "pass":
            return PASS
        tile, sign, end = text.partition("@")
        if sign + end not in AT:
            raise IllegalMove(f"no move: {text!r}")
        try:
            return self.pack.card(tile) * PLACES + AT.index(sign + end)
        except ValueError as problem:
            raise IllegalMove(f"no move: {text!r}") from problem
