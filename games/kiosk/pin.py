"""The operator's PIN: kept as a salted hash, asked with growing delays, changed at its first use."""

import hashlib
import hmac
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from games.engine.store import Store

FILE: Final = "kiosk-pin.json"
FIRST: Final = "0000"
"""What a fresh kiosk is opened with, once."""

SHORTEST, LONGEST = 4, 8
FREE_TRIES: Final = 3
FIRST_DELAY: Final = 10.0  # seconds after the third wrong one, doubled with each further one
LONGEST_DELAY: Final = 3600.0
HASH_COST: Final = 2**14  # of scrypt


@dataclass
class Tries:
    """Counts wrong PINs and says how long to wait; times are seconds of a clock that never goes back."""

    wrong: int = 0
    until: float = 0.0

    def may(self, now: float) -> bool:
        """Whether a PIN is looked at now."""
        return now >= self.until

    def rest(self, now: float) -> int:
        """Return the seconds that are left to wait, rounded up."""
        return max(0, -int(-(self.until - now) // 1))

    def miss(self, now: float) -> None:
        """Count a wrong one."""
        self.wrong += 1
        if self.wrong >= FREE_TRIES:
            self.until = now + min(LONGEST_DELAY, FIRST_DELAY * float(2 ** (self.wrong - FREE_TRIES)))

    def hit(self) -> None:
        """Forget the wrong ones: the right one came."""
        self.wrong, self.until = 0, 0.0


def is_fit(pin: str) -> bool:
    """Return whether a PIN may be set: four to eight digits, and not the first one."""
    return pin.isascii() and pin.isdecimal() and SHORTEST <= len(pin) <= LONGEST and pin != FIRST


class Pin:
    """The PIN of a data folder; a file that is damaged or gone counts as a fresh kiosk."""

    def __init__(self, store: Store, salt: bytes) -> None:
        self._store = store
        self._fresh_salt = salt
        self._kept = _read(store.folder / FILE)

    @property
    def is_first(self) -> bool:
        """Whether none has been set yet: the first use must change it."""
        return self._kept is None

    def opens(self, pin: str) -> bool:
        """Return whether this is the PIN."""
        if self._kept is None:
            return hmac.compare_digest(pin, FIRST)
        salt, wanted = self._kept
        return hmac.compare_digest(_hashed(pin, salt), wanted)

    def change(self, pin: str) -> bool:
        """Set another PIN; return whether it could be kept. ValueError when it is not fit."""
        if not is_fit(pin):
            raise ValueError("not fit for a PIN")
        self._kept = self._fresh_salt, _hashed(pin, self._fresh_salt)
        return self._store.write(FILE, json.dumps({"salt": self._kept[0].hex(), "hash": self._kept[1].hex()}) + "\n")


def _hashed(pin: str, salt: bytes) -> bytes:
    return hashlib.scrypt(pin.encode(), salt=salt, n=HASH_COST, r=8, p=1)


def _read(path: Path) -> tuple[bytes, bytes] | None:
    try:
        match json.loads(path.read_text("utf-8")):
            case {"salt": str(salt), "hash": str(digest)}:
                return bytes.fromhex(salt), bytes.fromhex(digest)
    except (OSError, ValueError, RecursionError):
        pass
    return None
