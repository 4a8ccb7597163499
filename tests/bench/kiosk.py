"""The kiosk: thirty simulated hours of attract mode and random visitors, with flat memory, handles and threads."""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import linear_regression
from typing import Final

from games.kiosk.books import Event
from tests.bench.table import Row
from tests.kiosk.place import open_kiosk
from tests.kiosk.soak import soak

HOURS: Final = 30
SAMPLES: Final = 120
WARM: Final = 20  # samples until every picture and typeface has been needed once
SEED: Final = 1
SLOPE: Final = 0.2  # megabytes an hour
FONTS: Final = 64  # typefaces that are kept open at most, one for each size


def rows() -> Iterator[Row]:
    """Let the hours pass."""
    with tempfile.TemporaryDirectory() as folder:
        place = open_kiosk(Path(folder))
        samples = list(soak(place, HOURS, SEED, SAMPLES))
        sessions, rounds = (place.books.total(event) for event in (Event.SESSION, Event.ROUND_FINISHED))
        place.close()
    settled = samples[WARM:]
    slope = linear_regression([each.hours for each in settled], [each.megabytes for each in settled]).slope
    handles = max(each.handles for each in settled) - samples[0].handles
    threads = {each.threads for each in samples}
    yield Row(
        f"{HOURS} simulated hours, {sessions} sessions, {rounds} rounds",
        f"{samples[-1].megabytes:.0f} MB, {slope:+.2f} MB an hour, {handles:+d} handles, {sorted(threads)} threads",
        target=f"<= {SLOPE:+} MB an hour, <= +{FONTS} handles, one number of threads",
        met=slope <= SLOPE and handles <= FONTS and len(threads) == 1,
    )
