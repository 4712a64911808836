"""One round of Differenzler: bids, tricks; and what a seat knows of it (rules 4)."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import Card, CardSet, count, first, members, one
from tappeto.core.chance import Dice
from tappeto.games.api import NOBODY, OPEN, Log, Move, Seat, Told, Zone
from tappeto.games.differenzler.instinct import estimate, rank_card, takings
from tappeto.games.differenzler.rules import UNBID, UNHEARD, Terms, penalties
from tappeto.games.jass.hand import JassHand, JassView
from tappeto.games.jass.moves import BID
from tappeto.games.jass.moves import UNHEARD as UNHEARD_BID
from tappeto.games.jass.rules import ALL_POINTS, SEATS, suit
from tappeto.games.tricks import HANDS, STOCK

SEARCHED: Final[i64] = 16  # bids up or down from a first guess that are thought about,
STEP: Final[i64] = 4  # in steps of so much
ENDINGS: Final[i64] = 5  # that a playout has, of which the best counts
BIDS: Final[list[Move]] = list(range(BID, BID + ALL_POINTS + 1))  # shared: nobody changes a list of moves
TURNED: Final[list[Zone]] = [Zone("turned", seat, OPEN) for seat in range(4)]


class DifferenzlerHand(JassHand):
    """A round between four. `turned` is the dealer's card that gives trump, `bids` what each said."""

    def __init__(self, terms: Terms, totals: list[i64], rounds: i64, dealer: Seat) -> None:
        super().__init__(SEATS, terms.undertrump)
        self.terms = terms
        self.totals = totals
        self.rounds = rounds  # that were played before
        self.dealer = dealer
        self.leader = (dealer + 1) % SEATS
        self.speaker = self.leader
        self.turned: Card = NOBODY
        self.bids: list[i64] = [UNBID] * SEATS
        self.thinker: Seat = NOBODY  # in a sampled hand: who thinks about a card

    def turn_up(self, card: Card, log: Log | None) -> None:
        """Deal the dealer the card that gives trump, face up."""
        self.hold(self.dealer, one(card))
        self.show_trump(card)
        if log is not None:
            log.shift(self.dealer, [card], STOCK, TURNED[self.dealer])

    def show_trump(self, card: Card) -> None:
        """Everybody sees which card of the dealer gives trump."""
        self.turned = card
        self.contract = suit(card)
        self.open = one(card)

    def words(self) -> list[Move]:
        return BIDS

    def say(self, move: Move, log: Log | None) -> None:
        seat = self.speaker
        self.bids[seat] = UNHEARD if move == UNHEARD_BID else move - BID
        self.speaker = (seat + 1) % SEATS
        if seat == self.dealer:
            self.speaker = NOBODY
            if log is not None:
                log.shift(seat, [self.turned], TURNED[seat], HANDS[seat])

    def rank(self, move: Move) -> i64:
        if self.speaker == NOBODY:
            return self.look(move)
        guess = BID + estimate(self.cards_of(self.speaker), self.contract)
        return -max(move - guess, guess - move)

    def outlook(self, own: CardSet, unseen: CardSet) -> i64:
        return takings(own, unseen, self.contract)

    def rate(self, card: Card, own: CardSet, unseen: CardSet, outlook: i64) -> i64:
        seat = self.at_turn()
        return rank_card(self, card, unseen, outlook, self.bids[seat] - self.scored[seat])

    def quick(self, dice: Dice) -> Move:
        if self.speaker != NOBODY:
            return BID + estimate(self.cards_of(self.speaker), self.contract)
        return self.pick(self.playable(), dice)

    def finish(self, dice: Dice) -> None:
        """At random: here that judges cards better than players who all steer for their bids. Who thinks
        will steer a little, so of several such endings the one that suits its bid best counts."""
        if self.thinker == NOBODY:
            self.wander(dice)
            return
        best = self.copy()
        best.wander(dice)
        for _ in range(ENDINGS - 1):
            other = self.copy()
            other.wander(dice)
            if other.prize(self.thinker) > best.prize(self.thinker):
                best = other
        self.assume(best)

    def wander(self, dice: Dice) -> None:
        """Play on at random; bids are what the cards look like."""
        while self.turn() != NOBODY:
            if self.speaker != NOBODY:
                self.play(self.quick(dice))
            else:
                cards = self.playable()
                for _ in range(dice.below(count(cards))):
                    cards &= cards - 1
                self.play(first(cards))

    def points(self) -> list[i64]:
        return penalties(self.bids, self.scored)

    def value(self, seat: Seat) -> float:
        made = self.points()
        others: float = 0.0
        for other in range(SEATS):
            if other != seat:
                others += float(made[other])
        return others / float(SEATS - 1) - float(made[seat])

    def prize(self, seat: Seat) -> float:
        """The own penalty alone: what others are off by is chance to this seat."""
        off = self.bids[seat] - self.scored[seat]
        return float(-max(off, -off))

    def layout(self) -> list[tuple[Zone, list[Card]]]:
        zones = super().layout()
        if self.speaker == NOBODY:
            return zones
        held = members(self.cards_of(self.dealer) & ~one(self.turned))
        zones[int(self.dealer)] = (HANDS[self.dealer], held)
        return [*zones, (TURNED[self.dealer], [self.turned])]

    def told(self) -> list[Told]:
        return [Told(self.dealer, "turned", [self.turned])]

    def tell(self, told: list[Told]) -> None:
        for one_told in told:
            self.show_trump(one_told.cards[0])

    def copy(self) -> "DifferenzlerHand":
        twin = DifferenzlerHand(self.terms, self.totals, self.rounds, self.dealer)
        twin.assume(self)
        return twin

    def assume(self, other: "DifferenzlerHand") -> None:
        """Become the same as another hand."""
        self.follow(other)
        self.turned = other.turned
        self.bids = other.bids[:]
        self.thinker = other.thinker

    def seen_by(self, seat: Seat) -> "DifferenzlerHand":
        """The round as a seat sees it, without a card in any hand."""
        seen = DifferenzlerHand(self.terms, self.totals, self.rounds, self.dealer)
        seen.assume(self)
        if self.terms.secret:
            for other in range(SEATS):
                if other != seat and self.bids[other] != UNBID:
                    seen.bids[other] = UNHEARD
        return seen

    def observe(self, seat: Seat) -> "DifferenzlerView":
        return DifferenzlerView(self.seen_by(seat), self, seat)


