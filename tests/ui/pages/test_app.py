"""The program starts, survives an error that nobody catches, and ends; all of it in its log."""

import os
import subprocess
import sys

SCRIPT = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from tappeto.ui import app

class Hurried(QApplication):
    def exec(self):
        QTimer.singleShot(50, lambda: 1 / 0)
        QTimer.singleShot(400, self.closeAllWindows)
        return super().exec()

app.QApplication = Hurried
raise SystemExit(app.run(["tappeto"]))
"""


def test_it_starts_and_ends(tmp_path):
    data = tmp_path / "data"
    environ = os.environ | {"TAPPETO_DATA": str(data), "LANG": "C.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], env=environ, capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    log = (data / "tappeto.log").read_text("utf-8")
    assert "ZeroDivisionError" in log
    assert "WARNING" not in log
    assert (data / "library.db").is_file()
