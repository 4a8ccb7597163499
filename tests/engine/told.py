"""A back-end that tells what a test tells it."""

from games.engine.backends.raw import Hardware, Raw
from games.engine.inputs import Kind

KEYBOARD_A, KEYBOARD_B = (Hardware(f"key-{name}", f"Keyboard {name}", Kind.KEYBOARD) for name in "AB")
MOUSE_A, MOUSE_B = (Hardware(f"mouse-{name}", f"Mouse {name}", Kind.MOUSE) for name in "AB")


class Told:
    """Two keyboards and two mice; ``waiting`` is what the next poll tells."""

    name = "told"

    def __init__(self) -> None:
        self.waiting: list[Raw] = []

    def poll(self) -> list[Raw]:
        """Tell what waits."""
        told, self.waiting = self.waiting, []
        return told

    def hardware(self) -> list[Hardware]:
        """Return all devices, the later ones first."""
        return [KEYBOARD_B, KEYBOARD_A, MOUSE_B, MOUSE_A]

    def close(self) -> None:
        """Hold nothing."""
