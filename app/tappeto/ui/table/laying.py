"""Laying tiles to a line: which places a tile has, by pointer and by keys."""

from PySide6.QtCore import QPointF

from tappeto.controller.director import PERSON, Director
from tappeto.core.cards import Card
from tappeto.games.api import NOBODY
from tappeto.i18n import tr
from tappeto.ui.table.ends import IDLE, OPEN, SHUT, UNDER, EndPlace, LinePlace, open_numbers
from tappeto.ui.table.scene import Table
from tappeto.ui.table.snake import Line
from tappeto.ui.table.things import rectangle

SIDES = 6  # places at both ends: straight on, to the left, to the right


class Laying:
    """Shows the open ends of a line, and holds a tile over its places until one is chosen.

    On a table without a line it shows nothing and holds nothing.
    """

    def __init__(self, table: Table, director: Director) -> None:
        self.table = table
        self.director = director
        self.card: Card = NOBODY
        self.places: list[LinePlace] = []
        self.at = 0
        self.pieces = [EndPlace() for _ in range(SIDES)]
        for piece in self.pieces:
            table.addItem(piece)

    def _line(self) -> Line | None:
        lies = self.table.lies
        if not lies.tiles():
            return None
        left, right = lies.tiles()
        return self.table.place.snake(left, right, lies.bends)

    # --- showing

    def show(self) -> None:
        """Show the ends as they are now; a picked tile that fits both is held over all its places."""
        for piece in self.pieces:
            piece.setVisible(False)
        line = self._line()
        if line is None or self.table.busy:
            return
        picked = self.table.offered.picked
        if picked and self.card != picked[0]:
            self.hold(picked[0])
            return
        if self.card != NOBODY and self.card not in self.table.offered.playable:
            self.let_go()
        if self.card != NOBODY:
            self._show_places()
        else:
            self._show_ends(line)

    def _numbers(self) -> list[int]:
        left, right = self.table.lies.tiles()
        return open_numbers(left, right)

    def _show_ends(self, line: Line) -> None:
        numbers = self._numbers()
        mine = self.director.match.turn() == PERSON and self.director.picking is not None
        if not numbers:
            if mine:
                self.pieces[0].tell(rectangle(line.rect(line.places[0][""])), -1, OPEN)
            return
        game = self.director.match.game
        fitting = {int(game.end(move)) for move in self.director.match.moves()} if mine else set()
        for end, number in enumerate(numbers):
            state = OPEN if end in fitting else SHUT if mine else IDLE
            words = tr("none of yours") if state == SHUT and self.table.frame.roomy else ""
            place = rectangle(line.rect(line.places[end][""]))
            below = place.translated(0, place.height()).adjusted(-30, 0, 30, UNDER - place.height())
            over = any(rectangle(line.rect(tile.box)).intersects(below) for tile in line.tiles)
            self.pieces[end].tell(place, number, state, words, over=over)

    def _show_places(self) -> None:
        numbers = self._numbers()
        for number, (piece, place) in enumerate(zip(self.pieces, self.places, strict=False)):
            shown = numbers[place.end] if numbers and not place.turn else -1
            piece.tell(place.rect, shown, OPEN, focus=number == self.at)

    # --- holding a tile

    def _places_of(self, card: Card) -> list[LinePlace]:
        line, game = self._line(), self.director.match.game
        if line is None or self.director.picking is None:
            return []
        moves = [move for move in self.director.picking.moves if game.card(move) == card]
        ends = sorted({max(0, int(game.end(move))) for move in moves})
        return [
            LinePlace(end, turn, rectangle(line.rect(box)))
            for end in ends
            for turn, box in line.places[end].items()
        ]

    def hold(self, card: Card) -> bool:
        """Hold a tile over the places where it may be laid; False if there is none."""
        places = self._places_of(card)
        if not places:
            return False
        self.card, self.places, self.at = card, places, 0
        self.table.places = places
        self.show()
        return True

    def let_go(self) -> bool:
        """Hold nothing any more; False if nothing was held."""
        held = self.card != NOBODY
        self.card, self.places, self.at = NOBODY, [], 0
        self.table.places = []
        return held

    def drop(self) -> bool:
        """Put the tile back; False if none was held."""
        if not self.let_go():
            return False
        self.show()
        return True

    def step(self, by: int) -> bool:
        """On to the next place; False if no tile is held."""
        if self.card == NOBODY:
            return False
        self.at = (self.at + by) % len(self.places)
        self.show()
        return True

    # --- laying it

    def lay(self, card: Card, place: LinePlace) -> None:
        """Lay a tile at a place."""
        self.let_go()
        game = self.director.match.game
        picking = self.director.picking
        for move in picking.moves if picking is not None else []:
            if game.card(move) == card and game.end(move) in (place.end, NOBODY):
                self.director.play(move, place.turn)
                return

    def play(self) -> bool:
        """Lay the held tile where it is held; False if none is."""
        if self.card == NOBODY:
            return False
        self.lay(self.card, self.places[self.at])
        return True

    def choose(self, number: int) -> bool:
        """Lay the held tile at the place of that number; False if none is held."""
        if self.card == NOBODY or not 0 < number <= len(self.places):
            return False
        self.lay(self.card, self.places[number - 1])
        return True

    def touch(self, at: QPointF) -> bool:
        """The person points at a place with a tile held; False if that is not so."""
        for place in self.places:
            if place.rect.contains(at):
                self.lay(self.card, place)
                return True
        return False
