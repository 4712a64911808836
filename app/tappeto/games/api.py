"""What every game must offer. Search, match and table know only this."""

from typing import Final, TypeAlias

from mypy_extensions import i64

from tappeto.core.cards import Card, CardSet, Pack, members
from tappeto.core.chance import Dice
from tappeto.i18n import Phrase, ngettext_mark

Seat: TypeAlias = i64
Side: TypeAlias = i64
Move: TypeAlias = i64
Value: TypeAlias = bool | int | str
Options: TypeAlias = dict[str, Value]

NOBODY: Final[i64] = -1

# Who sees the faces in a zone, or hears a word.
OPEN: Final[i64] = 0  # everybody
OWN: Final[i64] = 1  # the seat whose zone it is
SHUT: Final[i64] = 2  # nobody


# Where cards lie open in the middle until somebody takes them.
MIDDLE: Final = ("table", "trick")


class IllegalMove(ValueError):
    """A move that the rules do not allow now, or a text that names no move."""


class Zone:
    """A place where cards lie, and who sees their faces there.

    `seat` is the seat or, for what a side shares, the side; NOBODY for common zones.
    """

    def __init__(self, name: str, seat: Seat, faces: i64) -> None:
        self.name = name
        self.seat = seat
        self.faces = faces

    def shows(self, seat: Seat) -> bool:
        """Whether a seat sees the cards that lie here."""
        return self.faces == OPEN or (self.faces == OWN and self.seat == seat)

    def key(self) -> str:
        """The zone as text, such as `hand0` or `table`."""
        return self.name if self.seat == NOBODY else self.name + str(self.seat)


class Event:
    """One thing to show: cards go from one zone to another, or a seat says a word.

    `faces` tells who sees the cards on their way (seen from `seat`), or hears the word.
    """

    def __init__(
        self, seat: Seat, cards: list[Card], source: Zone | None, target: Zone | None, word: str, faces: i64
    ) -> None:
        self.seat = seat
        self.cards = cards
        self.source = source
        self.target = target
        self.word = word
        self.faces = faces

    def collects(self) -> bool:
        """Whether cards that lay open in the middle are taken away."""
        return self.source is not None and self.source.name in MIDDLE


class Log:
    """Collects events while a hand is played. Search passes none and pays nothing."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def shift(self, seat: Seat, cards: list[Card], source: Zone, target: Zone) -> None:
        """Cards go from zone to zone; who sees one of the two zones sees them go."""
        if cards:
            faces = min(source.faces, target.faces)
            self.events.append(Event(seat, cards, source, target, "", faces))

    def say(self, seat: Seat, word: str) -> None:
        """A seat says a word (a message id) that everybody hears."""
        self.events.append(Event(seat, [], None, None, word, OPEN))

    def show(self, seat: Seat, cards: list[Card], zone: Zone) -> None:
        """A seat shows everybody cards that stay where they are."""
        if cards:
            self.events.append(Event(seat, cards, zone, zone, "", OPEN))


class Told:
    """What everybody was told of a seat's hidden cards: some that it showed, or a word about them."""

    def __init__(self, seat: Seat, word: str, cards: list[Card]) -> None:
        self.seat = seat
        self.word = word
        self.cards = cards


class Refusal:
    """Why a card may not be played: the rule's anchor on the rule page, and a sentence."""

    def __init__(self, rule: str, phrase: Phrase) -> None:
        self.rule = rule
        self.phrase = phrase


class Observation:
    """What one seat knows. It holds no card that the seat has not seen."""

    seat: Seat

    def moves(self) -> list[Move]:
        """The moves that this seat may make if it is its turn."""
        raise NotImplementedError

    def choices(self) -> list[Move]:
        """The moves that a machine player thinks about; one alone where the game itself knows best."""
        return self.moves()

    def asides(self) -> list[Move]:
        """What this seat may say beside its turn, as `Hand.asides` has it."""
        return []

    def call(self) -> Move:
        """What of it a machine player says, since it surely gains by it; NOBODY where it keeps silent."""
        return NOBODY

    def sample(self, dice: Dice) -> "Hand":
        """A complete hand that this seat could not tell from the true one."""
        raise NotImplementedError

    def left(self) -> i64:
        """How many plays the deal still has, or about so many."""
        raise NotImplementedError

    def certain(self) -> bool:
        """Whether only one hand fits, so that the seat knows every card."""
        return False

    def state(self) -> list[object]:
        """All that it holds as plain data, to compare two observations."""
        raise NotImplementedError


