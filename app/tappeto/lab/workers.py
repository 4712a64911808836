"""Who plays the deals of a contest: this process, several of this machine, or a Dask cluster."""

import signal
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager

from tappeto.lab.contest import Contest

CONNECT = 10.0  # seconds until a cluster that does not answer is given up
AHEAD = 2  # deals in work or waiting for each worker


class NoCluster(OSError):
    """The cluster cannot be used; the text says why."""


def ignore_interrupts() -> None:
    """Ctrl-C is for the process that holds the results; the others are ended by it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def workers(cores: int, cluster: str | None) -> Iterator[tuple[Executor | None, int]]:
    """An executor and how many deals to have in work at a time; no executor where one core is enough.

    Whoever leaves with an exception leaves nothing running. NoCluster if the cluster cannot be used.
    """
    if cluster is not None:
        with of_cluster(cluster) as found:
            yield found
    elif cores == 1:
        yield None, 1
    else:
        pool = ProcessPoolExecutor(cores, initializer=ignore_interrupts)
        try:
            yield pool, AHEAD * cores
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
        pool.shutdown()


@contextmanager
def of_cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """The workers of a Dask cluster; what is not finished when it is left is called off."""
    try:
        from distributed import Client
    except ImportError as problem:
        raise NoCluster("a cluster needs Dask: pip install 'tappeto[cluster]'") from problem
    try:
        client = Client(address, timeout=CONNECT)
    except (OSError, ValueError) as problem:
        raise NoCluster(f"no cluster answers at {address!r}: {problem}") from problem
    with client:
        threads = sum(client.nthreads().values())
        if threads == 0:
            raise NoCluster(f"the cluster at {address!r} has no workers")
        try:
            client.run(knows, Contest)
        except Exception as problem:  # whatever a worker raised is raised here
            raise NoCluster(f"the workers at {address!r} do not have this Tappeto: {problem}") from problem
        yield client.get_executor(pure=False), AHEAD * threads


def knows(contest: type[Contest]) -> str:
    """Something that a worker can only answer if it can read what is sent to it."""
    return contest.__name__
