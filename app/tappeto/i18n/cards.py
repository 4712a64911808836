"""Names of cards: composed from rank and suit, in a language and in the words of a style of deck."""

from collections.abc import Sequence

from tappeto.i18n.cardwords import KINDS, LATIN, TEN, WORDS
from tappeto.i18n.speaker import Names


class CardNames:
    """How the cards of a pack are called.

    `language` is that of the interface, or of the deck where cards are called as on the deck; `style` is
    that of the deck; `pack` is the name of the pack. A language without words of its own uses English ones.
    """

    def __init__(self, language: str, style: str = LATIN, pack: str = "latin40") -> None:
        self._words = WORDS.get(language, WORDS["en"])
        kind = KINDS.get(pack, KINDS["latin40"])
        self._style = style if style in kind.styles else kind.styles[0]
        self._suits = kind.suits
        numbers = self._words.numbers.split() + self._words.courts[self._style].split()
        if ten := self._words.tens.get(self._style):
            numbers[TEN] = ten
        self._ranks = {rank: numbers[place] for rank, place in kind.ranks.items()}
        genders = self._words.genders.get(self._style, "")
        self._genders = {rank: genders[place] for rank, place in kind.ranks.items()} if genders else {}

    def rank(self, rank: str) -> str:
        """The name of a rank such as `7`."""
        return self._ranks[rank]

    def suit(self, suit: str) -> str:
        """The name of a suit by its letter."""
        return self._words.suits[self._style][self._suits.index(suit)]

    def card(self, card: str) -> str:
        """The name of a card in writing such as `7d`; ValueError if there is no such card."""
        if "-" in card:  # a tile is called by its numbers everywhere
            return card
        rank, suit = card[:-1], card[-1:]
        if rank not in self._ranks or len(suit) != 1 or suit not in self._suits:
            raise ValueError(f"no card: {card!r}")
        form = self._words.forms[self._style][self._suits.index(suit)]
        if self._genders:
            form = form.split("|")["mfn".index(self._genders[rank])]
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
