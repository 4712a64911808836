"""The command line: reads the options and starts the table, or the worker that thinks for the players."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from tappeto import __version__, build, display


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; arguments that are not known here go to the table. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="tappeto", description="A card table for people.")
    parser.add_argument("--data", metavar="DIR", help="keep settings and matches in this folder")
    parser.add_argument("--version", action="store_true", help="tell the version and stop")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--self-test", action="store_true", help=argparse.SUPPRESS)
    options, rest = parser.parse_known_args(argv)
    engine = "compiled" if build.native() else "interpreted"
    if options.version:
        print(f"tappeto {__version__} ({engine} engine)")
        return 0
    if os.environ.get("TAPPETO_NATIVE") == "require" and not build.native():
        print("tappeto: TAPPETO_NATIVE=require, but this copy's engine is interpreted", file=sys.stderr)
        return 3
    if options.data:
        os.environ["TAPPETO_DATA"] = str(Path(options.data).absolute())
    if options.worker:
        from tappeto.ai import worker

        return worker.main()
    if options.self_test:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        from tappeto.ui import self_test

        return self_test.run()
    if sys.platform == "linux" and (trouble := display.trouble(os.environ)):
        print(f"tappeto: {trouble}", file=sys.stderr)
        return 2
    from tappeto.ui.app import run

    return run(["tappeto", *rest])
