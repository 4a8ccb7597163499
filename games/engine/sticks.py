"""Sticks, crosses and buttons of a pad as codes that go down and up, with a dead zone that noise does not leave."""

from collections.abc import Container

PUSHED = 0.6  # of the way from rest to the end: from here on it counts as pushed ...
RELEASED = 0.35  # ... until it comes back to here
AT_END = 0.7  # an axis that nobody knows and that is first told to be here rests here, as triggers do

Change = tuple[str, bool]  # a code, and whether it went down


class Sticks:
    """The state of one pad. ``mapped`` are the axes whose rest is known to be the middle."""

    def __init__(self, mapped: Container[int] = ()) -> None:
        self._mapped = mapped
        self._rests: dict[int, float] = {}
        self._axes: dict[int, str] = {}
        self._hats: dict[int, tuple[str, ...]] = {}

    def axis(self, number: int, value: float) -> list[Change]:
        """Take in an axis value of -1 to 1; return the directions let go and pushed, if any."""
        if number not in self._rests:
            resting = abs(value) > AT_END and number not in self._mapped
            self._rests[number] = (1.0 if value > 0 else -1.0) if resting else 0.0
        rest = self._rests[number]
        way = (value - rest) / (1 + abs(rest))
        was = self._axes.get(number, "")
        now = was if RELEASED < abs(way) < PUSHED else "" if abs(way) <= RELEASED else "+" if way > 0 else "-"
        self._axes[number] = now
        if now == was:
            return []
        gone = [(f"a{number}{was}", False)] if was else []
        return [*gone, (f"a{number}{now}", True)] if now else gone

    def hat(self, number: int, across: int, up: int) -> list[Change]:
        """Take in a cross's position (-1, 0, 1 each; up is positive); return what was let go and pushed."""
        told = {2: across > 0, 8: across < 0, 1: up > 0, 4: up < 0}
        was, now = self._hats.get(number, ()), tuple(f"h{number}.{bit}" for bit, on in told.items() if on)
        self._hats[number] = now
        gone = [(code, False) for code in was if code not in now]
        return [*gone, *((code, True) for code in now if code not in was)]
