"""Words for people: marking, translating and composing sentences."""

from tappeto.i18n.cards import CardNames, TableNames
from tappeto.i18n.phrase import N_, NC_, Cards, Phrase, Plain, Player, Suit, Value, ngettext_mark
from tappeto.i18n.speaker import LANGUAGES, Language, Names, Speaker, guess, install, language, say, tr

__all__ = [
    "LANGUAGES",
    "NC_",
    "N_",
    "CardNames",
    "Cards",
    "Language",
    "Names",
    "Phrase",
    "Plain",
    "Player",
    "Speaker",
    "Suit",
    "TableNames",
    "Value",
    "guess",
    "install",
    "language",
    "ngettext_mark",
    "say",
    "tr",
]