class Hand:
    """One deal, from the first card to the last: the only object that knows every card."""

    sides: i64  # a seat plays for the side seat % sides

    def turn(self) -> Seat:
        """The seat to move, or NOBODY once the deal is over."""
        raise NotImplementedError

    def moves(self) -> list[Move]:
        """Every legal move of the seat to move."""
        raise NotImplementedError

    def asides(self, seat: Seat) -> list[Move]:
        """What a seat may say now beside its turn, whether it is its turn or not (`Game.speaker`)."""
        return []

    def told(self) -> list[Told]:
        """What everybody was told of hidden cards so far, beyond what the moves tell."""
        return []

    def tell(self, told: list[Told]) -> None:
        """Take over what was told, before the first move of a hand that stands for another one: what
        depends on cards that nobody has seen is then taken from here and not from the cards."""

    def play(self, move: Move, log: Log | None = None) -> None:
        """Carry out a legal move; the caller has checked it."""
        raise NotImplementedError

    def rank(self, move: Move) -> i64:
        """How good a move looks at first sight, from what its player sees; higher is better."""
        raise NotImplementedError

    def foolish(self, move: Move) -> bool:
        """Whether people would shake their heads at a move that is no better than another."""
        return False

    def quick(self, dice: Dice) -> Move:
        """The move that a sensible player makes without thinking ahead, for playouts."""
        best: Move = 0
        high: i64 = -1_000_000_000
        for move in self.moves():
            rank = self.rank(move) * 16 + dice.below(16)
            if rank > high:
                high = rank
                best = move
        return best

    def finish(self, dice: Dice) -> None:
        """Play on to the end as a search supposes that everybody would."""
        while self.turn() != NOBODY:
            self.play(self.quick(dice))

    def points(self) -> list[i64]:
        """What each side has made in the finished deal, as the score sheet adds it."""
        raise NotImplementedError

    def value(self, seat: Seat) -> float:
        """How good the finished deal is for a seat, in points; all seats sum to zero."""
        raise NotImplementedError

    def worth(self, seat: Seat) -> float:
        """How good the finished deal is for a seat in its match: points, but near the target the
        chance to win, on the same scale; all seats sum to zero."""
        return self.value(seat)

    def prize(self, seat: Seat) -> float:
        """What a search plays for: the worth, or what shows it with less chance in it."""
        return self.worth(seat)

    def items(self, seat: Seat) -> list[float]:
        """What each item of the count gives a seat's side more than the others, in the game's order."""
        return []

    def solvable(self) -> bool:
        """Whether so few plays are left that every way to play them can be tried."""
        return False

    def layout(self) -> list[tuple[Zone, list[Card]]]:
        """Where every card lies: zone by zone, in order, each card once."""
        raise NotImplementedError

    def copy(self) -> "Hand":
        """A twin that can be played on without touching this one."""
        raise NotImplementedError

    def observe(self, seat: Seat) -> Observation:
        """What a seat knows of this hand now."""
        raise NotImplementedError


class Row:
    """A line of the score sheet of one deal: what was counted and what it gives each side.

    `figures` are shown as they are, one a side; `points` is empty where nothing is given for the
    line by itself; `cards` are laid out under the line with
    `worth` under each card.
    """

    def __init__(self, term: str, note: Phrase, figures: list[str], points: list[i64]) -> None:
        self.term = term
        self.note = note
        self.figures = figures
        self.points = points
        self.cards: list[list[Card]] = []
        self.worth: list[list[i64]] = []


