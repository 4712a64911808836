"""One round of dominoes, and what a seat knows of it.

How a table drives it. `turn()` is the seat to move. A lay has a tile (`Game.card`) and an end
(`Game.end`: 0 left, 1 right, NOBODY for the tile that opens); two moves that have the same tile differ
in the end, and the table asks. `draw` and `pass` have no tile (`Game.label` goes on a button), and are then
the only legal move. Tiles go stock -> hand -> line. The line lies in two zones, `line0` to the left and
`line1` to the right of where it began, each in the order from there outwards; the opening tile is the
first of `line1`. How a tile is turned follows from the numbers.

Who draws or passes has no tile that fits, but the tile drawn then may be any: of each seat is remembered
how many of its tiles, the oldest ones, cannot have a number.
"""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import Card, CardSet, count, members, one, union
from tappeto.core.chance import Dice
from tappeto.games.api import NOBODY, OPEN, OWN, SHUT, Log, Move, Observation, Seat, Told, Zone
from tappeto.games.domino.instinct import rank_tile
from tappeto.games.domino.rules import (
    ALL,
    DRAW,
    HIGH,
    LEFT,
    LOW,
    NUMBERS,
    PASS,
    PIPS,
    PLACES,
    RIGHT,
    SHOWING,
    fitting,
    highest_double,
    lays,
    leftmost,
    pips,
    result,
    rightmost,
)
from tappeto.games.domino.stakes import Stakes, lead
from tappeto.games.domino.tiles import Tiles, lack
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


