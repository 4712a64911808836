"""Sets Tappeto up in this folder and starts it, or tests it, with nothing but Python.

python3 run.py [program arguments]          set up what is missing, then start the program
python3 run.py setup                        set up only
python3 run.py test [--long] [pytest ...]   set up, then run every check and test

Everything goes into `.venv`: the libraries and an installed copy of the program, whose engine is
compiled where there is a C compiler. Once set up, it starts without a look at the network.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = str(VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))
NOTES = VENV / "tappeto.json"  # what is set up already
MODE = os.environ.get("TAPPETO_NATIVE", "auto")  # as setup.py explains it
BUILD = VENV / "build"  # never in the working tree: a compiled file there would hide its source
SOURCES = ("app", "assets", "pyproject.toml", "setup.py", "README.md", "LICENSE", "LICENSE-ASSETS")
ENGINE = ("app/tappeto/core/", "app/tappeto/games/", "app/tappeto/ai/")
LIBRARIES = (
    "libgl1 libegl1 libxkbcommon0 libdbus-1-3 libfontconfig1 libglib2.0-0 libxkbcommon-x11-0 libxcb-cursor0 "
    "libxcb-icccm4 libxcb-image0 libxcb-keysyms1 libxcb-randr0 libxcb-render-util0 libxcb-shape0 "
    "libxcb-xinerama0"
)
PROBE = """
import ctypes, pathlib
from PySide6 import QtGui, QtSvg, QtWidgets
try:
    ctypes.CDLL(str(pathlib.Path(QtGui.__file__).parent / "Qt/plugins/platforms/libqxcb.so"))
    app = QtWidgets.QApplication([])
    print("" if QtGui.QFontDatabase.families() else "no font")
except OSError as problem:
    print(problem)
