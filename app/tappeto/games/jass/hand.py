"""One deal of Jass, and what a seat knows of it; each game adds what is said and what is counted.

How a table drives it. `turn()` is the seat that speaks or plays next; a move is a card or something
said (`Game.card(move)` is NOBODY, `Game.label(move)` goes on a button, `Game.said(hand, seat, move)`
is what the others hear). A single legal move that is no card is made without asking. Beside its
turn, and on it, a seat may have `asides(seat)`: after each of them is offered, `Match.play` takes
it like any other move. Cards go stock -> hand -> trick -> won; in Differenzler the last card lies
in `turned` until all have bid. An event from a zone to itself shows cards that stay where they are.
"""

from mypy_extensions import i64

from tappeto.core.cards import Card, CardSet, count, members, one, shl, union
from tappeto.core.chance import Dice
from tappeto.games.api import NOBODY, Log, Move, Observation, Seat
from tappeto.games.jass.moves import CARDS
from tappeto.games.jass.rules import (
    ALL,
    LAST_TRICK,
    POINTS,
    SEATS,
    STRICT,
    SUITS,
    VOID,
    beats,
    below,
    legal,
    suit,
    suit_cards,
    trump_under,
)
from tappeto.games.share import room, spread
from tappeto.games.tricks import ALL_SUITS, Tricks


class JassHand(Tricks):
    """The cards of a deal and its tricks.

    `speaker` is whose word is awaited before play, or NOBODY; `played` counts complete tricks. `open`
    are cards that everybody was shown in a hand. By seat: `leads` is the suit that it led last.
    """

    def __init__(self, sides: i64, undertrump: i64) -> None:
        super().__init__(sides)
        self.undertrump = undertrump
        self.contract: i64 = NOBODY
        self.speaker: Seat = NOBODY
        self.done = False
        self.played: i64 = 0
        self.open: CardSet = 0
        self.leads: list[i64] = [NOBODY] * SEATS

    def turn(self) -> Seat:
        if self.done:
            return NOBODY
        return self.speaker if self.speaker != NOBODY else (self.leader + self.placed) % SEATS

    def words(self) -> list[Move]:
        """What the seat that is to speak may say."""
        raise NotImplementedError

    def say(self, move: Move, log: Log | None) -> None:
        """Carry out what was said."""
        raise NotImplementedError

    def playable(self) -> CardSet:
        held = self.cards_of((self.leader + self.placed) % SEATS)
        return legal(held, self.led, self.best, self.contract, self.undertrump)

    def moves(self) -> list[Move]:
        return self.words() if self.speaker != NOBODY else members(self.playable())

    def play(self, move: Move, log: Log | None = None) -> None:
        if move >= CARDS:
            self.say(move, log)
            return
        seat = (self.leader + self.placed) % SEATS
        if self.placed == 0:
            self.led = suit(move)
            self.best = move
            self.winning = seat
            self.leads[seat] = self.led
        else:
            own = suit(move)
            if own != self.led:
                self.conclude(seat, move, own)
            if beats(move, self.best, self.contract):
                self.best = move
                self.winning = seat
        self.lying += POINTS[self.contract][move]
        self.lay(seat, move, log)
        if self.placed == SEATS:
            self.collect(log)

    def conclude(self, seat: Seat, card: Card, own: i64) -> None:
        """What a card of another suit than was led tells of the suits that its player has not."""
        if own != self.contract:
            self.voids |= shl(1, SUITS * seat + self.led)
        elif suit(self.best) == self.contract and below(self.best, self.contract) & one(card) != 0:
            # A trump below another one tells that nothing else could be played.
            if self.undertrump == STRICT:
                self.voids |= shl(ALL_SUITS & ~one(self.contract), SUITS * seat)
            elif self.undertrump == VOID:
                self.voids |= shl(1, SUITS * seat + self.led)

    def barred(self, seat: Seat) -> CardSet:
        """The cards that a seat cannot have; the trump Under need not follow when trumps are led."""
        found: CardSet = 0
        for which in members(self.voids_of(seat)):
            found |= suit_cards(which) & ~trump_under(self.contract)
        return found

    def collect(self, log: Log | None) -> None:
        """The trick is taken; the last one counts five more."""
        self.played += 1
        if self.held == 0:
            self.lying += LAST_TRICK
            self.done = True
        self.take(log)
        self.after_trick(log)

    def after_trick(self, log: Log | None) -> None:
        """What a game has to do once a trick is taken."""

    def unseen(self, own: CardSet) -> CardSet:
        return ALL & ~(own | self.gone)

    def follow(self, other: "JassHand") -> None:
        """Become the same as another hand in what the kernel knows."""
        self.become(other)
        self.contract = other.contract
        self.speaker = other.speaker
        self.done = other.done
        self.played = other.played
        self.open = other.open
        self.leads = other.leads[:]


class JassView(Observation):
    """What a seat knows of the cards: its own, what was played, and who cannot have what.

    `table` is the hand as this seat sees it, without a card in any hand.
    """

    def __init__(self, table: JassHand, hand: JassHand, seat: Seat) -> None:
        self.seat = seat
        self.table = table
        self.own = hand.cards_of(seat)
        self.sizes = [0 if other == seat else count(hand.cards_of(other)) for other in range(SEATS)]
        self.table.hide(table.open)
        self.table.forget_voids(seat)  # it need not conclude what it holds itself

    def shown(self, seat: Seat) -> CardSet:
        """The cards that a seat has shown and still holds."""
        return self.table.of(seat, self.table.open & ~self.table.gone)

    def words(self) -> list[Move]:
        """What this seat may say if it is to speak."""
        raise NotImplementedError

    def moves(self) -> list[Move]:
        table = self.table
        if table.speaker != NOBODY:
            return self.words()
        return members(legal(self.own, table.led, table.best, table.contract, table.undertrump))

    def left(self) -> i64:
        left = count(self.own)
        for size in self.sizes:
            left += size
        return left

    def held(self) -> i64:
        """How many cards this seat holds."""
        return count(self.own)

    def unseen(self) -> CardSet:
        """The cards that this seat has not seen."""
        return self.table.unseen(self.own | self.table.open)

    def rest(self, fixed: list[CardSet]) -> CardSet:
        """The unseen cards that are not fixed to a seat."""
        return self.unseen() & ~(fixed[0] | fixed[1] | fixed[2] | fixed[3])

    def rooms(self, fixed: list[CardSet]) -> list[i64]:
        """How many more cards each other seat holds."""
        return [0 if seat == self.seat else self.sizes[seat] - count(fixed[seat]) for seat in range(SEATS)]

    def barred(self) -> list[CardSet]:
        """The cards that each seat cannot have."""
        return [self.table.barred(seat) for seat in range(SEATS)]

    def possible(self, fixed: list[CardSet]) -> bool:
        """Whether the rest can be shared out when these cards are where they are said to be."""
        rooms = self.rooms(fixed)
        return min(rooms) >= 0 and room(self.rest(fixed), rooms, self.barred())

    def share(self, fixed: list[CardSet], dice: Dice) -> list[CardSet]:
        """Hands that fit: those cards where they are known to be, and the unseen ones at random."""
        given = spread(self.rest(fixed), self.rooms(fixed), self.barred(), dice)
        hands = [union(given[seat]) | fixed[seat] for seat in range(SEATS)]
        hands[self.seat] = self.own
        return hands

    def seen_state(self) -> list[object]:
        """What it holds of the kernel's as plain data."""
        table = self.table
        return [
            self.seat, self.own, self.sizes, table.contract, table.speaker, table.done, table.open,
            table.leads, *table.state(),
        ]  # fmt: skip
