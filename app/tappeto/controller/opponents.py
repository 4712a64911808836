"""The machine players: one worker process that is asked, with a way on if it dies."""

import json
import logging
import os
import sys
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer

from tappeto.ai.thinking import Thinking

log = logging.getLogger(__name__)

Answer = Callable[[dict[str, Any]], None]
MOST_DEATHS = 3
SLICE_ROUNDS = 1
SLICE_PAUSE = 2  # ms between two rounds in this process, so that the table goes on moving


def frozen() -> bool:
    """Whether this is a packaged program, which has no Python to call."""
    return bool(getattr(sys, "frozen", False))


def worker_command() -> tuple[str, list[str]]:
    """The program and arguments that start a worker, frozen or not."""
    if frozen():
        return sys.executable, ["--worker"]
    return sys.executable, ["-m", "tappeto", "--worker"]


class Opponents(QObject):
    """Asks one question at a time; a question that is asked later replaces the one before."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.process: QProcess | None = None
        self.deaths = 0
        self.number = 0
        self.question: dict[str, Any] | None = None
        self.then: Answer | None = None
        self.thinking: Thinking | None = None
        self.slices = QTimer(self)
        self.slices.setInterval(SLICE_PAUSE)
        self.slices.timeout.connect(self._slice)

    def start(self) -> None:
        """Start the worker, so that it is ready when the first question comes."""
        if self.process is not None or self.deaths >= MOST_DEATHS:
            return
        process = QProcess(self)
        if not frozen():
            # The worker is to find the same modules as we do, wherever they came from.
            environment = QProcessEnvironment.systemEnvironment()
            environment.insert("PYTHONPATH", os.pathsep.join(path for path in sys.path if path))
            process.setProcessEnvironment(environment)
        process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._ended)
        process.errorOccurred.connect(self._failed)
        self.process = process
        program, arguments = worker_command()
        process.start(program, arguments)

    def stop(self) -> None:
        """End the worker with the program."""
        self.cancel()
        process, self.process = self.process, None
        if process is not None:
            process.finished.disconnect()
            process.errorOccurred.disconnect()
            process.closeWriteChannel()
            if not process.waitForFinished(500):
                process.kill()
                process.waitForFinished(500)

    def ask(self, question: dict[str, Any], then: Answer) -> None:
        """Ask for a move (see the bot protocol); `then` gets the answer."""
        self.number += 1
        self.question = {**question, "id": self.number}
        self.then = then
        self.slices.stop()
        self.start()
        self._send()

    def cancel(self) -> None:
        """Forget the question that is open."""
        self.question = None
        self.then = None
        self.thinking = None
        self.slices.stop()

    def _send(self) -> None:
        if self.question is None:
            return
        if self.process is not None:
            self.process.write(json.dumps(self.question).encode() + b"\n")
        else:
            self.thinking = Thinking(self.question)
            self.slices.start()

    def _read(self) -> None:
        while self.process is not None and self.process.canReadLine():
            line = bytes(self.process.readLine().data())
            try:
                answer = json.loads(line)
            except ValueError:
                log.warning("the worker wrote something that is no answer: %r", line[:200])
                continue
            self._answered(answer)

    def _answered(self, answer: dict[str, Any]) -> None:
        if self.question is None or answer.get("id") != self.question["id"] or self.then is None:
            return  # to a question that was taken back
        then = self.then
        self.cancel()
        then(answer)

    def _failed(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self.deaths = MOST_DEATHS
            self._ended()

    def _ended(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        self.deaths += 1
        log.info("the worker ended (%s); %s", process.exitCode(), "starting it again")
        process.deleteLater()
        self.start()
        self._send()

    def _slice(self) -> None:
        if self.thinking is None:
            self.slices.stop()
        elif self.thinking.step(SLICE_ROUNDS):
            self._answered(self.thinking.answer())
