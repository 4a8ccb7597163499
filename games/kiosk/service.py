"""A word with systemd, if the kiosk is one of its services: ready, still alive, stopping (sd_notify's datagrams)."""

import os
import socket
from collections.abc import Mapping
from contextlib import suppress

MICROSECONDS = 1_000_000
PATIENCE = 1.0  # seconds for systemd to hear a word, which it may be too busy for


class Service:
    """Tells systemd what it wants to know; without it (no NOTIFY_SOCKET) nothing is said."""

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        self._address = environment.get("NOTIFY_SOCKET", "")
        microseconds = environment.get("WATCHDOG_USEC", "")
        self.watchdog = int(microseconds) / MICROSECONDS if microseconds.isdecimal() else None
        """Seconds within which systemd wants to hear of us; None when it does not watch."""

    def ready(self) -> None:
        """Say that the first child shows its picture."""
        self._tell("READY=1")

    def alive(self) -> None:
        """Say that the child beats."""
        self._tell("WATCHDOG=1")

    def status(self, sentence: str) -> None:
        """Say in a sentence how things stand; `systemctl status` shows it."""
        self._tell(f"STATUS={sentence}")

    def stopping(self) -> None:
        """Say that the kiosk is about to end."""
        self._tell("STOPPING=1")

    def _tell(self, words: str) -> None:
        if not self._address:
            return
        abstract = self._address.startswith("@")
        address = "\0" + self._address[1:] if abstract else self._address
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as door:
            door.settimeout(PATIENCE)
            door.sendto(words.encode(), address)
