"""Scenes and their manager: one scene is on top and gets the inputs; those below wait."""

from abc import ABC, abstractmethod
from collections.abc import Hashable
from typing import TYPE_CHECKING

from games.engine.canvas import Canvas
from games.engine.inputs import Input, Point, Press, Release

if TYPE_CHECKING:
    from games.engine.house import House


class Scene(ABC):
    """A screen of the program. It describes its frames anew each time and keeps no pictures of its own."""

    music = ""  # the loop that is heard while this scene is on top
    is_game = False  # whether a game is played here

    def __init__(self, house: "House") -> None:
        self.house = house

    @property
    def animating(self) -> bool:
        """Whether frames must be drawn although nobody does anything."""
        return False

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats of the people that a game waits for now."""
        return ()

    @property
    def thinks(self) -> bool:
        """Whether people have to wait for a computer."""
        return False

    def seat_of(self, given: Press | Release | Point) -> int | None:
        """Return the seat of the person whose input this is; None when it is nobody's, or could be anybody's."""
        seat = self.house.seats.of(given.source)
        return seat.number if seat else None

    def hand_over(self, seat: int) -> None:
        """Let a computer play on for the person at a seat, who may come back by pressing."""

    @property
    def pointed_at(self) -> Hashable:
        """All that mere moves of pointers change in the picture: while it is the same, the last picture still holds.

        None: moves may change anything.
        """
        return None

    def enter(self) -> None:
        """Become the top scene, for the first time or again."""
        self.layout()

    def leave(self) -> None:
        """Be covered by another scene, or taken off the stack."""

    def close(self) -> None:
        """Let go of files and the like: the scene is off the stack and does not come back."""

    def layout(self) -> None:
        """Adapt to the window's size, the language and the settings."""

    @abstractmethod
    def handle(self, given: Input) -> None:
        """Take one input, in order of arrival."""

    def tick(self) -> None:
        """Let 1/120 s pass, after the inputs of that time."""

    @abstractmethod
    def draw(self, canvas: Canvas) -> None:
        """Describe the frame."""


class Scenes:
    """The stack of scenes."""

    def __init__(self) -> None:
        self._stack: list[Scene] = []
        self.changes = 0  # counts pushes and pops: inputs meant for one scene must not reach the next

    @property
    def top(self) -> Scene | None:
        """The scene that plays, None when the program ends."""
        return self._stack[-1] if self._stack else None

    def __contains__(self, scene: object) -> bool:
        """Return whether a scene is on top or waits below."""
        return scene in self._stack

    @property
    def animating(self) -> bool:
        """Whether the top scene moves."""
        return bool(self._stack) and self._stack[-1].animating

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        if self._stack:
            self._stack[-1].leave()
        self._stack.append(scene)
        self._entered()

    def pop(self) -> None:
        """Go back to the scene below."""
        self._drop()
        self._entered()

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the top one."""
        self._drop()
        self._stack.append(scene)
        self._entered()

    def back_to(self, scene: Scene) -> None:
        """Go back to a scene further down, which alone is entered; nothing happens when it is not there."""
        if scene not in self._stack:
            return
        while self._stack[-1] is not scene:
            self._drop()
        self._entered()

    def home(self) -> None:
        """Go back to the first scene, the title."""
        while len(self._stack) > 1:
            self._drop()
        self._entered()

    def clear(self) -> None:
        """Leave all scenes: the program ends."""
        while self._stack:
            self._drop()
        self.changes += 1

    def layout(self) -> None:
        """Let every scene adapt to a new size or language."""
        for scene in self._stack:
            scene.layout()

    def _drop(self) -> None:
        scene = self._stack.pop()
        scene.leave()
        scene.close()

    def _entered(self) -> None:
        self.changes += 1
        if self._stack:
            self._stack[-1].enter()
