"""Tells whether this copy's engine is compiled or interpreted."""

from importlib.machinery import EXTENSION_SUFFIXES

from tappeto.core import cards


def native() -> bool:
    """True if the engine is compiled."""
    return cards.__file__.endswith(tuple(EXTENSION_SUFFIXES))
