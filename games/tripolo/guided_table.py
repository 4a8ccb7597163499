"""The table of the Tripolo lesson: a real match in the lesson's own house, without computers, record and log."""

from collections.abc import Iterator
from itertools import chain
from typing import Protocol

from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.inputs import Button, Input, Press
from games.engine.scene import Scene
from games.tripolo.commands import Command, Lay
from games.tripolo.controls import Controls
from games.tripolo.events import Event
from games.tripolo.heard import hear
from games.tripolo.match import Match, Phase
from games.tripolo.picture import Picture
from games.tripolo.table import Table


class Guide(Protocol):
    """Who decides which commands of the pupil reach the match, and watches what they do."""

    def allows(self, command: Command) -> bool:
        """Return whether the command may reach the match now; say why not."""

    def saw(self, event: Event) -> None:
        """Hear of an event."""


class LessonTable(Scene):
    """The match from "los!" on."""

    def __init__(self, house: House, match: Match, guide: Guide) -> None:
        super().__init__(house)
        while match.phase is Phase.COUNTDOWN:
            match.step()
        self.match = match
        self._table = Table(match)
        self.picture = Picture(house, match)
        self.controls = Controls(match, house.seats, self.picture)
        self._guide = guide
        self._inputs: list[Input] = []
        self._asked: list[Command] = []

    @property
    def animating(self) -> bool:
        """Whether anything moves."""
        return self.picture.moves

    def layout(self) -> None:
        """Take over size, language and settings."""
        self.picture.layout()

    def handle(self, given: Input) -> None:
        """Keep an input for the tick that is about to be stepped."""
        self._inputs.append(given)

    def ask(self, *commands: Command) -> None:
        """Let commands reach the match with the next tick, whatever the guide says."""
        self._asked.extend(commands)

    def choose(self, source: str, card: int) -> None:
        """Choose a card of the hand for the one who plays by a source."""
        for _ in self.match.hand(0):
            if self.controls.chosen(0) != card:
                list(self.controls.commands([Press(source, Button.NEXT)]))

    def tick(self) -> None:
        """Step the match by one tick."""
        events = self._table.step(self._commands())
        for event in events:
            self.picture.take(event, self.controls)
            hear(self.house.sounds, self.match, event)
        self.picture.tick(self.controls)
        for event in events:
            self._guide.saw(event)
        self.house.stale |= bool(events)

    def draw(self, canvas: Canvas) -> None:
        """Describe the frame."""
        self.picture.draw(canvas, self.controls)

    def _commands(self) -> Iterator[Command]:
        inputs, self._inputs = self._inputs, []
        asked, self._asked = self._asked, []
        yield from chain(filter(self._may, self.controls.commands(inputs)), asked)

    def _may(self, command: Command) -> bool:
        allowed = self._guide.allows(command)
        if not allowed and isinstance(command, Lay):
            self.controls.dropped.pop(command.card, None)
        return allowed
