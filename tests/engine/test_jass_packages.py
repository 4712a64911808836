"""What two public packages for Jass say of random positions, beside our engine.

They come with `pip install .[compare]`; without them these tests are skipped. Where a package differs from
our engine, the difference must be one that is named here, down to the card.
"""

import random
from collections import Counter
from operator import itemgetter
from typing import Any

import pytest

from tappeto.core.cards import JASS36, count, members, one, union
from tappeto.core.chance import Dice, dice, shuffled
from tappeto.games.jass.moves import CONTRACT_TEXTS
from tappeto.games.jass.rules import (
    CONTRACTS,
    POINTS,
    STRICT,
    SUITS,
    UNDER,
    UNENUFE,
    legal,
    stronger,
    suit,
    suit_cards,
)
from tappeto.games.schieber.hand import SchieberHand
from tests.engine.jass import position, schieber
from tools.challenge_bot import answer, ours, theirs

POSITIONS = 5_000
NINE = 3  # its rank


def only_trumps(hand: SchieberHand) -> bool:
    """Whether the seat on turn holds only trumps, and one lies in a trick that a plain suit led."""
    held = hand.cards_of(hand.turn())
    trumps = suit_cards(hand.contract)
    return held & ~trumps == 0 and suit(hand.best) == hand.contract != hand.led


def must_overtrump(hand: SchieberHand, cards: int) -> bool:
    """From trumps only, one that goes over the trick must be played if there is any."""
    return only_trumps(hand) and cards == hand.cards_of(hand.turn()) & stronger(hand.best, hand.contract)


def wrong_trump_compared(hand: SchieberHand, cards: int) -> bool:
    """Of two trumps in the trick the lower one, by the order beside trumps, must not be undertrumped."""
    trumps = [card for card in hand.trick() if suit(card) == hand.contract]
    if len(trumps) != 2 or hand.led == hand.contract or only_trumps(hand):
        return False
    low = min(trumps)
    held = hand.cards_of(hand.turn())
    return low != hand.best and cards == legal(held, hand.led, low, hand.contract, STRICT)


class JassKit:
    """jass-kit: cards from the ace down, seats numbered the other way round."""

    differences = (wrong_trump_compared,)

    def __init__(self) -> None:
        self.numpy = pytest.importorskip("numpy")
        self.rule = pytest.importorskip("jass.game.rule_schieber").RuleSchieber()

    def trick(self, cards: list[int]) -> Any:
        return self.numpy.array([self.card(card) for card in cards], self.numpy.int32)

    def card(self, card: int) -> int:
        """A card of ours as one of the package, or back."""
        return card // 9 * 9 + 8 - card % 9

    def legal(self, held: int, trick: list[int], contract: int) -> int:
        hot = self.numpy.array([held >> self.card(card) & 1 for card in range(36)], self.numpy.int32)
        valid = self.rule.get_valid_cards(hot, self.trick(trick), len(trick), contract)
        return int(union([self.card(card) for card in range(36) if valid[card]]))

    def taker(self, trick: list[int], leader: int, contract: int) -> int:
        return -self.rule.calc_winner(self.trick(trick), -leader % 4, contract) % 4

    def points(self, trick: list[int], last: bool, contract: int) -> int:
        return int(self.rule.calc_points(self.trick(trick), last, contract))


class Pyschieber:
    """pyschieber: cards and contracts as objects."""

    differences = (must_overtrump,)

    def __init__(self) -> None:
        self.rules = pytest.importorskip("pyschieber.rules.stich_rules")
        self.counts = pytest.importorskip("pyschieber.rules.count_rules")
        self.played = pytest.importorskip("pyschieber.stich").PlayedCard
        trumpf = pytest.importorskip("pyschieber.trumpf").Trumpf
        self.contracts = [trumpf[name] for name in ("ACORN", "ROSE", "SHIELD", "BELL", "OBE_ABE", "UNDE_UFE")]

    def cards(self, cards: list[int]) -> list[Any]:
        return [theirs(JASS36.text(card)) for card in cards]

    def legal(self, held: int, trick: list[int], contract: int) -> int:
        trumpf = self.contracts[contract]
        allowed = self.rules.allowed_cards(self.cards(members(held)), self.cards(trick), trumpf)
        return int(union([JASS36.card(ours(card)) for card in allowed]))

    def taker(self, trick: list[int], leader: int, contract: int) -> int:
        seats = [(leader + place) % 4 for place in range(4)]
        played = [self.played(*pair) for pair in zip(seats, self.cards(trick), strict=True)]
        return int(self.rules.stich_rules[self.contracts[contract]](played_cards=played).player)

    def points(self, trick: list[int], last: bool, contract: int) -> int:
        return int(self.counts.count_stich(self.cards(trick), self.contracts[contract], last=last))


@pytest.fixture(params=[JassKit, Pyschieber])
def package(request):
    return request.param()


def somewhere(number: int, chance: Dice) -> SchieberHand:
    """A random position: any contract, number of cards and leader, and none to three cards in the trick.

    In a third of them all trumps are held by few seats, so that the rules about trumps matter.
    """
    contract, each = chance.below(CONTRACTS), 1 + chance.below(9)
    pack = shuffled(36, f"position {number}")
    if chance.below(3) == 0:
        pack.sort(key=lambda card: suit(card) != contract)
    hands = [texts(pack[seat * each : (seat + 1) * each]) for seat in range(4)]
    hand = position(schieber(), CONTRACT_TEXTS[contract], hands, leader=chance.below(4))
    assert isinstance(hand, SchieberHand)
    for _ in range(chance.below(4)):
        play_any(hand, chance)
    return hand


