"""What the lobby decided about the game that starts."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Plan:
    """The mode, and the value of each of its options by key."""

    mode: str
    options: dict[str, str]
