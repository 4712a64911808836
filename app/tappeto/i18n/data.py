"""Sentences as data: for the library and between processes, so that they follow the language in use."""

from typing import Any

from tappeto.i18n.phrase import Cards, Phrase, Plain, Player, Suit, Value


def to_data(phrase: Phrase) -> dict[str, Any]:
    """A phrase as JSON data."""
    values = {place: _value_data(value) for place, value in phrase.values.items()}
    return {"text": phrase.text, "values": values, "plural": phrase.plural, "count": phrase.count}


def _value_data(value: Value) -> Any:
    match value:
        case Phrase():
            return {"phrase": to_data(value)}
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


def from_data(data: dict[str, Any]) -> Phrase:
    """The phrase in JSON data; ValueError, TypeError, KeyError or AttributeError if there is none."""
    values = {str(place): _value(value) for place, value in data["values"].items()}
    return Phrase(str(data["text"]), values, str(data["plural"]), int(data["count"]))


def _value(data: Any) -> Value:
    if isinstance(data, str | int):
        return data
    ((kind, inner),) = data.items()
    match kind:
        case "phrase":
            return from_data(inner)
        case "cards":
            return Cards(tuple(int(card) for card in inner))
        case "suit":
            return Suit(str(inner))
        case "player":
            return Player(int(inner))
        case "plain":
            return Plain(str(inner))
    raise ValueError(f"no value: {kind}")
