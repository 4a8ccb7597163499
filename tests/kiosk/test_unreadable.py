"""A set-up that cannot be read, whatever it is: the kiosk starts as delivered, and only the operator is told."""

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from games.kiosk.config import LARGEST_FILE, Config
from games.kiosk.desk import Desk
from games.kiosk.pin import Pin
from tests.kiosk.place import Place, open_kiosk

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="files of a Unix system")

NOBODY = 65534


def huge(path: Path) -> None:
    """Make a file that claims to be very long, and takes no room."""
    path.touch()
    os.truncate(path, 2**40)


def forbidden(path: Path) -> None:
    """Make a file whose owner alone may read it; by rights not even that."""
    path.write_text("seats = 2", "utf-8")
    path.chmod(0)


UNREADABLE: dict[str, Callable[[Path], object]] = {
    "a folder": Path.mkdir,
    "binary": lambda path: path.write_bytes(bytes(range(256)) * 16),
    "huge": huge,
    "just too long": lambda path: path.write_text("#" * (LARGEST_FILE + 1), "utf-8"),
    "a pipe that nobody writes into": os.mkfifo,
    "a device without an end": lambda path: path.symlink_to("/dev/zero"),
    "a link to itself": lambda path: path.symlink_to(path),
    "forbidden": forbidden,
}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    made = open_kiosk(tmp_path_factory.mktemp("kiosk"))
    yield made
    made.close()


@contextmanager
def as_nobody() -> Iterator[None]:
    """Have no more rights than others, also where the tests are root's."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


@pytest.mark.parametrize("kind", UNREADABLE)
def test_what_cannot_be_read_leaves_the_kiosk_as_delivered_and_the_operator_told(place: Place, kind: str) -> None:
    with tempfile.TemporaryDirectory() as folder:  # pytest's own are for their owner alone
        Path(folder).chmod(0o755)
        file = Path(folder) / "kiosk.toml"
        UNREADABLE[kind](file)
        with as_nobody():
            desk = Desk(place.house, file, place.books, Pin(place.house.store, b"salt"), place.ended.append, "")
    assert desk.config == Config()
    assert place.house.words("kiosk.fault.file") in desk.complaints()
    assert not list(place.house.notices._waiting), "visitors are told nothing"
