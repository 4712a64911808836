"""The rule page tells the rules of the match at the table, and opens at the rule that was asked for."""

from PySide6.QtWidgets import QLabel

from tappeto.match.match import new
from tappeto.match.record import Player
from tests.ui.pages.conftest import Opener, on_top


def in_force(page) -> dict[str, str]:
    """The options as the panel tells them."""
    words = [label.text() for label in page.force.findChildren(QLabel)][1:]
    return dict(zip(words[1::3], words[2::3], strict=True))


def test_it_tells_the_rules_of_the_match(open_window: Opener, library):
    players = [Player(""), Player("Gino", "easy")]
    match = new("scopa", "international", {"target": 31, "re_bello": True}, players, "a seed", 0)
    window = open_window(first=lambda window: window.play(match))
    window.rules("scopa")
    page = on_top(window)
    assert page.sentence.text() == "Scopa, “International” rules"
    assert in_force(page)["Target"] == "31"
    assert in_force(page)["Re bello"] == "on"
    assert "31 points" in page.text.toPlainText()


def test_it_opens_at_a_rule_and_marks_it(open_window: Opener, qtbot):
    window = open_window(first=lambda window: window.rules("scopa", "must_take"))
    page = on_top(window)
    qtbot.waitUntil(lambda: bool(page.text.extraSelections()))
    assert "must take" in page.text.extraSelections()[0].cursor.selectedText()
    assert page.text.verticalScrollBar().value() > 0
    assert page.contents.names[page.contents.group.checkedId()] == "turn"


def test_every_heading_is_reached_from_the_contents(open_window: Opener, qtbot):
    window = open_window(first=lambda window: window.rules("scopa"))
    page = on_top(window)
    qtbot.waitUntil(lambda: page.text.verticalScrollBar().maximum() > 0)
    heights = []
    for number, name in enumerate(page.contents.names):
        page.contents.group.button(number).click()
        heights.append(page.text.verticalScrollBar().value())
        assert page.contents.names[page.contents.group.checkedId()] == name
    assert heights == sorted(heights)
    assert {name for _, name in page._places()} == set(page.contents.names)
    assert page.examples
