"""What holds in every deal of Escoba, tried on ten thousand random ones; longer with --long."""

from typing import Any

import pytest

from tappeto.core.cards import count
from tappeto.core.chance import dice, shuffled
from tappeto.games.api import NOBODY, Sheet
from tappeto.games.capture.hand import CaptureHand
from tappeto.games.capture.rules import total
from tappeto.games.escoba.book import ESCOBA

CASES: list[tuple[str, int, dict[str, Any], int]] = [
    ("international", 2, {}, 4500),
    ("international", 4, {}, 1500),
    ("spanish", 2, {}, 2500),
    ("spanish", 4, {"deal4": "ten_none"}, 1500),
]
IDS = [f"{preset}-{seats}" for preset, seats, _, _ in CASES]


def check(preset: str, seats: int, changes: dict[str, Any], number: int) -> None:
    """Random deals: piles of fifteens, what is left, how often may be taken, who plays last."""
    game = ESCOBA.game(preset, seats, changes)
    openings = 0
    for seed in range(number):
        hand = game.deal(shuffled(40, f"{preset} {seats} {seed}"), Sheet([0, 0], 0, 0, None))
        assert isinstance(hand, CaptureHand)
        chance = dice(f"moves {seed}")
        openings += sum(hand.opening) > 0
        captures = played = 0
        last = NOBODY
        while hand.turn() != NOBODY:
            legal = hand.moves()
            move = legal[chance.below(len(legal))]
            last, left, taken = hand.turn(), hand.table, hand.won
            hand.play(move)
            played += 1
            if move >= 64:
                captures += 1
                left &= ~(move >> 6)
            else:
                left |= 1 << move
            assert taken & ~hand.won == 0
            if hand.turn() != NOBODY:
                assert total(hand.won) % 15 == 0
                assert count(hand.table) <= 20
        assert last == 0  # the dealer
        assert played == (40 if changes else 36)
        assert captures <= 14
        assert total(left) % 15 == 10  # so the last card never sweeps
        assert hand.won == 2**40 - 1
        assert hand.last != NOBODY
    if not changes:
        share = openings / number
        assert (0.045 if preset == "international" else 0.03) < share < 0.08


@pytest.mark.parametrize(("preset", "seats", "changes", "number"), CASES, ids=IDS)
def test_random_deals_keep_the_invariants_of_escoba(preset, seats, changes, number):
    check(preset, seats, changes, number)


@pytest.mark.long
@pytest.mark.parametrize(("preset", "seats", "changes", "number"), CASES, ids=IDS)
def test_many_more_random_deals_keep_them_too(preset, seats, changes, number):
    check(preset, seats, changes, 10 * number)
