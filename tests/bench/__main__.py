"""The bench: `python -m tests.bench` measures everything, `python -m tests.bench tripolo` one part.

Each part is a module beside this one with `rows()`; the figures are medians of one run, ratios are to a plain baseline
of the same run.
"""

import argparse
import sys
from importlib import import_module
from typing import Final

from tests.bench.table import as_text

PARTS: Final = ("tripolo", "frames", "house", "triqueta", "triominos", "triominos_frames", "devices", "monkey", "kiosk")


def main() -> int:
    """Measure and print; 1 when a target is missed."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description="Measure the games.")
    parser.add_argument("part", nargs="?", choices=PARTS, help="measure this part only")
    chosen = parser.parse_args().part
    missed = False
    for part in (chosen,) if chosen else PARTS:
        rows = list(import_module(f"tests.bench.{part}").rows())
        sys.stdout.write(f"\n{part}\n{as_text(rows)}\n")
        missed |= any(row.met is False for row in rows)
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