def play_any(hand: SchieberHand, chance: Dice) -> int:
    """Play any legal card, and return it."""
    cards = hand.moves()
    card = cards[chance.below(len(cards))]
    hand.play(card)
    return int(card)


def texts(cards: list[int]) -> str:
    """Cards for people."""
    return " ".join(JASS36.text(card) for card in cards)


def written(hand: SchieberHand, cards: int) -> str:
    """A position and what a package allows in it, for people."""
    held, trick = texts(members(hand.cards_of(hand.turn()))), texts(hand.trick())
    return f"{CONTRACT_TEXTS[hand.contract]}: {held} on {trick}: {texts(members(cards))}"


def test_the_same_cards_are_legal_but_for_what_is_known(package):
    met: Counter[str] = Counter()
    for number in range(POSITIONS):
        hand = somewhere(number, dice(f"legal {number}"))
        cards = package.legal(hand.cards_of(hand.turn()), hand.trick(), hand.contract)
        if cards != hand.playable():
            known = [why.__name__ for why in package.differences if why(hand, cards)]
            assert known, written(hand, cards)
            met.update(known)
    assert set(met) == {why.__name__ for why in package.differences}  # none is named without need


def test_the_same_seat_takes_a_trick_and_as_many_points(package):
    for number in range(POSITIONS):
        chance = dice(f"trick {number}")
        hand = somewhere(number, chance)
        leader, trick, scored = int(hand.leader), hand.trick(), sum(hand.scored)
        while len(trick) < 4:
            trick.append(play_any(hand, chance))
        where = f"{CONTRACT_TEXTS[hand.contract]}: {texts(trick)}"
        assert package.taker(trick, leader, hand.contract) == hand.leader, where
        assert package.points(trick, hand.done, hand.contract) == sum(hand.scored) - scored, where


def test_every_card_counts_the_same_in_every_contract(package):
    for contract in range(CONTRACTS):
        assert [package.points([card], False, contract) for card in range(36)] == POINTS[contract]


def test_the_positions_are_of_all_kinds():
    met: Counter[str] = Counter()
    for number in range(POSITIONS):
        hand = somewhere(number, dice(f"legal {number}"))
        held, trumps = hand.cards_of(hand.turn()), suit_cards(hand.contract)
        met[CONTRACT_TEXTS[hand.contract]] += 1
        met[f"{hand.placed} in the trick"] += 1
        if hand.contract < SUITS and hand.placed:
            under = one(hand.contract * 9 + UNDER)
            met["Under alone on trump"] += hand.led == hand.contract and held & trumps == under != held
            met["only trumps"] += count(held) > 1 and only_trumps(hand)
            below = suit(hand.best) == hand.contract != hand.led and held & ~hand.playable() & trumps
            met["undertrumping forbidden"] += bool(below)
    assert len(met) == CONTRACTS + 4 + 3
    assert min(met.values()) >= 10, met


def test_of_the_contracts_only_unenufe_counts_otherwise():
    counted = Pyschieber().counts.counting_factor
    terms = schieber().terms
    times = {contract: terms.times(contract) for contract in range(CONTRACTS)}
    assert times.pop(UNENUFE) == 4
    assert counted[Pyschieber().contracts[UNENUFE]] == 3
    assert times == {contract: counted[Pyschieber().contracts[contract]] for contract in times}


def test_the_weis_that_the_package_lists_count_the_same():
    wies = pytest.importorskip("pyschieber.rules.wies_rules")
    values = schieber().terms.values
    runs = {wies.Wies[f"SEQUENCE_{length}"]: values.runs[length] for length in (3, 4, 5)}
    assert wies.points_wies == {**runs, "4_NAELL": values.fours[NINE], "4_UNDER": values.fours[UNDER]}


@pytest.mark.parametrize("pushed", [False, True])
@pytest.mark.parametrize("letter", CONTRACT_TEXTS)
def test_the_bot_answers_what_its_player_does_in_the_packages_own_game(letter, pushed, monkeypatch):
    package = Pyschieber()
    monkeypatch.setattr(random, "choice", itemgetter(0))
    challenger = pytest.importorskip("pyschieber.player.challenge_player.challenge_player").ChallengePlayer
    players = [challenger() for _ in range(4)]
    for seat, player in enumerate(players):
        player.id = seat
    team = pytest.importorskip("pyschieber.team").Team
    game = pytest.importorskip("pyschieber.game").Game([team(players[0::2]), team(players[1::2])])
    game.trumpf, game.geschoben = package.contracts[CONTRACT_TEXTS.index(letter)], pushed
    random.Random(letter).shuffle(game.dealer.deck.cards)
    game.dealer.deal_cards()
    dealt = [[ours(card) for card in player.cards] for player in players]
    public = [{"seat": 1, "move": "push"}] * pushed + [
        {"seat": 3 if pushed else 1, "move": f"trump-{letter}"}
    ]
    leader = 1
    for _ in range(9):
        game.stiche.append(game.play_stich(leader))
        leader = game.stiche[-1].player.id
        for player, card in game.stiche[-1].played_cards:
            seat, move = player.id, ours(card)
            question = {"seat": seat, "dealt": dealt[seat], "public": public, "legal": [move]}
            assert answer(question) == move, question
            public.append({"seat": seat, "move": move})
