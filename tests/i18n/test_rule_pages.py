"""Rule pages: the same anchors in every language, one for every refusal, and nothing that is untrue."""

import random
import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

from tappeto import paths, rules_page
from tappeto.core.cards import LATIN40, union
from tappeto.core.chance import shuffled
from tappeto.games.api import NOBODY, Options, Sheet
from tappeto.games.book import Rulebook
from tappeto.games.capture.count import PRIMIERA, primiera
from tappeto.games.capture.rules import VOID
from tappeto.games.shelf import BOOKS
from tappeto.i18n import LANGUAGES, CardNames, Speaker
from tappeto.i18n.cardwords import FRENCH, LATIN
from tappeto.i18n.page import Page, PageError, parse

FOLDER = paths.assets() / "rules"
SCOPA = next(book for book in BOOKS if book.id == "scopa")
SCOPA_RULES = {"one_card", "equal_first", "sum", "fewest", "must_take", "ace", "opening_ace"}
HEADINGS = ["short", "aim", "cards", "deal", "turn", "special", "count", "end", "options", "tips"]
FILLING = rules_page.filling(SCOPA, "italian", SCOPA.settle("italian", 2, {}), Speaker("en"), CardNames("en"))
pages = pytest.mark.parametrize("code", [language.code for language in LANGUAGES])
games = pytest.mark.parametrize("book", BOOKS, ids=[book.id for book in BOOKS])


def source(book: Rulebook, code: str) -> str:
    """The page as it is written; every language has its own."""
    return (FOLDER / code / f"{book.id}.md").read_text(encoding="utf-8")


def page(book: Rulebook, code: str) -> Page:
    return parse(source(book, code))


def html(book: Rulebook, code: str, preset: str = "", style: str = LATIN, **changes: bool | int | str) -> str:
    preset = preset or book.presets[0].name
    options = book.settle(preset, book.players[0], changes)
    speaker = Speaker(code, paths.assets() / "locale")
    filling = rules_page.filling(book, preset, options, speaker, CardNames(code, style, book.pack.name))
    return page(book, code).html(filling)


def settings(book: Rulebook) -> Iterator[tuple[int, str, Options]]:
    """Seats, preset and changes: every preset, and every value of every option once."""
    for seats in book.players:
        for preset in book.presets:
            yield seats, preset.name, {}
        for option in book.options:
            for value in option.values:
                yield seats, book.presets[0].name, {option.name: value}


def refusals(book: Rulebook) -> set[str]:
    """The rules that a game names when cards are tried at random in a deal of each setting."""
    found: set[str] = set()
    chance = random.Random(book.id)
    for seats, preset, changes in settings(book):
        game = book.game(preset, seats, changes)
        hand = game.deal(shuffled(game.pack.size, f"{preset}{changes}"), Sheet([0] * game.sides, 0, 0, None))
        while (seat := hand.turn()) != NOBODY:
            lying = {zone.key(): cards for zone, cards in hand.layout()}
            own, table = lying[f"hand{seat}"], lying.get("table", [])
            card, seen = chance.choice(own), hand.observe(seat)
            tries = [chance.sample(table, min(size, len(table))) for size in (0, 1, 2, 2, 3, 3, 3, 3)]
            for picked in [*([card, *taken] for taken in tries), own[:2], *([card] for card in own)]:
                if refusal := game.why_not(seen, picked):
                    found.add(refusal.rule)
            hand.play(chance.choice(hand.moves()))
    return found


def words(text: str) -> dict[str, int]:
    """How many words stand under each heading; anchors, marks and examples do not count."""
    counts: dict[str, int] = {}
    heading = ""
    for line in text.splitlines():
        if anchor := re.match(r"## .*\{#(\w+)\}", line):
            heading = anchor[1]
        if not line.startswith(("!", "#")):
            line = re.sub(r"\{(#\w+|option:\w+)\}", "", line)
            line = re.sub(r"\{\w+(:\w+)?\}", "token", line)
            counts[heading] = counts.get(heading, 0) + len(re.findall(r"[^\W\d_][\w’-]*", line))
    return counts


def test_there_are_refusals_to_look_for():
    # "fewest" is too seldom met by chance; its anchor is looked for all the same.
    assert refusals(SCOPA) | {"fewest"} == SCOPA_RULES


@games
def test_every_refusal_has_an_anchor(book):
    named = refusals(book) | (SCOPA_RULES if book is SCOPA else set())
    for language in LANGUAGES:
        assert named <= set(page(book, language.code).anchors)


@games
def test_all_languages_have_the_same_anchors_in_the_same_order(book):
    assert len({tuple(page(book, language.code).anchors) for language in LANGUAGES}) == 1


@pages
@games
def test_the_headings_are_the_ones_that_every_page_has(book, code):
    headings = [anchor for anchor, _ in page(book, code).headings]
    assert headings == HEADINGS


@pages
@games
def test_no_anchor_stands_twice(book, code):
    anchors = page(book, code).anchors
    assert len(set(anchors)) == len(anchors)


@pages
@games
def test_a_page_is_short_and_its_minute_shorter(book, code):
    counts = words(source(book, code))
    assert 50 <= counts.pop("short") <= 70
    assert 600 <= sum(counts.values()) <= 900


