"""Who may import whom, as far as the import contracts cannot say it or could miss a newcomer."""

import ast
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
KERNELS = (".capture", ".jass")  # what several games share
PACKAGE = ROOT / "app" / "tappeto"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
CONTRACTS = {contract["id"]: contract for contract in PROJECT["tool"]["importlinter"]["contracts"]}


def packages(folder: Path) -> set[str]:
    return {
        path.parent.relative_to(PACKAGE.parent).as_posix().replace("/", ".") for path in folder.glob("*/*.py")
    }


def test_every_package_has_its_storey():
    assert packages(PACKAGE) <= set(CONTRACTS["storeys"]["layers"])


def test_every_game_is_named_in_its_contracts():
    games = packages(PACKAGE / "games")
    assert set(CONTRACTS["any-game"]["forbidden_modules"]) == games
    assert set(CONTRACTS["games"]["modules"]) == {game for game in games if not game.endswith(KERNELS)}


def qt_imports(path: Path) -> set[str]:
    """The parts of Qt that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            continue
        found |= {name.split(".")[1] for name in names if name.startswith("PySide6.")}
    return found


@pytest.mark.parametrize("path", sorted(PACKAGE.glob("controller/**/*.py")), ids=lambda path: path.name)
def test_the_controller_knows_only_the_core_of_qt(path):
    assert qt_imports(path) <= {"QtCore"}
