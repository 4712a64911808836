"""Schieber with its options fixed: deal, count, end of match, what is said."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import Card, has, one
from tappeto.games.api import (
    NOBODY,
    Hand,
    Log,
    Move,
    Observation,
    Options,
    Outcome,
    Question,
    Refusal,
    Row,
    Seat,
    Sheet,
)
from tappeto.games.jass.game import JassGame
from tappeto.games.jass.hand import JassHand
from tappeto.games.jass.moves import CARDS, CLAIM, CLAIM_AT, NO_WEIS, PUSH, TRUMP, WEIS
from tappeto.games.jass.rules import SEATS
from tappeto.games.schieber.asking import ask
from tappeto.games.schieber.hand import SchieberHand, SchieberView, pair
from tappeto.games.schieber.reasons import reason
from tappeto.games.schieber.rows import rows
from tappeto.games.schieber.rules import Terms
from tappeto.games.schieber.stakes import Stakes
from tappeto.games.tricks import HANDS
from tappeto.i18n import N_, Phrase, Player, Suit, ngettext_mark

ROSES_SEVEN: Final[Card] = 10


class Schieber(JassGame):
    """Two pairs; the first to reach the target wins."""

    def __init__(self, options: Options) -> None:
        super().__init__("schieber", 2, options)
        self.terms = Terms(options)

    def notice(self) -> Phrase | None:
        suits = self.pack.suits
        double = [suits[which] for which in range(len(suits)) if self.terms.times(which) == 2]
        if len(double) != 2:
            return None
        named = {"one": Suit(double[0]), "other": Suit(double[1])}
        return Phrase(N_("{one} and {other} count double"), {**named})

    def deal(self, order: list[Card], sheet: Sheet, log: Log | None = None) -> Hand:
        stakes = Stakes(self.terms.target, sheet.totals[:])
        hand = SchieberHand(self.terms, stakes, (sheet.dealer + 1) % SEATS)
        self.hand_out(hand, order, sheet.dealer, log)
        if self.terms.roses7 and sheet.deals == 0:
            for seat in range(SEATS):
                if has(hand.cards_of(seat), ROSES_SEVEN):
                    hand.begin_at(seat, one(ROSES_SEVEN))
                    if log is not None:
                        log.show(seat, [ROSES_SEVEN], HANDS[seat])
        return hand

    def close(self, hand: Hand, sheet: Sheet) -> Sheet:
        assert isinstance(hand, SchieberHand)
        totals = [hand.stand(0), hand.stand(1)]
        outcome: Outcome | None = None
        if hand.winner != NOBODY:
            outcome = Outcome([hand.winner], self.ending(hand))
        return Sheet(totals, hand.forehand, sheet.deals + 1, outcome)

    def ending(self, hand: SchieberHand) -> str:
        """How the match was won, in a sentence."""
        if hand.claimed != NOBODY:
            if hand.claimed % 2 == hand.winner:
                return N_("They said that it was enough, and it was.")
            return N_("It was said to be enough too early: that loses the match.")
        other = 1 - hand.winner
        if hand.stand(other) < self.terms.target:
            return N_("They are the first to reach the target.")
        if hand.played == 1:
            return N_(
                "Both reached the target with the first trick: Stöck count first, then Weis, then the trick."
            )
        return N_("Both got there: who took the last trick counts first.")

    def rows(self, hand: Hand) -> list[Row]:
        assert isinstance(hand, SchieberHand)
        return rows(hand, self.contract(hand.contract))

    def standing(self, hand: Hand, seat: Seat) -> Phrase | None:
        assert isinstance(hand, SchieberHand)
        if hand.contract == NOBODY:
            return Phrase(N_("chooses trump")) if hand.turn() == seat else None
        if hand.played == 0 and hand.heard[seat] > 0:
            return Phrase(N_("Weis: {n}"), {"n": int(hand.heard[seat])})
        if seat >= self.sides:  # a side's tricks are told once
            return None
        tricks = hand.tricks[seat]
        if tricks == 0:
            return Phrase(N_("no trick yet"))
        return ngettext_mark("{n} trick together", "{n} tricks together", int(tricks))

    def wish_for_words(self, seen: Observation) -> Phrase | None:
        assert isinstance(seen, SchieberView)
        if seen.deal.contract != NOBODY:
            return Phrase(N_("Announce your Weis?"))
        if seen.deal.speaker == seen.deal.forehand:
            return Phrase(N_("Choose trump, or push to your partner."))
        return Phrase(N_("Your partner has pushed: choose trump."))

    def label(self, move: Move) -> Phrase | None:
        if TRUMP <= move < PUSH:
            return self.contract(move - TRUMP)
        if move == PUSH:
            return Phrase(N_("Push"))
        if move == WEIS:
            return Phrase(N_("Announce all"))
        if move == NO_WEIS:
            return Phrase(N_("No Weis"))
        if move == CLAIM or CLAIM_AT <= move < CLAIM_AT + SEATS:
            return Phrase(N_("Thanks, enough"))
        return None

    def said(self, hand: Hand, seat: Seat, move: Move) -> Phrase | None:
        assert isinstance(hand, SchieberHand)
        if move == WEIS:
            return Phrase(N_("Weis: {n}"), {"n": int(hand.heard[seat])})
        if move < CARDS:
            both = pair(hand.contract)
            last = hand.stoeck == seat and one(move) & both != 0 and hand.gone & both == both
            return Phrase(N_("Stöck: 20")) if last else None
        return None if self.silent(move) else self.label(move)

    def silent(self, move: Move) -> bool:
        return move == NO_WEIS

    def times(self, which: i64) -> i64:
        return self.terms.times(which)

    def chosen(self, hand: JassHand) -> Phrase | None:
        assert isinstance(hand, SchieberHand)
        if hand.chooser == hand.forehand:
            return Phrase(N_("by {player}"), {"player": Player(int(hand.chooser))})
        return Phrase(N_("pushed, by {player}"), {"player": Player(int(hand.chooser))})

    def question(self, seen: Observation) -> Question | None:
        assert isinstance(seen, SchieberView)
        return ask(self, self.terms, seen)

    def reason(self, hand: Hand, move: Move, rival: Move, leads: list[float]) -> Phrase | None:
        assert isinstance(hand, SchieberHand)
        return reason(hand, move)

    def goal(self) -> Phrase:
        return Phrase(N_("First to {target} points."), {"target": int(self.terms.target)})

    def why_not_yet(self, seen: Observation) -> Refusal:
        assert isinstance(seen, SchieberView)
        if seen.deal.contract != NOBODY:
            return Refusal("weis", Phrase(N_("First everybody is asked for Weis.")))
        if seen.deal.speaker == seen.deal.forehand:
            return Refusal("trump", Phrase(N_("First choose trump, or push.")))
        return Refusal("push", Phrase(N_("Your partner has pushed: you must choose, and may not push back.")))
