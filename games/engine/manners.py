"""What people may do here: everything at home, less where the program stands in public."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Manners:
    """The rules of the house itself; those of a kiosk keep one person from spoiling it for the others."""

    types_names: bool = True  # otherwise names are picked from a list
    keeps_settings: bool = True  # whether a changed setting outlives the program
    stops: int | None = None  # how often each place may stop a round; None: as often as it likes
    stop_seconds: int | None = None  # after which a stopped round goes on by itself
    has_desk: bool = (
        False  # somebody else looks after devices and files: pages and sentences about them are not offered
    )
