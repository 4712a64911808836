"""Busche with its options fixed: deal, count, end of match, moves in writing."""

from mypy_extensions import i64

from tappeto.core.cards import LATIN40, Card, has
from tappeto.core.chance import dice
from tappeto.games.api import (
    Game,
    Hand,
    IllegalMove,
    Ladder,
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
from tappeto.games.busche.hand import BuscheHand, BuscheView
from tappeto.games.busche.reasons import reason
from tappeto.games.busche.rules import DEALT, SEATS, Terms, ladder, losers, next_dealer, suit
from tappeto.games.busche.stakes import Stakes
from tappeto.i18n import N_, Phrase, Player, Suit, ngettext_mark


class Busche(Game):
    """Four players, each alone; who has the fewest busche wins."""

    def __init__(self, options: Options) -> None:
        self.id = "busche"
        self.pack = LATIN40
        self.seats = SEATS
        self.sides = SEATS
        self.options = options
        self.terms = Terms(options)

    def plan(self, dealer: Seat) -> list[Seat]:
        around = [(dealer + 1 + turn) % SEATS for turn in range(SEATS)]
        return [seat for seat in around for _ in range(DEALT)]

    def deal(self, order: list[Card], sheet: Sheet, log: Log | None = None) -> Hand:
        hand = BuscheHand(Stakes(self.terms, sheet.totals[:]))
        hand.leader = (sheet.dealer + 1) % SEATS
        for turn in range(SEATS):
            seat = (hand.leader + turn) % SEATS
            hand.give(seat, order[turn * DEALT : (turn + 1) * DEALT], log)
        return hand

    def close(self, hand: Hand, sheet: Sheet) -> Sheet:
        assert isinstance(hand, BuscheHand)
        made = hand.points()
        totals = [sheet.totals[seat] + made[seat] for seat in range(SEATS)]
        pick: i64 = 0
        if self.terms.random_dealer:
            # Chance that follows from the record, so that a replay has the same dealer.
            pick = dice(f"{[hand.pile(seat) for seat in range(SEATS)]} {sheet.deals}").below(12)
        dealer = next_dealer(sheet.dealer, made, pick)
        lost = losers(totals, self.terms)
        outcome: Outcome | None = None
        if len(lost) > 0:
            won = [seat for seat in range(SEATS) if seat not in lost]
            reason = N_("Who goes over the limit loses; everybody else wins.")
            if len(won) == 0:
                reason = N_("All four are over the limit: everybody loses.")
            outcome = Outcome(won, reason)
        return Sheet(totals, dealer, sheet.deals + 1, outcome)

    def rows(self, hand: Hand) -> list[Row]:
        assert isinstance(hand, BuscheHand)
        made = hand.points()
        return [
            Row(N_("Tricks"), Phrase(N_("of ten; without one you pay")), [str(n) for n in hand.tricks], []),
            Row(N_("Points"), Phrase(N_("in tricks; 3 for the last one")), [str(n) for n in hand.scored], []),
            Row(N_("Busche"), Phrase(N_("in this deal")), [str(n) for n in made], made),
        ]

    def remark(self, hand: Hand, seat: Seat) -> Phrase | None:
        assert isinstance(hand, BuscheHand)
        if hand.tricks[seat] == 0:
            return Phrase(N_("took no trick"))
        return Phrase(N_("most points")) if hand.scored[seat] == max(hand.scored) else None

    def ladder(self, hand: Hand) -> Ladder | None:
        assert isinstance(hand, BuscheHand)
        return steps(max(hand.scored), 0 not in hand.tricks)

    def ahead(self, sheet: Sheet) -> Phrase | None:
        over = [seat for seat in range(SEATS) if sheet.totals[seat] > self.terms.double]
        if len(over) != 1 or sheet.outcome is not None:
            return None
        text = N_("One more player over {double} ends the match; {player} is already.")
        return Phrase(text, {"double": int(self.terms.double), "player": Player(int(over[0]))})

    def marks(self, hand: Hand) -> list[tuple[Seat, str]]:
        assert isinstance(hand, BuscheHand)
        if hand.placed == 0:
            return []
        return [(hand.leader, N_("led")), (hand.winning, N_("winning"))]

    def standing(self, hand: Hand, seat: Seat) -> Phrase | None:
        assert isinstance(hand, BuscheHand)
        tricks = hand.tricks[seat]
        return ngettext_mark("{n} trick", "{n} tricks", int(tricks)) if tricks else Phrase(N_("no trick yet"))

    def wish(self, seen: Observation) -> Phrase | None:
        assert isinstance(seen, BuscheView)
        if seen.table.placed == 0:
            return Phrase(N_("Lead any card."))
        led = self.pack.suits[int(seen.table.led)]
        if suit(seen.moves()[0]) == seen.table.led:
            return Phrase(N_("Follow suit: {suit}."), {"suit": Suit(led)})
        return Phrase(N_("You have no {suit}: play any card."), {"suit": Suit(led)})

    def goal(self) -> Phrase:
        limits = {"single": int(self.terms.single), "double": int(self.terms.double)}
        return Phrase(N_("Over {single} loses, or two over {double} together."), {**limits})

    def card(self, move: Move) -> Card:
        return move

    def touches(self, move: Move) -> list[Card]:
        return [move]

    def reason(self, hand: Hand, move: Move, rival: Move, leads: list[float]) -> Phrase | None:
        assert isinstance(hand, BuscheHand)
        return reason(hand, move, rival, leads)

    def why_not(self, seen: Observation, picked: list[Card]) -> Refusal | None:
        assert isinstance(seen, BuscheView)
        own = [card for card in picked if has(seen.own, card)]
        if len(own) == 0:
            return None
        if len(picked) > 1:
            return Refusal("one_card", Phrase(N_("One card of the hand is played at a time.")))
        if own[0] in seen.moves():
            return None
        text = N_("You hold {suit}, the suit that was led: you must follow it.")
        return Refusal("must_follow", Phrase(text, {"suit": Suit(self.pack.suits[int(seen.table.led)])}))

    def text(self, move: Move) -> str:
        return self.pack.text(move)

    def move(self, text: str) -> Move:
        try:
            return self.pack.card(text)
        except ValueError as problem:
            raise IllegalMove(f"no move: {text!r}") from problem


def steps(most: i64, holds: bool) -> Ladder:
    """What the most points cost, step by step (rules 4.4); `holds` where everybody took a trick."""
    ladder_steps = [
        (Phrase(N_("up to {n}"), {"n": 18}), ladder(18)),
        (Phrase(N_("{low}–{high}"), {"low": 19, "high": 22}), ladder(22)),
    ]
    for points in sorted({23, 24, 25, 30, 35, 40, max(23, int(most))}):
        ladder_steps.append((Phrase("{n}", {"n": points}), ladder(points)))
    costs = [cost for _, cost in ladder_steps]
    title = N_("The most points pay") if holds else N_("Had everybody taken a trick")
    note = N_("from 23 points on, the points less 20")
    if not holds:
        note = N_("without a trick: one player pays 2, two pay 4 each, three 8 each")
    return Ladder(Phrase(title), Phrase(note), ladder_steps, costs.index(ladder(most)), holds)
