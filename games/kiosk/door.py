"""The kiosk's own door: the parent that supervises, and what its child is furnished with."""

import argparse
import faulthandler
import logging
import logging.handlers
import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from games import catalogue
from games.engine.house import House
from games.engine.manners import Manners
from games.engine.overseer import Overseer
from games.engine.records import Result
from games.engine.scene import Scene
from games.engine.words import Words
from games.kiosk import config as kiosk_config
from games.kiosk import out_of_order
from games.kiosk.attract import Attract
from games.kiosk.books import FILE, Books
from games.kiosk.config import CHANGES_FILE
from games.kiosk.desk import Desk
from games.kiosk.heart import EXIT_END, Heart
from games.kiosk.keeper import Keeper, Parts
from games.kiosk.options import CHILD, OUT_OF_ORDER, WORDS, set_up_file
from games.kiosk.pin import Pin
from games.kiosk.service import Service
from games.kiosk.sessions import Sessions
from games.kiosk.supervisor import Commands, Supervisor

LOG_FILE: Final = "kiosk.txt"
LOG_BYTES, OLD_LOGS = 500_000, 5
SALT_BYTES: Final = 16
ENDINGS: Final = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
"""What a system says when the program has to end; SIGHUP comes when the terminal or the X session ends."""


def answer(options: argparse.Namespace, arguments: Sequence[str], folder: Path, program: Sequence[str]) -> int:
    """Be the parent, or the plain screen that it shows at last; return the exit status."""
    if options.out_of_order:
        return out_of_order.run(words_folders())
    return _supervise(options, arguments, folder, program)


def _supervise(options: argparse.Namespace, arguments: Sequence[str], folder: Path, program: Sequence[str]) -> int:
    """Run the program as a child, again and again."""
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    logging.basicConfig(level=logging.INFO, handlers=[log_handler(folder)], format="%(asctime)s %(message)s")
    books = Books(folder / FILE, _now, lambda name: _set_aside(folder / name))

    def power_off() -> Sequence[str]:
        return kiosk_config.read(set_up_file(options), folder / CHANGES_FILE)[0].power_off

    commands = Commands([*program, *arguments, CHILD], [*program, OUT_OF_ORDER], power_off)
    supervisor = Supervisor(commands, books, Service())
    for number in (*ENDINGS, signal.SIGINT):
        signal.signal(number, supervisor.stop)
    try:
        return supervisor.run()
    finally:
        books.close()


class Kiosk:
    """What makes a furnished house a kiosk: its first scene, its overseer, and the exit status in the end."""

    def __init__(self, house: House, file: Path | None) -> None:
        self.status = EXIT_END
        self._house = house
        store = house.store
        self._books = Books(store.folder / FILE if store.writable else None, _now, store.set_aside)
        self._heart = Heart(house.now)
        started = _now().isoformat(timespec="minutes")
        pin = Pin(store, os.urandom(SALT_BYTES))
        self._desk = Desk(house, file, self._books, pin, self._end, started)
        self._sessions = Sessions(house, self._books)
        house.records.listener = self._count
        house.settings_page = None
        self._obey()
        config = self._desk.config
        house.manners = Manners(
            types_names=False,
            keeps_settings=False,
            stops=config.stops,
            stop_seconds=config.stop,
            has_desk=True,
        )
        house.complaints += house.notices.taken()
        languages = [Words(words_folders(), code) for code in config.languages]
        attract = Attract(house, lambda: self._desk.config, languages)
        self.first: Scene = attract
        self.overseer: Overseer = Keeper(house, Parts(attract, self._desk, self._heart, self._sessions))

    def begin(self) -> None:
        """Begin to hear the supervisor."""
        self._heart.listen()

    def close(self) -> None:
        """Let the books go."""
        self._books.close()

    def _obey(self) -> None:
        """End cleanly, saving, when the system says so; tell where it hangs when the supervisor aborts it."""
        faulthandler.enable()
        for number in ENDINGS:
            signal.signal(number, lambda *_: self._end(EXIT_END))
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent hears a terminal's, and gives the order

    def _end(self, status: int) -> None:
        self.status = status
        self._heart.must_end = True

    def _count(self, result: Result) -> None:
        self._sessions.finished(result)


def words_folders() -> list[Path]:
    """Return the folders of all texts, the kiosk's own among them."""
    return [*catalogue.words_folders(), WORDS]


def _now() -> datetime:
    return datetime.now(tz=UTC).astimezone()


def _set_aside(path: Path) -> None:
    with suppress(OSError):
        path.replace(path.with_name(f"{path.name}.damaged"))


def log_handler(folder: Path) -> logging.Handler:
    """Return what writes a rotated log; on a disk that takes nothing, to standard error, which systemd keeps."""
    try:
        return logging.handlers.RotatingFileHandler(
            folder / LOG_FILE, maxBytes=LOG_BYTES, backupCount=OLD_LOGS, encoding="utf-8"
        )
    except OSError:
        return logging.StreamHandler(sys.stderr)
