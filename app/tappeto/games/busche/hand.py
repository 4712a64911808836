"""One round of Busche, and what a seat knows of it."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import Card, CardSet, count, members, shl, union
from tappeto.core.chance import Dice
from tappeto.games.api import NOBODY, Log, Move, Observation, Seat
from tappeto.games.busche.instinct import cover, rank_card
from tappeto.games.busche.rules import (
    ALL,
    LAST_TRICK,
    RANKS,
    SEATS,
    SUIT,
    beats,
    busche,
    followers,
    points,
    suit,
)
from tappeto.games.busche.stakes import Stakes, lead
from tappeto.games.share import spread
from tappeto.games.tricks import Tricks

# The items of the count, for `items`: what a seat pays without a trick, and for the most points.
COVER: Final[i64] = 0
MOST: Final[i64] = 1


class BuscheHand(Tricks):
    """The cards of one round."""

    def __init__(self, stakes: Stakes) -> None:
        super().__init__(SEATS)
        self.stakes = stakes

    def turn(self) -> Seat:
        return self.at_turn() if self.held != 0 else NOBODY

    def playable(self) -> CardSet:
        return followers(self.cards_of(self.at_turn()), self.led)

    def moves(self) -> list[Move]:
        return members(self.playable())

    def play(self, move: Move, log: Log | None = None) -> None:
        seat = self.at_turn()
        if self.placed == 0:
            self.led = suit(move)
            self.best = move
            self.winning = seat
        elif suit(move) != self.led:
            self.voids |= shl(1, SEATS * seat + self.led)
        elif beats(move, self.best):
            self.best = move
            self.winning = seat
        self.lying += points(move)
        self.lay(seat, move, log)
        if self.placed == SEATS:
            self.collect(log)

    def collect(self, log: Log | None) -> None:
        """The last trick counts three more (rules 4.3)."""
        if self.held == 0:
            self.lying += LAST_TRICK
        self.take(log)

    def barred(self, seat: Seat) -> CardSet:
        """The cards that a seat cannot have, since it did not follow suit."""
        found: CardSet = 0
        for which in members(self.voids_of(seat)):
            found |= shl(SUIT, which * RANKS)
        return found

    def unseen(self, own: CardSet) -> CardSet:
        return ALL & ~(own | self.gone)

    def outlook(self, own: CardSet, unseen: CardSet) -> i64:
        return cover(count(own)) if self.tricks[self.at_turn()] == 0 else 0

    def rate(self, card: Card, own: CardSet, unseen: CardSet, outlook: i64) -> i64:
        return rank_card(self, card, own, unseen, outlook)

    def rank(self, move: Move) -> i64:
        return self.look(move)

    def quick(self, dice: Dice) -> Move:
        return self.pick(self.playable(), dice)

    def points(self) -> list[i64]:
        return busche(self.scored, self.tricks)

    def value(self, seat: Seat) -> float:
        return lead(self.points(), seat)

    def worth(self, seat: Seat) -> float:
        return self.stakes.worth(self.points(), seat)

    def items(self, seat: Seat) -> list[float]:
        made = self.points()
        mine = float(made[seat])
        found = [0.0, 0.0, lead(made, seat) + mine]
        found[COVER if self.tricks[seat] == 0 else MOST] = -mine
        return found

    def copy(self) -> "BuscheHand":
        twin = BuscheHand(self.stakes)
        twin.become(self)
        return twin

    def observe(self, seat: Seat) -> "BuscheView":
        return BuscheView(self, seat)


class BuscheView(Observation):
    """What a seat knows: its cards, the open trick, what was played, and who did not follow.

    `table` is the round as this seat sees it, without a card in any hand.
    """

    def __init__(self, hand: BuscheHand, seat: Seat) -> None:
        self.seat = seat
        self.own = hand.cards_of(seat)
        self.sizes = [0 if other == seat else count(hand.cards_of(other)) for other in range(SEATS)]
        self.table = hand.copy()
        self.table.hide(0)
        self.table.forget_voids(seat)  # it need not conclude what it holds itself

    def moves(self) -> list[Move]:
        return members(followers(self.own, self.table.led))

    def left(self) -> i64:
        left = count(self.own)
        for size in self.sizes:
            left += size
        return left

    def sample(self, dice: Dice) -> BuscheHand:
        barred = [self.table.barred(seat) for seat in range(SEATS)]
        given = spread(self.table.unseen(self.own), self.sizes, barred, dice)
        hand = self.table.copy()
        for seat in range(SEATS):
            hand.hold(seat, union(given[seat]))
        hand.hold(self.seat, self.own)
        return hand

    def state(self) -> list[object]:
        return [self.seat, self.table.stakes.totals, self.own, self.sizes, *self.table.state()]
