"""One deal of a capture game, and what a seat knows of it."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import Card, CardSet, count, has, members, one, union
from tappeto.core.chance import Dice
from tappeto.games.api import NOBODY, OPEN, OWN, SHUT, Hand, Log, Move, Observation, Seat, Side, Zone
from tappeto.games.capture.count import napoleone, sum_up, tally
from tappeto.games.capture.instinct import rank_move
from tappeto.games.capture.rules import ALL, CARD_BITS, CARD_MASK, WHOLE_HAND, Rules
from tappeto.games.share import spread
from tappeto.i18n import N_

HANDS: Final[list[Zone]] = [Zone("hand", seat, OWN) for seat in range(4)]
TAKEN: Final[list[Zone]] = [Zone("taken", side, SHUT) for side in range(2)]
SWEPT: Final[list[Zone]] = [Zone("swept", side, OPEN) for side in range(2)]
TABLE: Final = Zone("table", NOBODY, OPEN)
STOCK: Final = Zone("stock", NOBODY, SHUT)

SCOPA: Final = N_("Scopa")
PACKET: Final[i64] = 3
NAPOLEONE_WORTH: Final[i64] = 11


class CaptureHand(Hand):
    """The cards of one deal. `order[at:]` is the stock; `laid` is the table in laying order.

    `turned` are the cards that made a scopa; they lie face up in the pile. `barred[seat]`
    holds what a seat cannot have, since it laid a card where taking is a duty.
    """

    def __init__(self, rules: Rules, order: list[Card], dealer: Seat) -> None:
        self.rules = rules
        self.order = order
        self.at: i64 = 0
        self.hands: list[CardSet] = [0] * rules.seats
        self.table: CardSet = 0
        self.laid: list[Card] = []
        self.taken: list[CardSet] = [0, 0]
        self.turned: list[CardSet] = [0, 0]
        self.sweeps: list[i64] = [0, 0]
        self.last: Side = NOBODY
        self.seat: Seat = (dealer + 1) % rules.seats
        self.played: i64 = 0
        self.barred: list[CardSet] = [0] * rules.seats

    def give(self, seat: Seat, number: i64, log: Log | None) -> None:
        """The next cards of the stock go to a seat."""
        cards = self.order[self.at : self.at + number]
        self.at += number
        self.hands[seat] |= union(cards)
        if log is not None:
            log.shift(seat, cards, STOCK, HANDS[seat])

    def turn_up(self, number: i64, log: Log | None) -> None:
        """The next cards of the stock go to the table."""
        cards = self.order[self.at : self.at + number]
        self.at += number
        self.table |= union(cards)
        self.laid += cards
        if log is not None:
            log.shift(NOBODY, cards, STOCK, TABLE)

    def turn(self) -> Seat:
        return self.seat if self.hands[self.seat] != 0 else NOBODY

    def moves(self) -> list[Move]:
        return self.rules.moves(self.hands[self.seat], self.table, self.played == 0)

    def play(self, move: Move, log: Log | None = None) -> None:
        seat = self.seat
        card = move & CARD_MASK
        take = move >> CARD_BITS
        self.hands[seat] &= ~one(card)
        self.played += 1
        self.seat = (seat + 1) % self.rules.seats
        final = self.at >= len(self.order) and self.hands[self.seat] == 0
        if log is not None:
            log.shift(seat, [card], HANDS[seat], TABLE)
        if take == 0:
            if self.rules.obligation == WHOLE_HAND:
                self.barred[seat] |= self.rules.takers(self.table)
            self.table |= one(card)
            self.laid.append(card)
        else:
            self.capture(seat, card, take, final, log)
        if final:
            self.clear(log)
        elif self.hands[self.seat] == 0:
            self.refill(log)

    def capture(self, seat: Seat, card: Card, take: CardSet, final: bool, log: Log | None) -> None:
        """A card takes a set off the table; with a scopa it stays turned up in the pile."""
        side: Side = seat & 1
        sweep = self.rules.sweeps(card, take, self.table, final)
        self.table &= ~take
        self.taken[side] |= take | one(card)
        self.last = side
        if sweep:
            self.sweeps[side] += 1
            self.turned[side] |= one(card)
        if log is not None:
            gone = members(take & ~one(card))
            if sweep:
                log.say(seat, SCOPA)
                log.shift(seat, gone, TABLE, TAKEN[side])
                log.shift(seat, [card], TABLE, SWEPT[side])
            else:
                log.shift(seat, [*gone, card], TABLE, TAKEN[side])

    def clear(self, log: Log | None) -> None:
        """After the last card the left-overs go to the side that took last (rules 2.8)."""
        if self.last == NOBODY:
            return
        if log is not None:
            log.shift(NOBODY, self.lying(), TABLE, TAKEN[self.last])
        self.taken[self.last] |= self.table
        self.table = 0

    def refill(self, log: Log | None) -> None:
        """A new packet for everybody, from the dealer's right (rules 2.3)."""
        for turn in range(self.rules.seats):
            self.give((self.seat + turn) % self.rules.seats, PACKET, log)
        if self.rules.obligation == WHOLE_HAND:
            self.barred = [0] * self.rules.seats

    def lying(self) -> list[Card]:
        """The cards on the table in laying order."""
        return [card for card in self.laid if has(self.table, card)]

    def rank(self, move: Move) -> i64:
        seat = self.seat
        return rank_move(move, self.hands[seat], self.table, self.taken[0] | self.taken[1])

    def points(self) -> list[i64]:
        return sum_up(tally(self.taken, self.sweeps, self.rules))

    def value(self, seat: Seat) -> float:
        points = self.points()
        ahead = points[0] - points[1]
        if self.rules.napoleone_wins:
            winner = napoleone(self.taken)
            if winner != NOBODY:
                ahead += NAPOLEONE_WORTH if winner == 0 else -NAPOLEONE_WORTH
        if self.rules.reverse:
            ahead = -ahead
        return float(ahead if seat & 1 == 0 else -ahead)

    def layout(self) -> list[tuple[Zone, list[Card]]]:
        zones = [(HANDS[seat], members(self.hands[seat])) for seat in range(self.rules.seats)]
        zones += [(TAKEN[side], members(self.taken[side] & ~self.turned[side])) for side in range(2)]
        zones += [(SWEPT[side], members(self.turned[side])) for side in range(2)]
        return [*zones, (TABLE, self.lying()), (STOCK, self.order[self.at :])]

    def copy(self) -> "CaptureHand":
        twin = CaptureHand(self.rules, self.order, 0)
        twin.at = self.at
        twin.hands = self.hands[:]
        twin.table = self.table
        twin.laid = self.laid[:]
        twin.taken = self.taken[:]
        twin.turned = self.turned[:]
        twin.sweeps = self.sweeps[:]
        twin.last = self.last
        twin.seat = self.seat
        twin.played = self.played
        twin.barred = self.barred[:]
        return twin

    def observe(self, seat: Seat) -> "CaptureView":
        return CaptureView(self, seat)


