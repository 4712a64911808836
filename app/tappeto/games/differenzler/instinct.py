"""What a sensible player of Differenzler does without thinking ahead; playouts play so."""

from mypy_extensions import i64

from tappeto.core.cards import CardSet, members
from tappeto.games.jass.rules import ALL_POINTS, STRENGTH


def estimate(hand: CardSet, trump: i64) -> i64:
    """About how many points nine cards will take."""
    found: i64 = 0
    for card in members(hand):
        found += STRENGTH[trump][card]
    return min(found, ALL_POINTS)
