"""Puts texts and sentences into the language in use."""

from dataclasses import dataclass
from gettext import GNUTranslations, NullTranslations
from pathlib import Path
from typing import Final

from tappeto.i18n.phrase import CONTEXT, Cards, Phrase, Plain, Player, Suit, Value

DOMAIN: Final = "tappeto"


@dataclass(frozen=True)
class Language:
    """A language that the program speaks: its code, and what it calls itself."""

    code: str
    name: str


LANGUAGES: Final = (Language("en", "English"), Language("it", "Italiano"))


class Names:
    """How cards, suits and players inside a sentence are called; the table fills it in."""

    def cards(self, cards: tuple[int, ...]) -> str:
        """The names of the cards, with commas between them."""
        return ", ".join(str(card) for card in cards)

    def suit(self, letter: str) -> str:
        """The name of a suit."""
        return letter

    def player(self, seat: int) -> str:
        """The name of who sits on a seat."""
        return str(seat + 1)


class Speaker:
    """Speaks one language."""

    def __init__(self, code: str, folder: Path = Path()) -> None:
        """The language of a code; `folder` holds `<code>/LC_MESSAGES/tappeto.mo`.

        English needs no catalogue, and a language without one is spoken in English.
        """
        self.code = code
        self.catalogue = NullTranslations()
        path = folder / code / "LC_MESSAGES" / f"{DOMAIN}.mo"
        if code != "en" and path.is_file():
            with path.open("rb") as file:
                self.catalogue = GNUTranslations(file)

    def tr(self, text: str) -> str:
        """A text in this language; its context, if it has one, is not shown."""
        if not text:
            return ""  # the empty message holds the catalogue's own header
        context, mark, bare = text.partition(CONTEXT)
        return self.catalogue.pgettext(context, bare) if mark else self.catalogue.gettext(text)

    def say(self, phrase: Phrase, names: Names | None = None) -> str:
        """A sentence in this language, with cards, suits and players called as `names` has them."""
        names = names or Names()
        if phrase.plural:
            text = self.catalogue.ngettext(phrase.text, phrase.plural, phrase.count)
        else:
            text = self.tr(phrase.text)
        said = text.format(**{place: self._value(value, names) for place, value in phrase.values.items()})
        # A card's name begins small; at the head of a sentence it does not.
        return said[:1].upper() + said[1:] if _begins_with_cards(text, phrase) else said

    def _value(self, value: Value, names: Names) -> str:
        match value:
            case Phrase():
                return self.say(value, names)
            case Cards():
                return names.cards(value.cards)
            case Suit():
                return names.suit(value.letter)
            case Player():
                return names.player(value.seat)
            case Plain():
                return value.text
            case str():
                return self.tr(value)
            case _:
                return str(value)


def _begins_with_cards(text: str, phrase: Phrase) -> bool:
    place, brace, _ = text[1:].partition("}")
    return text.startswith("{") and bool(brace) and isinstance(phrase.values.get(place), Cards)


_speaker = Speaker("en", Path())


def install(code: str, folder: Path) -> Speaker:
    """Speak this language from now on."""
    global _speaker
    _speaker = Speaker(code, folder)
    return _speaker


def language() -> str:
    """The code of the language in use."""
    return _speaker.code


def tr(text: str) -> str:
    """A text in the language in use. Literal texts in its calls are found by the extraction."""
    return _speaker.tr(text)


def say(phrase: Phrase, names: Names | None = None) -> str:
    """A sentence in the language in use, with cards, suits and players called as `names` has them."""
    return _speaker.say(phrase, names)


def guess(locale: str) -> str:
    """The language to begin with, from a system's locale such as `it_IT.UTF-8` or `it-CH`; else English."""
    code = locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return code if any(language.code == code for language in LANGUAGES) else "en"
