"""The machine players' process: a bot that reads questions and writes answers, a line each."""

import json
import sys

from tappeto.ai.thinking import Thinking


def main() -> int:
    """Answer every line until the input ends."""
    for line in sys.stdin:
        thinking = Thinking(json.loads(line))
        thinking.step(thinking.level.rounds)
        sys.stdout.write(json.dumps(thinking.answer()) + "\n")
        sys.stdout.flush()
    return 0
