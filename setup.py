"""Builds the package; where a C compiler is at hand, its engine is compiled by mypyc, all of it or none.

TAPPETO_NATIVE=auto     compile if possible, else say why not and install plain Python (the default)
TAPPETO_NATIVE=0        do not compile
TAPPETO_NATIVE=require  fail where it cannot be compiled
"""

import os
from pathlib import Path
from typing import Any

from setuptools import find_packages, setup
from setuptools.command.build_ext import build_ext

MODE = os.environ.get("TAPPETO_NATIVE", "auto")
COMPILED = ["core/*.py", "games/**/*.py", "ai/search.py"]
INTERPRETED = {"__init__.py", "book.py", "lesson.py", "shelf.py", "texts.py"}  # nothing in these is hot


def warn(reason: object) -> None:
    print(f"tappeto: the engine stays interpreted ({reason})", flush=True)


class BuildEngine(build_ext):
    """Compiles every module of the engine, or leaves none compiled."""

    def build_extensions(self) -> None:
        if self.compiler.compiler_type == "unix":
            for extension in self.extensions:
                extension.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden"]
        try:
            super().build_extensions()
        except Exception as problem:
            if MODE == "require":
                raise
            warn(problem)
            # a module's stub without the shared library behind it would not import
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


def compiled_modules() -> list[Path]:
    package = Path("app", "tappeto")
    paths = [path for pattern in COMPILED for path in sorted(package.glob(pattern))]
    return [path for path in paths if path.name not in INTERPRETED]


def engine() -> list[Any]:
    """The engine's modules as extensions, or none if they cannot be translated to C."""
    if MODE == "0":
        return []
    try:
        from mypyc.build import mypycify

        return mypycify(
            [*map(str, compiled_modules()), "--config-file=pyproject.toml"],
            opt_level="3",
            group_name="tappeto.native",
        )
    except (Exception, SystemExit) as problem:  # mypyc exits where mypy finds an error
        if MODE == "require":
            raise
        warn(problem)
        return []


if __name__ == "__main__":
    setup(
        packages=[*find_packages("app"), "tappeto.assets"],
        ext_modules=engine(),
        cmdclass={"build_ext": BuildEngine},
    )
