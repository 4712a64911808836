"""Sentences in the four persons that they are said in: you, we, they, or somebody by name."""

from dataclasses import dataclass

from tappeto.controller.director import PERSON
from tappeto.i18n import Phrase, Plain, Value
from tappeto.ui.table.words import Words


@dataclass(frozen=True)
class Forms:
    """The same sentence about the person, the person's pair, the other pair, or a {player}."""

    you: str
    we: str
    they: str
    player: str

    def of(self, pairs: bool, side: int) -> str:
        """The form for a side."""
        if pairs:
            return self.we if side == 0 else self.they
        return self.you if side == 0 else self.player

    def say(self, words: Words, side: int, **values: Value) -> str:
        """The sentence about a side of this match."""
        player = Plain(words.side(side))
        return words.say(Phrase(self.of(words.pairs, side), {"player": player, **values}))


def of_seat(words: Words, seat: int, you: str, player: str) -> str:
    """A sentence about one seat: about the person, or about a {player}."""
    text = you if seat == PERSON else player
    return words.say(Phrase(text, {"player": Plain(words.names.player(seat))}))
