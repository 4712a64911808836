"""The compiled engine: built as a whole or not at all, and free of what the compiler gets wrong."""

import ast
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import setup

ROOT = Path(setup.__file__).parent
CARDS = '"""Cards."""\n\n\ndef double(card: int) -> int:\n    return 2 * card\n'


@pytest.fixture
def tree(tmp_path):
    """The smallest program that setup.py can build."""
    package = tmp_path / "app" / "tappeto"
    (package / "core").mkdir(parents=True)
    (tmp_path / "assets" / "cards").mkdir(parents=True)
    (tmp_path / "assets" / "cards" / "1c.svg").touch()
    (package / "__init__.py").touch()
    (package / "core" / "__init__.py").touch()
    (package / "core" / "cards.py").write_text(CARDS)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "LICENSE-ASSETS"):
        shutil.copy(ROOT / name, tmp_path)
    return tmp_path


def build(tree, monkeypatch, mode):
    """Build a wheel with a compiler that always fails; its file names and what was said, or None and that."""
    monkeypatch.setenv("CC", "false")
    monkeypatch.setenv("TAPPETO_NATIVE", mode)
    command = [sys.executable, "setup.py", "--quiet", "bdist_wheel", "--dist-dir", "dist"]
    done = subprocess.run(command, cwd=tree, capture_output=True, text=True, check=False)
    wheels = list(tree.glob("dist/*.whl"))
    if done.returncode:
        return None, done.stdout + done.stderr
    with zipfile.ZipFile(wheels[0]) as wheel:
        return wheel.namelist(), done.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="the compiler there is not named by CC")
def test_a_failing_compiler_leaves_plain_python(tree, monkeypatch):
    names, words = build(tree, monkeypatch, "auto")
    assert "tappeto: the engine stays interpreted" in words
    assert {"tappeto/core/cards.py", "tappeto/assets/cards/1c.svg"} <= set(names)
    assert not [name for name in names if name.endswith((".so", ".pyd", ".c"))]


def test_untranslatable_source_leaves_plain_python(tree, monkeypatch):
    (tree / "app/tappeto/core/cards.py").write_text(CARDS.replace("2 * card", "'2'"))
    names, words = build(tree, monkeypatch, "auto")
    assert "tappeto: the engine stays interpreted" in words
    assert "tappeto/core/cards.py" in names


@pytest.mark.skipif(sys.platform == "win32", reason="the compiler there is not named by CC")
def test_a_required_engine_that_cannot_be_compiled_fails_the_build(tree, monkeypatch):
    names, words = build(tree, monkeypatch, "require")
    assert names is None
    assert "false" in words


def test_the_engine_names_what_it_compiles(monkeypatch):
    monkeypatch.chdir(ROOT)
    names = {path.relative_to("app/tappeto").as_posix() for path in setup.compiled_modules()}
    assert {"core/cards.py", "core/chance.py", "games/api.py", "ai/search.py"} <= names


def risky_shifts(source: str) -> list[int]:
    """Lines where something other than a true variable is shifted left by a variable.

    mypyc 2.4 shifts literals, constants and what it takes for one in 32 bits, silently.
    """
    lines = []
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef):
            continue
        stores = [node.id for node in ast.walk(function) if isinstance(node, ast.Name) and is_store(node)]
        variables = {argument.arg for argument in function.args.args} | {
            name for name in stores if stores.count(name) > 1
        }
        for node in ast.walk(function):
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
                left, right = node.left, node.right
                safe = isinstance(left, ast.Name) and left.id in variables
                fixed = isinstance(right, ast.Constant) or (
                    isinstance(right, ast.Name) and right.id.isupper()
                )
                if not safe and not fixed:
                    lines.append(node.lineno)
    return lines


def is_store(name: ast.Name) -> bool:
    return isinstance(name.ctx, ast.Store)


def test_risky_shifts_are_found():
    assert risky_shifts("def f(n: i64) -> i64:\n    return 1 << n\n") == [2]
    assert risky_shifts("def f(n: i64) -> i64:\n    return i64(1) << n\n") == [2]
    assert risky_shifts("def f(n: i64) -> i64:\n    x: i64 = 1\n    return x << n\n") == [3]
    assert risky_shifts("def f(x: i64, n: i64) -> i64:\n    return (x << n) | (x << 3)\n") == []
    assert risky_shifts("def f(n: i64) -> i64:\n    x: i64 = 1\n    x |= x << n\n    return x\n") == []


def test_no_compiled_module_shifts_what_the_compiler_gets_wrong(monkeypatch):
    monkeypatch.chdir(ROOT)
    found = {
        f"{path}:{line}"
        for path in setup.compiled_modules()
        for line in risky_shifts(path.read_text("utf-8"))
    }
    assert found == set(), "use tappeto.core.cards.shl"
