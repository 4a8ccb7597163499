"""Hands of people in a real window: each does by one kind of device, and by what can be seen, what is wanted.

Keys, Mouse, Pad and Finger go through menus and play Tripolo, nothing else than the device itself being used.
"""

from abc import ABC, abstractmethod
from typing import Any, cast

import pygame

from games.engine.inputs import BLOCKS, MOUSE, PAD, TOUCH, Button, Move
from games.tripolo.rules import new_triples
from tests.window.keycodes import BLOCKS as KEYS
from tests.window.rig import Facts, Program, waited
from tests.window.workshop import Workshop

MOST_STEPS = 30
CELLS = 9
# What SDL numbers the buttons of a pad that it knows.
PAD_BUTTONS = {
    Button.OK: 0,
    Button.DRAW: 1,
    Button.PREVIOUS: 9,
    Button.NEXT: 10,
    Button.UP: 11,
    Button.DOWN: 12,
    Button.LEFT: 13,
    Button.RIGHT: 14,
}
BLOCK_MOVES = {
    Move.UP: Button.CELL_1,
    Move.DOWN: Button.CELL_7,
    Move.LEFT: Button.CELL_3,
    Move.RIGHT: Button.CELL_5,
    Move.OK: Button.CELL_4,
}
PAD_MOVES = {move: Button[move.name] for move in BLOCK_MOVES}


class Hands(ABC):
    """One person's hands on one device; ``seat`` is the place that they take."""

    source = ""

    def __init__(self, program: Program, seat: int = 0) -> None:
        self.program = program
        self.seat = seat

    @abstractmethod
    def open(self, key: str) -> None:
        """Press a widget."""

    @abstractmethod
    def adjust(self, key: str, times: int) -> None:
        """Go on to other values of a choice."""

    @abstractmethod
    def sit(self) -> None:
        """Take the place in the lobby."""

    @abstractmethod
    def draw(self) -> None:
        """Draw a card."""

    @abstractmethod
    def lay(self, card: int, cell: int) -> None:
        """Lay a card on a cell, whether it fits or not."""

    @property
    def table(self) -> Facts:
        """The table as it is seen now."""
        return cast("Facts", self.program.facts["table"])

    @property
    def moves(self) -> list[tuple[int, int]]:
        """What can be laid now, while a round is played: pairs of card and cell."""
        return self.pairs(legal=True)

    def pairs(self, *, legal: bool) -> list[tuple[int, int]]:
        """Return the pairs of card and cell that fit, or those that do not."""
        table = self.table
        plays = table.get("phase") == "PLAY"
        tops, hand = (table["tops"], table["hands"][self.seat]) if plays else ((), ())
        return [(card, cell) for card in hand for cell in range(CELLS) if bool(new_triples(tops, card, cell)) is legal]

    def effort(self, move: tuple[int, int]) -> int:  # noqa: ARG002 - to some devices all cards are equally near
        """Return how much has to be done for a move, to compare."""
        return 0

    def draw_all(self) -> None:
        """Draw the whole stack; press early, as people do, until play has begun."""

        def drawn() -> bool:
            has_stack = str(self.seat) in self.table["stacks"]
            if has_stack:
                self.draw()
            return not has_stack

        waited(drawn, "the whole stack in the hand")

    def play_on(self) -> None:
        """Lay a card that fits, and wait until it is laid."""
        seat, before = str(self.seat), self.table["remaining"][str(self.seat)]
        self.lay(*min(self.moves, key=self.effort))
        self.program.until(
            lambda facts: facts["table"].get("phase") != "PLAY" or facts["table"]["remaining"][seat] < before
        )


class Buttons(Hands):
    """A device with a cross, or with keys that serve as one."""

    moving = BLOCK_MOVES

    @abstractmethod
    def press(self, *buttons: Button) -> None:
        """Press buttons one after the other, each when the one before has arrived."""

    def move(self, *moves: Move) -> None:
        """Move through a menu."""
        self.press(*(self.moving[move] for move in moves))

    def open(self, key: str) -> None:
        """Bring the cursor to a widget and press OK."""
        self.reach(key)
        self.move(Move.OK)

    def adjust(self, key: str, times: int) -> None:
        """Bring the cursor to a choice and press right."""
        self.reach(key)
        self.move(*[Move.RIGHT] * times)

    def sit(self) -> None:
        """Press anything: the place is the one that invites such devices."""
        self.move(Move.OK)
        self.seat = self.program.until(lambda facts: self.source in facts["seats"])["seats"].index(self.source)

    def draw(self) -> None:
        """Press what draws."""
        self.press(Button.DRAW)

    def effort(self, move: tuple[int, int]) -> int:
        """Count the presses of next."""
        hand: list[int] = self.table["hands"][self.seat]
        return (hand.index(move[0]) - hand.index(self.table["chosen"][str(self.seat)])) % len(hand)

    def choose(self, card: int) -> None:
        """Press next until a card is chosen."""
        for _ in self.table["hands"][self.seat]:
            if self.table["chosen"][str(self.seat)] == card:
                break
            self.press(Button.NEXT)

    def reach(self, key: str) -> None:
        """Bring the cursor to a widget, as soon as it is there."""
        self.program.place(key)
        for _ in range(MOST_STEPS):
            here = self._here
            if here == key:
                return
            self.move(self._toward(here, key))
        raise AssertionError(f"the cursor does not get from {self._here} to {key}")

    @property
    def _here(self) -> str:
        """What the cursor is on; empty where the own one is not to be seen yet."""
        facts = self.program.facts
        return str(facts["own"].get(self.source, "") or facts["at"])

    def _toward(self, here: str, key: str) -> Move:
        """Return where to go: from a place of the lobby to its panel and back as its cursors do, else straight on."""
        if not here or (key.startswith("seat.") and not here.startswith("seat.")):
            return Move.DOWN
        if here.startswith("seat.") and not key.startswith("seat."):
            return Move.RIGHT if here.endswith(".ready") else Move.DOWN  # above it right changes names and handicaps
        start, goal = self.program.place(here), self.program.place(key)
        if start.top < goal.bottom and goal.top < start.bottom:
            return Move.RIGHT if goal.x > start.x else Move.LEFT
        return Move.DOWN if goal.y > start.y else Move.UP


