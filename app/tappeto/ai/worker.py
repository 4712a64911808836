"""The machine players' process: a bot that reads questions and writes answers, a line each."""

import json
import sys

from tappeto.ai.thinking import Thinking


def reply(line: str) -> str:
    """The answer to a line; what cannot be answered gets an `error` and does no harm."""
    try:
        question = json.loads(line)
    except ValueError as problem:
        return json.dumps({"error": f"not JSON: {problem}"})
    if not isinstance(question, dict):
        return json.dumps({"error": "not a JSON object"})
    try:
        return json.dumps(Thinking(question).think())
    except (KeyError, ValueError, TypeError, IndexError, AttributeError) as problem:
        fault = f"{type(problem).__name__}: {problem}"
        return json.dumps({"id": question.get("id", 0), "error": fault})


def main() -> int:
    """Answer every line until the input ends."""
    for line in sys.stdin:
        sys.stdout.write(reply(line) + "\n")
        sys.stdout.flush()
    return 0
