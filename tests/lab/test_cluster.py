"""Contests on a cluster: the same deals, the same figures."""

import json
import sys
from collections.abc import Iterator

import pytest

from tappeto.lab import arena

distributed = pytest.importorskip("distributed")

WORDS = ["--game", "scopa", "--a", "medium", "--b", "random", "--deals", "12", "--json"]
TIMES = ("median_s", "p95_s", "max_s")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A cluster of two processes on this machine."""
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        yield cluster.scheduler_address


def figures(capsys) -> dict[str, object]:
    """What the arena said, without the times."""
    found = json.loads(capsys.readouterr().out)
    return {name: value for name, value in found.items() if name not in TIMES}


def test_a_cluster_finds_what_one_process_finds(address, capsys):
    assert arena.main([*WORDS, "--cores", "1"]) == 0
    alone = figures(capsys)
    assert arena.main([*WORDS, "--cluster", address]) == 0
    assert figures(capsys) == alone


def test_the_same_deals_twice_are_played_twice(address, capsys):
    """A cluster that remembers an answer would say the same of another contest of the same numbers."""
    found = []
    for seed in ("one", "two"):
        assert arena.main([*WORDS, "--cluster", address, "--seed", seed]) == 0
        found.append(figures(capsys))
    assert found[0] != found[1]


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "nonsense://x", "127.0.0.1:notaport"])
def test_no_cluster_at_an_address_is_said(address, capsys, monkeypatch):
    monkeypatch.setattr("tappeto.lab.workers.CONNECT", 0.5)
    assert arena.main([*WORDS, "--cluster", address]) == 2
    assert "no cluster answers" in capsys.readouterr().err


def test_without_the_library_the_extra_is_named(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert arena.main([*WORDS, "--cluster", "tcp://127.0.0.1:9"]) == 2
    assert "tappeto[cluster]" in capsys.readouterr().err
