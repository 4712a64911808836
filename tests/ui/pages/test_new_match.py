"""A new match: what is chosen is what is played."""

import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tappeto.games.scopa.book import SCOPA
from tappeto.match.record import Player
from tappeto.ui.pages.new_match import NewMatchPage
from tappeto.ui.pages.plan import Plan
from tappeto.ui.settings import Chosen
from tappeto.ui.table.page import TablePage
from tests.ui.pages.conftest import Opener, on_top, played


def click(button) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def option(page: NewMatchPage, name: str):
    return next(row for row in page.choices.rows if row.option.name == name)


def test_what_was_chosen_is_in_the_record(open_window: Opener, library):
    window = open_window(first=lambda window: window.new_match("scopa"))
    page = on_top(window)
    assert isinstance(page, NewMatchPage)
    click(page.seats.count.buttons[1])
    click(page.seats.rows[1].levels.buttons[2])
    page.seats.rows[3].name.setText("")
    QTest.keyClicks(page.seats.rows[3].name, "Carlo")
    click(option(page, "re_bello").switch)
    option(page, "capture_obligation").choice.chosen.emit("none")
    click(page.target.buttons[0])
    assert page.told() == "Scopa in pairs, “Italian” rules with changes"
    assert page.against() == "You and Zia Ada against Nonna Rosa and Carlo"
    QTest.keyClick(page, Qt.Key.Key_Return)
    table = on_top(window)
    assert isinstance(table, TablePage)
    record = table.director.match.record
    assert record.preset == "italian"
    assert record.changes == {"re_bello": True, "capture_obligation": "none", "target": 11}
    assert record.players == [
        Player(""), Player("Nonna Rosa", "hard"), Player("Zia Ada", "hard"), Player("Carlo", "medium")
    ]  # fmt: skip


def test_the_last_choice_is_where_the_next_one_begins(open_window: Opener, house):
    window = open_window(first=lambda window: window.new_match("scopa"))
    page = on_top(window)
    click(page.choices.tiles.group.button(1))
    click(page.seats.rows[1].levels.buttons[0])
    QTest.keyClicks(page.seats.rows[0].name, "Ida")
    click(page.deal_button)
    window.home()
    window.new_match("scopa")
    again = on_top(window)
    assert again.plan.preset == "international"
    assert again.plan.levels[1] == "easy"
    assert house.settings.now.my_name == "Ida"
    assert again.plan.players()[0] == Player("Ida", "")


def test_a_change_says_what_the_preset_says(open_window: Opener):
    window = open_window(first=lambda window: window.new_match("scopa"))
    row = option(on_top(window), "napola")
    assert row.differs.isHidden()
    click(row.switch)
    assert row.differs.text().endswith("on")
    click(row.switch)
    assert row.differs.isHidden()


@pytest.mark.parametrize(("right", "left", "least"), [
    ("easy", "easy", "medium"), ("easy", "hard", "hard"), ("expert", "easy", "expert"),
])  # fmt: skip
def test_the_partner_is_never_weaker_than_the_opponents(right, left, least):
    plan = Plan(SCOPA, Chosen())
    plan.sit(4)
    plan.level(2, "easy")
    plan.level(1, right)
    plan.level(3, left)
    assert plan.levels[2] == least
    assert least not in plan.barred(2)


def test_a_choice_that_no_longer_fits_is_forgotten():
    kept = {"seats": 2, "preset": "no such rules", "changes": {}, "levels": {}}
    plan = Plan(SCOPA, Chosen(last={"scopa": kept}))
    assert plan.preset == "italian"
    assert Plan(SCOPA, Chosen(last={"scopa": 7})).seats == 2


def test_the_language_changes_without_losing_the_choice(open_window: Opener, house):
    window = open_window(first=lambda window: window.new_match("scopa"))
    click(on_top(window).seats.count.buttons[1])
    click(option(on_top(window), "re_bello").switch)
    house.settings.set("language", "it")
    page = on_top(window)
    assert page.plan.seats == 4
    assert page.plan.changes == {"re_bello": True}
    assert page.deal_button.text() == "Dai le carte"


def test_a_rematch_goes_on_around_the_table(open_window: Opener):
    window = open_window()
    match = played(-1)
    window.play(match)
    page = on_top(window)
    page.director.start()
    assert page.sheet is not None
    dealer = int(match.sheet.dealer)
    click(page.sheet.main_button)
    again = on_top(window)
    assert again is not page
    record = again.director.match.record
    assert record.dealer == dealer
    assert record.players == match.record.players
    assert record.seed != match.record.seed


@pytest.mark.parametrize(("deck", "presets"), [("french", 3), ("swiss", 2)])
def test_rules_for_french_cards_are_offered_with_french_cards(open_window: Opener, house, deck, presets):

    def first(window) -> None:
        house.settings.set("decks", {"schieber": deck})
        window.new_match("schieber")

    page = on_top(open_window(first=first))
    assert len(page.choices.tiles.group.buttons()) == presets
    doubled = {"french": "Hearts and diamonds count double", "swiss": "Shields and bells count double"}
    assert page.choices.notice.text() == doubled[deck]
    if deck == "french":
        click(page.choices.tiles.group.button(2))
        assert page.plan.preset == "swiss_french"
        assert page.choices.notice.text() == "Clubs and spades count double"


def test_a_program_takes_a_seat_after_a_warning(open_window: Opener, house):
    page = on_top(open_window(first=lambda window: window.new_match("scopa")))
    panel = page.seats.guest
    assert panel.panel.isHidden()
    click(panel.opener)
    assert not panel.panel.isHidden()
    for command, words in {
        "": "Write the command",
        "no-such-program at all": "There is no program called “no-such-program” here.",
        'python3 "bot': "has no end",
    }.items():
        panel.command.setText(command)
        click(panel.go)
        assert words in panel.problem.text()
        assert page.plan.levels[1] == "medium"
    panel.command.setText(f"{sys.executable} bot.py")
    QTest.keyClick(panel.command, Qt.Key.Key_Return)
    assert on_top(page.window()) is page
    assert page.plan.levels[1] == f"cmd:{sys.executable} bot.py"
    row = page.seats.rows[1]
    assert not any(button.isChecked() for button in row.levels.buttons)
    assert row.note.text() == f"Plays by a program: {sys.executable} bot.py"
    click(row.levels.buttons[2])
    assert page.plan.levels[1] == "hard"
    assert row.note.isHidden()


def test_with_a_program_among_them_a_partner_is_still_never_weaker():
    plan = Plan(SCOPA, Chosen())
    plan.sit(4)
    plan.level(1, "cmd:bot")
    plan.level(3, "expert")
    assert plan.levels[2] == "expert"
    plan.level(2, "cmd:bot")
    assert plan.players()[2].level == "cmd:bot"


def test_what_none_must_forget_stands_apart_from_the_presets(open_window: Opener):
    choices = on_top(open_window(first=lambda window: window.new_match("schieber"))).choices
    assert choices.notice.text()
    words = choices.notice.mapTo(choices, choices.notice.contentsRect().topLeft()).y()
    assert words - choices.tiles.geometry().bottom() >= 10
