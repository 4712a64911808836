"""What a deck is to the table: it paints faces and says how wide a card is."""

from collections.abc import Mapping
from typing import Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from tappeto.core.cards import Pack


class Deck(Protocol):
    """Pictures of the cards of one or more packs."""

    @property
    def id(self) -> str:
        """The name of its folder."""

    @property
    def names(self) -> Mapping[str, str]:
        """What it is called, by language."""

    @property
    def ratio(self) -> float:
        """Width of a card over its height."""

    @property
    def height(self) -> int:
        """Height of a card in the drawing's units, which chooses the back."""

    @property
    def indexed(self) -> bool:
        """Whether the drawings lack an index, so that one may be laid over them."""

    @property
    def marked(self) -> bool:
        """Whether the drawings tell the suits apart by tone and mark already."""

    @property
    def style(self) -> str:
        """How its suits are called: in the latin, french, swiss or german way."""

    @property
    def tongue(self) -> str:
        """The language that its tradition speaks; empty for that of the windows."""

    def serves(self, pack: Pack) -> bool:
        """Whether it has every card of a pack."""

    def paint(self, painter: QPainter, rect: QRectF, pack: Pack, card: int) -> None:
        """Draw a face into a rectangle of its ratio."""
