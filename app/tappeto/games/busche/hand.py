"""One round of Busche, and what a seat knows of it."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import Card, CardSet, count, members, one, shl, union
from tappeto.core.chance import Dice
from tappeto.games.api import NOBODY, OPEN, OWN, SHUT, Hand, Log, Move, Observation, Seat, Zone
from tappeto.games.busche.instinct import rank_card
from tappeto.games.busche.rules import (
    ALL,
    LAST_TRICK,
    RANKS,
    SEATS,
    SUIT,
    busche,
    followers,
    points,
    suit,
    winner,
)
from tappeto.games.busche.stakes import Stakes, lead
from tappeto.games.share import spread

HANDS: Final[list[Zone]] = [Zone("hand", seat, OWN) for seat in range(4)]
TRICK: Final[list[Zone]] = [Zone("trick", seat, OPEN) for seat in range(4)]
WON: Final[list[Zone]] = [Zone("won", seat, SHUT) for seat in range(4)]
# The items of the count, for `items`: what a seat pays without a trick, and for the most points.
COVER: Final[i64] = 0
MOST: Final[i64] = 1

STOCK: Final = Zone("stock", NOBODY, SHUT)


class BuscheHand(Hand):
    """The cards of one round. `trick` holds the open trick in playing order, led by `leader`.

    `barred[seat]` is what a seat cannot have, since it did not follow suit.
    """

    def __init__(self, stakes: Stakes) -> None:
        self.sides = SEATS
        self.stakes = stakes
        self.hands: list[CardSet] = [0] * SEATS
        self.trick: list[Card] = []
        self.leader: Seat = 0
        self.won: list[CardSet] = [0] * SEATS
        self.scored: list[i64] = [0] * SEATS
        self.tricks: list[i64] = [0] * SEATS
        self.barred: list[CardSet] = [0] * SEATS

    def give(self, seat: Seat, cards: list[Card], log: Log | None) -> None:
        """Deal cards to a seat."""
        self.hands[seat] |= union(cards)
        if log is not None:
            log.shift(seat, cards, STOCK, HANDS[seat])

    def at_turn(self) -> Seat:
        """The seat that plays next in the open trick."""
        return (self.leader + len(self.trick)) % SEATS

    def turn(self) -> Seat:
        seat = self.at_turn()
        return seat if self.hands[seat] != 0 else NOBODY

    def led(self) -> i64:
        """The suit that was led; NOBODY if the trick is empty."""
        return suit(self.trick[0]) if len(self.trick) > 0 else NOBODY

    def moves(self) -> list[Move]:
        return members(followers(self.hands[self.at_turn()], self.led()))

    def play(self, move: Move, log: Log | None = None) -> None:
        seat = self.at_turn()
        self.hands[seat] &= ~one(move)
        if len(self.trick) > 0 and suit(move) != self.led():
            self.barred[seat] |= shl(SUIT, self.led() * RANKS)
        self.trick.append(move)
        if log is not None:
            log.shift(seat, [move], HANDS[seat], TRICK[seat])
        if len(self.trick) == SEATS:
            self.collect(log)

    def collect(self, log: Log | None) -> None:
        """The winner takes the trick and leads; the last one counts three more (rules 4.3)."""
        taker = (self.leader + winner(self.trick)) % SEATS
        for place in range(SEATS):
            card = self.trick[place]
            self.scored[taker] += points(card)
            self.won[taker] |= one(card)
            if log is not None:
                log.shift(taker, [card], TRICK[(self.leader + place) % SEATS], WON[taker])
        self.tricks[taker] += 1
        self.trick = []
        self.leader = taker
        if self.hands[taker] == 0:
            self.scored[taker] += LAST_TRICK

    def gone(self) -> CardSet:
        """The cards that were played in complete tricks."""
        return self.won[0] | self.won[1] | self.won[2] | self.won[3]

    def rank(self, move: Move) -> i64:
        seat = self.at_turn()
        hand = self.hands[seat]
        unseen = ALL & ~(hand | self.gone() | union(self.trick))
        return rank_card(move, hand, self.trick, unseen, self.tricks[seat], self.scored[seat])

    def points(self) -> list[i64]:
        return busche(self.scored, self.tricks)

    def value(self, seat: Seat) -> float:
        return lead(self.points(), seat)

    def worth(self, seat: Seat) -> float:
        return self.stakes.worth(self.points())[seat]

    def items(self, seat: Seat) -> list[float]:
        made = self.points()
        mine = float(made[seat])
        found = [0.0, 0.0, lead(made, seat) + mine]
        found[COVER if self.tricks[seat] == 0 else MOST] = -mine
        return found

    def layout(self) -> list[tuple[Zone, list[Card]]]:
        zones = [(HANDS[seat], members(self.hands[seat])) for seat in range(SEATS)]
        for place in range(SEATS):
            seat = (self.leader + place) % SEATS
            zones.append((TRICK[seat], self.trick[place : place + 1]))
        return zones + [(WON[seat], members(self.won[seat])) for seat in range(SEATS)]

    def copy(self) -> "BuscheHand":
        twin = BuscheHand(self.stakes)
        twin.hands = self.hands[:]
        twin.trick = self.trick[:]
        twin.leader = self.leader
        twin.won = self.won[:]
        twin.scored = self.scored[:]
        twin.tricks = self.tricks[:]
        twin.barred = self.barred[:]
        return twin

    def observe(self, seat: Seat) -> "BuscheView":
        return BuscheView(self, seat)


class BuscheView(Observation):
    """What a seat knows: its cards, the open trick, what was played, and who did not follow."""

    def __init__(self, hand: BuscheHand, seat: Seat) -> None:
        self.seat = seat
        self.stakes = hand.stakes
        self.own = hand.hands[seat]
        self.sizes = [0 if other == seat else count(hand.hands[other]) for other in range(SEATS)]
        self.trick = hand.trick[:]
        self.leader = hand.leader
        self.won = hand.won[:]
        self.scored = hand.scored[:]
        self.tricks = hand.tricks[:]
        self.barred = hand.barred[:]
        self.barred[seat] = 0  # it need not conclude what it holds itself

    def moves(self) -> list[Move]:
        led = suit(self.trick[0]) if len(self.trick) > 0 else NOBODY
        return members(followers(self.own, led))

    def left(self) -> i64:
        left = count(self.own)
        for size in self.sizes:
            left += size
        return left

    def sample(self, dice: Dice) -> BuscheHand:
        played = self.won[0] | self.won[1] | self.won[2] | self.won[3] | union(self.trick)
        given = spread(ALL & ~(self.own | played), self.sizes, self.barred, dice)
        hand = BuscheHand(self.stakes)
        hand.hands = [union(cards) for cards in given]
        hand.hands[self.seat] = self.own
        hand.trick = self.trick[:]
        hand.leader = self.leader
        hand.won = self.won[:]
        hand.scored = self.scored[:]
        hand.tricks = self.tricks[:]
        hand.barred = self.barred[:]
        return hand

    def state(self) -> list[object]:
        return [
            self.seat, self.stakes.totals, self.own, self.sizes, self.trick, self.leader, self.won,
            self.scored, self.tricks, self.barred,
        ]  # fmt: skip
