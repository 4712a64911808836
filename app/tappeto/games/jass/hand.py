"""One deal of Jass, and what a seat knows of it; each game adds what is said and what is counted.

How a table drives it. `turn()` is the seat that speaks or plays next; a move is a card or something
said (`Game.card(move)` is NOBODY, `Game.label(move)` goes on a button, `Game.said(hand, seat, move)`
is what the others hear). A single legal move that is no card is made without asking. Beside its
turn, and on it, a seat may have `asides(seat)`: after each of them is offered, `Match.play` takes
it like any other move. Cards go stock -> hand -> trick -> won; in Differenzler the last card lies
in `turned` until all have bid. An event from a zone to itself shows cards that stay where they are.
"""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import Card, CardSet, count, members, one, union
from tappeto.core.chance import Dice
from tappeto.games.api import NOBODY, OPEN, OWN, SHUT, Hand, Log, Move, Observation, Seat, Zone
from tappeto.games.jass.moves import CARDS
from tappeto.games.jass.rules import (
    ALL,
    LAST_TRICK,
    POINTS,
    SEATS,
    STRICT,
    VOID,
    beats,
    below,
    legal,
    suit,
    suit_cards,
    trump_under,
)
from tappeto.games.share import room, spread

HANDS: Final[list[Zone]] = [Zone("hand", seat, OWN) for seat in range(4)]
TRICK: Final[list[Zone]] = [Zone("trick", seat, OPEN) for seat in range(4)]
WON: Final[list[Zone]] = [Zone("won", side, SHUT) for side in range(4)]
STOCK: Final = Zone("stock", NOBODY, SHUT)


class JassHand(Hand):
    """The cards of a deal and its tricks.

    `speaker` is whose word is awaited before play, or NOBODY; `trick` holds the open trick in
    playing order, led by `leader`: `led` is its suit, `best` the card that wins so far, `winning` who
    played it, `lying` what it holds. By seat: `gone` is what was played, `open` what everybody was
    shown, `barred` what it cannot have, `leads` the suit that it led last. By side:
    `won`, `scored` (points of tricks) and `tricks`.
    """

    def __init__(self, sides: i64, undertrump: i64) -> None:
        self.sides = sides
        self.undertrump = undertrump
        self.contract: i64 = NOBODY
        self.speaker: Seat = NOBODY
        self.done = False
        self.hands: list[CardSet] = [0] * SEATS
        self.trick: list[Card] = []
        self.leader: Seat = 0
        self.led: i64 = NOBODY
        self.best: Card = NOBODY
        self.winning: Seat = NOBODY
        self.lying: i64 = 0
        self.played: i64 = 0  # complete tricks
        self.gone: list[CardSet] = [0] * SEATS
        self.open: list[CardSet] = [0] * SEATS
        self.barred: list[CardSet] = [0] * SEATS
        self.leads: list[i64] = [NOBODY] * SEATS
        self.won: list[CardSet] = [0] * sides
        self.scored: list[i64] = [0] * sides
        self.tricks: list[i64] = [0] * sides

    def give(self, seat: Seat, cards: list[Card], log: Log | None) -> None:
        """Deal cards to a seat."""
        self.hands[seat] |= union(cards)
        if log is not None:
            log.shift(seat, cards, STOCK, HANDS[seat])

    def at_turn(self) -> Seat:
        """The seat that plays next in the open trick."""
        return (self.leader + len(self.trick)) % SEATS

    def turn(self) -> Seat:
        if self.done:
            return NOBODY
        return self.speaker if self.speaker != NOBODY else self.at_turn()

    def words(self) -> list[Move]:
        """What the seat that is to speak may say."""
        raise NotImplementedError

    def say(self, move: Move, log: Log | None) -> None:
        """Carry out what was said."""
        raise NotImplementedError

    def playable(self) -> CardSet:
        """The cards that the seat on turn may play."""
        held = self.hands[(self.leader + len(self.trick)) % SEATS]
        return legal(held, self.led, self.best, self.contract, self.undertrump)

    def moves(self) -> list[Move]:
        return self.words() if self.speaker != NOBODY else members(self.playable())

    def play(self, move: Move, log: Log | None = None) -> None:
        if move >= CARDS:
            self.say(move, log)
            return
        seat = (self.leader + len(self.trick)) % SEATS
        bit = one(move)
        self.hands[seat] &= ~bit
        self.gone[seat] |= bit
        if log is not None:
            log.shift(seat, [move], HANDS[seat], TRICK[seat])
        if len(self.trick) == 0:
            self.led = suit(move)
            self.leads[seat] = self.led
            self.best = move
            self.winning = seat
        else:
            if suit(move) != self.led or self.led == self.contract:
                self.conclude(seat, move)
            if beats(move, self.best, self.contract):
                self.best = move
                self.winning = seat
        self.lying += POINTS[self.contract][move]
        self.trick.append(move)
        if len(self.trick) == SEATS:
            self.collect(log)

    def conclude(self, seat: Seat, card: Card) -> None:
        """What a card tells of the cards that its player has not."""
        own = suit(card)
        if own == self.led:
            return
        if own != self.contract:
            barred = suit_cards(self.led)
            if self.led == self.contract:
                barred &= ~trump_under(self.contract)
            self.barred[seat] |= barred
        elif suit(self.best) == self.contract and below(self.best, self.contract) & one(card) != 0:
            # A trump below another one tells that nothing else could be played.
            if self.undertrump == STRICT:
                self.barred[seat] |= ALL & ~suit_cards(self.contract)
            elif self.undertrump == VOID:
                self.barred[seat] |= suit_cards(self.led)

    def collect(self, log: Log | None) -> None:
        """The winner takes the trick and leads the next one."""
        taker = self.winning
        side = taker % self.sides
        if log is not None:
            for place in range(SEATS):
                source = TRICK[(self.leader + place) % SEATS]
                log.shift(taker, [self.trick[place]], source, WON[side])
        for card in self.trick:
            self.won[side] |= one(card)
        self.played += 1
        self.scored[side] += self.lying
        self.tricks[side] += 1
        self.leader = taker
        self.trick = []
        self.led = NOBODY
        self.best = NOBODY
        self.winning = NOBODY
        self.lying = 0
        if self.hands[taker] == 0:
            self.scored[side] += LAST_TRICK
            self.done = True
        self.after_trick(log)

    def after_trick(self, log: Log | None) -> None:
        """What a game has to do once a trick is taken."""

    def layout(self) -> list[tuple[Zone, list[Card]]]:
        zones = [(HANDS[seat], members(self.hands[seat])) for seat in range(SEATS)]
        for place in range(SEATS):
            zones.append((TRICK[(self.leader + place) % SEATS], self.trick[place : place + 1]))
        return zones + [(WON[side], members(self.won[side])) for side in range(self.sides)]

    def follow(self, other: "JassHand") -> None:
        """Become the same as another hand in what the kernel knows, but for the cards in the hands."""
        self.contract = other.contract
        self.speaker = other.speaker
        self.done = other.done
        self.trick = other.trick[:]
        self.leader = other.leader
        self.led = other.led
        self.best = other.best
        self.winning = other.winning
        self.lying = other.lying
        self.played = other.played
        self.gone = other.gone[:]
        self.open = other.open[:]
        self.barred = other.barred[:]
        self.leads = other.leads[:]
        self.won = other.won[:]
        self.scored = other.scored[:]
        self.tricks = other.tricks[:]


