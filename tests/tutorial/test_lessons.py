"""Tutorials: each can be played to its end, by the marked cards or by any others."""

import random

import pytest

from tappeto import paths
from tappeto.games.api import IllegalMove
from tappeto.games.shelf import BOOKS, COURSES
from tappeto.i18n import LANGUAGES, CardNames, Phrase, Speaker, TableNames
from tappeto.match.lesson import Lesson

courses = pytest.mark.parametrize("course", COURSES.values(), ids=COURSES.keys())


def test_every_game_has_a_tutorial():
    assert set(COURSES) >= {book.id for book in BOOKS}


@courses
def test_it_has_seven_to_nine_steps(course):
    assert 7 <= len(Lesson(course)) <= 9


@courses
@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_no_step_explains_in_more_than_sixty_words(course, code):
    speaker = Speaker(code, paths.assets() / "locale")
    for scene in course.scenes:
        for step in scene.steps:
            assert len(speaker.tr(step.text).split()) <= 60


@courses
@pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
def test_every_sentence_can_be_said(course, code):
    speaker = Speaker(code, paths.assets() / "locale")
    lesson = Lesson(course)
    pack = lesson.match.game.pack
    names = TableNames(CardNames(code, pack=pack.name), pack.texts, ["", *course.names])
    for _ in range(len(lesson)):
        for phrase in (lesson.text(), lesson.ask(), lesson.play(lesson.shown()).text):
            assert "{" not in speaker.say(phrase, names)
        lesson.next()


@courses
def test_the_marked_cards_lead_to_the_end_on_one_table_a_scene(course):
    lesson = Lesson(course)
    tables = 1
    while True:
        assert lesson.match.turn() == 0
        assert lesson.marked() == lesson.match.game.touches(lesson.shown())
        answer = lesson.play(lesson.shown())
        assert answer.right
        assert answer.events or not lesson.match.game.touches(lesson.shown())
        assert lesson.marked() == []
        went_on = lesson.next()
        if lesson.done:
            break
        tables += went_on is None
    assert tables == len(course.scenes)


@courses
def test_any_legal_card_is_accepted_and_answered(course):
    for seed in range(20):
        chance, lesson = random.Random(seed), Lesson(course)
        while not lesson.done:
            length, move = lesson.match.length(), chance.choice(lesson.match.moves())
            answer = lesson.play(move)
            assert lesson.match.length() == length + 1
            assert answer.right == (move == lesson.shown())
            assert isinstance(answer.text, Phrase)
            strayed = not answer.right
            went_on = lesson.next()
            if strayed and not lesson.done:
                assert went_on is None
        assert lesson.number == len(lesson) - 1


@courses
def test_after_another_card_the_next_step_finds_the_same_table(course):
    straight, strayed = Lesson(course), Lesson(course)
    for number in range(len(straight)):
        lesson = strayed
        other = [move for move in lesson.match.moves() if move != lesson.shown()]
        lesson.play(other[0] if other and number % 2 else lesson.shown())
        straight.play(straight.shown())
        straight.next()
        strayed.next()
        if not straight.done:
            assert strayed.match.record == straight.match.record


@courses
def test_a_card_can_be_taken_back(course):
    lesson = Lesson(course)
    before = lesson.match.length()
    lesson.play(lesson.match.moves()[-1])
    lesson.again()
    assert lesson.match.length() == before
    assert not lesson.tried
    lesson.play(lesson.shown())
    lesson.next()
    assert lesson.number == 1


@courses
def test_nothing_goes_on_before_a_card_was_tried(course):
    lesson = Lesson(course)
    with pytest.raises(IllegalMove):
        lesson.next()
    lesson.play(lesson.shown())
    with pytest.raises(IllegalMove):
        lesson.play(lesson.match.moves()[0])


@courses
def test_the_last_step_ends_a_deal_that_can_be_counted(course):
    lesson = Lesson(course)
    while not lesson.done:
        lesson.play(lesson.shown())
        lesson.next()
    assert lesson.match.hand is not None
    assert lesson.match.sheet.deals == 1
    assert lesson.match.game.rows(lesson.match.hand)


@pytest.mark.parametrize(
    ("game", "told", "totals"),
    [
        ("scopa", "Four points to one", [4, 1]),
        ("escoba", "Four points to one", [4, 1]),
        ("busche", "Somebody has 23 points and gets 3 busche", [0, 3, 0, 0]),
        ("schieber", "151 points in tricks, 20 for the Weis and 20 for Stöck: 191 to 6.", [191, 6]),
        ("differenzler", "You are off by 1.", [1, 7, 21, 6]),
    ],
)
def test_the_score_that_a_tutorial_tells_is_the_one_on_the_sheet(game, told, totals):
    lesson = Lesson(COURSES[game])
    while not lesson.done:
        said = lesson.play(lesson.shown()).text.text
        lesson.next()
    assert said.startswith(told)
    assert lesson.match.sheet.totals == totals
