"""Two mice and two keyboards play a round of Tripolo against each other; six fingers drag six cards at once."""

from pathlib import Path

import pytest

from games.core.log import decode
from games.engine.clock import TICK_RATE
from games.engine.inputs import Button, Phase, Point
from games.menus.places import COLUMNS, GAP, HEIGHT, TOP
from games.menus.sheet import Sheet
from games.menus.table import PANEL_WIDTH
from games.tripolo.commands import Command, Draw, Lay, from_json
from games.tripolo.match import Phase as Stage
from games.tripolo.table import replay
from tests.furnished import Furnished
from tests.tripolo.tables import CELLS, Tabled, moves
from tests.window.keycodes import BLOCKS, OK
from tests.window.rig import PACE, Program, waited
from tests.window.test_apart import steer, wake_mice
from tests.window.workshop import KEYBOARDS, MICE, SIZE, Workshop

pytestmark = pytest.mark.window

SEED = 11
SOURCES = {0: "keys-1", 5: "keys-1@2", 2: "mouse", 3: "mouse@2"}  # by seat, as their places invite them
OF_KEYBOARDS = {0: KEYBOARDS[0], 5: KEYBOARDS[1]}
OF_MICE = {2: 0, 3: 1}  # number of the mouse
READY = (0.75, 0.85)  # where on a place its button stands, as shares
NOWHERE = (640, 4)  # in the window's margin


def log_of(folder: Path) -> list[str]:
    """Return the lines of the one game log."""
    logs = list(folder.glob("logs/*.jsonl"))
    return logs[0].read_text().splitlines(keepends=True) if logs else []


class Foursome:
    """The program in its window, and the same game in this process, to which every act goes as well."""

    def __init__(self, bench: Workshop, program: Program, shadow: Tabled) -> None:
        self.bench = bench
        self.program = program
        self.shadow = shadow

    def act(self, seat: int, button: Button) -> None:
        """Press a key of a seat's keyboard, and wait until it has arrived."""
        before = self.program.presses(SOURCES[seat])
        self.bench.devices[OF_KEYBOARDS[seat]].tap(BLOCKS[0][int(button)])
        waited(lambda: self.program.presses(SOURCES[seat]) > before, f"{button.name} at seat {seat}")
        self.shadow.house.press(SOURCES[seat], button)

    def draw(self, seat: int, folder: Path) -> None:
        """Draw a card, by the key or the right button."""
        if seat in OF_KEYBOARDS:
            self.act(seat, Button.DRAW)
            return
        lines = len(log_of(folder))
        self._click(seat, 3)
        waited(lambda: len(log_of(folder)) > lines, f"the card that seat {seat} draws")
        self.shadow.house.do(Point(SOURCES[seat], Phase.SECOND, NOWHERE))

    def play(self, seat: int, card: int, cell: int, folder: Path) -> None:
        """Lay a card: keyboards choose and press, mice drag."""
        if seat in OF_KEYBOARDS:
            while self.shadow.scene._controls.chosen(seat) != card:
                self.act(seat, Button.NEXT)
            self.act(seat, CELLS[cell])
            return
        hand, goal = self.shadow.scene._picture.hands[seat], self.shadow.scene._picture.table.cells[cell].center
        x, y = hand._goals[card]
        place = (round(x + hand.size * 0.12), round(y + hand.size * 0.4))
        lines, mouse = len(log_of(folder)), OF_MICE[seat]
        steer(self.bench, self.program, mouse, place)
        device = self.bench.devices[MICE[mouse]]
        device.button(1, down=True)
        steer(self.bench, self.program, mouse, goal)
        device.button(1, down=False)
        waited(lambda: len(log_of(folder)) > lines, f"the card that seat {seat} lays")
        for phase, pos in ((Phase.DOWN, place), (Phase.MOVE, goal), (Phase.UP, goal)):
            self.shadow.house.do(Point(SOURCES[seat], phase, pos))

    def _click(self, seat: int, button: int) -> None:
        device = self.bench.devices[MICE[OF_MICE[seat]]]
        device.button(button, down=True)
        device.button(button, down=False)


def sit_down(bench: Workshop, program: Program) -> None:
    """Join by both keyboards and both mice, and get ready."""
    wake_mice(bench, program)
    for place, mouse in OF_MICE.items():
        _click_place(bench, program, mouse, place, (0.2, 0.5))
        program.until(lambda facts, place=place: facts["seats"][place])  # type: ignore[misc]
    for name in KEYBOARDS:
        bench.devices[name].tap(BLOCKS[0][0])
    program.until(lambda facts: {seat: facts["seats"][seat] for seat in SOURCES} == SOURCES)
    for name in KEYBOARDS:
        bench.devices[name].tap(BLOCKS[0][OK])
    for place, mouse in OF_MICE.items():
        _click_place(bench, program, mouse, place, READY)
    program.until(lambda facts: facts["scene"] == "TripoloScene")


def _click_place(bench: Workshop, program: Program, mouse: int, place: int, share: tuple[float, float]) -> None:
    steer(bench, program, mouse, _spot(place, share))
    bench.devices[MICE[mouse]].button(1, down=True)
    bench.devices[MICE[mouse]].button(1, down=False)