class DifferenzlerView(JassView):
    """What a seat knows: its cards, trump, the bids that it heard, and what was played."""

    def __init__(self, deal: DifferenzlerHand, hand: DifferenzlerHand, seat: Seat) -> None:
        super().__init__(deal, hand, seat)
        self.deal = deal

    def words(self) -> list[Move]:
        return self.deal.words()

    def choices(self) -> list[Move]:
        """To bid, only what is near to what the cards look like."""
        if self.deal.speaker == NOBODY:
            return self.moves()
        guess = estimate(self.own, self.deal.contract)
        low = max(0, guess - SEARCHED)
        return list(range(BID + low, BID + min(ALL_POINTS, low + 2 * SEARCHED) + 1, STEP))

    def sample(self, dice: Dice) -> DifferenzlerHand:
        """A hand that fits; bids that were not heard are those that its cards suggest."""
        deal = self.deal
        hand = DifferenzlerHand(deal.terms, deal.totals, deal.rounds, deal.dealer)
        hand.assume(deal)
        hand.thinker = self.seat if deal.speaker == NOBODY else NOBODY
        fixed: list[CardSet] = [0 if seat == self.seat else self.shown(seat) for seat in range(SEATS)]
        hands = self.share(fixed, dice)
        for seat in range(SEATS):
            hand.hold(seat, hands[seat])
            if hand.bids[seat] == UNHEARD:
                hand.bids[seat] = estimate(hand.dealt(seat), hand.contract)
        return hand

    def state(self) -> list[object]:
        deal = self.deal
        return [*self.seen_state(), deal.totals, deal.rounds, deal.dealer, deal.turned, deal.bids]
