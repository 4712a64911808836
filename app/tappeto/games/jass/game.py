"""What the Jass games have in common: deal, seats, the open trick, moves in writing, refusals."""

from typing import Final

from mypy_extensions import i64

from tappeto.core.cards import JASS36, Card, has
from tappeto.games.api import NOBODY, Fixed, Game, Hand, Log, Move, Observation, Options, Refusal, Seat
from tappeto.games.jass.hand import JassHand, JassView
from tappeto.games.jass.moves import CARDS, card, parse, speaker, text
from tappeto.games.jass.refuse import refuse
from tappeto.games.jass.rules import DEALT, OBENABE, SEATS, SUITS, UNENUFE, suit
from tappeto.i18n import N_, Phrase, Suit

SIGNS: Final = "arsb"
PACKET: Final[i64] = 3  # cards dealt at a time


class JassGame(Game):
    """Four seats, and thirty-six cards dealt three at a time."""

    def __init__(self, id: str, sides: i64, options: Options) -> None:
        self.id = id
        self.pack = JASS36
        self.seats = SEATS
        self.sides = sides
        self.options = options

    def plan(self, dealer: Seat) -> list[Seat]:
        around = [(dealer + 1 + turn) % SEATS for turn in range(SEATS)]
        return [seat for _ in range(DEALT // PACKET) for seat in around for _ in range(PACKET)]

    def hand_out(self, hand: JassHand, order: list[Card], dealer: Seat, log: Log | None) -> None:
        """Deal the cards, packet by packet."""
        seat = dealer
        for start in range(0, len(order), PACKET):
            seat = (seat + 1) % SEATS
            hand.give(seat, order[start : start + PACKET], log)

    def marks(self, hand: Hand) -> list[tuple[Seat, str]]:
        assert isinstance(hand, JassHand)
        if hand.placed == 0:
            return []
        return [(hand.leader, N_("led")), (hand.winning, N_("winning"))]

    def fixed(self, hand: Hand) -> Fixed | None:
        assert isinstance(hand, JassHand)
        if hand.contract == NOBODY:
            return None
        return Fixed(
            self.called(hand.contract), sign(hand.contract), self.times(hand.contract), self.chosen(hand)
        )

    def called(self, which: i64) -> Phrase:
        """A contract by its name alone."""
        if which < SUITS:
            return Phrase("{suit}", {"suit": Suit(self.pack.suits[int(which)])})
        return self.contract(which)

    def times(self, which: i64) -> i64:
        """By how much everything counts in a contract."""
        return 1

    def chosen(self, hand: JassHand) -> Phrase | None:
        """How the contract came about."""
        return None

    def order(self, hand: Hand, card: Card) -> i64:
        assert isinstance(hand, JassHand)
        return card if suit(card) != hand.contract else card - self.pack.size

    def contract(self, which: i64) -> Phrase:
        """A contract by its name."""
        if which == OBENABE:
            return Phrase(N_("Obenabe"))
        if which == UNENUFE:
            return Phrase(N_("Unenufe"))
        return Phrase(N_("Trump: {suit}"), {"suit": Suit(self.pack.suits[int(which)])})

    def wish(self, seen: Observation) -> Phrase | None:
        assert isinstance(seen, JassView)
        table = seen.table
        if table.speaker != NOBODY:
            return self.wish_for_words(seen)
        if table.placed == 0:
            return Phrase(N_("Lead any card."))
        led = {"suit": Suit(self.pack.suits[int(table.led)])}
        playable = seen.moves()
        if len(playable) == seen.held():
            return Phrase(N_("Play any card."))
        if all(suit(move) == table.led for move in playable):
            return Phrase(N_("Follow suit: {suit}."), {**led})
        if any(suit(move) == table.led for move in playable):
            return Phrase(N_("Follow suit ({suit}), or trump."), {**led})
        return Phrase(N_("Play any card but a low trump."))

    def wish_for_words(self, seen: Observation) -> Phrase | None:
        """What is asked of a seat that is to speak."""
        return None

    def card(self, move: Move) -> Card:
        return card(move)

    def touches(self, move: Move) -> list[Card]:
        return [move] if move < CARDS else []

    def speaker(self, move: Move) -> Seat:
        return speaker(move)

    def why_not(self, seen: Observation, picked: list[Card]) -> Refusal | None:
        assert isinstance(seen, JassView)
        own = [one for one in picked if has(seen.own, one)]
        if len(own) == 0:
            return None
        if len(picked) > 1:
            return Refusal("one_card", Phrase(N_("One card of the hand is played at a time.")))
        if own[0] in seen.moves():
            return None
        if seen.table.speaker != NOBODY:
            return self.why_not_yet(seen)
        return refuse(seen, own[0])

    def why_not_yet(self, seen: Observation) -> Refusal:
        """Why no card may be played before something was said."""
        raise NotImplementedError

    def text(self, move: Move) -> str:
        return text(move)

    def move(self, text: str) -> Move:
        return parse(text)


def sign(contract: i64) -> str:
    """The picture of a contract: its suit, or whether the highest or the lowest cards win."""
    if contract < SUITS:
        return SIGNS[int(contract)]
    return "down" if contract == OBENABE else "up"
