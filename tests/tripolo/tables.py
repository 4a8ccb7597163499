"""A Tripolo table for tests of the scene: seats that people play, and moves that are legal."""

from collections.abc import Mapping

from games.engine.inputs import BLOCKS, Button
from games.engine.outcome import Outcome
from games.engine.plan import Plan
from games.tripolo.commands import Command
from games.tripolo.match import Match, Phase
from games.tripolo.rules import new_triples
from games.tripolo.scene import TripoloScene, start
from tests.furnished import Furnished

CELLS = tuple(Button(number) for number in range(9))


class Tabled:
    """The scene on top of a house, and what it has shown so far."""

    def __init__(
        self,
        house: Furnished,
        sources: Mapping[int, str],
        mode: str = "match",
        computers: Mapping[int, int] | None = None,
        options: Mapping[str, str] | None = None,
    ) -> None:
        """Seat sources and computers (levels from 0) by seat and begin, with options beside the usual ones."""
        for number, source in sources.items():
            house.seats[number].source = source
        for number, level in (computers or {}).items():
            house.seats[number].level = level
        self.house = house
        self.outcomes: list[Outcome] = []
        scene = start(house, Plan(mode, {"lock": "1", "deal": "random"} | dict(options or {})), self.outcomes.append)
        assert isinstance(scene, TripoloScene)
        self.scene = scene
        house.enter(scene)

    @property
    def match(self) -> Match:
        """The match that is played."""
        return self.scene._match

    def next_commands(self) -> list[Command]:
        """Go on to the next round as the results page does; what is asked of the match."""
        self.outcomes[-1].proceed()
        return list(self.scene._asked)

    def until_play(self) -> None:
        """Let the opening call pass."""
        while self.match.phase is not Phase.PLAY:
            self.house.do()

    def draw_all(self, seat: int) -> None:
        """Draw a seat's whole stack by presses of its block, pad or mouse."""
        while self.match.stack(seat):
            self.house.press(self.source(seat), Button.DRAW)

    def source(self, seat: int) -> str:
        """Return what plays a seat."""
        source = self.house.seats[seat].source
        assert source is not None
        return source

    def choose(self, seat: int, card: int) -> None:
        """Press next until a card is the chosen one."""
        while self.scene._controls.chosen(seat) != card:
            self.house.press(self.source(seat), Button.NEXT)

    def play(self, seat: int, card: int, cell: int) -> None:
        """Choose a card and press its cell."""
        self.choose(seat, card)
        self.house.press(self.source(seat), CELLS[cell])


def two_blocks(house: Furnished, mode: str = "match") -> Tabled:
    """Return a table with two people at blocks 1 and 2, the round running, nothing drawn."""
    tabled = Tabled(house, {0: BLOCKS[0], 1: BLOCKS[1]}, mode)
    tabled.until_play()
    return tabled


def moves(match: Match, seat: int, *, legal: bool = True) -> list[tuple[int, int]]:
    """Return the (card, cell) pairs of a hand that are legal, or those that are not."""
    return [
        (card, cell)
        for card in match.hand(seat)
        for cell in range(9)
        if bool(new_triples(match.tops, card, cell)) is legal
    ]
