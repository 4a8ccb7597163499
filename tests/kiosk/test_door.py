"""The whole kiosk without a screen, told and heard as systemd does it; its log."""

import logging
import os
import select
import signal
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from games.kiosk.books import Event
from games.kiosk.door import ENDINGS, LOG_BYTES, LOG_FILE, OLD_LOGS, log_handler
from tests.kiosk.whole import ALIVE, READY, STOPPING, Whole

only_linux = pytest.mark.skipif(sys.platform != "linux", reason="looks for the child where Linux tells of it")


@pytest.fixture
def closing() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


@pytest.fixture
def whole(tmp_path: Path, closing: ExitStack) -> Whole:
    made = Whole(tmp_path)
    closing.callback(made.close)
    made.hears(READY)
    return made


@only_linux
@pytest.mark.parametrize("number", ENDINGS)
def test_told_to_end_by_the_system_the_whole_ends_cleanly(whole: Whole, number: int) -> None:
    """As systemd and xinit do it: all at once."""
    for each in (whole.child(), whole.process.pid):
        os.kill(each, number)
    assert whole.process.wait() == 0
    whole.hears(STOPPING)
    assert whole.total(Event.CRASH) == 0


@only_linux
def test_a_child_that_crashes_is_counted_and_started_again_and_the_log_tells_where_it_was(whole: Whole) -> None:
    first = whole.child()
    os.kill(first, signal.SIGABRT)
    whole.hears(READY)
    assert whole.child() != first
    assert whole.total(Event.CRASH) == 1
    log = (whole.data / LOG_FILE).read_text("utf-8")
    assert f"status {-signal.SIGABRT}" in log
    assert "most recent call first" in log


@only_linux
def test_the_child_of_a_parent_that_is_killed_ends_by_itself(whole: Whole) -> None:
    child = os.pidfd_open(whole.child())
    whole.process.kill()
    select.select([child], [], [])  # until it has ended
    os.close(child)


@only_linux
def test_the_terminals_interrupt_reaches_the_child_in_vain(whole: Whole) -> None:
    os.kill(whole.child(), signal.SIGINT)
    whole.hears(ALIVE)
    whole.hears(ALIVE)
    assert whole.total(Event.CRASH) == 0


@only_linux
def test_a_data_folder_that_cannot_be_made_keeps_nobody_from_playing(tmp_path: Path, closing: ExitStack) -> None:
    (tmp_path / "data").write_text("a file", "utf-8")
    whole = Whole(tmp_path)
    closing.callback(whole.close)
    whole.hears(READY)
    whole.process.send_signal(signal.SIGTERM)
    assert whole.process.wait() == 0


def test_logs_rotate_and_never_fill_the_disk(tmp_path: Path) -> None:
    handler = log_handler(tmp_path)
    line = logging.LogRecord("kiosk", logging.ERROR, "", 0, "x" * 10_000, None, None)
    for _ in range(3 * LOG_BYTES * (OLD_LOGS + 1) // 10_000):
        handler.handle(line)
    handler.close()
    sizes = [path.stat().st_size for path in tmp_path.iterdir()]
    assert len(sizes) == OLD_LOGS + 1
    assert max(sizes) <= LOG_BYTES


def test_where_no_log_can_be_written_it_goes_to_standard_error(tmp_path: Path) -> None:
    handler = log_handler(tmp_path / "none")
    assert isinstance(handler, logging.StreamHandler)
    assert not isinstance(handler, logging.FileHandler)
