"""Four hands that play tricks, as bits and packed numbers: copying and playing must cost next to nothing."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import Card, CardSet, first, members, one, shl
from tappeto.core.chance import Dice
from tappeto.games.api import NOBODY, OPEN, OWN, SHUT, Log, Move, Seat, Side, Zone
from tappeto.games.planes import Planes

SEATS: Final[i64] = 4
SUITS: Final[i64] = 4
CARD_BITS: Final[i64] = 6
CARD_MASK: Final[i64] = 63
ALL_SUITS: Final[i64] = 15

HANDS: Final[list[Zone]] = [Zone("hand", seat, OWN) for seat in range(4)]
TRICK: Final[list[Zone]] = [Zone("trick", seat, OPEN) for seat in range(4)]
WON: Final[list[Zone]] = [Zone("won", side, SHUT) for side in range(4)]
STOCK: Final = Zone("stock", NOBODY, SHUT)


class Tricks(Planes):
    """The cards of a deal in hands, in the open trick and in piles.

    `gone` are the cards that were played; whose they were is in the planes too. Of those `won` are in piles;
    `odd_won` and `far_won` say the same of sides.

    The open trick was led by `leader`: `packed` has its `placed` cards in playing order, `led` is its suit,
    `best` the card that wins so far, `winning` who played it, `lying` what it holds.
    `voids` are four bits a seat, for the suits that it did not follow. By side: `scored` (points of
    tricks) and `tricks`.
    """

    def __init__(self, sides: i64) -> None:
        super().__init__()
        self.sides = sides
        self.gone: CardSet = 0
        self.won: CardSet = 0
        self.odd_won: CardSet = 0
        self.far_won: CardSet = 0
        self.leader: Seat = 0
        self.packed: i64 = 0
        self.placed: i64 = 0
        self.led: i64 = NOBODY
        self.best: Card = NOBODY
        self.winning: Seat = NOBODY
        self.lying: i64 = 0
        self.voids: i64 = 0
        self.scored: list[i64] = [0] * sides
        self.tricks: list[i64] = [0] * sides

    def dealt(self, seat: Seat) -> CardSet:
        """The cards that a seat holds or has played."""
        return self.of(seat, self.held | self.gone)

    def give(self, seat: Seat, cards: list[Card], log: Log | None) -> None:
        """Deal cards to a seat."""
        for card in cards:
            self.hold(seat, one(card))
        if log is not None:
            log.shift(seat, cards, STOCK, HANDS[seat])

    def hide(self, shown: CardSet) -> None:
        """Forget who holds what, but for cards that everybody was shown."""
        known = self.gone | shown
        self.held = 0
        self.odd &= known
        self.far &= known

    def voids_of(self, seat: Seat) -> i64:
        """The suits that a seat did not follow, a bit each."""
        return (self.voids >> SUITS * seat) & ALL_SUITS

    def forget_voids(self, seat: Seat) -> None:
        """Forget which suits a seat did not follow."""
        self.voids &= ~shl(ALL_SUITS, SUITS * seat)

    def at_turn(self) -> Seat:
        """The seat that plays next in the open trick."""
        return (self.leader + self.placed) % SEATS

    def trick(self) -> list[Card]:
        """The open trick in playing order."""
        return [(self.packed >> CARD_BITS * place) & CARD_MASK for place in range(self.placed)]

    def pile(self, side: Side) -> CardSet:
        """What a side has taken."""
        cards = self.won & (self.odd_won if side & 1 != 0 else ~self.odd_won)
        return cards & (self.far_won if side & 2 != 0 else ~self.far_won)

    def lay(self, seat: Seat, card: Card, log: Log | None) -> None:
        """A card goes from a hand to the open trick."""
        bit = one(card)
        self.held &= ~bit
        self.gone |= bit
        self.packed |= shl(card, CARD_BITS * self.placed)
        self.placed += 1
        if log is not None:
            log.shift(seat, [card], HANDS[seat], TRICK[seat])

    def take(self, log: Log | None) -> None:
        """The winner takes the trick and leads the next one."""
        taker = self.winning
        side: Side = taker % self.sides
        cards = self.gone & ~self.won
        self.won = self.gone
        if side & 1 != 0:
            self.odd_won |= cards
        if side & 2 != 0:
            self.far_won |= cards
        if log is not None:
            for place, card in enumerate(self.trick()):
                log.shift(taker, [card], TRICK[(self.leader + place) % SEATS], WON[side])
        self.scored[side] += self.lying
        self.tricks[side] += 1
        self.leader = taker
        self.packed = 0
        self.placed = 0
        self.led = NOBODY
        self.best = NOBODY
        self.winning = NOBODY
        self.lying = 0

    def playable(self) -> CardSet:
        """The cards that the seat on turn may play."""
        raise NotImplementedError

    def outlook(self, own: CardSet, unseen: CardSet) -> i64:
        """What the cards of a hand have in common when one is chosen, worked out once for all of them."""
        return 0

    def rate(self, card: Card, own: CardSet, unseen: CardSet, outlook: i64) -> i64:
        """How good a card looks to the seat on turn, which holds `own` and has not seen `unseen`."""
        raise NotImplementedError

    def unseen(self, own: CardSet) -> CardSet:
        """The cards that whoever holds these has not seen."""
        raise NotImplementedError

    def look(self, card: Card) -> i64:
        """How good a card looks to the seat on turn."""
        own = self.cards_of(self.at_turn())
        unseen = self.unseen(own)
        return self.rate(card, own, unseen, self.outlook(own, unseen))

    def pick(self, cards: CardSet, dice: Dice) -> Move:
        """The best looking of some cards; the dice decide between those that look alike."""
        own = self.cards_of(self.at_turn())
        unseen = self.unseen(own)
        outlook = self.outlook(own, unseen)
        best: Card = 0
        high: i64 = -1_000_000_000
        while cards != 0:
            card = first(cards)
            cards &= cards - 1
            rank = self.rate(card, own, unseen, outlook) * 16 + dice.below(16)
            if rank > high:
                high = rank
                best = card
        return best

    def layout(self) -> list[tuple[Zone, list[Card]]]:
        zones = [(HANDS[seat], members(self.cards_of(seat))) for seat in range(SEATS)]
        trick = self.trick()
        for place in range(SEATS):
            zones.append((TRICK[(self.leader + place) % SEATS], trick[place : place + 1]))
        return zones + [(WON[side], members(self.pile(side))) for side in range(self.sides)]

    def state(self) -> list[object]:
        """All that it holds as plain data."""
        return [
            self.held, self.gone, self.odd, self.far, self.leader, self.trick(), self.voids,
            [self.pile(side) for side in range(self.sides)], self.scored, self.tricks,
        ]  # fmt: skip

    def become(self, other: "Tricks") -> None:
        """Become the same as another hand, as far as this class knows it."""
        self.held = other.held
        self.gone = other.gone
        self.odd = other.odd
        self.far = other.far
        self.won = other.won
        self.odd_won = other.odd_won
        self.far_won = other.far_won
        self.leader = other.leader
        self.packed = other.packed
        self.placed = other.placed
        self.led = other.led
        self.best = other.best
        self.winning = other.winning
        self.lying = other.lying
        self.voids = other.voids
        self.scored = other.scored[:]
        self.tricks = other.tricks[:]
