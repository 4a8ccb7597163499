"""Moments of a game of Triqueta as they are shown for the pictures and for the tests of their texts."""

from collections.abc import Callable

from games.engine.inputs import BLOCKS, MOUSE, Button, Press
from games.triqueta.actions import Draw
from games.triqueta.rules import Phase
from games.triqueta.scene import start
from tests.furnished import Furnished
from tests.triqueta.tables import PLAN, Table

NAMES = ("Maximilienne", "Jonas", "Annabella", "Christopher", "Ramanujan 12")
SOURCES = (*BLOCKS, MOUSE)
COLLECTED = (
    (1, 0, 3, 0, 2, 4),
    (0, 2, 1, 1, 0, 3),
    (3, 1, 0, 5, 0, 0),
    (0, 0, 0, 2, 3, 1),
    (2, 3, 0, 0, 1, 0),
)
ROWS = ((5, 4, 4), (), (0, 2, 3, 1, 5, 5), (1,), (2, 2))
PEOPLE = 2  # at the table, the others are computers


def table(house: Furnished, players: int) -> Table:
    """Return a table in its third round: people with long names, computers, tokens everywhere, a long recap."""
    sources = dict(enumerate(SOURCES[:PEOPLE]))
    for number in range(players):
        house.seats[number].name = NAMES[number]
    made = Table(house, sources, dict.fromkeys(range(PEOPLE, players), 1))
    state = made.state
    state.round, state.tower, state.waiting = 3, 2, 0b1000
    state.towers = [(), (), state.towers[2][:12], state.towers[3]]
    state.collected = list(COLLECTED[:players])
    state.rows = list(ROWS[:players])
    state.kept = [(3, 5), (1,), (2, 2), (), (4,)][:players]
    state.trees = [1, 0, 0, 1, 0][:players]
    if players > PEOPLE:  # one has taken a row
        state.open_rows &= ~(1 << 3) if players > 3 else ~(1 << 1)
        state.active &= ~(1 << PEOPLE)
        state.markers[PEOPLE] = 3 if players > 3 else 1
        state.rows[state.markers[PEOPLE] or 0] = ()
    words = house.words
    for player in range(1, players):
        told = ("placed", {"animal": words("triqueta.animal.boar"), "row": 3})
        made.scene.chronicle.tell(player, words(f"triqueta.told.{told[0]}", **told[1]))
        made.scene.chronicle.tell(player, words("triqueta.told.taken_some", row=2, count=12))
    made.scene.chronicle.tell(1, words("triqueta.told.round", number=2))
    made.scene.chronicle.tell(1, words("triqueta.told.tower", number=3))
    made.scene.refresh()
    return made


def turn(house: Furnished, players: int) -> None:
    table(house, players)


def refused(house: Furnished, players: int) -> None:
    table(house, players).scene.refuse("triqueta.illegal.kept_two")


def drawn(house: Furnished, players: int) -> None:
    made = table(house, players)
    made.scene.act(Draw())
    house.wait(1)


def drawn_with_room(house: Furnished, players: int) -> None:
    made = table(house, players)
    made.state.kept[0] = (3,)
    made.scene.act(Draw())
    house.wait(1)


def curtain(house: Furnished, players: int) -> None:
    drawn(house, players)
    house.do(Press(SOURCES[0], Button.DRAW))


def looking(house: Furnished, players: int) -> None:
    curtain(house, players)
    house.wait(1)


def tower(house: Furnished, players: int) -> None:
    made = table(house, players)
    made.state.phase, made.state.waiting = Phase.TOWER, 0b1100
    made.scene.refresh()


def choosing(house: Furnished, players: int) -> None:
    made = table(house, players)
    made.state.phase, made.state.waiting = Phase.COUNT, 0
    made.state.choices = [None] * players
    made.scene.refresh()


def chosen(house: Furnished, players: int) -> None:
    choosing(house, players)
    house.do(Press(SOURCES[0], Button.DRAW))
    house.wait(1)


def counted(house: Furnished, players: int) -> None:
    made = table(house, players)
    made.state.phase = Phase.OVER
    made.scene.refresh()
    house.wait(4.4)


def waiting(house: Furnished, players: int) -> None:
    made = table(house, players)
    made.scene.session.seat(0, None, 1)
    made.scene.refresh()


def first(house: Furnished, players: int) -> None:
    for number in range(players):
        house.seats[number].source, house.seats[number].name = SOURCES[number], NAMES[number]
    house.enter(start(house, PLAN, print))


MOMENTS: dict[str, Callable[[Furnished, int], None]] = {
    made.__name__: made
    for made in (
        first,
        turn,
        refused,
        drawn,
        drawn_with_room,
        curtain,
        looking,
        tower,
        choosing,
        chosen,
        counted,
        waiting,
    )
}