class Keys(Buttons):
    """The first block of the keyboard."""

    source = BLOCKS[0]

    def press(self, *buttons: Button) -> None:
        """Tap keys."""
        for button in buttons:
            self.program.press(KEYS[BLOCKS.index(self.source)][int(button)])

    def lay(self, card: int, cell: int) -> None:
        """Choose the card and press the cell's key."""
        self.choose(card)
        self.press(Button(cell))


class SecondKeys(Keys):
    """The second block of the keyboard."""

    source = BLOCKS[1]


class Pad(Buttons):
    """A pad that SDL knows; plugged in when the hands are made."""

    moving = PAD_MOVES

    def __init__(self, program: Program, seat: int = 0) -> None:
        super().__init__(program, seat)
        program.order("plug in")
        (self.source,) = program.until(lambda facts: facts["pads"])["pads"]
        assert self.source.startswith(PAD)

    def press(self, *buttons: Button) -> None:
        """Press buttons and let them go; SDL tells of no button that was not down for a moment."""
        program = self.program
        for button in buttons:
            presses, releases = program.presses(self.source), program.releases()
            program.order([PAD_BUTTONS[button], True])
            waited(lambda: program.presses(self.source) > presses, button.name)  # noqa: B023 - called at once
            program.order([PAD_BUTTONS[button], False])
            waited(lambda: program.releases() > releases, button.name)  # noqa: B023 - called at once

    def lay(self, card: int, cell: int) -> None:
        """Choose the card, bring the marker to the cell, and press OK."""
        self.choose(card)
        at = self.table["marker"][str(self.seat)]
        down, right = cell // 3 - at // 3, cell % 3 - at % 3
        self.press(*[Button.DOWN if down > 0 else Button.UP] * abs(down))
        self.press(*[Button.RIGHT if right > 0 else Button.LEFT] * abs(right), Button.OK)


class Pointer(Hands):
    """A device that points."""

    @abstractmethod
    def point(self, what: str, pos: tuple[int, int]) -> None:
        """Come "down" at a place of the window, "move" there, or go "up" there."""

    def click(self, pos: Any) -> None:
        """Come down and go up, and wait until both have arrived."""
        before = self.program.facts["points"]
        for what in ("down", "up"):
            self.point(what, pos)
        self.program.until(lambda facts: facts["points"] > before + 1)

    def open(self, key: str) -> None:
        """Click on a widget."""
        self.click(self.program.place(key).center)

    def adjust(self, key: str, times: int) -> None:
        """Click on the right arrow of a choice."""
        for _ in range(times):
            place: pygame.Rect = self.program.place(key)
            self.click((place.right - place.height // 2, place.centery))

    def sit(self) -> None:
        """Click on the free place."""
        self.open(f"seat.{self.seat}.free")
        self.program.until(lambda facts: facts["seats"][self.seat] == self.source)

    def draw(self) -> None:
        """Click on the stack."""
        self.click(self.table["stacks"][str(self.seat)])

    def lay(self, card: int, cell: int) -> None:
        """Drag the card to the cell."""
        start, goal = self.table["cards"][str(card)], self.table["cells"][cell]
        self.point("down", start)
        self.point("move", ((start[0] + goal[0]) // 2, (start[1] + goal[1]) // 2))
        self.point("move", goal)
        self.point("up", goal)


class Mouse(Pointer):
    """The mouse of the desktop."""

    source = MOUSE

    def point(self, what: str, pos: tuple[int, int]) -> None:
        """Move there, and press the left button or let it go."""
        screen, window = self.program.desktop.screen, self.program.rect
        screen.move((window.x + pos[0], window.y + pos[1]))
        if what != "move":
            screen.button(1, down=what == "down")


class Finger(Pointer):
    """A finger on the touch screen of a workshop, which the window fills."""

    def __init__(self, bench: Workshop, program: Program, seat: int = 0) -> None:
        super().__init__(program, seat)
        self.source = f"{TOUCH}{seat}"
        self._bench = bench

    def point(self, what: str, pos: tuple[int, int]) -> None:
        """Put the finger down, move it, or lift it."""
        self._bench.touch(0, what, pos)
