"""What holds for every test: no window, a data folder of its own, and no warning that nobody expects."""

import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import tappeto
from tappeto import build

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the soaks and the series of matches too")


def pytest_sessionstart() -> None:
    if os.environ.get("TAPPETO_NATIVE") == "require" and not build.native():
        pytest.exit(f"the engine in {tappeto.__file__} is interpreted", returncode=1)


def pytest_report_header() -> str:
    return f"tappeto: {'compiled' if build.native() else 'interpreted'} engine, {tappeto.__file__}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--long"):
        for item in items:
            if item.get_closest_marker("long"):
                item.add_marker(pytest.mark.skip(reason="long: runs with --long only"))


@pytest.fixture(autouse=True, scope="session")
def _application(qapp: object) -> None:
    """Qt's one application before any test can make a lesser one."""


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty data folder, and child processes that see the copy of the program that is under test."""
    monkeypatch.setenv("TAPPETO_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("PYTHONPATH", str(Path(tappeto.__file__).parents[1]))


@pytest.fixture(autouse=True)
def _no_warning_logged(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail a test in which something logged a warning or worse, unless it is marked `loud`."""
    yield
    records = caplog.get_records("setup") + caplog.get_records("call")
    warnings = [record.getMessage() for record in records if record.levelno >= logging.WARNING]
    if warnings and not request.node.get_closest_marker("loud"):
        pytest.fail("logged: " + "; ".join(warnings))