class DominoHand(Tiles):
    """The tiles of one round; `order[at:]` are the covered ones. `forced` is the tile that must open, if
    one must. `player` is the seat to move, NOBODY once the round is over."""

    def __init__(self, seats: i64, stakes: Stakes, order: list[Card]) -> None:
        super().__init__()
        self.sides = seats
        self.stakes = stakes
        self.order = order
        self.at: i64 = 0
        self.player: Seat = 0
        self.opener: Seat = 0
        self.forced: Card = NOBODY

    def give(self, seat: Seat, number: i64, log: Log | None) -> None:
        """The next covered tiles go to a seat."""
        start = self.at
        self.at += number
        for place in range(start, self.at):
            self.hold(seat, one(self.order[place]))
        if log is not None:
            log.shift(seat, self.order[start : self.at], STOCK, HANDS[seat])

    def covered(self) -> i64:
        """How many tiles may still be drawn."""
        return len(self.order) - self.at

    @property
    def how(self) -> str:
        """How the round ended; nothing before."""
        if self.player != NOBODY:
            return ""
        return BLOCKED if self.out() == NOBODY else OUT

    def turn(self) -> Seat:
        return self.player

    def moves(self) -> list[Move]:
        return choices(self.layable(), self.end0, self.end1, self.covered())

    def layable(self) -> CardSet:
        """The tiles of the seat to move, where one of them must open that one."""
        return self.cards_of(self.player) if self.forced == NOBODY else one(self.forced)

    def play(self, move: Move, log: Log | None = None) -> None:
        seat = self.player
        if move < DRAW:
            tile = move // PLACES
            self.forced = NOBODY
            self.put(seat, tile, move % PLACES)
            if log is not None:
                log.shift(seat, [tile], HANDS[seat], LINE[0 if move % PLACES == LEFT else 1])
        else:
            self.bar(seat)
            if move == DRAW:
                self.give(seat, 1, log)
            elif log is not None:
                log.say(seat, N_("passes"))
        if self.cards_of(seat) == 0 or (self.covered() == 0 and self.stuck()):
            self.player = NOBODY
        else:
            self.player = self.next()

    def next(self) -> Seat:
        """The seat after the one to move."""
        return self.player + 1 if self.player + 1 < self.sides else 0

    def stuck(self) -> bool:
        """Whether no tile of any hand fits."""
        return self.held & fitting(self.end0, self.end1) == 0

    def rank(self, move: Move) -> i64:
        if move >= DRAW:
            return 0
        own = self.cards_of(self.player)
        return self.look(move // PLACES, move % PLACES, own, self.lacks(self.next()))

    def look(self, tile: Card, place: i64, own: CardSet, lacks: i64) -> i64:
        """How good a lay looks to the seat to move, which has the tiles `own`; `lacks` are those of the
        next seat."""
        end0, end1 = self.end0, self.end1
        if place == LEFT:
            end0 = PIPS[tile] - end0
        elif place == RIGHT:
            end1 = PIPS[tile] - end1
        else:
            end0, end1 = LOW[tile], HIGH[tile]
        unseen = ALL & ~(own | self.laid)
        return rank_tile(tile, end0, end1, own, unseen, min(lack(lacks, end0), lack(lacks, end1)))

    def quick(self, dice: Dice) -> Move:
        fits = self.layable() & fitting(self.end0, self.end1)
        best: Move = DRAW if self.covered() > 0 else PASS
        if fits == 0:
            dice.below(16)
            return best
        high: i64 = -1_000_000_000
        own = self.cards_of(self.player)
        lacks = self.lacks(self.next())
        tile: Card = 0
        while fits != 0:
            if fits & 1 != 0:
                for place in range(leftmost(tile, self.end0), rightmost(tile, self.end1) + 1):
                    rank = self.look(tile, place, own, lacks) * 16 + dice.below(16)
                    if rank > high:
                        high = rank
                        best = tile * PLACES + place
            tile += 1
            fits >>= 1
        return best

    def left_over(self) -> list[i64]:
        """The pips that each seat still holds."""
        return [pips(self.cards_of(seat)) for seat in range(self.sides)]

    def out(self) -> Seat:
        """Who has laid the last tile of a hand; NOBODY if nobody has."""
        for seat in range(self.sides):
            if self.cards_of(seat) == 0:
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
        return self.covered() == 0 and self.sides == 2 and count(self.held) <= SOLVABLE

    def told(self) -> list[Told]:
        # where the highest double opens, nobody else can know it from his own tiles
        return [Told(self.opener, "opens", [])]

    def tell(self, told: list[Told]) -> None:
        for one_told in told:
            self.open_by(one_told.seat, self.forced != NOBODY)

    def open_by(self, seat: Seat, forced: bool) -> None:
        """A seat opens the round, if forced with its highest tile."""
        self.player = self.opener = seat
        self.forced = highest_double([self.cards_of(seat)])[1] if forced else NOBODY

    def layout(self) -> list[tuple[Zone, list[Card]]]:
        zones = [(HANDS[seat], members(self.cards_of(seat))) for seat in range(self.sides)]
        line = [(LINE[end], self.line(end)) for end in range(2)]
        return [*zones, *line, (STOCK, self.order[self.at :])]

    def copy(self) -> "DominoHand":
        twin = DominoHand(self.sides, self.stakes, self.order)
        twin.follow(self)
        twin.at = self.at
        twin.player = self.player
        twin.opener = self.opener
        twin.forced = self.forced
        return twin

    def observe(self, seat: Seat) -> "DominoView":
        return DominoView(self, seat)


class DominoView(Observation):
    """What a seat knows: its tiles, the line, how many the others and the stock hold, what they lacked.

    `known` is the round with no tiles but its own and those of the line. `sizes` and `barred` are the
    unseen tiles in order: so many of the seat `owners` names, that cannot be those; the covered ones last.
    """

    def __init__(self, hand: DominoHand, seat: Seat) -> None:
        self.seat = seat
        self.own = hand.cards_of(seat)
        self.ends = [hand.end0, hand.end1]
        self.stock = hand.covered()
        # which tile must open is known to nobody else before it lies there
        self.forced = hand.forced if hand.player == seat else NOBODY
        self.known = DominoHand(hand.sides, hand.stakes, [])
        self.known.follow(hand)
        self.known.held = self.known.odd = self.known.far = 0
        self.known.hold(seat, self.own)
        self.known.note(seat, 0)  # what its own tiles are it knows, and need not conclude
        self.known.player = hand.player
        self.known.opener = hand.opener
        self.known.forced = self.forced
        self.sizes: list[i64] = []
        self.barred: list[CardSet] = []
        self.owners: list[Seat] = []
        for other in range(hand.sides):
            if other != seat:
                self.count_in(other, count(hand.cards_of(other)), hand.lacks(other))
        self.sizes.append(self.stock)
        self.barred.append(0)

    def count_in(self, seat: Seat, tiles: i64, lacks: i64) -> None:
        """So many tiles of a seat, those together of which the same is known."""
        before: CardSet = NOBODY
        for tile in range(tiles):
            bar: CardSet = 0
            for number in range(NUMBERS):
                if lack(lacks, number) > tile:
                    bar |= SHOWING[number]
            if bar == before:
                self.sizes[-1] += 1
            else:
                self.sizes.append(1)
                self.barred.append(bar)
                self.owners.append(seat)
            before = bar

    def moves(self) -> list[Move]:
        hand = self.own if self.forced == NOBODY else one(self.forced)
        return choices(hand, self.ends[0], self.ends[1], self.stock)

    def left(self) -> i64:
        left = count(self.own)
        for size in self.sizes:
            left += size
        return left

    def certain(self) -> bool:
        return self.stock == 0 and self.known.sides == 2

    def sample(self, dice: Dice) -> DominoHand:
        given = spread(ALL & ~(self.own | self.known.laid), self.sizes, self.barred, dice)
        hand = self.known.copy()
        hand.order = given[-1]
        for place in range(len(self.owners)):
            hand.hold(self.owners[place], union(given[place]))
        return hand

    def state(self) -> list[object]:
        known = self.known
        return [
            self.seat, known.stakes.totals, self.own, self.sizes, self.barred, self.owners, known.line(0),
            known.line(1), self.ends, known.player, known.opener, self.forced,
        ]  # fmt: skip


def choices(hand: CardSet, end0: i64, end1: i64, stock: i64) -> list[Move]:
    """The legal moves with this hand: lay if a tile fits, else draw, else pass (rules 7, turn)."""
    found = lays(hand, end0, end1)
    if len(found) > 0:
        return found
    return [DRAW] if stock > 0 else [PASS]
