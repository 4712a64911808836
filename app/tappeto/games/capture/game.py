"""A capture game with its options fixed: deal, count, end of match, moves in writing."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import LATIN40, Card, count, members, one, union
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
    Side,
)
from tappeto.games.capture.count import CARTE, DENARI, PRIMIERA_ITEM, SCOPE, SETTEBELLO_ITEM, napoleone, tally
from tappeto.games.capture.hand import PACKET, CaptureHand, CaptureView
from tappeto.games.capture.reasons import reason
from tappeto.games.capture.refuse import refuse, refuse_lay, refuse_take
from tappeto.games.capture.rows import rows
from tappeto.games.capture.rules import (
    CARD_BITS,
    CARD_MASK,
    KING,
    NINE_FOUR,
    TEN_NONE,
    Rules,
    of_rank,
    write,
)
from tappeto.games.capture.stakes import Stakes
from tappeto.i18n import N_, Phrase, ngettext_mark

TURNED_UP: Final[i64] = 4


class CaptureGame(Game):
    """Scopa, and the base of its relatives."""

    def __init__(self, id: str, seats: int, options: Options, rules: Rules | None = None) -> None:
        self.id = id
        self.pack = LATIN40
        self.seats = seats
        self.sides = 2
        self.options = options
        self.rules = rules if rules is not None else Rules(seats, options)

    def plan(self, dealer: Seat) -> list[Seat]:
        around = [(dealer + 1 + turn) % self.seats for turn in range(self.seats)]
        table = [NOBODY] * TURNED_UP
        packet = [seat for seat in around for _ in range(PACKET)]
        if self.seats == 4 and self.rules.deal4 == TEN_NONE:
            return [seat for seat in around for _ in range(10)]
        if self.seats == 4 and self.rules.deal4 == NINE_FOUR:
            return packet + table[:2] + packet + table[2:] + packet
        places = packet + table
        while len(places) < self.pack.size:
            places += packet
        return places

    def dealt_at_once(self) -> i64:
        """How many cards leave the stock before the first play."""
        if self.seats == 4 and self.rules.deal4 != 1:
            return self.pack.size
        return self.seats * PACKET + TURNED_UP

    def thrown_in(self, order: list[Card], dealer: Seat) -> str:
        if not self.rules.king_redeal:
            return ""
        plan = self.plan(dealer)
        up = [order[place] for place in range(self.dealt_at_once()) if plan[place] == NOBODY]
        return kings_redeal(up)

    def deal(self, order: list[Card], sheet: Sheet, log: Log | None = None) -> Hand:
        hand = CaptureHand(self.rules, Stakes(self.rules, sheet.totals), order[:], sheet.dealer)
        plan = self.plan(sheet.dealer)
        end = self.dealt_at_once()
        while hand.at < end:
            seat = plan[hand.at]
            run: i64 = 1
            while hand.at + run < end and plan[hand.at + run] == seat:
                run += 1
            if seat == NOBODY:
                hand.turn_up(run, log)
            else:
                hand.give(seat, run, log)
        return hand

    def close(self, hand: Hand, sheet: Sheet) -> Sheet:
        assert isinstance(hand, CaptureHand)
        points = tally(hand.piles(), hand.sweeps(), self.rules)
        made = hand.points()
        totals = [sheet.totals[side] + made[side] for side in range(2)]
        outcome = self.outcome(totals, points, napoleone(hand.pile(0), hand.pile(1)))
        return Sheet(totals, (sheet.dealer + 1) % self.seats, sheet.deals + 1, outcome)

    def outcome(self, totals: list[i64], points: list[list[i64]], coins: Side) -> Outcome | None:
        """Whether the match is over with these totals after a count (rules 2.10, 2.11)."""
        if coins != NOBODY and self.rules.napoleone_wins:
            return Outcome([self.winner(coins)], N_("All ten coins in one pile: Napoleone."))
        ahead = match_leader(totals, self.rules.target)
        if ahead == NOBODY and self.rules.counting_order and max(totals) >= self.rules.target:
            for item in (CARTE, DENARI, SETTEBELLO_ITEM, PRIMIERA_ITEM, SCOPE):
                if points[item][0] != points[item][1]:
                    ahead = 0 if points[item][0] > points[item][1] else 1
                    break
        if ahead == NOBODY:
            return None
        if self.rules.reverse:
            return Outcome([1 - ahead], N_("Who reaches the target with more points loses."))
        return Outcome([ahead], N_("The target is reached."))

    def winner(self, ahead: Side) -> Side:
        """The side that wins when this one is ahead: the other one if the game is reversed."""
        return 1 - ahead if self.rules.reverse else ahead

    def rows(self, hand: Hand) -> list[Row]:
        assert isinstance(hand, CaptureHand)
        return rows(hand.piles(), hand.sweeps(), self.rules)

    def swept(self, number: i64) -> Phrase | None:
        return ngettext_mark("{n} scopa", "{n} scope", int(number))

    def goal(self) -> Phrase:
        return Phrase(N_("The match goes to {target}."), {"target": int(self.rules.target)})

    def card(self, move: Move) -> Card:
        return move & CARD_MASK

    def touches(self, move: Move) -> list[Card]:
        card = move & CARD_MASK
        return [card, *members((move >> CARD_BITS) & ~one(card))]

    def reason(self, hand: Hand, move: Move, rival: Move, leads: list[float]) -> Phrase | None:
        assert isinstance(hand, CaptureHand)
        return reason(hand, move, rival, leads)

    def why_not(self, seen: Observation, picked: list[Card]) -> Refusal | None:
        assert isinstance(seen, CaptureView)
        return refuse(seen, picked, refuse_lay, refuse_take)

    def text(self, move: Move) -> str:
        return write(move)

    def move(self, text: str) -> Move:
        card, cross, taken = text.partition("x")
        try:
            move = self.pack.card(card)
            if cross:
                move |= union([self.pack.card(other) for other in taken.split("+")]) << CARD_BITS
        except ValueError as problem:
            raise IllegalMove(f"no move: {text!r}") from problem
        if write(move) != text:
            raise IllegalMove(f"no move: {text!r}")
        return move


def kings_redeal(up: list[Card]) -> str:
    """Why an opening table must be dealt again: three kings or four could never be cleared (2.3)."""
    kings = count(union(up) & of_rank(KING))
    return N_("Three kings or more lie on the table: the cards are dealt again.") if kings >= 3 else ""


def match_leader(totals: list[i64], target: i64) -> Side:
    """The side that is ahead once one has reached the target; NOBODY while play goes on (2.11)."""
    if max(totals) < target or totals[0] == totals[1]:
        return NOBODY
    return 0 if totals[0] > totals[1] else 1
