"""What a back-end tells: raw events of single keyboards and mice, each by the identity of its device.

A back-end listens to the system beside pygame, which reports all keyboards as one and all mice as one. An identity
stays the same when a device is unplugged and plugged in again, and does not depend on the order of the devices.
"""

from dataclasses import dataclass
from typing import Protocol

from games.engine.inputs import Kind


@dataclass(frozen=True)
class Hardware:
    """A keyboard or a mouse that is plugged in: its identity, and its name for people."""

    identity: str
    name: str
    kind: Kind


@dataclass(frozen=True)
class Key:
    """A key of one keyboard, by SDL's scancode, went down or up."""

    device: str
    scancode: int
    down: bool


@dataclass(frozen=True)
class Motion:
    """One mouse moved by so many pixels."""

    device: str
    right: float
    down: float


@dataclass(frozen=True)
class Click:
    """A button of one mouse went down or up: 1 left, 2 middle, 3 right."""

    device: str
    button: int
    down: bool


@dataclass(frozen=True)
class Wheel:
    """The wheel of one mouse turned; up is positive."""

    device: str
    steps: int


@dataclass(frozen=True)
class Come:
    """A device was plugged in."""

    device: Hardware


@dataclass(frozen=True)
class Gone:
    """A device was unplugged."""

    device: Hardware


class NotApartError(Exception):
    """Devices cannot be told apart in this way here; the argument is a key of the words that says why."""


Raw = Key | Motion | Click | Wheel | Come | Gone


class Backend(Protocol):
    """Tells keyboards and mice apart."""

    name: str  # a key of the words

    def poll(self) -> list[Raw]:
        """Return what has happened since the last call, in order, moves that follow each other joined; never waits."""

    def hardware(self) -> list[Hardware]:
        """Return the devices that are plugged in, of each kind."""

    def close(self) -> None:
        """Let the system's resources go."""


def changes(before: list[Hardware], after: list[Hardware]) -> list[Raw]:
    """Return what was unplugged and plugged in between two lists of devices."""
    gone: list[Raw] = [Gone(each) for each in before if each not in after]
    return gone + [Come(each) for each in after if each not in before]