class JassView(Observation):
    """What a seat knows of the cards: its own, what was played, and who cannot have what.

    `table` is the hand as this seat sees it, without a card in any hand.
    """

    def __init__(self, table: JassHand, hand: JassHand, seat: Seat) -> None:
        self.seat = seat
        self.table = table
        self.own = hand.hands[seat]
        self.sizes = [0 if other == seat else count(hand.hands[other]) for other in range(SEATS)]
        self.table.barred[seat] = 0  # it need not conclude what it holds itself

    def shown(self, seat: Seat) -> CardSet:
        """The cards that a seat has shown and still holds."""
        return self.table.open[seat] & ~self.table.gone[seat]

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
        seen = self.own
        for seat in range(SEATS):
            seen |= self.table.gone[seat] | self.shown(seat)
        return ALL & ~seen

    def rest(self, fixed: list[CardSet]) -> CardSet:
        """The unseen cards that are not fixed to a seat."""
        return self.unseen() & ~(fixed[0] | fixed[1] | fixed[2] | fixed[3])

    def rooms(self, fixed: list[CardSet]) -> list[i64]:
        """How many more cards each other seat holds."""
        return [0 if seat == self.seat else self.sizes[seat] - count(fixed[seat]) for seat in range(SEATS)]

    def possible(self, fixed: list[CardSet]) -> bool:
        """Whether the rest can be shared out when these cards are where they are said to be."""
        rooms = self.rooms(fixed)
        return min(rooms) >= 0 and room(self.rest(fixed), rooms, self.table.barred)

    def share(self, fixed: list[CardSet], dice: Dice) -> list[CardSet]:
        """Hands that fit: those cards where they are known to be, and the unseen ones at random."""
        given = spread(self.rest(fixed), self.rooms(fixed), self.table.barred, dice)
        hands = [union(given[seat]) | fixed[seat] for seat in range(SEATS)]
        hands[self.seat] = self.own
        return hands

    def seen_state(self) -> list[object]:
        """What it holds of the kernel's as plain data."""
        table = self.table
        return [
            self.seat, self.own, self.sizes, [self.shown(seat) for seat in range(SEATS)],
            table.contract, table.speaker, table.done, table.trick, table.leader, table.gone,
            table.barred, table.leads, table.won, table.scored, table.tricks,
        ]  # fmt: skip
