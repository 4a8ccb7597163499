"""Where a Linux input device is plugged in: its identity beside its name."""

import re
from pathlib import Path
from typing import Final

SYS: Final = Path("/sys/class/input")
PART = re.compile(r"/input\d+(?=$|:)")  # one of several parts that a single keyboard or mouse shows to the system


def fact(event: str, name: str, sys: Path = SYS) -> str:
    """Return what the system knows of "event3": its "name", "phys" (port) or "uniq" (serial); empty if nothing."""
    try:
        return (sys / event / "device" / name).read_text("utf-8", "replace").strip()
    except OSError:
        return ""


def place_of(event: str, sys: Path = SYS) -> str:
    """Return the serial number of a device, or else the port it is plugged into; empty if neither is known."""
    serial, port = fact(event, "uniq", sys), PART.sub("", fact(event, "phys", sys))
    told = serial or port
    maker = ":".join(fact(event, f"id/{part}", sys) for part in ("vendor", "product"))
    return f"{maker} {told}" if told else ""
