"""What the program says to a terminal: one line, whoever listens or not."""

import os
import sys
from contextlib import suppress
from typing import TextIO


def say(sentence: object, status: int = 0) -> int:
    """Say a sentence on standard output, or on standard error when an exit status tells a fault; return the status.

    Characters that the terminal has not are escaped. An output that is closed, or takes nothing, changes no status.
    """
    stream: TextIO | None = sys.stderr if status else sys.stdout
    if stream is None:  # it was closed before the program began
        return status
    line = f"{sentence}\n".encode(stream.encoding, "backslashreplace").decode(stream.encoding)
    try:
        stream.write(line)
        stream.flush()
    except OSError:
        _drop(stream)
    return status


def _drop(stream: TextIO) -> None:
    """Let what an output has not taken vanish; otherwise Python tries once more at the end, and complains."""
    with suppress(OSError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
