"""Programs of the person's own that play at the table: started when they are first asked, never trusted."""

import json
import logging
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QProcess, QTimer

from tappeto.ai.levels import program
from tappeto.controller.opponents import Answer
from tappeto.games.api import Seat
from tappeto.i18n import N_, Phrase, Plain
from tappeto.match.ask import LONGEST, NoMove, answered

log = logging.getLogger(__name__)

PATIENCE = 10_000  # ms
STOPPING = 500  # ms that a program has to end by itself

Failed = Callable[[Phrase], None]


class Guest(QObject):
    """One program at one seat. After a failure it is ended; the next question starts it anew."""

    def __init__(self, level: str, parent: QObject) -> None:
        super().__init__(parent)
        self.level = level
        self.process: QProcess | None = None
        self.line = b""
        self.legal: list[str] = []
        self.then: Answer | None = None
        self.failed: Failed | None = None
        self.patience = QTimer(self)
        self.patience.setSingleShot(True)
        self.patience.timeout.connect(self._late)

    def ask(self, question: dict[str, Any], then: Answer, failed: Failed) -> None:
        """Ask for a move; exactly one of the two is called, unless it is cancelled."""
        self.cancel()
        self.legal, self.then, self.failed = list(question["legal"]), then, failed
        self.patience.start(PATIENCE)
        if self.process is None:
            self._start()
        if self.process is not None:
            self.process.write(json.dumps(question).encode() + b"\n")

    def cancel(self) -> None:
        """Forget the question that is open. A program that still thinks about it is ended."""
        if self.then is not None:
            self.end()
        self.then = self.failed = None
        self.patience.stop()

    def end(self) -> None:
        """End the program, however it feels about it."""
        process, self.process = self.process, None
        self.line = b""
        if process is not None:
            process.blockSignals(True)
            process.kill()
            process.waitForFinished(STOPPING)
            process.deleteLater()

    def _start(self) -> None:
        try:
            words = program(self.level)
        except ValueError as problem:
            self._fail(Phrase(N_("could not be started: {detail}"), {"detail": Plain(str(problem))}))
            return
        process = self.process = QProcess(self)
        process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._ended)
        process.errorOccurred.connect(self._broken)
        process.start(words[0], words[1:])

    def _read(self) -> None:
        if self.process is None:
            return
        self.line += self.process.readAllStandardOutput().data()
        whole, end, rest = self.line.partition(b"\n")
        if self.then is None:
            self.line = b""  # nobody has asked
        elif end or len(whole) >= LONGEST:
            self.line = rest
            self._answer(whole)

    def _answer(self, line: bytes) -> None:
        try:
            move = answered(line, self.legal)
        except NoMove as problem:
            self._fail(problem.phrase)
            return
        then, self.then, self.failed = self.then, None, None
        self.patience.stop()
        if then is not None:
            then({"move": move})

    def _late(self) -> None:
        self._fail(Phrase(N_("no answer within {n} seconds"), {"n": Plain(f"{PATIENCE // 1000}")}))

    def _broken(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart and self.process is not None:
            detail = Plain(self.process.errorString())
            self._fail(Phrase(N_("could not be started: {detail}"), {"detail": detail}))

    def _ended(self) -> None:
        if self.then is not None:
            self._answer(b"")
        else:
            self.end()

    def _fail(self, why: Phrase) -> None:
        log.warning("the program %r gave no move: %s", self.level, why)
        failed, self.then, self.failed = self.failed, None, None
        self.patience.stop()
        self.end()
        if failed is not None:
            failed(why)


class Guests(QObject):
    """The programs of one table, by seat."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.seats: dict[Seat, Guest] = {}

    def ask(self, seat: Seat, level: str, question: dict[str, Any], then: Answer, failed: Failed) -> None:
        """Ask the program of a seat for a move."""
        if seat not in self.seats or self.seats[seat].level != level:
            self.seats[seat] = Guest(level, self)
        self.seats[seat].ask(question, then, failed)

    def cancel(self) -> None:
        """Forget the question that is open."""
        for guest in self.seats.values():
            guest.cancel()

    def end(self) -> None:
        """The table is left."""
        self.cancel()
        for guest in self.seats.values():
            guest.end()