class CaptureView(Observation):
    """What a seat knows: its cards, the open table, the piles (all seen), and how many each holds."""

    def __init__(self, hand: CaptureHand, seat: Seat) -> None:
        self.seat = seat
        self.rules = hand.rules
        self.own = hand.hands[seat]
        self.sizes = [0 if other == seat else count(hand.hands[other]) for other in range(hand.rules.seats)]
        self.left: i64 = len(hand.order) - hand.at
        self.dealt = hand.at
        self.table = hand.table
        self.laid = hand.lying()
        self.taken = hand.taken[:]
        self.turned = hand.turned[:]
        self.sweeps = hand.sweeps[:]
        self.last = hand.last
        self.turn = hand.seat
        self.played = hand.played
        self.barred = hand.barred[:]

    def moves(self) -> list[Move]:
        return self.rules.moves(self.own, self.table, self.played == 0)

    def sample(self, dice: Dice) -> CaptureHand:
        unseen = ALL & ~(self.own | self.table | self.taken[0] | self.taken[1])
        barred = self.barred[:]
        barred[self.seat] = 0
        given = spread(unseen, [*self.sizes, self.left], [*barred, 0], dice)
        stock = given.pop()
        # Where the cards before `at` lay no longer matters; the length does.
        order: list[Card] = [0] * self.dealt
        hand = CaptureHand(self.rules, order + stock, 0)
        hand.at = self.dealt
        hand.hands = [union(cards) for cards in given]
        hand.hands[self.seat] = self.own
        hand.table = self.table
        hand.laid = self.laid[:]
        hand.taken = self.taken[:]
        hand.turned = self.turned[:]
        hand.sweeps = self.sweeps[:]
        hand.last = self.last
        hand.seat = self.turn
        hand.played = self.played
        hand.barred = self.barred[:]
        return hand

    def state(self) -> list[object]:
        return [
            self.seat, self.own, self.sizes, self.left, self.dealt, self.table, self.laid, self.taken,
            self.turned, self.sweeps, self.last, self.turn, self.played, self.barred,
        ]  # fmt: skip
