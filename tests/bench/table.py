"""A table of measurements: what, how much, against what, and whether the target is met."""

from collections.abc import Callable, Iterable
from dataclasses import astuple, dataclass
from statistics import median
from time import perf_counter
from typing import Final

VERDICTS: Final = {True: "met", False: "MISSED", None: ""}
HEADINGS: Final = ("what", "value", "ratio", "target", "")


@dataclass(frozen=True, slots=True)
class Row:
    """One measurement, as text; `met` is None where there is no target."""

    name: str
    value: str
    ratio: str = ""
    target: str = ""
    met: bool | None = None


def seconds(work: Callable[[], object], calls: int = 1, repeats: int = 7) -> float:
    """Measure the median time of one call, over some repeats of so many calls each; the first repeat warms up."""
    times = []
    for _ in range(repeats + 1):
        start = perf_counter()
        for _ in range(calls):
            work()
        times.append((perf_counter() - start) / calls)
    return median(times[1:])


def as_text(rows: Iterable[Row]) -> str:
    """Write rows in aligned columns."""
    cells = [HEADINGS, *((*astuple(row)[:4], VERDICTS[row.met]) for row in rows)]
    widths = [max(len(line[column]) for line in cells) for column in range(len(HEADINGS))]
    return "\n".join(
        "  ".join(text.ljust(width) for text, width in zip(line, widths, strict=True)).rstrip() for line in cells
    )
