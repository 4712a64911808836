"""One round of dominoes, and what a seat knows of it.

How a table drives it. `turn()` is the seat to move. A lay has a tile (`Game.card`) and an end
(`Game.end`: 0 left, 1 right, NOBODY for the tile that opens); two moves that have the same tile differ
in the end, and the table asks. `draw` and `pass` have no tile (`Game.label` goes on a button), and are then
the only legal move. Tiles go stock -> hand -> line. The line lies in two zones, `line0` to the left and
`line1` to the right of where it began, each in the order from there outwards; the opening tile is the
first of `line1`. How a tile is turned follows from the numbers. `ends` are those at the open ends.

Tiles that others could not have are
remembered slot by slot: who draws or passes has no tile that fits, but the tile drawn then may be any.
"""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import Card, CardSet, count, members, one, union
from tappeto.core.chance import Dice
from tappeto.games.api import NOBODY, OPEN, OWN, SHUT, Hand, Log, Move, Observation, Seat, Told, Zone
from tappeto.games.domino.instinct import rank_tile
from tappeto.games.domino.rules import (
    ALL,
    DRAW,
    HIGH,
    LEFT,
    LOW,
    OPENS,
    PASS,
    PLACES,
    fitting,
    highest_double,
    lays,
    other_half,
    pips,
    result,
)
from tappeto.games.domino.stakes import Stakes, lead
from tappeto.games.share import spread
from tappeto.i18n import N_

HANDS: Final[list[Zone]] = [Zone("hand", seat, OWN) for seat in range(4)]
LINE: Final[list[Zone]] = [Zone("line", end, OPEN) for end in range(2)]
STOCK: Final = Zone("stock", NOBODY, SHUT)
# How a round ended.
OUT: Final = "out"
BLOCKED: Final = "blocked"
# A round that so few tiles are left of can be counted out.
SOLVABLE: Final[i64] = 9


