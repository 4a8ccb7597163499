"""A game for the tests of the pages: it does nothing, and keeps what it was started with."""

from collections.abc import Callable
from dataclasses import replace

from games import catalogue
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.inputs import Input
from games.engine.outcome import Outcome, Row
from games.engine.plan import Plan
from games.engine.scene import Scene

GAME = replace(catalogue.GAMES[0], module="tests.menus.stub_game")


class StubScene(Scene):
    """The scene of the stub; ``end`` shows an outcome."""

    def __init__(self, house: House, plan: Plan, show: Callable[[Outcome], None]) -> None:
        super().__init__(house)
        self.plan = plan
        self._show = show
        self.rounds = 1
        self.given: list[Input] = []
        self.ready_at_start = [seat.number for seat in house.seats.humans() if seat.ready]

    def handle(self, given: Input) -> None:
        """Keep the input."""
        self.given.append(given)

    def draw(self, canvas: Canvas) -> None:
        """Draw nothing."""

    def end(self, **changes: object) -> None:
        """Show the end of a round."""
        seats = [seat.number for seat in self.house.seats.taken()]
        outcome = Outcome(
            headline="Fish wins the round!",
            winners=(0,),
            columns=("cards left", "wrong"),
            rows=tuple(Row(seat, ("3", "1")) for seat in seats),
            proceed=self._proceed,
            finished=False,
            chips={0: 1},
            new_chips=(0,),
            chips_to_win=4,
        )
        self._show(replace(outcome, **changes))  # type: ignore[arg-type] # the names are the tests' own

    def _proceed(self) -> None:
        self.rounds += 1


def start(house: House, plan: Plan, show: Callable[[Outcome], None]) -> Scene:
    """Start the stub."""
    return StubScene(house, plan, show)