def test_two_mice_and_two_keyboards_play_a_round(workshop: Workshop, folder: Path, house: Furnished) -> None:
    house.new_seed = lambda: SEED
    shadow = Tabled(house, SOURCES)
    shadow.until_play()
    with Program(workshop, folder, "--game", "tripolo", "--seed", str(SEED), "--fullscreen", pace=PACE) as program:
        sit_down(workshop, program)
        four = Foursome(workshop, program, shadow)

        taps = [program.presses("keys-1")]

        def begun() -> bool:
            workshop.devices[KEYBOARDS[0]].tap(BLOCKS[0][int(Button.DRAW)])
            taps[0] += 1
            return len(log_of(folder)) > 1

        waited(begun, "the first card")
        waited(lambda: program.presses("keys-1") == taps[0], "the last tap")
        shadow.house.press("keys-1", *[Button.DRAW] * (len(log_of(folder)) - 1))
        for seat in SOURCES:
            while shadow.match.stack(seat):
                four.draw(seat, folder)
        while shadow.match.phase is Stage.PLAY:
            seat = next(
                seat for seat in sorted(SOURCES, key=shadow.match.remaining, reverse=True) if moves(shadow.match, seat)
            )
            four.play(seat, *moves(shadow.match, seat)[0], folder)
        program.until(lambda facts: facts["scene"] == "Results")
        played = replay(*decode(log_of(folder)))
        laid = [from_json(entry.command) for entry in decode(log_of(folder))[1]]
        assert {command.seat for command in laid if isinstance(command, Lay)} == set(SOURCES)
        assert (played.phase, played.tops) == (Stage.ROUND_OVER, shadow.match.tops)
        assert program.close() == 0


def test_six_fingers_drag_six_cards_in_the_same_second(workshop: Workshop, folder: Path, house: Furnished) -> None:
    touches = {seat: f"touch-{seat}" for seat in range(6)}
    house.new_seed = lambda: SEED
    shadow = Tabled(house, touches)
    shadow.until_play()
    cells = shadow.scene._picture.table.cells
    with Program(workshop, folder, "--game", "tripolo", "--seed", str(SEED), "--fullscreen", pace=PACE) as program:
        for place in touches:
            _tap(workshop, place, _spot(place, (0.3, 0.5)))
        program.until(lambda facts: facts["seats"] == list(touches.values()))
        for place in touches:
            _tap(workshop, place, _spot(place, READY))
        program.until(lambda facts: facts["scene"] == "TripoloScene")
        _draw_by_touch(workshop, shadow, folder)
        for seat in touches:
            workshop.touch(seat, "down", _first_card(shadow, seat))
        for seat in touches:
            workshop.touch(seat, "move", cells[seat].center)
        for seat in touches:
            workshop.touch(seat, "up", cells[seat].center)
        waited(lambda: sum(isinstance(command, Lay) for command in _commands(folder)) == len(touches), "six cards")
        laid = [(from_json(entry.command), entry.tick) for entry in decode(log_of(folder))[1]][-len(touches) :]
        assert {getattr(command, "seat", None) for command, _ in laid} == set(touches)
        assert laid[-1][1] - laid[0][1] <= TICK_RATE * PACE
        assert program.close() == 0


def _draw_by_touch(bench: Workshop, shadow: Tabled, folder: Path) -> None:
    """Tap every stack, the first one until play has begun, and let the shadow draw as much."""
    panels = shadow.scene._picture.table.panels

    def begun() -> bool:
        _tap(bench, 0, panels[0].stack.center)
        return len(log_of(folder)) > 1

    waited(begun, "the first card")
    for seat in range(1, 6):
        _tap(bench, seat, panels[seat].stack.center)
    waited(lambda: {command.seat for command in _draws(folder)} == set(panels), "a card in every hand")
    for command in _draws(folder):
        shadow.house.press(shadow.source(command.seat), Button.DRAW)


def _first_card(shadow: Tabled, seat: int) -> tuple[int, int]:
    """Return where to touch the first card of a hand."""
    hand = shadow.scene._picture.hands[seat]
    x, y = hand._goals[shadow.match.hand(seat)[0]]
    return round(x + hand.size * 0.15), round(y + hand.size * 0.4)


def _spot(place: int, share: tuple[float, float]) -> tuple[int, int]:
    """Return a spot of a place of the lobby, by shares of its width and height."""
    sheet = Sheet(SIZE)
    row, column = divmod(place, COLUMNS)
    width = (sheet.width - PANEL_WIDTH - COLUMNS * GAP) / COLUMNS
    rect = sheet.rect(column * (width + GAP), TOP + row * (HEIGHT + GAP), width, HEIGHT)
    return round(rect.left + rect.width * share[0]), round(rect.top + rect.height * share[1])


def _tap(bench: Workshop, finger: int, pos: tuple[int, int]) -> None:
    for what in ("down", "up"):
        bench.touch(finger, what, pos)


def _commands(folder: Path) -> list[Command]:
    """Return the commands of the log."""
    lines = log_of(folder)
    return [from_json(entry.command) for entry in decode(lines)[1]] if lines else []


def _draws(folder: Path) -> list[Draw]:
    return [command for command in _commands(folder) if isinstance(command, Draw)]
