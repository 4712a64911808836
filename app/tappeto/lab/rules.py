"""Answers the questions of a file about the rules, and compares with the answers written there."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from tappeto.games.book import OptionError
from tappeto.games.shelf import BOOKS, book


class BadQuestion(ValueError):
    """A line that asks nothing which can be answered; the text names the fault."""


def read(line: str) -> dict[str, Any]:
    """The question on a line; BadQuestion if it is none."""
    try:
        case = json.loads(line)
    except ValueError as problem:
        raise BadQuestion(f"not JSON ({problem})") from problem
    if not isinstance(case, dict):
        raise BadQuestion("not a JSON object")
    if "id" not in case:
        raise BadQuestion("'id' is missing")
    for name, kind in {"game": str, "preset": str, "question": str, "position": dict}.items():
        if name not in case:
            raise BadQuestion(f"{name!r} is missing")
        if not isinstance(case[name], kind):
            raise BadQuestion(f"{name!r} is no {'text' if kind is str else 'object'}")
    return case


def known(case: dict[str, Any]) -> bool:
    """Whether the shelf has the game that is asked about."""
    return any(found.id == case["game"] for found in BOOKS)


def solve(case: dict[str, Any]) -> Any:
    """The answer as JSON data; BadQuestion if the game cannot make sense of the question."""
    rulebook = book(case["game"])
    position = case["position"]
    try:
        game = rulebook.game(case["preset"], position.get("players", rulebook.players[0]), {})
        found = rulebook.answer(game, case["question"], position)
    except KeyError as problem:
        raise BadQuestion(f"the position has no {problem}") from problem
    except (OptionError, ValueError, TypeError, AttributeError, IndexError) as problem:
        raise BadQuestion(str(problem) or type(problem).__name__) from problem
    return json.loads(json.dumps(found))  # as it would be read from a file


def run(lines: list[str], answers: bool) -> int:
    """Work through the lines; 1 if an answer differs or a line is bad, else 0."""
    passed = failed = skipped = 0
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            case = read(line)
            if not known(case):
                skipped += 1
                continue
            found = solve(case)
            if answers:
                print(json.dumps({"id": case["id"], "answer": found}, ensure_ascii=False))
            elif "answer" not in case:
                raise BadQuestion("no answer to compare with")
            elif found != case["answer"]:
                wanted = json.dumps(case["answer"])
                raise BadQuestion(f"{case['id']}: {json.dumps(found)}, but expected {wanted}")
            passed += 1
        except BadQuestion as problem:
            failed += 1
            print(f"line {number}: {problem}", file=sys.stderr if answers else sys.stdout)
    if not answers:
        print(f"{passed} passed, {failed} failed, {skipped} skipped")
    return 1 if failed else 0


def main(arguments: list[str]) -> int:
    """The command `rules`; 2 if the file cannot be read."""
    parser = argparse.ArgumentParser(prog="tappeto.lab rules", description="Answer questions on the rules.")
    parser.add_argument("file", type=Path, help="a question a line, as JSON")
    parser.add_argument("--answer", action="store_true", help="print the answers instead of comparing them")
    options = parser.parse_args(arguments)
    try:
        text = options.file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        print(f"cannot read {options.file}: {problem}", file=sys.stderr)
        return 2
    return run(text.split("\n"), options.answer)
