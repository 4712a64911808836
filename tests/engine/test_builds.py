"""The compiled engine is the same program as the interpreted one."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tappeto import build
from tappeto.games.shelf import BOOKS
from tappeto.lab.checksum import checksum

SOURCE = Path(__file__).parents[2] / "app"
SEEDS = 2000


def test_a_checksum_depends_on_the_seeds_and_on_nothing_else():
    for book in BOOKS:
        assert checksum(book, 3) == checksum(book, 3)
        assert checksum(book, 3) != checksum(book, 4)


@pytest.mark.skipif(not build.native(), reason="the run of the compiled engine compares it with the source")
def test_both_builds_give_equal_checksums_over_2000_seeds():
    command = [sys.executable, "-m", "tappeto.lab", "checksum", "--seeds", str(SEEDS)]
    environment = os.environ | {"PYTHONPATH": str(SOURCE)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=900)
    compiled = "".join(f"{book.id} {checksum(book, SEEDS)}\n" for book in BOOKS)
    assert done.stdout == compiled
