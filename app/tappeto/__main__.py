"""Starts Tappeto: python -m tappeto."""

import multiprocessing
import sys

from tappeto.cli import main

if __name__ == "__main__":
    multiprocessing.freeze_support()  # before anything else, for the frozen program's child processes
    sys.exit(main())
