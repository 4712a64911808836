"""One deal of a capture game, and what a seat knows of it."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import Card, CardSet, count, has, members, one, union
from tappeto.core.chance import Dice
from tappeto.games.api import NOBODY, OPEN, OWN, SHUT, Log, Move, Observation, Seat, Side, Zone
from tappeto.games.capture.count import ITEMS, made, napoleone, points
from tappeto.games.capture.instinct import Look
from tappeto.games.capture.piles import Piles
from tappeto.games.capture.rules import ACES, ALL, CARD_BITS, CARD_MASK, WHOLE_HAND, Rules
from tappeto.games.capture.stakes import Stakes
from tappeto.games.share import spread

HANDS: Final[list[Zone]] = [Zone("hand", seat, OWN) for seat in range(4)]
TAKEN: Final[list[Zone]] = [Zone("taken", side, SHUT) for side in range(2)]
SWEPT: Final[list[Zone]] = [Zone("swept", side, OPEN) for side in range(2)]
TABLE: Final = Zone("table", NOBODY, OPEN)
STOCK: Final = Zone("stock", NOBODY, SHUT)

PACKET: Final[i64] = 3
NO_OPENING: Final[list[i64]] = [0, 0]  # shared by all deals without one
SOLVED_ALONE: Final[i64] = 6  # plays that can be solved between two,
SOLVED_PAIRS: Final[i64] = 8  # and among four


class CaptureHand(Piles):
    """The cards of one deal. `order[at:]` is the stock; `laid` is the table in laying order.

    `barred[seat]` is what a seat cannot have, since it laid a card where taking is a duty. `opening`
    is what the first table gave each side.
    """

    def __init__(self, rules: Rules, stakes: Stakes, order: list[Card], dealer: Seat) -> None:
        super().__init__()
        self.rules = rules
        self.stakes = stakes
        self.order = order
        self.at: i64 = 0
        self.table: CardSet = 0
        self.laid: list[Card] = []
        self.last: Side = NOBODY
        self.seat: Seat = (dealer + 1) % rules.seats
        self.played: i64 = 0
        self.barred: list[CardSet] = [0] * rules.seats
        self.opening: list[i64] = NO_OPENING

    def give(self, seat: Seat, number: i64, log: Log | None) -> None:
        """The next cards of the stock go to a seat."""
        start = self.at
        self.at += number
        for place in range(start, self.at):
            self.hold(seat, one(self.order[place]))
        if log is not None:
            log.shift(seat, self.order[start : self.at], STOCK, HANDS[seat])

    def turn_up(self, number: i64, log: Log | None) -> None:
        """The next cards of the stock go to the table."""
        cards = self.order[self.at : self.at + number]
        self.at += number
        self.table |= union(cards)
        self.laid += cards
        if log is not None:
            log.shift(NOBODY, cards, STOCK, TABLE)

    def turn(self) -> Seat:
        return self.seat if self.cards_of(self.seat) != 0 else NOBODY

    def moves(self) -> list[Move]:
        return self.rules.moves(self.cards_of(self.seat), self.table, self.played == 0)

    def play(self, move: Move, log: Log | None = None) -> None:
        seat = self.seat
        card = move & CARD_MASK
        take = move >> CARD_BITS
        self.held &= ~one(card)
        self.seat = seat + 1 if seat + 1 < self.rules.seats else 0
        empty = self.cards_of(self.seat) == 0
        final = empty and self.at >= len(self.order)
        if log is not None:
            log.shift(seat, [card], HANDS[seat], TABLE)
        if take == 0:
            self.lay(seat, card)
        else:
            self.capture(seat, card, take, final, log)
        self.played += 1
        if final:
            self.clear(log)
        elif empty:
            self.refill(log)

    def lay(self, seat: Seat, card: Card) -> None:
        """A card is laid on the table; where taking is a duty it tells that the seat could not."""
        if self.rules.obligation == WHOLE_HAND:
            takers = self.rules.takers(self.table)
            if self.played == 0 and self.rules.shut_aces:
                takers &= ~ACES  # it may hold one that it was not allowed to play
            self.barred[seat] |= takers
        self.table |= one(card)
        self.laid.append(card)

    def capture(self, seat: Seat, card: Card, take: CardSet, final: bool, log: Log | None) -> None:
        """A card takes a set off the table; with a scopa it stays turned up in the pile."""
        side: Side = seat & 1
        sweep = self.rules.sweeps(card, take, self.table, final)
        self.table &= ~take
        self.win(side, take | one(card))
        self.last = side
        if sweep:
            self.turned |= one(card)
        if log is not None:
            gone = members(take & ~one(card))
            if sweep:
                log.say(seat, self.rules.word)
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
        self.win(self.last, self.table)
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

    def look(self) -> Look:
        """How the table looks to the seat to move."""
        seat = self.seat
        after = seat + 1 if seat + 1 < self.rules.seats else 0
        held = count(self.cards_of(after))
        return Look(self.stakes.cards, self.cards_of(seat), self.table, self.won, held, self.rules.goal)

    def rank(self, move: Move) -> i64:
        rank = self.look().rank(move)
        return -rank if self.rules.reverse else rank

    def foolish(self, move: Move) -> bool:
        return not self.rules.reverse and self.look().foolish(move)

    def quick(self, dice: Dice) -> Move:
        moves = self.moves()
        if len(moves) == 1:
            return moves[0]
        look = self.look()
        best: Move = 0
        high: i64 = -1_000_000_000
        noise = dice.word()  # decides between moves that look alike
        for move in moves:
            rank = look.rank(move)
            if self.rules.reverse:
                rank = -rank
            rank = rank * 16 + (noise & 15)
            noise >>= 4
            if rank > high:
                high = rank
                best = move
        return best

    def made(self, side: Side) -> i64:
        """What the finished deal gives a side, in points."""
        mine = self.pile(side)
        return made(mine, self.won & ~mine, count(self.turned & mine), self.rules)

    def points(self) -> list[i64]:
        return [self.made(0), self.made(1)]

    def value(self, seat: Seat) -> float:
        ahead = self.made(0) - self.made(1)
        if self.rules.reverse:
            ahead = -ahead
        return float(ahead if seat & 1 == 0 else -ahead)

    def worth(self, seat: Seat) -> float:
        coins = napoleone(self.pile(0), self.pile(1))
        worth = self.stakes.worth(self.made(0), self.made(1), coins)
        return worth if seat & 1 == 0 else -worth

    def items(self, seat: Seat) -> list[float]:
        mine = self.pile(seat & 1)
        theirs = self.won & ~mine
        ours, others = count(self.turned & mine), count(self.turned & theirs)
        found: list[float] = []
        for item in range(ITEMS):
            more = points(item, mine, theirs, ours, self.rules) - points(
                item, theirs, mine, others, self.rules
            )
            found.append(float(-more if self.rules.reverse else more))
        return found

    def solvable(self) -> bool:
        most = SOLVED_ALONE if self.rules.seats == 2 else SOLVED_PAIRS
        return self.at >= len(self.order) and count(self.held) <= most

    def layout(self) -> list[tuple[Zone, list[Card]]]:
        zones = [(HANDS[seat], members(self.cards_of(seat))) for seat in range(self.rules.seats)]
        zones += [(TAKEN[side], members(self.pile(side) & ~self.turned)) for side in range(2)]
        zones += [(SWEPT[side], members(self.pile(side) & self.turned)) for side in range(2)]
        return [*zones, (TABLE, self.lying()), (STOCK, self.order[self.at :])]

    def copy(self) -> "CaptureHand":
        twin = CaptureHand(self.rules, self.stakes, self.order, 0)
        twin.at = self.at
        twin.held = self.held
        twin.won = self.won
        twin.odd = self.odd
        twin.far = self.far
        twin.turned = self.turned
        twin.table = self.table
        twin.laid = self.laid[:]
        twin.last = self.last
        twin.seat = self.seat
        twin.played = self.played
        twin.barred = self.barred[:]
        twin.opening = self.opening
        return twin

    def observe(self, seat: Seat) -> "CaptureView":
        return CaptureView(self, seat)


class CaptureView(Observation):
    """What a seat knows: its cards, the open table, the piles (all seen), and how many each holds."""

    def __init__(self, hand: CaptureHand, seat: Seat) -> None:
        self.seat = seat
        self.rules = hand.rules
        self.stakes = hand.stakes
        self.own = hand.cards_of(seat)
        self.sizes = [
            0 if other == seat else count(hand.cards_of(other)) for other in range(hand.rules.seats)
        ]
        self.dealt = hand.at
        self.left_in_stock: i64 = len(hand.order) - hand.at
        self.table = hand.table
        self.laid = hand.lying()
        self.piles = hand.piles()
        self.turned = hand.turned
        self.last = hand.last
        self.turn = hand.seat
        self.played = hand.played
        self.barred = hand.barred[:]
        self.opening = hand.opening
        self.barred[seat] = 0  # it need not conclude what it holds itself

    def moves(self) -> list[Move]:
        return self.rules.moves(self.own, self.table, self.played == 0)

    def left(self) -> i64:
        left = self.left_in_stock + count(self.own)
        for size in self.sizes:
            left += size
        return left

    def certain(self) -> bool:
        others: i64 = 0
        for size in self.sizes:
            others += 1 if size > 0 else 0
        return self.left_in_stock == 0 and others <= 1

    def unseen(self) -> CardSet:
        """The cards in other hands and in the stock."""
        return ALL & ~(self.own | self.table | self.piles[0] | self.piles[1])

    def sample(self, dice: Dice) -> CaptureHand:
        given = spread(self.unseen(), [*self.sizes, self.left_in_stock], [*self.barred, 0], dice)
        # Where the cards before `dealt` lay no longer matters; how many they were does.
        order: list[Card] = [0] * self.dealt
        hand = CaptureHand(self.rules, self.stakes, order + given.pop(), 0)
        for seat in range(self.rules.seats):
            hand.hold(seat, union(given[seat]))
        hand.hold(self.seat, self.own)
        for side in range(2):
            hand.win(side, self.piles[side])
        hand.at = self.dealt
        hand.table = self.table
        hand.laid = self.laid[:]
        hand.turned = self.turned
        hand.last = self.last
        hand.seat = self.turn
        hand.played = self.played
        hand.barred = self.barred[:]
        hand.opening = self.opening
        return hand

    def state(self) -> list[object]:
        return [
            self.stakes.ours, self.stakes.theirs, self.seat, self.own, self.sizes, self.left_in_stock,
            self.dealt, self.table, self.laid, self.piles, self.turned, self.last, self.turn, self.played,
            self.barred, self.opening,
        ]  # fmt: skip
