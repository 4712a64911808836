"""Sentences that are chosen deep in the program and put into words by the table."""

from dataclasses import dataclass, field
from typing import TypeAlias


@dataclass(frozen=True)
class Cards:
    """Cards inside a sentence; they are named in the deck and language in use."""

    cards: tuple[int, ...]


@dataclass(frozen=True)
class Player:
    """A player inside a sentence, by seat."""

    seat: int


Value: TypeAlias = "str | int | Cards | Player | Phrase"


@dataclass(frozen=True)
class Phrase:
    """A whole sentence: its English text with named places, and what goes there.

    `plural` and `count` choose the form where a number decides it. Text values are
    message ids too: they are translated before they are put in.
    """

    text: str
    values: dict[str, Value] = field(default_factory=dict)
    plural: str = ""
    count: int = 0


def N_(text: str) -> str:  # noqa: N802 - the name that extraction tools look for
    """Mark a text for the catalogues without translating it yet."""
    return text


def ngettext_mark(one: str, many: str, count: int, **values: Value) -> Phrase:
    """A sentence whose form depends on a number; `count` is also its place {n}."""
    return Phrase(one, {"n": count, **values}, plural=many, count=count)