class Ladder:
    """The steps by which something is paid, for the score sheet.

    `steps` name each step and what it costs; `used` is the step that this deal reached, and `holds`
    says whether it is paid, or only would have been.
    """

    def __init__(
        self, title: Phrase, note: Phrase, steps: list[tuple[Phrase, i64]], used: i64, holds: bool
    ) -> None:
        self.title = title
        self.note = note
        self.steps = steps
        self.used = used
        self.holds = holds


class Badge:
    """What a seat has said for the whole deal, short enough for its plate.

    `sign` tells the kind: `open` for what everybody heard, `sealed` for what was said in secret,
    `waiting` for what is still to be said.
    """

    def __init__(self, sign: str, text: str) -> None:
        self.sign = sign
        self.text = text


class Word:
    """Something that a seat may say instead of playing a card, as it is offered to a person.

    `sign` is a picture to go with it: the letter of a suit, `down` or `up` for what counts from the top
    or the bottom; `worth` is what it multiplies by, `note` what the person holds for it.
    """

    def __init__(self, move: Move, label: Phrase, sign: str, worth: i64, note: Phrase | None) -> None:
        self.move = move
        self.label = label
        self.sign = sign
        self.worth = worth
        self.note = note


class Question:
    """What a person is asked instead of a card: a title, what may be said, and lines to go with it.

    `rows` are cards of the person's with what they are and what they count. Where `figure` is set the
    words are numbers in order, and `rest` is the one that is left over from 0 to the last by what others
    said (NOBODY: that is not known).
    """

    def __init__(self, title: Phrase, words: list[Word], lines: list[Phrase]) -> None:
        self.title = title
        self.words = words
        self.lines = lines
        self.rows: list[tuple[Phrase, list[Card], i64]] = []
        self.figure = False
        self.rest: i64 = NOBODY


class Fixed:
    """What was fixed for the whole deal: its name, a picture as in `Word`, what it multiplies by, and how
    it came about."""

    def __init__(self, name: Phrase, sign: str, worth: i64, note: Phrase | None) -> None:
        self.name = name
        self.sign = sign
        self.worth = worth
        self.note = note


class Outcome:
    """How a match ended: winning sides (none: drawn), and the reason as a sentence."""

    def __init__(self, winners: list[Side], reason: str) -> None:
        self.winners = winners
        self.reason = reason


class Sheet:
    """The score sheet of a match: all that one deal hands on to the next.

    `dealer` deals next; after the last deal of a match he deals first in a rematch.
    """

    def __init__(self, totals: list[i64], dealer: Seat, deals: i64, outcome: Outcome | None) -> None:
        self.totals = totals
        self.dealer = dealer
        self.deals = deals
        self.outcome = outcome


