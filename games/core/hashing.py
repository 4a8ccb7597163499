"""Hashes of states: blake2b over canonical bytes, the same on every machine and in every version of Python."""

import hashlib
from typing import TypeAlias

Plain: TypeAlias = "int | str | bool | tuple[Plain, ...] | None"
"""What can be hashed. An IntEnum counts as its int, a StrEnum as its str."""

DIGEST_BYTES = 16


def canonical(value: Plain) -> bytes:
    """Bytes that no other value shares: a letter for the type, the length, the content.

    Raises TypeError for anything that is not Plain: sets and dictionaries have no order to rely on.
    """
    if value is None:
        return b"n"
    if isinstance(value, bool):
        return b"t" if value else b"f"
    if isinstance(value, int):
        return b"i%d;" % value
    if isinstance(value, str):
        content = value.encode()
        return b"s%d:%b" % (len(content), content)
    if isinstance(value, tuple):
        return b"(%d:%b)" % (len(value), b"".join(map(canonical, value)))
    raise TypeError(f"no canonical bytes for {type(value).__name__}")


def digest(value: Plain) -> str:
    """Hash a value; the answer is 32 hexadecimal digits."""
    return hashlib.blake2b(canonical(value), digest_size=DIGEST_BYTES).hexdigest()
