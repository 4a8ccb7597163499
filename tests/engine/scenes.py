"""A scene that shows nothing and remembers what it was given."""

from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.inputs import Input
from games.engine.scene import Scene


class Blank(Scene):
    """Remembers inputs, ticks, frames, and what became of it."""

    def __init__(self, house: House, name: str = "") -> None:
        super().__init__(house)
        self.name = name
        self.given: list[Input] = []
        self.ticks = 0
        self.frames = 0
        self.moving = False
        self.life: list[str] = []

    @property
    def animating(self) -> bool:
        """Whether it moves."""
        return self.moving

    def enter(self) -> None:
        """Remember."""
        self.life.append("enter")

    def leave(self) -> None:
        """Remember."""
        self.life.append("leave")

    def close(self) -> None:
        """Remember."""
        self.life.append("close")

    def handle(self, given: Input) -> None:
        """Remember."""
        self.given.append(given)

    def tick(self) -> None:
        """Count."""
        self.ticks += 1

    def draw(self, canvas: Canvas) -> None:  # noqa: ARG002 - there is nothing to draw
        """Count."""
        self.frames += 1
