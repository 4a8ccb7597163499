"""A short soak; the long one is a part of the bench (`python -m tests.bench kiosk`)."""

from pathlib import Path

import pytest

from games.kiosk.books import Event
from tests.kiosk.place import open_kiosk
from tests.kiosk.soak import soak

SEED = 1
HOURS = 0.14
FONTS = 64  # typefaces that are kept open at most, one for each size
SETTLED = 12.0  # megabytes that the last third may hold more than the second: pictures of other sizes


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="asks Linux what the process holds")
def test_memory_handles_and_threads_stay_flat(tmp_path: Path) -> None:
    place = open_kiosk(tmp_path)
    first, second, third = soak(place, HOURS, SEED, 3)
    for event in (Event.ROUND_FINISHED, Event.ROUND_LEFT, Event.IDLE_RESET):
        assert place.books.total(event), f"{event}, seed {SEED}"
    assert third.threads == first.threads, f"seed {SEED}"
    assert third.handles <= first.handles + FONTS, f"seed {SEED}"
    assert third.megabytes - second.megabytes < SETTLED, f"seed {SEED}"
    place.close()
