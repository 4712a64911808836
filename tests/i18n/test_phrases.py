"""Sentences in the source: each has its places filled, and none is glued from pieces."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tappeto
from tappeto.i18n import Cards, Phrase, Plain, Player, Suit, Value
from tappeto.library import words

SOURCE = Path(tappeto.__file__).parent
MARKS = {"N_", "NC_", "tr"}


def calls(name: str) -> Iterator[tuple[str, str | None, ast.Call]]:
    """Every call of a function in the source: where it stands, and its first text if that is written out
    there or in the assignment before it."""
    for path in sorted(SOURCE.rglob("*.py")):
        nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
        assigned = [node for node in nodes if isinstance(node, ast.Assign)]
        for node in nodes:
            match node:
                case ast.Call(func=ast.Name(id=called), args=[first, *_]) if called == name:
                    text = literal(first)
                    if isinstance(first, ast.Name):
                        before = [one for one in assigned if one.lineno < node.lineno]
                        before = [one for one in before if ast.unparse(one.targets[0]) == first.id]
                        text = literal(max(before, key=lambda one: one.lineno).value) if before else None
                    yield f"{path.relative_to(SOURCE)}:{node.lineno}", text, node


def literal(node: ast.expr) -> str | None:
    """The text that an expression is, marked or not; None if it is not written out."""
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.Call(func=ast.Name(id=name), args=[*_, ast.Constant(value=str(text))]) if name in MARKS:
            return text
    return None


def places(text: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", text))


def test_every_sentence_has_a_value_for_every_place():
    checked = 0
    for where, text, call in calls("Phrase"):
        match call.args:
            case [_, ast.Dict(keys=keys)] if text and None not in keys:
                given = {key.value for key in keys if isinstance(key, ast.Constant)}
                assert places(text) <= given, where
                checked += 1
    assert checked > 5


@pytest.mark.parametrize("error", ["RecordError", "LibraryError"])
def test_every_error_has_a_value_for_every_place_of_its_sentence(error):
    checked = 0
    for where, text, call in calls(error):
        if text:
            assert places(text) <= {keyword.arg for keyword in call.keywords}, where
            checked += 1
    assert checked > 5


def test_no_text_is_marked_with_something_put_into_it():
    for mark in (*MARKS, "Phrase"):
        for where, _, call in calls(mark):
            assert not any(isinstance(argument, ast.JoinedStr) for argument in call.args), where


def test_a_sentence_comes_out_of_the_library_as_it_went_in():
    inner = Phrase("{a}", {"a": Plain("{b}")}, plural="{a}s", count=2)
    values: dict[str, Value] = {
        "c": Cards((3, 4)),
        "s": Suit("d"),
        "p": Player(1),
        "w": "Medium",
        "n": 7,
        "i": inner,
    }
    phrase = Phrase("{c}{s}{p}{w}{n}{i}", values)
    assert words.read(words.write(phrase)) == phrase


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "7", '{"text": "a"}', '{"text": "a", "values": {"x": {"y": 1}}}']
)
def test_a_sentence_that_cannot_be_read_becomes_a_general_one(text):
    assert words.read(text) == Phrase("It cannot be read.")
