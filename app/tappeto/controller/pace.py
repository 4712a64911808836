"""How fast things go: factors for motion, and how long a machine player seems to think."""

from dataclasses import dataclass

from tappeto.i18n import N_

INSTANT, FAST, NORMAL, SLOW = "instant", "fast", "normal", "slow"
PACES = {
    INSTANT: (N_("instant"), 0.0),
    FAST: (N_("fast"), 0.6),
    NORMAL: (N_("normal"), 1.0),
    SLOW: (N_("slow"), 1.6),
}
FORCED = 200  # ms before a card that had to be played
SHORTEST, LONGEST = 400, 1200  # ms before one that was chosen


@dataclass
class Pace:
    """The person's settings; they hold from the next event on.

    `wait` stops after another's capture or trick until the person clicks. `still` shows no
    motion but keeps the pauses.
    """

    name: str = NORMAL
    wait: bool = False
    still: bool = False

    @property
    def factor(self) -> float:
        """What every time is multiplied with; 0 is at once."""
        return PACES[self.name][1]

    def thinking(self, choices: int, played: int) -> int:
        """How long a machine player takes, in ms: never the same, less when it has no choice."""
        if choices <= 1:
            return round(FORCED * self.factor)
        spread = LONGEST - SHORTEST
        return round((SHORTEST + (played * 7919 + choices * 104729) % spread) * self.factor)
