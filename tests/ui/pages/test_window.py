"""The window is where it was, and never larger than the screen."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication

from tappeto.ui.house import House
from tappeto.ui.window import SMALLEST, TITLE_BAR, Window, fitting
from tests.ui.pages.conftest import Opener

SCREEN = QRect(100, 30, 1000, 600)


@pytest.mark.parametrize(
    ("kept", "place"),
    [
        ((200, 100, 640, 480), (200, 100, 640, 480)),
        ((200, 100, 1286, 828), (100, 30 + TITLE_BAR, 1000, 600 - TITLE_BAR)),
        ((800, 300, 640, 480), (460, 150, 640, 480)),
        ((100, 30, 640, 480), (100, 30 + TITLE_BAR, 640, 480)),
        ((200, 100, 10, 10), (200, 100, *SMALLEST)),
    ],
)
def test_a_place_is_found_inside_the_screen(kept, place):
    assert fitting(QRect(*kept), SCREEN).getRect() == place


def test_a_window_kept_larger_than_the_screen_is_made_to_fit(qtbot, house: House):
    screen = QGuiApplication.primaryScreen().availableGeometry()
    house.settings.set("window", [screen.x() + 40, screen.y() + 60, 2572, 1656])
    window = Window(house)
    qtbot.addWidget(window)
    assert screen.contains(window.geometry())
    assert window.geometry().top() >= screen.top() + TITLE_BAR


def test_at_the_first_start_there_is_room_for_the_title_bar(qtbot, house: House):
    screen = QGuiApplication.primaryScreen().availableGeometry()
    window = Window(house)
    qtbot.addWidget(window)
    assert window.height() + TITLE_BAR <= screen.height()
    assert window.width() <= screen.width()


def test_a_window_is_where_it_was(open_window: Opener, qtbot, house: House):
    window = open_window((500, 400))
    window.move(60, 90)
    place = window.geometry()
    window.close()
    again = Window(house)
    qtbot.addWidget(again)
    assert again.geometry() == place
