"""Starts the program: library, window, log, and a sentence instead of a traceback."""

import logging
import signal
import sys
import traceback
from logging.handlers import RotatingFileHandler
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from tappeto import __version__, paths
from tappeto.i18n import tr
from tappeto.library import Library
from tappeto.ui.house import House
from tappeto.ui.logo import program_icon
from tappeto.ui.opening import Opener, matches_in
from tappeto.ui.style import text_font
from tappeto.ui.window import Window

log = logging.getLogger("tappeto")
LOG = "tappeto.log"
LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


def run(argv: list[str]) -> int:
    """Show the window until it is closed; the exit code."""
    write_log()
    # Every card is on the disk once it is played, so Ctrl+C may end all at once.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    app = application(argv)
    library = Library.start()
    house = House(library)
    window = Window(house)
    sys.excepthook = Catcher(window)
    window.home()
    window.show()
    app.installEventFilter(Opener(window))
    for file in matches_in(app.arguments()[1:]):
        window.take(file)
    QTimer.singleShot(0, house.opponents.start)
    code = app.exec()
    library.close()
    return code


def application(argv: list[str]) -> QApplication:
    """Qt's application, with the program's name and look."""
    app = QApplication(argv)
    app.setApplicationName("tappeto")
    app.setApplicationDisplayName("Tappeto")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("tappeto")
    app.setStyle("Fusion")
    app.setFont(text_font(14.5))
    app.setWindowIcon(program_icon())
    return app


def write_log() -> None:
    """Write what happens into a file beside the library, if there is a place for it, else to stderr."""
    handler: logging.Handler
    try:
        handler = RotatingFileHandler(paths.data() / LOG, maxBytes=500_000, backupCount=2, encoding="utf-8")
    except OSError:
        handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.INFO, handlers=[handler])
    logging.captureWarnings(True)
    qInstallMessageHandler(_qt_says)
    log.info("Tappeto %s begins", __version__)


def _qt_says(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    logging.getLogger("qt").log(LEVELS[kind], "%s", text)


class Catcher:
    """Takes errors that nobody has caught: they are written to the log, and the person is told."""

    def __init__(self, window: Window) -> None:
        self.window = window

    def __call__(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        log.error("not caught: %s", "".join(traceback.format_exception(kind, error, trace)))
        self.window.tell(
            tr("Something went wrong. Your match is kept up to the last card; what happened is in the log."),
            tr("Close"),
        )
