"""What a tutorial is made of: prepared deals, and on each a few things to know and cards to play."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Step:
    """One thing to know and one card to play.

    `text` explains (at most 60 words) and `ask` asks for the card, in the prompt. `show` is the
    move that the hint marks and "Show me" plays; `right` is said after it, `other` after any
    other move, which is accepted too. `then` are the others' moves before the next step, with
    blanks between them.
    `names` are cards and suits for places in the texts: {"eight": "8d", "coins": "d"} fills {eight}
    and {coins}.
    """

    text: str
    ask: str
    show: str
    right: str
    other: str
    then: str = ""
    names: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Scene:
    """A prepared deal: how the pack lies, who dealt, the moves before it, and its steps."""

    pack: str
    dealer: int
    steps: tuple[Step, ...]
    before: str = ""


@dataclass(frozen=True)
class Course:
    """The tutorial of a game. The learner sits on seat 0; `names` are those of the other seats."""

    game: str
    preset: str
    names: tuple[str, ...]
    scenes: tuple[Scene, ...]
