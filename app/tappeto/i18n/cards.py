"""Names of cards: composed from rank and suit, in a language and in the words of a style of deck."""

from collections.abc import Sequence
from typing import Final

from tappeto.i18n.cardwords import LATIN, WORDS
from tappeto.i18n.speaker import Names

SUITS: Final = "dcsb"
RANKS: Final = tuple(str(rank) for rank in range(1, 11))


class CardNames:
    """How the cards of the forty-card pack are called.

    `language` is that of the interface, or of the deck where cards are called as on the deck;
    `style` is LATIN or FRENCH. A language without words of its own uses English ones.
    """

    def __init__(self, language: str, style: str = LATIN) -> None:
        self._words = WORDS.get(language, WORDS["en"])
        self._style = style

    def rank(self, rank: str) -> str:
        """The name of a rank such as `7`."""
        words = self._words.numbers.split() + self._words.courts[self._style].split()
        return words[RANKS.index(rank)]

    def suit(self, suit: str) -> str:
        """The name of a suit by its letter."""
        return self._words.suits[self._style][SUITS.index(suit)]

    def card(self, card: str) -> str:
        """The name of a card in writing such as `7d`; ValueError if there is no such card."""
        if "-" in card:  # a tile is called by its numbers everywhere
            return card
        rank, suit = card[:-1], card[-1:]
        if rank not in RANKS or len(suit) != 1 or suit not in SUITS:
            raise ValueError(f"no card: {card!r}")
        form = self._words.forms[self._style][SUITS.index(suit)]
        if genders := self._words.genders.get(self._style):
            form = form.split("|")["mfn".index(genders[RANKS.index(rank)])]
        return self._words.pattern.format(rank=self.rank(rank), suit=form)


class TableNames(Names):
    """The names at one table: its pack's cards and suits, and who sits on its seats."""

    def __init__(self, names: CardNames, pack: Sequence[str], players: Sequence[str]) -> None:
        """`pack` holds the cards in writing by index, `players` the names by seat."""
        self._names = names
        self._cards = [names.card(card) for card in pack]
        self._players = players

    def cards(self, cards: tuple[int, ...]) -> str:
        return ", ".join(self._cards[card] for card in cards)

    def suit(self, letter: str) -> str:
        return self._names.suit(letter)

    def player(self, seat: int) -> str:
        return self._players[seat]
