"""The measures that every shape of table shares: size class, card height, margins."""

from dataclasses import dataclass
from typing import NamedTuple

ROOMY, COMPACT, TINY = "roomy", "compact", "tiny"

BAR = {ROOMY: 48, COMPACT: 38, TINY: 32}
MARGIN = {ROOMY: 24, COMPACT: 12, TINY: 8}
PROMPT = {ROOMY: 36, COMPACT: 28, TINY: 22}
PROMPT_GAP = {ROOMY: 12, COMPACT: 5, TINY: 4}
CHIP = {ROOMY: 26, COMPACT: 26, TINY: 22}
CARD_SHARE = {ROOMY: 0.25, COMPACT: 0.30, TINY: 0.335}
CARD_WIDEST = 0.19
TILE_SHARE, TILE_WIDEST = 0.8, 0.9
LIFT = 0.085
PLATE_WIDEST, PLATE_SHARE = 252.0, 0.19
PROMPT_HALF = 300.0
PILE_ROOM = 1.75  # a pile and the turned cards that stick out of it, in card widths


class Rect(NamedTuple):
    """A rectangle in logical pixels: top left corner and size."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of the bottom edge."""
        return self.y + self.h


Zones = dict[str, Rect]


def roomy_from(height: float) -> float:
    """The width from which a table of this height has room for plates, if it is high enough."""
    return max(1000, 1.2 * height)


def size_class(width: float, height: float) -> str:
    """Which of the three classes a window of this size falls into."""
    if width < 560 or height < 400:
        return TINY
    return COMPACT if width < roomy_from(height) or height < 640 else ROOMY


@dataclass(frozen=True)
class Frame:
    """The area under the bar, W x H, and what follows from it for cards of a ratio (width/height).

    `tiles` says that dominoes lie here; `plate_height` is that of a roomy name plate.
    """

    kind: str
    width: float
    height: float
    ratio: float
    tiles: bool = False
    plate_height: float = 56.0
    scale: float = 1.0
    talk: float = 0.0  # what the prompt needs beside its usual height

    @property
    def roomy(self) -> bool:
        """Whether there is room for plates."""
        return self.kind == ROOMY

    @property
    def tiny(self) -> bool:
        """Whether everything that can vanish has vanished."""
        return self.kind == TINY

    @property
    def margin(self) -> float:
        """The free space at the edges."""
        return MARGIN[self.kind]

    @property
    def card(self) -> float:
        """The height of a hand card."""
        share = TILE_SHARE if self.tiles else 1.0
        widest = TILE_WIDEST if self.tiles else 1.0
        fitting = min(
            CARD_SHARE[self.kind] * self.height * share, CARD_WIDEST * self.width / self.ratio * widest
        )
        return fitting * self.scale

    @property
    def card_width(self) -> float:
        """The width of a hand card."""
        return self.card * self.ratio

    @property
    def lift(self) -> float:
        """How much higher a legal card stands."""
        return LIFT * self.card

    @property
    def plate(self) -> float:
        """The width of a name plate; 0 where there are none."""
        return min(PLATE_WIDEST, PLATE_SHARE * self.width) if self.roomy else 0.0

    @property
    def chip(self) -> float:
        """The height of a name chip."""
        return CHIP[self.kind]

    @property
    def hand_top(self) -> float:
        """The y at which resting hand cards begin."""
        return self.height - self.margin - self.card

    @property
    def prompt_height(self) -> float:
        """The height of the prompt line."""
        return PROMPT[self.kind] + self.talk

    @property
    def prompt_top(self) -> float:
        """The y of the prompt line."""
        return self.hand_top - self.lift - PROMPT_GAP[self.kind] - self.prompt_height

    @property
    def floor(self) -> float:
        """The y above which the middle of the table lies."""
        return self.prompt_top - (3 if self.tiny else 6)

    @property
    def back(self) -> float:
        """The height of the backs in front of others; 0 where they vanish."""
        if self.tiles:
            return {ROOMY: 60.0, COMPACT: 44.0, TINY: 0.0}[self.kind]
        return {ROOMY: 0.5, COMPACT: 0.42, TINY: 0.0}[self.kind] * self.card

    @property
    def pile(self) -> float:
        """The height of a card in a pile."""
        return self.card * {ROOMY: 0.66, COMPACT: 0.46, TINY: 0.54}[self.kind]

    @property
    def pile_width(self) -> float:
        """The width of a card in a pile."""
        return self.pile * self.ratio

    @property
    def pile_room(self) -> float:
        """The width of a pile with its turned cards."""
        return self.pile_width * (1 if self.tiny else PILE_ROOM)

    @property
    def caption(self) -> float:
        """The room under a pile for its caption."""
        return 30.0 if self.roomy else 9.0


def prompt(frame: Frame) -> Rect:
    """The prompt line."""
    half = min(0.5 * frame.width - frame.margin, PROMPT_HALF)
    return Rect(frame.width * 0.5 - half, frame.prompt_top, 2 * half, frame.prompt_height)


def own_plate(frame: Frame) -> Zones:
    """My plate at the bottom left, where there are plates."""
    if not frame.plate:
        return {}
    high = frame.plate_height
    return {"plate0": Rect(frame.margin, frame.height - frame.margin - high, frame.plate, high)}


def hand_left(frame: Frame) -> float:
    """The x at which my hand may begin."""
    return 2 * frame.margin + frame.plate if frame.plate else frame.margin


def own_hand(frame: Frame, left: float, right: float) -> Rect:
    """My hand between two x, with the lift above it."""
    return Rect(left, frame.hand_top - frame.lift, right - left, frame.card + frame.lift)
