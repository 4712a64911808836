"""What the list of matches tells of one match without replaying it."""

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from tappeto.games.api import NOBODY, OWN, SHUT
from tappeto.i18n import Phrase
from tappeto.match.match import Match
from tappeto.match.record import Player

OPEN: Final = "open"
OVER: Final = "over"
ASIDE: Final = "aside"  # cannot be played on; `fault` says why


@dataclass(frozen=True)
class Standing:
    """How a match stands.

    `totals` by side after the last finished deal; `deals` begun; `moves` played in the last
    deal; `left` cards of it still to be played (hands and stock); `turn` is the seat to move,
    -1 between two deals; `winners` are sides, empty in an open match and in a drawn one.
    """

    totals: tuple[int, ...] = ()
    deals: int = 0
    moves: int = 0
    left: int = 0
    turn: int = -1
    winners: tuple[int, ...] = ()


@dataclass(frozen=True)
class Entry:
    """A match in the list: who plays what since when, how it stands, and what it is called.

    `name` is empty until the person gives one. `fault` tells why a match was set aside.
    """

    id: int
    game: str
    preset: str
    players: tuple[Player, ...]
    state: str
    standing: Standing
    started: datetime
    touched: datetime
    name: str = ""
    fault: Phrase | None = None


def standing(match: Match) -> Standing:
    """How this match stands now."""
    hand, deals = match.hand, match.record.deals
    left = 0
    if hand is not None and match.turn() != NOBODY:
        stock = (NOBODY, SHUT)
        left = sum(
            len(cards)
            for zone, cards in hand.layout()
            if zone.faces == OWN or (zone.seat, zone.faces) == stock
        )
    outcome = match.sheet.outcome
    return Standing(
        totals=tuple(int(total) for total in match.sheet.totals),
        deals=len(deals),
        moves=len(deals[-1].moves) if deals else 0,
        left=left,
        turn=int(match.turn()),
        winners=tuple(int(side) for side in outcome.winners) if outcome else (),
    )
