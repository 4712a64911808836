"""What is chosen for a new match, before the first card is dealt."""

from typing import Any

from tappeto.ai.levels import LEVELS, PROGRAM
from tappeto.games.api import Options, Value
from tappeto.games.book import Option, OptionError, Rulebook
from tappeto.match.record import Player
from tappeto.ui.settings import Chosen

NAMES = ("", "Nonna Rosa", "Zia Ada", "Gino")  # by seat; the person has none at first
ORDER = [level.name for level in LEVELS]
USUAL, LEAST_PARTNER = "medium", "medium"
PARTNER = 2


class Plan:
    """Seats, names, levels, preset and options; whatever is set, it stays playable."""

    def __init__(self, book: Rulebook, chosen: Chosen) -> None:
        self.book = book
        self.seats = book.players[0]
        self.preset = book.presets[0].name
        self.changes: Options = {}
        self.levels = dict.fromkeys(range(1, max(book.players)), USUAL)
        self.names = [chosen.my_name, *NAMES[1:]]
        for seat in range(1, len(self.names)):
            self.names[seat] = chosen.names.get(str(seat)) or self.names[seat]
        self.take(chosen.last.get(book.id, {}))

    # --- keeping it for the next time

    def kept(self) -> dict[str, Any]:
        """The choice as JSON data, without the names."""
        levels = {str(seat): level for seat, level in self.levels.items()}
        return {"seats": self.seats, "preset": self.preset, "changes": self.changes, "levels": levels}

    def take(self, kept: Any) -> None:
        """Take up an earlier choice, as far as it still fits."""
        try:
            self.book.settle(kept["preset"], kept["seats"], kept["changes"])
            levels = {int(seat): str(level) for seat, level in kept["levels"].items()}
        except (KeyError, TypeError, ValueError, AttributeError, OptionError):
            return
        self.seats, self.preset, self.changes = kept["seats"], kept["preset"], dict(kept["changes"])
        for seat, level in levels.items():
            if seat in self.levels and (level in ORDER or level.startswith(PROGRAM)):
                self.levels[seat] = level
        self._lift_partner()

    # --- who plays

    @property
    def pairs(self) -> bool:
        """Whether two play against two."""
        return self.seats > int(self.book.game(self.preset, self.seats, self.changes).sides)

    def sit(self, seats: int) -> None:
        """So many play."""
        self.seats = seats
        self._lift_partner()

    def level(self, seat: int, name: str) -> None:
        """A seat plays at this level; the partner follows the stronger opponent."""
        self.levels[seat] = name
        self._lift_partner()

    def barred(self, seat: int) -> list[str]:
        """The levels that a seat may not have: a partner is never weaker than the opponents."""
        if seat != PARTNER or not self.pairs:
            return []
        return ORDER[: self._least()]

    def _least(self) -> int:
        known = [self.levels[seat] for seat in (1, 3) if self.levels[seat] in ORDER]
        strongest = max([ORDER.index(level) for level in known], default=0)
        return max(strongest, ORDER.index(LEAST_PARTNER))

    def _lift_partner(self) -> None:
        if self.pairs and self.levels[PARTNER] in ORDER:
            now = ORDER.index(self.levels[PARTNER])
            self.levels[PARTNER] = ORDER[max(now, self._least())]

    def players(self) -> list[Player]:
        """The seats of the match."""
        return [
            Player(self.names[seat].strip() or NAMES[seat], self.levels.get(seat, ""))
            for seat in range(self.seats)
        ]

    # --- by which rules

    def values(self) -> Options:
        """Every option as it stands."""
        return self.book.settle(self.preset, self.seats, self.changes)

    def usual(self, name: str) -> Value:
        """What the preset says about an option."""
        return self.book.settle(self.preset, self.seats, {})[name]

    def options(self) -> list[Option]:
        """The options that mean something for so many players."""
        return [one for one in self.book.options if not one.seats or self.seats in one.seats]

    def follow(self, preset: str) -> None:
        """Play by a preset, without changes."""
        self.preset = preset
        self.changes = {}

    def choose(self, name: str, value: Value) -> None:
        """Settle one option."""
        if value == self.usual(name):
            self.changes.pop(name, None)
        else:
            self.changes[name] = value
