"""The kiosk: thirty simulated hours of attract mode and guests of all kinds, with flat memory, handles and threads."""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import linear_regression
from typing import Final

from games.kiosk.books import Event
from games.kiosk.config import ALL_GAMES
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
        books = place.books
        sessions, idle = (books.total(event) for event in (Event.SESSION, Event.IDLE_RESET))
        finished, left = (dict(books.by(event, "game")) for event in (Event.ROUND_FINISHED, Event.ROUND_LEFT))
        place.close()
    settled = samples[WARM:]
    slope = linear_regression([each.hours for each in settled], [each.megabytes for each in settled]).slope
    handles = max(each.handles for each in settled) - samples[0].handles
    threads = {each.threads for each in samples}
    yield Row(
        f"{HOURS} simulated hours, {sessions} sessions",
        f"{samples[-1].megabytes:.0f} MB, {slope:+.2f} MB an hour, {handles:+d} handles, {sorted(threads)} threads",
        target=f"<= {SLOPE:+} MB an hour, <= +{FONTS} handles, one number of threads",
        met=slope <= SLOPE and handles <= FONTS and len(threads) == 1,
    )
    yield Row(
        "rounds finished; games left; sessions that ended by themselves",
        f"{_told(finished)}; {_told(left)}; {idle}",
        target="each game finished and left",
        met=min(finished.get(game, 0) and left.get(game, 0) for game in ALL_GAMES) > 0,
    )


def _told(counts: dict[str, int]) -> str:
    return ", ".join(f"{game} {count}" for game, count in counts.items())
