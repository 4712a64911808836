"""Tells whether a window can be shown on Linux: where no display answers, Qt ends the whole process."""

import socket
import sys
from collections.abc import Mapping
from pathlib import Path


def trouble(environ: Mapping[str, str]) -> str:
    """Why no window can be shown, as a sentence; empty if nothing speaks against it."""
    if environ.get("QT_QPA_PLATFORM"):
        return ""
    wayland, x11 = environ.get("WAYLAND_DISPLAY", ""), environ.get("DISPLAY", "")
    if not wayland and not x11:
        return "there is no display to show a window on: neither DISPLAY nor WAYLAND_DISPLAY is set."
    if wayland and _answers(str(Path(environ.get("XDG_RUNTIME_DIR", "/"), wayland))):
        return ""
    if x11 and any(map(_answers, _x11_addresses(x11))):
        return ""
    return f"the display {x11 or wayland} does not answer, so no window can be shown."


def _x11_addresses(display: str) -> list[str | tuple[str, int]]:
    """Where the server of `host:number.screen` listens."""
    host, _, numbers = display.rpartition(":")
    number = numbers.partition(".")[0]
    if not number.isdigit():
        return []
    if host in ("", "unix"):
        path = f"/tmp/.X11-unix/X{number}"
        return [path, f"\0{path}"]
    return [(host.strip("[]"), 6000 + int(number))]


def _answers(address: str | tuple[str, int]) -> bool:
    try:
        if isinstance(address, tuple):
            socket.create_connection(address, timeout=2).close()
        elif sys.platform != "win32":
            with socket.socket(socket.AF_UNIX) as unix:
                unix.connect(address)
    except OSError:
        return False
    return True
