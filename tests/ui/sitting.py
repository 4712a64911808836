"""A person at the table: clicks and drags with a real mouse, and waits for the turn."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tappeto.match.match import Match, new
from tappeto.match.record import Player
from tappeto.ui.house import House
from tappeto.ui.table.page import TablePage


class Ways:
    """Remembers where a page wanted to go."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.gone: list[tuple[object, ...]] = []

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *wanted: self.gone.append((name, *wanted))


class Sitter:
    """A person at the table, with a mouse."""

    def __init__(self, qtbot, page: TablePage) -> None:
        self.qtbot = qtbot
        self.page = page

    @property
    def director(self):
        return self.page.director

    def point(self, card: int) -> QPoint:
        """Where to click a card: the part of it that no other card hides."""
        table, view = self.page.table, self.page.view
        item = table.items_by_card[card]
        body = item.sceneBoundingRect().intersected(item.mapRectToScene(item.body()))
        for across in range(2, 40):
            for down in (0.5, 0.2, 0.8):
                at = body.topLeft() + (body.bottomRight() - body.topLeft()) * 1.0
                at.setX(body.left() + body.width() * across / 40)
                at.setY(body.top() + body.height() * down)
                if table.card_at(at) is item:
                    return view.mapFromScene(at)
        raise AssertionError(f"card {card} cannot be reached")

    def click(self, card: int) -> None:
        """Click a card."""
        QTest.mouseClick(self.page.view.viewport(), Qt.MouseButton.LeftButton, pos=self.point(card))

    def drag(self, card: int, to: QPoint) -> None:
        """Drag a card somewhere."""
        port, start = self.page.view.viewport(), self.point(card)
        QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
        for part in range(1, 6):
            QTest.mouseMove(port, start + (to - start) * (part / 5))
        QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=to)

    def wait(self, act: Callable[[], None]) -> None:
        """Do something that plays a card, and wait until the person may act again."""
        with self.qtbot.waitSignal(self.director.rested, timeout=20_000):
            act()

    def take_all(self, move: int) -> None:
        """Click the cards of a move one after another until it is played."""
        cards = self.director.match.game.touches(move)
        played = self.director.match.length()
        for card in cards:
            self.click(int(card))
            if self.director.match.length() != played:
                return
        assert self.page.things.free.isVisible(), "the move was not played"
        at = self.page.view.mapFromScene(self.page.things.free.rect.center())
        QTest.mouseClick(self.page.view.viewport(), Qt.MouseButton.LeftButton, pos=at)


NAMES = ["You", "Nonna Rosa", "Zia Ada", "Gino"]


def match_for(seats: int = 2, preset: str = "italian", level: str = "easy", **changes) -> Match:
    """A match of Scopa."""
    return match_of("scopa", seats, preset, level, **changes)


def match_of(game: str, seats: int, preset: str, level: str = "easy", **changes) -> Match:
    """A match of any game, with a fixed seed."""
    players = [Player(name, level if seat else "") for seat, name in enumerate(NAMES[:seats])]
    return new(game, preset, changes, players, "a fixed seed", 1)
