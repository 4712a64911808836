"""The tutorial is played to its end, with the cards shown and with others."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tappeto.games.api import NOBODY
from tappeto.ui.pages.new_match import NewMatchPage
from tappeto.ui.pages.tutorial import TutorialPage
from tests.ui.pages.conftest import Opener, on_top


@pytest.fixture
def page(open_window: Opener, qtbot) -> TutorialPage:
    window = open_window(first=lambda window: window.tutorial("scopa"))
    found = on_top(window)
    assert isinstance(found, TutorialPage)
    qtbot.waitUntil(lambda: found.teacher.picking is not None)
    return found


def click(button) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("astray", [False, True])
def test_it_is_played_to_its_end(page, library, astray):
    window, lesson = page.window(), page.lesson
    for number in range(len(lesson)):
        assert lesson.number == number
        assert page.panel.show_button.isVisible()
        assert page.panel.on_button.isHidden()
        assert page.table.hint == frozenset(map(int, lesson.marked()))
        others = [move for move in page.teacher.match.moves() if move != lesson.shown()]
        if astray and others:
            page.teacher._play(others[0])
        else:
            click(page.panel.show_button)
        assert page.panel.answer.isVisible()
        if number == 1:
            click(page.panel.again_button)
            assert page.panel.answer.isHidden()
            click(page.panel.show_button)
        QTest.keyClick(page, Qt.Key.Key_Return)
    assert lesson.done
    assert library.entries() == []
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert isinstance(on_top(window), NewMatchPage)


def test_a_card_is_played_by_keys(page):
    hand = [int(card) for card in page.table.lies.lying("hand0")]
    wanted = int(page.lesson.marked()[0])
    for _ in range(hand.index(wanted) + 1):
        QTest.keyClick(page, Qt.Key.Key_Right)
    assert page.table.focus == wanted
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert page.lesson.tried


def test_a_refused_card_says_why_and_leads_to_the_rule(page):
    for _ in range(3):
        click(page.panel.show_button)
        QTest.keyClick(page, Qt.Key.Key_Return)
    eight = page.lesson.match.game.pack.card("8d")
    five = page.lesson.match.game.pack.card("5s")
    page.teacher.click(int(five))
    assert page.refusal is None or page.refusal.rule
    page.teacher.click(int(eight))
    assert page.table.focus == NOBODY
