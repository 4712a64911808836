"""The bot protocol, with bots that keep to it and bots that do not."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tappeto.games.api import NOBODY
from tappeto.lab.bot import Bot
from tappeto.lab.contest import FORFEIT, Contest, play
from tappeto.match.ask import NoMove, request
from tests.engine.tables import Case, somewhere

BOTS = Path(__file__).with_name("bots.py")
DOCUMENT = Path(__file__).parents[2] / "docs" / "bots.md"


def command(manner):
    return [sys.executable, str(BOTS), manner]


def contest(manner, patience=10.0, seats=2):
    words = f"cmd:{sys.executable} {BOTS} {manner}"
    return Contest("scopa", "italian", {}, seats, "random", words, "seed", patience)


@pytest.fixture
def question():
    match = somewhere(Case("scopa", "italian", 2), 4, 5)
    return request(match, match.turn())


def test_a_good_bot_plays_deals_to_their_end():
    result = play(contest("good"), 0)
    assert result.failures == []
    assert abs(result.margin) < FORFEIT
    assert result.times[1]


def test_a_bot_is_asked_for_every_seat_of_its_side():
    assert play(contest("good", seats=4), 0).failures == []


@pytest.mark.parametrize(
    ("manner", "words"),
    [
        ("illegal", "not a legal move"),
        ("unhidden", "not a legal move"),
        ("list", "not a legal move"),
        ("words", "no JSON"),
        ("bytes", "no JSON"),
        ("deep", "no JSON"),
        ("flooding", "more than 65536 bytes"),
        ("deaf", "not a legal move|no JSON"),
        ("dying", "it has ended"),
        ("chatty", "not a legal move"),
    ],
)
def test_a_bad_bot_loses_the_deal_and_the_arena_says_why(manner, words):
    result = play(contest(manner), 0)
    assert result.margin == FORFEIT
    assert len(result.failures) == 2  # once on each side
    assert re.search(words, result.failures[0])
    assert result.failures[0].startswith("deal 0, seat ")


def test_a_silent_bot_loses_the_deal_when_patience_ends():
    result = play(contest("silent", patience=0.2), 0)
    assert result.margin == FORFEIT
    assert "no answer within 0.2 s" in result.failures[0]


def test_a_bot_that_cannot_be_started_is_told():
    with pytest.raises(NoMove, match="could not be started"):
        Bot(["/nowhere/bot"], 1.0)


def test_a_bot_is_ended_when_its_deal_is(question):
    with Bot(command("good"), 10.0) as bot:
        assert bot.move(question) == question["legal"][0]
    assert bot.process.poll() is not None


def test_after_a_failure_the_bot_is_gone_at_once(question):
    with Bot(command("silent"), 0.1) as bot, pytest.raises(NoMove):
        bot.move(question)
    assert bot.process.poll() is not None


def test_the_example_of_the_document_is_a_bot():
    code = re.search(r"```python\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL).group(1)
    assert len(code.strip().splitlines()) <= 10
    match = somewhere(Case("scopa", "italian", 4), 2, 11)
    asked = request(match, match.turn())
    with Bot([sys.executable, "-c", code], 10.0) as bot:
        for _ in range(3):
            assert bot.move(asked) in asked["legal"]


def test_the_document_names_every_field_of_a_question(question):
    text = DOCUMENT.read_text("utf-8")
    for name in question:
        assert f"`{name}`" in text


def test_the_worker_of_the_program_is_a_bot_too():
    match = somewhere(Case("scopa", "italian", 2), 4, 5)
    asked = request(match, match.turn()) | {"level": "medium", "id": 7}
    lines = [json.dumps(asked), "no JSON", "[]", "{}", json.dumps(asked | {"seat": 1 - match.turn()})]
    code = "from tappeto.ai.worker import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code],
        input="\n".join(lines),
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    first, *others = [json.loads(line) for line in done.stdout.splitlines()]
    assert first["id"] == 7
    assert first["move"] in asked["legal"]
    assert len(others) == 4
    assert all("error" in answer for answer in others[:3])
    assert match.turn() != NOBODY