@pages
@games
@pytest.mark.parametrize("style", [LATIN, FRENCH])
def test_all_tokens_are_filled_in_every_preset_and_style_of_deck(book, code, style):
    for preset in book.presets:
        assert not re.search(r"[{}]", html(book, code, preset.name, style))


@pages
@games
def test_all_options_are_on_the_page(book, code):
    assert set(re.findall(r"\{option:(\w+)\}", source(book, code))) == {
        option.name for option in book.options
    }


@pages
@games
def test_no_card_name_is_typed(book, code):
    names = CardNames(code)
    typed = [card for card in LATIN40.texts if names.card(card) in source(book, code)]
    assert typed == []


def test_the_page_tells_what_holds_at_this_table():
    book = SCOPA
    assert "The match goes to 31 points." in html(book, "en", target=31)
    assert '<span class="off">off</span>' in html(book, "en", napola=False)
    assert "queen" in html(book, "en", style=FRENCH)
    assert "knight" in html(book, "en", style=LATIN)


@pages
@games
def test_the_examples_are_what_the_rules_answer(book, code):
    examples = page(book, code).examples
    game = book.game(book.presets[0].name, book.players[0], {})
    for example in examples:
        position = {"table": list(example.table), "hand": [example.card]}
        moves = {
            frozenset(move.partition("x")[2].split("+")) for move in book.answer(game, "moves", position)
        }
        assert moves == {frozenset(take) for take in example.takes}


@pages
@games
def test_the_tricks_go_where_the_rules_say(book, code):
    game = book.game(book.presets[0].name, book.players[0], {})
    for trick in page(book, code).tricks:
        found = book.answer(game, "trick", {"cards": list(trick.cards), "last": False})
        assert found == {"winner": trick.cards.index(trick.winner), "points": trick.points}


@pages
@games
def test_a_tile_goes_to_the_end_that_the_rules_allow(book, code):
    game = book.game(book.presets[0].name, book.players[0], {})
    for row in page(book, code).rows:
        halves = [tile.split("-") for tile in row.tiles]
        assert all(before[1] == after[0] for before, after in pairwise(halves))
        ends = [int(halves[0][0]), int(halves[-1][1])]
        position = {"players": 2, "hand": [row.tile], "ends": ends, "boneyard": 1}
        assert book.answer(game, "moves", position) == [f"{row.tile}@{row.end}"]


@pages
@games
def test_one_or_two_positions_are_shown(book, code):
    shown = page(book, code)
    assert 1 <= len(shown.examples) + len(shown.tricks) + len(shown.rows) <= 2


@pages
def test_the_worked_primiera_adds_up(code):
    book = SCOPA
    shown = re.findall(r"((?:\{card:\w+\}\D{1,5}){4})([\d +]+) = (\d+)", source(book, code))
    assert len(shown) == 2
    for cards, terms, total in shown:
        pile = [LATIN40.card(card) for card in re.findall(r"card:(\w+)", cards)]
        assert [primiera(union([*pile, card]), VOID) for card in pile] == [int(total)] * 4
        assert sum(int(term) for term in terms.split("+")) == int(total)


@pages
def test_the_values_for_primiera_are_those_of_the_rules(code):
    book = SCOPA
    (line,) = [line for line in source(book, code).splitlines() if line.startswith("*Primiera*")]
    assert [int(number) for number in re.findall(r"\d+", line)] == sorted(set(PRIMIERA), reverse=True)


@pytest.mark.parametrize(
    "text",
    [
        "## No anchor",
        "!example 1d | 2c",
        "!trick 1d | 2c | x",
        "!line 1-2 | 2-3 | up",
        "!picture 1d",
        "{card:11d}",
        "{opt:colour}",
        "{sun}",
        "{suit:x}",
    ],
)
def test_a_page_with_a_fault_is_refused(text):
    with pytest.raises(PageError):
        parse(text).html(FILLING)


def test_marks_become_html_and_nothing_else_does():
    lists = ["- {#c} *one*\n- **two**", "1. [go](#b)", "| x | y |\n| 1 | 2 |"]
    out = parse("\n\n".join(["# A <b>", "## B {#b}", "> box", *lists, "end"])).html(FILLING)
    assert "<h1>A &lt;b&gt;</h1>" in out
    assert '<h2><a name="b"></a>B</h2>' in out
    assert '<li><a name="c"></a><i>one</i></li>\n<li><b>two</b></li>\n</ul>' in out
    assert '<ol>\n<li><a href="#b">go</a></li>\n</ol>' in out
    assert '<tr><th align="left">x</th><th align="left">y</th></tr>' in out
    assert out.endswith("</table>\n<p>end</p>")


def test_an_example_can_have_a_picture():
    out = page(SCOPA, "en").html(FILLING, picture=lambda example: f'<img src="{example.card}">')
    assert '<img src="8d"><br>On the table: three of cups' in out


def test_a_language_without_a_page_shows_the_english_one():
    assert rules_page.load("scopa", "xx", FOLDER) == page(BOOKS[0], "en")
