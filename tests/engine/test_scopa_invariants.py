"""What holds in every deal of Scopa, tried on thousands of random ones; longer with --long."""

import pytest

from tappeto.core.cards import count
from tappeto.core.chance import dice
from tappeto.games.api import NOBODY
from tappeto.games.capture.count import napola
from tappeto.games.capture.hand import CaptureHand
from tappeto.games.capture.rules import total
from tests.engine.scopa import deal, game, play
from tests.engine.tables import Case

CASES = [
    (Case("scopa", "italian", 2), {}, 3500),
    (Case("scopa", "italian", 4), {}, 2500),
    (Case("scopa", "international", 2), {}, 2000),
    (Case("scopa", "international", 4), {}, 1000),
    (Case("scopa", "italian", 4), {"deal4": "nine_four"}, 1000),
]


def check(case: Case, changes: dict, number: int, step: int = 1) -> None:
    """Random deals: the table and the piles after each move, and the count at the end."""
    napolas = 0
    for seed in range(0, number, step):
        hand, chance = case.hand(f"{case} {seed}", changes), dice(f"moves {seed}")
        assert isinstance(hand, CaptureHand)
        empty_start = hand.table == 0
        played, last = 0, NOBODY
        while hand.turn() != NOBODY:
            legal = hand.moves()
            assert len(legal) <= 9 * 10
            move = legal[chance.below(len(legal))]
            last = hand.turn()
            before = hand.table | hand.won
            hand.play(move)
            assert before & ~(hand.table | hand.won) == 0
            if hand.turn() != NOBODY:
                # A capture takes as much from the table as the card itself counts.
                assert total(hand.won) % 2 == 0
                if empty_start:
                    ranks = [card % 10 for card in range(40) if hand.table >> card & 1]
                    assert len(ranks) == len(set(ranks))
                else:
                    assert count(hand.table) <= 13
            played += 1
        assert last == 0  # the dealer
        assert played == (40 if empty_start else 36)
        assert hand.won == 2**40 - 1
        assert hand.table == 0
        assert hand.last != NOBODY
        napolas += any(napola(pile) for pile in hand.piles())
    share = napolas / (number / step)
    assert 0.15 < share < 0.4, "napola was scored in 27 of 100 random deals"


@pytest.mark.parametrize(("case", "changes", "number"), CASES, ids=["-".join(map(str, row)) for row in CASES])
def test_random_deals_keep_the_invariants_of_scopa(case, changes, number):
    check(case, changes, number)


@pytest.mark.long
@pytest.mark.parametrize(("case", "changes", "number"), CASES, ids=["-".join(map(str, row)) for row in CASES])
def test_many_more_random_deals_keep_them_too(case, changes, number):
    check(case, changes, 10 * number)


def test_a_table_of_thirteen_cards_can_come_up():
    """Four equal cards at first, then the nine other ranks in descending order: nothing can be taken."""
    laid = [f"{rank}c" for rank in (10, 9, 8, 6, 5, 4, 3, 2, 1)]
    front = f"{laid[0]} {laid[2]} {laid[4]} {laid[1]} {laid[3]} {laid[5]} 7d 7c 7s 7b "
    front += f"{laid[6]} {laid[8]} 10d {laid[7]} 9d 8d"
    hand = play(deal(front, game(), dealer=1), *laid)
    assert count(hand.table) == 13
    assert len(hand.lying()) == 13
