"""Sentences kept in the library: written as data, so that they follow the language in use."""

import json
from typing import Any

from tappeto.i18n import N_, Cards, Phrase, Plain, Player, Suit, Value


def write(phrase: Phrase) -> str:
    """A phrase as JSON text."""
    return json.dumps(_data(phrase))


def read(text: str) -> Phrase:
    """The phrase in a JSON text; something general where it cannot be read."""
    try:
        return _phrase(json.loads(text))
    except (ValueError, TypeError, KeyError, AttributeError):
        return Phrase(N_("It cannot be read."))


def _data(phrase: Phrase) -> dict[str, Any]:
    values = {place: _value_data(value) for place, value in phrase.values.items()}
    return {"text": phrase.text, "values": values, "plural": phrase.plural, "count": phrase.count}


def _value_data(value: Value) -> Any:
    match value:
        case Phrase():
            return {"phrase": _data(value)}
        case Cards():
            return {"cards": list(value.cards)}
        case Suit():
            return {"suit": value.letter}
        case Player():
            return {"player": value.seat}
        case Plain():
            return {"plain": value.text}
        case _:
            return value


def _phrase(data: dict[str, Any]) -> Phrase:
    values = {str(place): _value(value) for place, value in data["values"].items()}
    return Phrase(str(data["text"]), values, str(data["plural"]), int(data["count"]))


def _value(data: Any) -> Value:
    if isinstance(data, str | int):
        return data
    ((kind, inner),) = data.items()
    match kind:
        case "phrase":
            return _phrase(inner)
        case "cards":
            return Cards(tuple(int(card) for card in inner))
        case "suit":
            return Suit(str(inner))
        case "player":
            return Player(int(inner))
        case "plain":
            return Plain(str(inner))
    raise ValueError(f"no value: {kind}")
