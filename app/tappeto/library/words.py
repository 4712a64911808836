"""Sentences kept in the library: written as data, so that they follow the language in use."""

import json

from tappeto.i18n import N_, Phrase
from tappeto.i18n.data import from_data, to_data


def write(phrase: Phrase) -> str:
    """A phrase as JSON text."""
    return json.dumps(to_data(phrase))


def read(text: str) -> Phrase:
    """The phrase in a JSON text; something general where it cannot be read."""
    try:
        return from_data(json.loads(text))
    except (ValueError, TypeError, KeyError, AttributeError):
        return Phrase(N_("It cannot be read."))
