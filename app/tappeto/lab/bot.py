"""A player in another program: a question a line on its standard input, an answer a line back."""

import json
import subprocess
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as Late
from contextlib import suppress
from types import TracebackType
from typing import Any

from tappeto.i18n import N_, Plain
from tappeto.match.ask import LONGEST, NoMove, answered


class Bot:
    """One run of the program. After a NoMove it is dead; start another."""

    def __init__(self, command: list[str], patience: float) -> None:
        self.patience = patience  # seconds
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except OSError as problem:
            raise NoMove(N_("could not be started: {detail}"), detail=Plain(str(problem))) from problem
        # Writing and reading both may block for ever, so a thread does them and we wait for it.
        self.thread = ThreadPoolExecutor(1, "bot")

    def __enter__(self) -> "Bot":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the program, however it feels about it."""
        self.process.kill()
        self.process.wait()
        self.thread.shutdown()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with suppress(OSError):  # what was not yet written goes nowhere
                    pipe.close()

    def move(self, question: dict[str, Any]) -> str:
        """The move that it answers; NoMove if it is none of the legal ones."""
        line = json.dumps(question).encode() + b"\n"
        answer: Future[bytes] = self.thread.submit(self._exchange, line)
        try:
            return answered(answer.result(self.patience), question["legal"])
        except Late:
            raise NoMove(N_("no answer within {n} seconds"), n=Plain(f"{self.patience:g}")) from None
        except OSError as problem:
            raise NoMove(N_("it has ended ({detail})"), detail=Plain(str(problem))) from problem

    def _exchange(self, line: bytes) -> bytes:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line)
        self.process.stdin.flush()
        return self.process.stdout.readline(LONGEST)
