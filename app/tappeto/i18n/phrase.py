"""Sentences that are chosen deep in the program and put into words by the table."""

from dataclasses import dataclass, field
from typing import Final, TypeAlias

CONTEXT: Final = "\x04"  # stands between a context and its text, as in compiled catalogues


@dataclass(frozen=True)
class Cards:
    """Cards inside a sentence; they are named in the deck and language in use."""

    cards: tuple[int, ...]


@dataclass(frozen=True)
class Suit:
    """A suit inside a sentence, by its letter; it is called as on the deck in use."""

    letter: str


@dataclass(frozen=True)
class Player:
    """A player inside a sentence, by seat."""

    seat: int


@dataclass(frozen=True)
class Plain:
    """Words that stay as they are in every language: the name of a file, a move in writing."""

    text: str


Value: TypeAlias = "str | int | Cards | Suit | Player | Plain | Phrase"


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


def NC_(context: str, text: str) -> str:  # noqa: N802 - the name that extraction tools look for
    """Mark a text whose English word has several meanings; the context tells which one is meant.

    What comes back carries its context, so it must go through `tr` in English too.
    """
    return context + CONTEXT + text


def ngettext_mark(one: str, many: str, count: int, **values: Value) -> Phrase:
    """A sentence whose form depends on a number; `count` is also its place {n}."""
    return Phrase(one, {"n": count, **values}, plural=many, count=count)