class Game:
    """A game with its seats and options fixed: how to deal, and when a match ends."""

    id: str
    pack: Pack
    seats: i64
    sides: i64
    options: Options

    def plan(self, dealer: Seat) -> list[Seat]:
        """The seat that each card of the pack goes to, in dealing order; NOBODY: table or stock."""
        raise NotImplementedError

    def draws(self, move: Move) -> bool:
        """Whether a move takes the next card of the stock into the hand."""
        return False

    def thrown_in(self, order: list[Card], dealer: Seat) -> str:
        """Why this pack must be shuffled and dealt again (a sentence), or nothing."""
        return ""

    def deal(self, order: list[Card], sheet: Sheet, log: Log | None = None) -> Hand:
        """A hand dealt from the front of the pack by the sheet's dealer."""
        raise NotImplementedError

    def close(self, hand: Hand, sheet: Sheet) -> Sheet:
        """The sheet after a finished hand: totals, next dealer, whether the match is over."""
        raise NotImplementedError

    def rows(self, hand: Hand) -> list[Row]:
        """The count of a finished hand, spelt out."""
        raise NotImplementedError

    def remark(self, hand: Hand, seat: Seat) -> Phrase | None:
        """What the score sheet says of a seat in a finished deal, where each plays alone."""
        return None

    def ladder(self, hand: Hand) -> Ladder | None:
        """The steps by which a finished deal is paid, where it is paid by steps."""
        return None

    def ahead(self, sheet: Sheet) -> Phrase | None:
        """What would end the match next, where one deal more may do it."""
        return None

    def first(self, sheet: Sheet) -> Seat:
        """Who plays first in the next deal; NOBODY where that follows from its cards."""
        return (sheet.dealer + 1) % self.seats

    def marks(self, hand: Hand) -> list[tuple[Seat, str]]:
        """Words under the cards of an open trick, by seat: who led, who is winning."""
        return []

    def standing(self, hand: Hand, seat: Seat) -> Phrase | None:
        """What a seat's plate tells of the deal beside the cards it holds."""
        return None

    def badge(self, hand: Hand, seat: Seat, viewer: Seat) -> Badge | None:
        """What a seat has said for the deal, as another seat may know it."""
        return None

    def notice(self) -> Phrase | None:
        """The one of its terms that players must not forget, for the line that tells of the match."""
        return None

    def holds(self, cards: i64) -> Phrase:
        """How many cards a seat holds, in the game's own word for them."""
        return ngettext_mark("{n} card", "{n} cards", int(cards))

    def wish(self, seen: Observation) -> Phrase | None:
        """What the rules want of a seat now, in a sentence, where that can be said."""
        return None

    def swept(self, number: i64) -> Phrase | None:
        """How many cards lie turned up in a pile, in the game's own word for them."""
        return None

    def adding(self, picked: list[Card]) -> tuple[list[i64], i64] | None:
        """What the picked cards count and the sum that they must make, where a sum is the aim."""
        return None

    def goal(self) -> Phrase:
        """What ends the match, in a sentence."""
        raise NotImplementedError

    def side(self, seat: Seat) -> Side:
        """The side that a seat plays for."""
        return seat % self.sides

    def card(self, move: Move) -> Card:
        """The hand card that a move plays, or NOBODY."""
        raise NotImplementedError

    def speaker(self, move: Move) -> Seat:
        """The seat that a move names because it is not the one on turn, or NOBODY."""
        return NOBODY

    def heard(self, move: Move) -> Move:
        """A move as the other seats know it."""
        return move

    def label(self, move: Move) -> Phrase | None:
        """What stands on the button of a move that is no card."""
        return None

    def said(self, hand: Hand, seat: Seat, move: Move) -> Phrase | None:
        """What everybody hears of a move that was no card, once it is made."""
        return None

    def silent(self, move: Move) -> bool:
        """Whether nobody hears of a move that is no card: as the only one left it needs no time."""
        return False

    def fixed(self, hand: Hand) -> Fixed | None:
        """What was fixed for the whole deal, such as its trump suit."""
        return None

    def question(self, seen: Observation) -> Question | None:
        """What a seat is asked that is to speak, or may speak beside its turn; None if it is not asked."""
        return None

    def order(self, hand: Hand, card: Card) -> i64:
        """Where a card stands among the others in a person's hand."""
        return card

    def aim(self, seen: Observation) -> Phrase | None:
        """What a seat is after in this deal, as it alone may know."""
        return None

    def touches(self, move: Move) -> list[Card]:
        """The cards a person clicks to make this move: the hand card first."""
        raise NotImplementedError

    def end(self, move: Move) -> i64:
        """At which end of a line a move lays its card: 0 left, 1 right; NOBODY where that is no question."""
        return NOBODY

    def reason(self, hand: Hand, move: Move, rival: Move, leads: list[float]) -> Phrase | None:
        """Why a machine player prefers a move to a rival, which leads by so many points item by item.

        The hand is any that fits what the seat sees, and nothing else of it may be told.
        """
        return None

    def why_not(self, seen: Observation, picked: list[Card]) -> Refusal | None:
        """Why no legal move touches these cards; None if one does or they are not ours to play."""
        raise NotImplementedError

    def text(self, move: Move) -> str:
        """A move in writing."""
        raise NotImplementedError

    def move(self, text: str) -> Move:
        """The move that a text names; IllegalMove if it names none."""
        raise NotImplementedError


def texts(pack: Pack, cards: CardSet) -> list[str]:
    """The notation of each card of a set, by index."""
    return [pack.text(card) for card in members(cards)]
