"""Escoba with its options fixed: the kernel of the capture games, with an opening of its own."""

from mypy_extensions import i64

from tappeto.core.cards import Card, union
from tappeto.games.api import Hand, Log, Observation, Options, Refusal, Row, Sheet
from tappeto.games.capture.game import CaptureGame
from tappeto.games.capture.hand import SWEPT, TABLE, TAKEN, CaptureHand, CaptureView
from tappeto.games.capture.refuse import refuse
from tappeto.games.capture.rules import WHOLE_HAND, value
from tappeto.games.escoba.refuse import refuse_lay, refuse_take
from tappeto.games.escoba.rows import rows
from tappeto.games.escoba.rules import FIFTEEN, EscobaRules
from tappeto.i18n import N_, Phrase, ngettext_mark


class Escoba(CaptureGame):
    """Make fifteen with a card of the hand and cards of the table."""

    def __init__(self, seats: int, options: Options) -> None:
        terms = EscobaRules(seats, options)
        super().__init__("escoba", seats, options, terms)
        self.terms = terms

    def deal(self, order: list[Card], sheet: Sheet, log: Log | None = None) -> Hand:
        hand = super().deal(order, sheet, log)
        assert isinstance(hand, CaptureHand)
        self.open(hand, log)
        return hand

    def open(self, hand: CaptureHand, log: Log | None) -> None:
        """A first table of fifteen or thirty goes to the dealer, who then took last (rules 3.5)."""
        points = self.terms.opening(hand.table)
        if points == 0:
            return
        cards = hand.lying()
        begins = hand.seat
        taker = (begins - 1) % self.seats if self.terms.to_dealer else begins
        side = taker % 2
        # As many cards as it is worth lie turned up in the pile, as after other sweeps.
        shown = cards[:points]
        hand.turned = union(shown)
        hand.win(side, hand.table)
        hand.table = 0
        hand.last = side
        hand.opening = [points if other == side else 0 for other in range(2)]
        if log is not None:
            log.say(taker, self.terms.word)
            log.shift(taker, cards[points:], TABLE, TAKEN[side])
            log.shift(taker, shown, TABLE, SWEPT[side])

    def rows(self, hand: Hand) -> list[Row]:
        assert isinstance(hand, CaptureHand)
        return rows(hand.piles(), hand.sweeps(), hand.opening, self.terms)

    def swept(self, number: i64) -> Phrase:
        return ngettext_mark("{n} escoba", "{n} escobas", int(number))

    def adding(self, picked: list[Card]) -> tuple[list[i64], i64] | None:
        return [value(card) for card in picked], FIFTEEN

    def wish(self, seen: Observation) -> Phrase | None:
        assert isinstance(seen, CaptureView)
        able = seen.rules.takers(seen.table) & seen.own
        if able == 0:
            return Phrase(N_("None of your cards makes fifteen: lay one."))
        if seen.rules.obligation == WHOLE_HAND:
            return Phrase(N_("You must take: make fifteen."))
        return Phrase(N_("Make fifteen, or play another card.") if able != seen.own else N_("Make fifteen."))

    def why_not(self, seen: Observation, picked: list[Card]) -> Refusal | None:
        assert isinstance(seen, CaptureView)
        return refuse(seen, picked, refuse_lay, refuse_take)