"""
CONTRACTS = "import importlinter.cli; importlinter.cli.lint_imports_command()"
NO_TESTS = 5  # pytest's exit code where the options leave no test


class Trouble(Exception):
    """Something the person at the keyboard has to know; no fault of the program."""


def say(text: str) -> None:
    print(text, flush=True)


def quietly(what: str, *command: str, **environ: str) -> str:
    """Run a command and return what it printed; where it fails, show that."""
    environment = os.environ | environ
    pipe, join = subprocess.PIPE, subprocess.STDOUT
    done = subprocess.run(command, env=environment, stdout=pipe, stderr=join, text=True, errors="replace")
    if done.returncode:
        raise Trouble(f"{done.stdout.rstrip()}\n\n{what} failed.")
    return done.stdout


def pip(what: str, *arguments: str, **environ: str) -> str:
    command = [PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--no-input", *arguments]
    return quietly(what, *command, **environ)


def apt(why: str, packages: str) -> None:
    """Install packages of a Debian-like system, or say how to."""
    if sys.platform == "linux" and shutil.which("apt-get"):
        line = f"apt-get install -y --no-install-recommends {packages}"
        if os.geteuid():
            raise Trouble(f"{why}. Please run:\n  sudo {line}")
        say(f"{why}: installing {packages} ...")
        quietly("apt-get update", "apt-get", "update")
        quietly("apt-get install", *line.split(), DEBIAN_FRONTEND="noninteractive")
    else:
        raise Trouble(f"{why}. Your system's packages like these hold what is missing: {packages}")


def make_venv() -> None:
    try:
        import ensurepip  # noqa: F401  (Debian keeps it in a package of its own)
        import venv  # noqa: F401
    except ImportError:
        apt("This Python cannot make a virtual environment", "python3-venv")
    say("Making the virtual environment .venv ...")
    base = getattr(sys, "_base_executable", sys.executable)
    quietly("Making .venv", base, "-m", "venv", "--clear", str(VENV))


def requirements(test: bool) -> list[str]:
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wanted = [*project["project"]["dependencies"], *project["build-system"]["requires"]]
    return [*wanted, *project["project"]["optional-dependencies"]["dev"]] if test else wanted


def qt_problem() -> tuple[str, bool]:
    """What Qt lacks of the system, and whether it cannot work at all without it."""
    command = [PYTHON, "-c", PROBE]
    environ = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(command, env=environ, text=True, capture_output=True, check=False)
    words = done.stderr if done.returncode else done.stdout
    return words.strip().rpartition("\n")[2], done.returncode != 0


def check_qt() -> bool:
    """Get the libraries that Qt takes from the system, or say what is missing."""
    problem, fatal = qt_problem()
    if not problem:
        return True
    try:
        packages = "fonts-dejavu-core" if problem == "no font" else LIBRARIES
        apt(f"Qt needs more of this system ({problem})", packages)
        problem, fatal = qt_problem()
        if problem:
            raise Trouble(f"Qt cannot show windows here: {problem}")
    except Trouble as trouble:
        if fatal:
            raise
        say(str(trouble))
    return not problem


def has_compiler() -> bool:
    import sysconfig

    if os.name == "nt":
        programs = os.environ.get("PROGRAMFILES(X86)", "")
        return Path(programs, "Microsoft Visual Studio", "Installer", "vswhere.exe").exists()
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    header = Path(sysconfig.get_path("include"), "Python.h")
    return bool(shutil.which(compiler.split()[0])) and header.exists()


def stamps(root: Path) -> tuple[str, str]:
    """Two marks of the sources: one for every file, one for what the engine is made of."""
    whole = hashlib.sha256(MODE.encode())
    modules = hashlib.sha256((root / "setup.py").read_bytes())
    for source in SOURCES:
        folders = os.walk(root / source) if (root / source).is_dir() else [(str(root), [], [source])]
        for folder, below, files in folders:
            below[:] = sorted(name for name in below if name != "__pycache__")
            for name in sorted(files):
                path = os.path.join(folder, name)  # noqa: PTH118  (Path takes twice the time of every start)
                status = os.stat(path)  # noqa: PTH116
                short = path[len(str(root)) + 1 :].replace(os.sep, "/")
                whole.update(f"{short} {status.st_size} {status.st_mtime_ns}\n".encode())
                if short.startswith(ENGINE):
                    modules.update(f"{short}\n".encode())
    return whole.hexdigest(), modules.hexdigest()


def install() -> None:
    """Build the sources outside the working tree and install them."""
    native = MODE
    if MODE == "auto" and not has_compiler():
        native = "0"
        say("No C compiler with Python's headers is here: the engine will run interpreted, just slower.")
    say("Installing Tappeto ..." if native == "0" else "Compiling and installing Tappeto ...")
    skip = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    for source in SOURCES:
        target = BUILD / source
        if (ROOT / source).is_dir():
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(ROOT / source, target, ignore=skip)
        else:
            shutil.copy2(ROOT / source, target)
    for left in BUILD.glob("build/lib*/**/*.*"):
        if left.suffix not in (".so", ".pyd"):
            left.unlink()
    words = pip(
        "Installing Tappeto",
        *("--verbose", "--no-index", "--no-deps", "--no-build-isolation", "--force-reinstall", str(BUILD)),
        TAPPETO_NATIVE=native,
    )
    for line in words.splitlines():
        if line.strip().startswith("tappeto: "):
            say(line.strip())


@contextmanager
def alone() -> Iterator[None]:
    """Let one set-up after the other work in this folder."""
    if sys.platform == "win32":
        yield  # Windows refuses to replace files in use anyway
    else:
        import fcntl

        folder = os.open(ROOT, os.O_RDONLY)
        fcntl.flock(folder, fcntl.LOCK_EX)
        try:
            yield
        finally:
            os.close(folder)


@alone()
def prepare(test: bool, thorough: bool) -> bool:
    """Set up whatever is missing or out of date; tell whether the engine is compiled."""
    try:
        notes = json.loads(NOTES.read_text("utf-8"))
    except (OSError, ValueError):
        notes = {}

    def note(**facts: object) -> None:
        notes.update(facts)
        NOTES.write_text(json.dumps(notes, indent=1), "utf-8")

    python = sys.implementation.cache_tag
    if notes.get("python") != python or not shutil.which(PYTHON):
        make_venv()
        notes = {}
        note(python=python)
    wanted = requirements(test)
    if not set(wanted) <= set(notes.get("packages", [])):
        say("Getting the libraries ...")
        pip("Getting the libraries", *wanted)
        note(packages=sorted({*wanted, *notes.get("packages", [])}))
    if sys.platform == "linux" and not notes.get("qt"):
        note(qt=check_qt())
    whole, modules = stamps(ROOT)
    late = thorough and MODE == "auto" and not notes.get("native") and has_compiler()
    if notes.get("whole") != whole or late:
        if notes.get("modules") != modules:
            shutil.rmtree(BUILD, ignore_errors=True)
            BUILD.mkdir()
        note(whole="", modules="")
        install()
        note(modules=modules)
        version = quietly("Starting Tappeto", PYTHON, "-P", "-m", "tappeto", "--version")
        note(native="compiled" in version, whole=whole)
    return bool(notes.get("native"))


def start(arguments: list[str]) -> int:
    command = [PYTHON, "-P", "-m", "tappeto", *arguments]
    if os.name != "nt":
        os.execv(command[0], command)
    return subprocess.call(command)


def check(arguments: list[str]) -> int:
    """Run every check and test, also after one failed, and sum them up."""
    compiled = prepare(test=True, thorough=True)
    places = [argument for argument in arguments if (ROOT / argument.partition("::")[0]).exists()]
    options = [argument for argument in arguments if argument not in places]
    engine = [place for place in places if place.startswith("tests/engine")] if places else ["tests/engine"]
    pytest = [PYTHON, "-m", "pytest", *options]
    steps = {
        "ruff check": [PYTHON, "-m", "ruff", "check", "--output-format=concise"],
        "ruff format": [PYTHON, "-m", "ruff", "format", "--check", "--output-format=concise"],
        "mypy": [PYTHON, "-m", "mypy"],
        "import contracts": [PYTHON, "-c", CONTRACTS, "--no-logo"],
        "tests, interpreted": [*pytest, *places],
    }
    if compiled and engine:
        steps["engine tests, compiled"] = [*pytest, "-o", "pythonpath=.", *engine]
    summary, failed = [], False
    for name, command in steps.items():
        say(f"\n== {name}")
        environ = {"PYTHONPATH": str(ROOT / "app")}
        if name.endswith("compiled"):
            environ = {"PYTHONPATH": "", "TAPPETO_NATIVE": "require"}
        began = time.perf_counter()
        code = subprocess.run(command, cwd=ROOT, env=os.environ | environ, check=False).returncode
        bad = code and not (code == NO_TESTS and options)
        summary.append(f"{'FAILED' if bad else 'ok':6} {name} ({time.perf_counter() - began:.1f} s)")
        failed = failed or bool(bad)
    if not compiled:
        summary.append("none   engine tests, compiled (the engine is interpreted here)")
    say("\n" + "\n".join(summary))
    return int(failed)


def main(arguments: list[str]) -> int:
    if sys.version_info < (3, 11):  # noqa: UP036  (whoever starts it may have an older one)
        say("Tappeto needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info))
        return 1
    try:
        if arguments[:1] == ["test"]:
            compiled = [*ROOT.glob("app/tappeto/**/*.so"), *ROOT.glob("app/tappeto/**/*.pyd")]
            if compiled:
                raise Trouble(f"{compiled[0]} would be tested instead of its source: please delete it.")
            return check(arguments[1:])
        prepare(test=False, thorough=arguments == ["setup"])
        if arguments == ["setup"]:
            say("Tappeto is set up. Start it with: python3 run.py")
            return 0
        return start(arguments)
    except Trouble as trouble:
        print(f"\n{trouble}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
