"""What the kiosk adds to the command line. It loads nothing else of the kiosk, for most programs are none."""

import argparse
from pathlib import Path
from typing import Final

CHILD: Final = "--kiosk-child"
OUT_OF_ORDER: Final = "--out-of-order"
WORDS: Final = Path(__file__).parent / "words"


def add_options(parser: argparse.ArgumentParser) -> None:
    """Offer the kiosk on the command line; what only the parent says to its children is not shown."""
    parser.add_argument(
        "--kiosk",
        nargs="?",
        type=Path,
        const=Path(),
        metavar="kiosk.toml",
        help="run locked and unattended, set up by a file",
    )
    parser.add_argument(CHILD, action="store_true", help=argparse.SUPPRESS)
    parser.add_argument(OUT_OF_ORDER, action="store_true", help=argparse.SUPPRESS)


def set_up_file(options: argparse.Namespace) -> Path | None:
    """Return the file that was named; None when none was."""
    return options.kiosk if options.kiosk and options.kiosk != Path() else None


def is_parent(options: argparse.Namespace) -> bool:
    """Return whether this process plays no game itself: it supervises, or says that the kiosk is out of order."""
    return bool(options.out_of_order or (options.kiosk and not options.kiosk_child))