class DominoHand(Hand):
    """The tiles of one round; `ends` are the numbers at the open ends, NOBODY before the first tile.

    `slots[seat]` has an entry for each tile that the seat holds, the oldest first: what that tile
    cannot be. `forced` is the tile that must open, if one must.
    """

    def __init__(self, seats: i64, stakes: Stakes) -> None:
        self.sides = seats
        self.stakes = stakes
        self.hands: list[CardSet] = [0] * seats
        self.stock: list[Card] = []
        self.left: list[Card] = []
        self.right: list[Card] = []
        self.laid: CardSet = 0
        self.ends: list[i64] = [NOBODY, NOBODY]
        self.player: Seat = 0
        self.opener: Seat = 0
        self.forced: Card = NOBODY
        self.how = ""
        self.slots: list[list[i64]] = [[] for _ in range(seats)]

    def give(self, seat: Seat, tiles: list[Card], log: Log | None) -> None:
        """Tiles from the stock for a seat."""
        self.hands[seat] |= union(tiles)
        for _ in tiles:
            self.slots[seat].append(0)
        if log is not None:
            log.shift(seat, tiles, STOCK, HANDS[seat])

    def turn(self) -> Seat:
        return self.player if self.how == "" else NOBODY

    def moves(self) -> list[Move]:
        hand = self.hands[self.player]
        if self.forced != NOBODY:
            hand &= one(self.forced)
        return choices(hand, self.ends, len(self.stock))

    def play(self, move: Move, log: Log | None = None) -> None:
        seat = self.player
        if move == DRAW:
            self.bar(seat)
            self.give(seat, [self.stock.pop(0)], log)
        elif move == PASS:
            self.bar(seat)
            if log is not None:
                log.say(seat, N_("passes"))
        else:
            self.lay(seat, move // PLACES, move % PLACES, log)
        self.player = (seat + 1) % self.sides
        if self.hands[seat] == 0:
            self.how = OUT
        elif len(self.stock) == 0 and self.stuck():
            self.how = BLOCKED

    def lay(self, seat: Seat, tile: Card, place: i64, log: Log | None) -> None:
        """Put a tile at an end of the line."""
        self.forced = NOBODY
        self.hands[seat] &= ~one(tile)
        self.laid |= one(tile)
        self.forget(seat, tile)
        if place == LEFT:
            self.ends[0] = other_half(tile, self.ends[0])
            self.left.append(tile)
        else:
            if place == OPENS:
                self.ends = [LOW[tile], HIGH[tile]]
            else:
                self.ends[1] = other_half(tile, self.ends[1])
            self.right.append(tile)
        if log is not None:
            log.shift(seat, [tile], HANDS[seat], LINE[0 if place == LEFT else 1])

    def bar(self, seat: Seat) -> None:
        """A seat shows that none of its tiles fits."""
        unfit = fitting(self.ends[0], self.ends[1])
        slots = self.slots[seat]
        for slot in range(len(slots)):
            slots[slot] |= unfit

    def forget(self, seat: Seat, tile: Card) -> None:
        """A tile has left a hand. Which slot it was in is not known; what is known of the oldest that it
        can have been in is the most, so that nothing too much is concluded without that slot."""
        slots = self.slots[seat]
        for slot in range(len(slots)):
            if slots[slot] & one(tile) == 0:
                slots.pop(slot)
                return

    def stuck(self) -> bool:
        """Whether no tile of any hand fits."""
        held: CardSet = 0
        for hand in self.hands:
            held |= hand
        return held & fitting(self.ends[0], self.ends[1]) == 0

    def rank(self, move: Move) -> i64:
        if move >= DRAW:
            return 0
        seat = self.player
        after = self.slots[(seat + 1) % self.sides]
        return rank_tile(move // PLACES, move % PLACES, self.hands[seat], self.laid, self.ends, after)

    def left_over(self) -> list[i64]:
        """The pips that each seat still holds."""
        return [pips(hand) for hand in self.hands]

    def out(self) -> Seat:
        """Who has laid the last tile of a hand; NOBODY if nobody has."""
        for seat in range(self.sides):
            if self.hands[seat] == 0:
                return seat
        return NOBODY

    def result(self) -> tuple[Seat, i64]:
        """Who has won the finished round, and how many points; NOBODY and 0 if it is drawn."""
        return result(self.left_over(), self.out())

    def points(self) -> list[i64]:
        made: list[i64] = [0] * self.sides
        winner, scored = self.result()
        if winner != NOBODY:
            made[winner] = scored
        return made

    def value(self, seat: Seat) -> float:
        return lead([float(points) for points in self.points()], seat)

    def worth(self, seat: Seat) -> float:
        winner, scored = self.result()
        return self.stakes.worth(winner, scored, seat, self.sides)

    def items(self, seat: Seat) -> list[float]:
        winner, scored = self.result()
        won = float(scored) if winner == seat else 0.0
        lost = float(-scored) / float(self.sides - 1) if winner not in (seat, NOBODY) else 0.0
        return [won, lost]

    def solvable(self) -> bool:
        # with three or four each plays for himself, which is not what solving reckons with
        if len(self.stock) > 0 or self.sides > 2:
            return False
        held: i64 = 0
        for hand in self.hands:
            held += count(hand)
        return held <= SOLVABLE

    def told(self) -> list[Told]:
        # where the highest double opens, nobody else can know it from his own tiles
        return [Told(self.opener, "opens", [])]

    def tell(self, told: list[Told]) -> None:
        for one_told in told:
            self.open_by(one_told.seat, self.forced != NOBODY)

    def open_by(self, seat: Seat, forced: bool) -> None:
        """A seat opens the round, if forced with its highest tile."""
        self.player = self.opener = seat
        self.forced = highest_double([self.hands[seat]])[1] if forced else NOBODY

    def layout(self) -> list[tuple[Zone, list[Card]]]:
        zones = [(HANDS[seat], members(self.hands[seat])) for seat in range(self.sides)]
        return [*zones, (LINE[0], self.left[:]), (LINE[1], self.right[:]), (STOCK, self.stock[:])]

    def copy(self) -> "DominoHand":
        twin = DominoHand(self.sides, self.stakes)
        twin.hands = self.hands[:]
        twin.stock = self.stock[:]
        twin.left = self.left[:]
        twin.right = self.right[:]
        twin.laid = self.laid
        twin.ends = self.ends[:]
        twin.player = self.player
        twin.opener = self.opener
        twin.forced = self.forced
        twin.how = self.how
        twin.slots = [slots[:] for slots in self.slots]
        return twin

    def observe(self, seat: Seat) -> "DominoView":
        return DominoView(self, seat)


class DominoView(Observation):
    """What a seat knows: its tiles, the line, how many the others and the stock hold, what they lacked."""

    def __init__(self, hand: DominoHand, seat: Seat) -> None:
        self.seat = seat
        self.seats = hand.sides
        self.stakes = hand.stakes
        self.own = hand.hands[seat]
        self.sizes = [count(held) for held in hand.hands]
        self.stock: i64 = len(hand.stock)
        self.left_line = hand.left[:]
        self.right_line = hand.right[:]
        self.ends = hand.ends[:]
        self.player = hand.player
        self.opener = hand.opener
        # which tile must open is known to nobody else before it lies there
        self.forced = hand.forced if hand.player == seat else NOBODY
        self.how = hand.how
        # what its own tiles are it knows, and need not conclude
        self.slots: list[list[i64]] = [
            [] if other == seat else hand.slots[other][:] for other in range(hand.sides)
        ]

    def moves(self) -> list[Move]:
        hand = self.own if self.forced == NOBODY else self.own & one(self.forced)
        return choices(hand, self.ends, self.stock)

    def left(self) -> i64:
        left: i64 = self.stock
        for size in self.sizes:
            left += size
        return left

    def certain(self) -> bool:
        return self.stock == 0 and self.seats == 2

    def sample(self, dice: Dice) -> DominoHand:
        laid = union(self.left_line) | union(self.right_line)
        sizes: list[i64] = []
        barred: list[CardSet] = []
        owners: list[Seat] = []
        for seat in range(self.seats):
            for bar in self.slots[seat]:
                if len(owners) > 0 and owners[-1] == seat and barred[-1] == bar:
                    sizes[-1] += 1
                else:
                    sizes.append(1)
                    barred.append(bar)
                    owners.append(seat)
        sizes.append(self.stock)
        barred.append(0)
        given = spread(ALL & ~(self.own | laid), sizes, barred, dice)
        hand = DominoHand(self.seats, self.stakes)
        for place in range(len(owners)):
            hand.hands[owners[place]] |= union(given[place])
        hand.hands[self.seat] = self.own
        hand.stock = given[-1]
        hand.left = self.left_line[:]
        hand.right = self.right_line[:]
        hand.laid = laid
        hand.ends = self.ends[:]
        hand.player = self.player
        hand.opener = self.opener
        hand.forced = self.forced
        hand.how = self.how
        hand.slots = [slots[:] for slots in self.slots]
        hand.slots[self.seat] = [0] * self.sizes[self.seat]
        return hand

    def state(self) -> list[object]:
        return [
            self.seat, self.stakes.totals, self.own, self.sizes, self.stock, self.left_line, self.right_line,
            self.ends, self.player, self.opener, self.forced, self.how, self.slots,
        ]  # fmt: skip


def choices(hand: CardSet, ends: list[i64], stock: i64) -> list[Move]:
    """The legal moves with this hand: lay if a tile fits, else draw, else pass (rules 7, turn)."""
    found = lays(hand, ends[0], ends[1])
    if len(found) > 0:
        return found
    return [DRAW] if stock > 0 else [PASS]
