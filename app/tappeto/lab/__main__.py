"""Starts one of the lab's commands: python -m tappeto.lab COMMAND ..."""

import multiprocessing
import os
import sys
from importlib import import_module

# Each is a module of this package with `main(arguments) -> exit code`, loaded when it is asked for.
COMMANDS = {
    "rules": "answer the questions of a file about the rules",
    "checksum": "one number per game, equal for every build",
    "arena": "let two players meet over many deals",
    "bench": "measure playouts and decision times",
    "picture": "draw a position into a file",
}


def main(arguments: list[str]) -> int:
    """Run a command; without one, list them. Returns the exit code."""
    if arguments and arguments[0] in COMMANDS:
        run = import_module(f"tappeto.lab.{arguments[0]}").main
        try:
            return int(run(arguments[1:]))
        except BrokenPipeError:  # whoever reads has seen enough, as `head` has
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 1
    print("python -m tappeto.lab COMMAND ...   (--help after a command tells its options)\n")
    for name, sentence in COMMANDS.items():
        print(f"  {name:10} {sentence}")
    return 0 if arguments and arguments[0] in ("-h", "--help") else 2


if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main(sys.argv[1:]))
