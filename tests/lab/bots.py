"""A program that plays well or badly on purpose, as its first argument says; for tests of the arena."""

import json
import sys


def main(manner: str) -> None:
    for number, line in enumerate(sys.stdin):
        question = json.loads(line)
        good = json.dumps({"move": question["legal"][0]})
        if manner == "silent":
            continue
        if manner == "dying" and number == 2:
            sys.exit(3)
        answer = {
            "good": good,
            "dying": good,
            "illegal": json.dumps({"move": "10d+10c"}),
            "unhidden": json.dumps({"move": question["legal"]}),
            "list": json.dumps([question["legal"][0]]),
            "words": "the first one",
            "bytes": good,
            "deep": "[" * 60000,
        }.get(manner, "")
        if manner == "flooding":
            while True:
                sys.stdout.write("x" * 65536)
        if manner == "bytes":
            sys.stdout.buffer.write(b"\xff\xfe\n")
            sys.stdout.buffer.flush()
            continue
        if manner == "chatty":
            sys.stdout.write(f"{good}\n" * 20000)
            sys.stdout.flush()
            continue
        sys.stdout.write(answer + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    if sys.argv[1] == "deaf":
        while True:  # answers without listening, faster than it is asked
            sys.stdout.write("{}" * 100 + "\n")
            sys.stdout.flush()
    main(sys.argv[1])
