"""Sticks and crosses of pads as single presses of a direction, with a dead zone that noise does not leave."""

from games.engine.inputs import Button

PUSHED = 0.6  # of the stick's way: from here on it counts as pushed ...
RELEASED = 0.35  # ... until it comes back to here
LEFT_STICK = {0: (Button.LEFT, Button.RIGHT), 1: (Button.UP, Button.DOWN)}


class Stick:
    """The direction state of one pad; each push past the dead zone is one press."""

    def __init__(self) -> None:
        self._axes: dict[int, int] = {}
        self._hats: dict[int, tuple[int, int]] = {}

    def axis(self, number: int, value: float) -> list[Button]:
        """Take in an axis value of -1 to 1; return the direction that has just been pushed, if any."""
        if number not in LEFT_STICK:
            return []
        was = self._axes.get(number, 0)
        now = was if RELEASED < abs(value) < PUSHED else (0 if abs(value) <= RELEASED else (1 if value > 0 else -1))
        self._axes[number] = now
        return [LEFT_STICK[number][now > 0]] if now and now != was else []

    def hat(self, number: int, across: int, up: int) -> list[Button]:
        """Take in a cross's position (-1, 0, 1 each; up is positive); return what has just been pushed."""
        was_across, was_up = self._hats.get(number, (0, 0))
        self._hats[number] = (across, up)
        pushed = []
        if across and across != was_across:
            pushed.append(Button.RIGHT if across > 0 else Button.LEFT)
        if up and up != was_up:
            pushed.append(Button.UP if up > 0 else Button.DOWN)
        return pushed
