"""The data folder: one program at a time, files written whole or not at all, damaged ones set aside."""

import errno
import itertools
import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

LOCK_NAME = "lock"
HELD = frozenset({errno.EAGAIN, errno.EACCES, errno.EDEADLK})  # what the systems say when another program has the lock


class FolderInUseError(Exception):
    """Another program works on the same data folder."""


class Store:
    """Reads and writes the files of a data folder. Without a writable folder it keeps nothing and says so.

    Raises FolderInUseError when another program holds the folder.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.writable = True
        self._lock: IO[str] | None = None
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._lock = (folder / LOCK_NAME).open("a")
        except OSError:
            self.writable = False
            return
        if not _lock(self._lock):
            self._lock.close()
            raise FolderInUseError(str(folder))

    def close(self) -> None:
        """Let the folder go."""
        if self._lock:
            self._lock.close()
            self._lock = None

    def write(self, name: str, text: str) -> bool:
        """Write a file whole: to a temporary name, synced, renamed; return whether it worked."""
        if not self.writable:
            return False
        path = self.folder / name
        temporary = path.with_name(path.name + ".new")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with temporary.open("w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            temporary.replace(path)
        except OSError:
            return False
        return True

    def set_aside(self, name: str) -> None:
        """Rename a damaged file to a free name that ends in .damaged, so that nothing is overwritten."""
        path = self.folder / name
        for number in range(1, 1000):
            aside = path.with_name(f"{path.name}{'' if number == 1 else number}.damaged")
            if not aside.exists():
                with suppress(OSError):
                    path.rename(aside)
                return

    def appending(self, stem: str, ending: str) -> "Appender":
        """Open a new file to which lines are added, such as a game log; a number is added to a name in use."""
        return Appender(self._free(self.folder / f"{stem}{ending}") if self.writable else None)

    def move(self, path: Path, folder: str) -> Path | None:
        """Move a file into another folder of the store, under a free name; return where it is now, None for nowhere."""
        goal = self._free(self.folder / folder / path.name)
        with suppress(OSError):
            goal.parent.mkdir(parents=True, exist_ok=True)
            path.rename(goal)
            return goal
        return None

    def remove(self, name: str) -> None:
        """Delete a file for good."""
        with suppress(OSError):
            (self.folder / name).unlink()

    def name(self, path: Path | None) -> str:
        """Return a file's name inside the folder, alike on every system; empty when there is no file."""
        return path.relative_to(self.folder).as_posix() if path else ""

    @staticmethod
    def _free(path: Path) -> Path:
        """Return a path, with a number added to its name when it is in use."""
        numbered = (path.with_stem(f"{path.stem}-{number}") for number in itertools.count(2))
        return next(each for each in itertools.chain([path], numbered) if not each.exists())


class Appender:
    """Adds lines to a file; on a disk that is full or read-only the lines are dropped and play goes on."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self._file: IO[str] | None = None
        if path is not None:
            with suppress(OSError):
                path.parent.mkdir(parents=True, exist_ok=True)
                self._file = path.open("a", encoding="utf-8")

    @property
    def works(self) -> bool:
        """Whether lines are kept."""
        return self._file is not None

    def add(self, line: str) -> None:
        """Add one line with its line end; the operating system keeps it when the program is killed."""
        with self._guarded():
            if self._file:
                self._file.write(line)
                self._file.flush()

    def sync(self) -> None:
        """Wait until all lines are on the disk, where they survive a power cut."""
        with self._guarded():
            if self._file:
                os.fsync(self._file.fileno())

    def close(self) -> None:
        """Sync and close."""
        self.sync()
        self._drop()

    @contextmanager
    def _guarded(self) -> Iterator[None]:
        try:
            yield
        except OSError:
            self._drop()

    def _drop(self) -> None:
        file, self._file = self._file, None
        if file:
            with suppress(OSError):
                file.close()


def read_text(path: Path, encoding: str = "utf-8") -> str:
    """Return the text of a file in a data folder. Raises OSError, and UnicodeDecodeError.

    OSError also for a pipe or a device in its place: it would be waited for, or read, for ever.
    """
    mode = path.stat().st_mode
    if not stat.S_ISREG(mode):
        raise OSError(errno.EISDIR if stat.S_ISDIR(mode) else errno.EINVAL, "this is no file", str(path))
    return path.read_text(encoding)


def _lock(file: IO[str]) -> bool:
    """Take the file for this program alone; return whether nobody else holds it, as far as the file system knows."""
    try:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415 - only there on Windows

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl  # noqa: PLC0415 - only there on Linux and macOS

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in HELD
    return True
