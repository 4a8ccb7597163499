"""Pupils for the lessons with hands: one for each kind of device, who does by its own means what is asked for."""

import pygame

from games.engine.guided import Guided
from games.engine.inputs import BLOCKS, FINGER, MOUSE, NUMERIC_BLOCK, PAD, Button, Phase, Point, Press, Release
from tests.furnished import Furnished

DEVICES = (BLOCKS[0], NUMERIC_BLOCK, MOUSE, f"{PAD}0", f"{FINGER}3")
STEP_SECONDS = 12  # after which a step that was done has led on, whatever flies and is praised
GUARD_SECONDS = 0.6


class Pupil:
    """Somebody with a device in a lesson."""

    def __init__(self, house: Furnished, lesson: Guided, source: str) -> None:
        self.house = house
        self.lesson = lesson
        self.source = source
        house.enter(lesson)
        self.sit()

    @property
    def points(self) -> bool:
        """Whether the device points."""
        return self.source.startswith((MOUSE, FINGER))

    @property
    def has_pad(self) -> bool:
        """Whether the device is a pad."""
        return self.source.startswith(PAD)

    def sit(self) -> None:
        """Press first."""
        if self.points:
            self.house.click((self.house.size[0] // 2, self.house.size[1] - 60), self.source)
        else:
            self.house.press(self.source, Button.OK if self.has_pad else Button.CELL_4)

    def press(self, *buttons: Button) -> None:
        """Press buttons and let them go."""
        for button in buttons:
            self.house.do(Press(self.source, button), Release(self.source, button))

    def ok(self) -> None:
        """Press what is OK."""
        self.press(Button.OK if self.has_pad else Button.CELL_4)

    def move(self, name: str) -> None:
        """Move by the cross of the keys or of the pad."""
        cross = {"UP": Button.CELL_1, "DOWN": Button.CELL_7, "LEFT": Button.CELL_3, "RIGHT": Button.CELL_5}
        self.press(Button[name] if self.has_pad else cross[name])

    def place(self, rect: pygame.Rect) -> tuple[int, int]:
        """Return the middle of something on the table, in pixels of the window."""
        return rect.centerx, rect.centery + self.lesson.inner_top

    def tap(self, rect: pygame.Rect) -> None:
        """Click or tap on something on the table."""
        self.house.click(self.place(rect), self.source)

    def drag(self, begin: pygame.Rect, end: pygame.Rect) -> None:
        """Drag something."""
        house, start, goal = self.house, self.place(begin), self.place(end)
        house.do(Point(self.source, Phase.DOWN, start))
        house.do(Point(self.source, Phase.MOVE, ((start[0] + goal[0]) // 2, (start[1] + goal[1]) // 2)))
        house.do(Point(self.source, Phase.MOVE, goal))
        house.do(Point(self.source, Phase.UP, goal))

    def read_on(self) -> None:
        """Go on after something to read."""
        self.house.wait(GUARD_SECONDS)
        if self.points:
            self.house.click((self.house.size[0] // 2, self.house.size[1] - 60), self.source)
        else:
            self.ok()

    def wait_for(self, number: int) -> None:
        """Wait until the lesson has come to a step, or to its end."""
        for _ in range(STEP_SECONDS * 10):
            if self.lesson.number >= number or self.house.scenes.top is not self.lesson:
                return
            self.house.wait(0.1)
        raise AssertionError(f"{self.source} is stuck at {self.lesson.step.key}: {self.lesson.note}")
