"""Cards as small integers, sets of cards as bit masks, and the packs that hold them."""

from typing import Final, TypeAlias

from mypy_extensions import i64

Card: TypeAlias = i64
CardSet: TypeAlias = i64


def shl(x: i64, n: i64) -> i64:
    """x shifted left by n. mypyc 2.4 turns `LITERAL << n` into a 32-bit shift; variables are safe."""
    return x << n


def one(card: Card) -> CardSet:
    """The set of a single card."""
    return shl(1, card)


def has(cards: CardSet, card: Card) -> bool:
    """Whether the set holds the card."""
    return (cards >> card) & 1 == 1


def first(cards: CardSet) -> Card:
    """The card of lowest index in a set that is not empty."""
    return int(cards & -cards).bit_length() - 1


def count(cards: CardSet) -> i64:
    """How many cards the set holds."""
    n: i64 = 0
    while cards != 0:
        cards &= cards - 1
        n += 1
    return n


def members(cards: CardSet) -> list[Card]:
    """The cards of a set, lowest index first."""
    found: list[Card] = []
    while cards != 0:
        found.append(first(cards))
        cards &= cards - 1
    return found


def union(cards: list[Card]) -> CardSet:
    """The set of the cards in a list."""
    found: CardSet = 0
    for card in cards:
        found |= one(card)
    return found


class Pack:
    """A pack of cards or tiles: what it holds and how each is written.

    `name` is what decks declare to serve; `texts[card]` is the notation of a card;
    `ranks` and `suits` are its rows and columns, card = suit * len(ranks) + rank. Tiles have neither:
    they have `texts` alone.
    """

    def __init__(self, name: str, ranks: list[str], suits: list[str], texts: list[str] | None = None) -> None:
        self.name = name
        self.ranks = ranks
        self.suits = suits
        self.texts = [rank + suit for suit in suits for rank in ranks] if texts is None else texts
        self.size: i64 = len(self.texts)
        self._cards: dict[str, Card] = {text: card for card, text in enumerate(self.texts)}

    def text(self, card: Card) -> str:
        """The notation of a card, such as `7d`."""
        return self.texts[card]

    def card(self, text: str) -> Card:
        """The card a notation names; ValueError if it is not in this pack."""
        card = self._cards.get(text)
        if card is None:
            raise ValueError(f"not in the {self.name} pack: {text!r}")
        return card

    def cards(self, text: str) -> list[Card]:
        """The cards of a text with blanks between them."""
        return [self.card(word) for word in text.split()]

    def rank(self, card: Card) -> str:
        """The rank part of a card's notation."""
        return self.ranks[card % len(self.ranks)]

    def suit(self, card: Card) -> str:
        """The suit part of a card's notation."""
        return self.suits[card // len(self.ranks)]


LATIN40: Final = Pack("latin40", [str(rank) for rank in range(1, 11)], list("dcsb"))
# acorns, roses, shields, bells; Under, Ober, king
JASS36: Final = Pack("jass36", ["6", "7", "8", "9", "10", "U", "O", "K", "A"], list("arsb"))
# double six, each tile with its lower half first: 0-0, 0-1 … 6-6
DOMINO28: Final = Pack("domino28", [], [], [f"{low}-{high}" for low in range(7) for high in range(low, 7)])
# the numbers on the two halves of each tile, the lower one first
HALVES: Final[list[tuple[i64, i64]]] = [(low, high) for low in range(7) for high in range(low, 7)]
