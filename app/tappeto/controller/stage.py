"""What the director needs of a table. The director decides, the stage shows."""

from collections.abc import Callable
from typing import Protocol

from tappeto.controller.picking import Offer
from tappeto.core.cards import Card
from tappeto.games.api import Event, Zone

Layout = list[tuple[Zone, list[Card]]]


class Stage(Protocol):
    """A table that shows what it is told and reads nothing back."""

    def settle(self, layout: Layout) -> None:
        """Show the truth: every card where it lies, at once."""

    def act(self, events: list[Event], then: Callable[[], None]) -> None:
        """Show events one after another, then call back."""

    def heed(self, notes: dict[Card, str]) -> None:
        """Take over what was noted beside moves, by the card that each played; rules ignore it."""

    def finish(self) -> None:
        """Run whatever moves to its end."""

    def offer(self, offer: Offer) -> None:
        """Light up what the person may do."""
