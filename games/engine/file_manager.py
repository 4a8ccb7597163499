"""The system's file manager: shows a person a folder, where there is one."""

import os
import shutil
import sys
from pathlib import Path

OPENERS = {"darwin": "open"}  # by sys.platform; all others have xdg-open or nothing


def show(folder: Path) -> bool:
    """Show a folder; return whether that was begun: some systems have nothing that could."""
    if sys.platform == "win32":
        return _start(folder)
    program = shutil.which(OPENERS.get(sys.platform, "xdg-open"))
    return program is not None and _run(program, folder)


def _run(program: str, folder: Path) -> bool:
    """Open a folder by a program of the system, without waiting for it."""
    import subprocess  # noqa: PLC0415 - it takes long, and hardly anybody opens the folder

    try:
        subprocess.Popen(  # noqa: S603 - the system's own program, and no shell
            [program, str(folder)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    except OSError:
        return False
    return True


def _start(folder: Path) -> bool:
    """Open a folder on Windows."""
    try:
        os.startfile(folder)  # type: ignore[attr-defined,unused-ignore]  # noqa: S606 - Windows only, its own way
    except OSError:
        return False
    return True
