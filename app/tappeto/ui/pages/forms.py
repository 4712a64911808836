"""Sentences in the four persons that they are said in: you, we, they, or somebody by name."""

from dataclasses import dataclass

from tappeto.i18n import Phrase, Plain, Value
from tappeto.ui.table.words import Words


@dataclass(frozen=True)
class Forms:
    """The same sentence about the person, the person's pair, the other pair, or a {player}."""

    you: str
    we: str
    they: str
    player: str

    def say(self, words: Words, side: int, **values: Value) -> str:
        """The sentence about a side of this match."""
        if words.pairs:
            text = self.we if side == 0 else self.they
        else:
            text = self.you if side == 0 else self.player
        return words.say(Phrase(text, {"player": Plain(words.side(side)), **values}))
