"""A player in another program: a question a line on its standard input, an answer a line back."""

import json
import subprocess
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as Late
from contextlib import suppress
from types import TracebackType
from typing import Any

LONGEST = 65536  # bytes of an answer; whatever goes on longer is no move


class BotError(Exception):
    """A bot that did not answer as the protocol wants; the text says how."""


class Bot:
    """One run of the program. After a BotError it is dead; start another."""

    def __init__(self, command: list[str], patience: float) -> None:
        self.patience = patience  # seconds
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except OSError as problem:
            raise BotError(f"could not be started: {problem}") from problem
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
        """The move that it answers; BotError if it is none of the legal ones."""
        line = json.dumps(question).encode() + b"\n"
        answer: Future[bytes] = self.thread.submit(self._exchange, line)
        try:
            return self._read(answer.result(self.patience), question["legal"])
        except Late:
            raise BotError(f"no answer within {self.patience:g} s") from None
        except OSError as problem:
            raise BotError(f"died: {problem}") from problem

    def _exchange(self, line: bytes) -> bytes:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line)
        self.process.stdin.flush()
        return self.process.stdout.readline(LONGEST)

    def _read(self, line: bytes, legal: list[str]) -> str:
        if not line:
            raise BotError("died: its output ended")
        if len(line) >= LONGEST:
            raise BotError(f"an answer of more than {LONGEST} bytes")
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise BotError(f"no JSON: {line[:60]!r}") from None
        move = answer.get("move") if isinstance(answer, dict) else None
        if move not in legal:
            raise BotError(f"not a legal move: {json.dumps(answer)[:60]}")
        return str(move)
