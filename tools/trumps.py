"""Finds the weights by which a player of Schieber chooses trump (games/schieber/choosing.py).

python tools/trumps.py [DEALS]

Forehand tries contracts in so many deals, which sensible players play out; the lead of the side is
fitted to forehand's cards by least squares. Then it says what a push is worth by how good the best
contract looks. Prints the weights in tenths of a point; nothing is written.
"""

import sys
from statistics import mean

import numpy as np

from tappeto.core.cards import members
from tappeto.core.chance import Dice, dice, shuffled
from tappeto.games.api import NOBODY, Hand, Sheet
from tappeto.games.jass.moves import NO_WEIS, PUSH, TRUMP
from tappeto.games.jass.rules import CONTRACTS, RANKS, SUITS, UNENUFE
from tappeto.games.schieber.book import SCHIEBER
from tappeto.games.schieber.choosing import choose, lead_with
from tappeto.games.schieber.hand import SchieberHand

ONCE = [1] * CONTRACTS
GAME = SCHIEBER.game("classic", 4, {"multipliers": " ".join(map(str, ONCE))})


def first_hand(number: int) -> SchieberHand:
    """A deal in which seat 0 chooses."""
    hand = GAME.deal(shuffled(36, f"trumps {number}"), Sheet([0, 0], 3, 0, None))
    assert isinstance(hand, SchieberHand)
    return hand


def lead(hand: Hand, words: list[int], chance: Dice) -> float:
    """What side 0 is ahead by when this is said and the deal is played out, without Weis."""
    twin = hand.copy()
    assert isinstance(twin, SchieberHand)
    for word in words:
        twin.play(word)
    while twin.turn() != NOBODY:
        twin.play(NO_WEIS if twin.speaker != NOBODY else twin.quick(chance))
    return twin.value(0)


def with_trumps(cards: int, trump: int) -> list[float]:
    """A constant, cards by rank as trumps and beside them, and the number of trumps."""
    found = [1.0] + [0.0] * (2 * RANKS) + [0.0] * (RANKS + 1)
    trumps = 0
    for card in members(cards):
        is_trump = card // RANKS == trump
        trumps += is_trump
        found[1 + card % RANKS + (0 if is_trump else RANKS)] += 1
    found[1 + 2 * RANKS + trumps] = 1.0
    return found


def without_trumps(cards: int, upward: bool) -> list[float]:
    """A constant, cards from the strongest rank on, and those below none but others of the hand."""
    found = [1.0] + [0.0] * (RANKS + 1)
    for suit in range(SUITS):
        unbroken = True
        for place in range(RANKS):
            rank = place if upward else RANKS - 1 - place
            held = cards >> (suit * RANKS + rank) & 1 == 1
            found[1 + place] += held
            unbroken = unbroken and held
            found[-1] += unbroken and place > 0
    return found


def weights(rows: list[list[float]], leads: list[float]) -> list[int]:
    """The fitted weights, in tenths of a point, drawn a little towards zero."""
    table = np.array(rows)
    square = table.T @ table + 3.0 * np.eye(table.shape[1])
    return [round(10 * float(weight)) for weight in np.linalg.solve(square, table.T @ np.array(leads))]


def main(arguments: list[str]) -> int:
    """Fit, print, and compare choosing with pushing."""
    deals = int(arguments[0]) if arguments else 6000
    chance = dice("trumps")
    rows: dict[str, list[list[float]]] = {"trump": [], "alike": []}
    leads: dict[str, list[float]] = {"trump": [], "alike": []}
    pushes: list[tuple[int, float, float]] = []
    for number in range(deals):
        hand = first_hand(number)
        cards = hand.cards_of(0)
        looks = [lead_with(cards, trump) for trump in range(SUITS)]
        best = looks.index(max(looks))
        for contract in {best, number % SUITS, SUITS + number % 2}:
            kind = "trump" if contract < SUITS else "alike"
            plain = without_trumps(cards, contract == UNENUFE)
            rows[kind].append(with_trumps(cards, contract) if contract < SUITS else plain)
            leads[kind].append(lead(hand, [TRUMP + contract], chance))
        own = choose(cards, ONCE, False)
        other = choose(hand.cards_of(2), ONCE, False)
        chosen = lead(hand, [TRUMP + own], chance)
        pushes.append((lead_with(cards, own), chosen, lead(hand, [PUSH, TRUMP + other], chance)))
    for kind, table in rows.items():
        print(kind, weights(table, leads[kind]))
    pushes.sort()
    part = max(1, len(pushes) // 10)
    print("looks like, chosen, pushed (points):")
    for start in range(0, len(pushes), part):
        some = pushes[start : start + part]
        print(some[0][0] / 10, round(mean(one[1] for one in some)), round(mean(one[2] for one in some)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
