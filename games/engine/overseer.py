"""Who watches over the whole program, whatever scene is on: nobody at home, the keeper of a kiosk in a café."""

from games.engine.canvas import Canvas
from games.engine.inputs import Input


class Overseer:
    """Sees every input before the scenes do, every tick and every frame. This one lets everything pass."""

    @property
    def animating(self) -> bool:
        """Whether frames must be drawn for what the overseer shows."""
        return False

    @property
    def lets_go(self) -> bool:
        """Whether people may close the window and switch the full screen off."""
        return True

    def hear(self, inputs: list[Input]) -> list[Input]:
        """Take the inputs of a tick; return those that the scenes shall get."""
        return inputs

    def tick(self) -> None:
        """Let 1/120 s pass, after the scene's own tick."""

    def draw(self, canvas: Canvas) -> None:
        """Draw above everything else."""
