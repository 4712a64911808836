"""Words for people: marking, translating and composing sentences."""

from tappeto.i18n.phrase import N_, Cards, Phrase, Player, Value, ngettext_mark

__all__ = ["N_", "Cards", "Phrase", "Player", "Value", "ngettext_mark"]
