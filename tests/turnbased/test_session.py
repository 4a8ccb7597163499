"""A session: its log, who plays, computers that think alike each time, logs that are no games."""

import json

import pytest

from games.core.errors import DamagedLog, GameError, IllegalAction
from games.core.log import Entry, Header, decode
from games.triqueta.actions import Action, Draw, Place, Take
from games.triqueta.events import Event
from games.triqueta.game import GAME
from games.turnbased.players import Player, seated
from games.turnbased.session import Session, resumed
from tests.turnbased.playthrough import decide

MIRA, COMPUTER = Player(2, "Mira", "keys-1", None), Player(5, "", None, 1)


def begun(lines: list[str], *players: Player, seed: int = 4) -> Session[Action, Event]:
    """Begin a game whose log goes to a list."""
    session = Session(GAME, players or (MIRA, COMPUTER), seed, {"first": 0}, lines.append)
    session.begin()
    return session


def test_the_log_tells_the_game_who_plays_and_each_action() -> None:
    lines: list[str] = []
    session = begun(lines)
    session.apply(Draw())
    session.apply(Place(1))
    header, *actions = map(json.loads, lines)
    assert (header["game"], header["seed"], header["seats"]) == ("triqueta", 4, [2, 5])
    assert header["settings"] == {"rules": {"first": 0}, "who": [["Mira", "keys-1", -1], ["", "", 1]]}
    assert actions == [[0, "draw"], [1, "place", 1]]


def test_an_illegal_action_is_not_written() -> None:
    lines: list[str] = []
    session = begun(lines)
    with pytest.raises(IllegalAction):
        session.apply(Place(0))
    assert len(lines) == 1
    assert session.turns == 0


def test_who_plays_from_now_on_is_written_and_read_again() -> None:
    lines: list[str] = []
    session = begun(lines)
    session.apply(Take(0))
    session.seat(0, "pad-1", None)
    session.seat(0, None, 2)
    again, _ = resumed(GAME, *decode(lines), lambda _: None)
    assert again.players == session.players == [Player(2, "Mira", None, 2), COMPUTER]


def test_a1_a_computer_thinks_the_same_in_the_same_turn() -> None:
    choices = []
    for _ in range(2):
        session = begun([], COMPUTER, MIRA, seed=9)
        choices.append(decide(session.think()))
    assert choices[0] == choices[1]


def test_nobody_thinks_for_a_person() -> None:
    with pytest.raises(ValueError, match="person"):
        begun([]).think()


def header(**changes: object) -> Header:
    """Return a header that can be read, with something else in it."""
    settings: dict[str, object] = {"rules": {"first": 0}, "who": [["Mira", "keys-1", -1], ["", "", 1]]}
    seats = changes.pop("seats", (2, 5))
    return Header("triqueta", 4, settings | changes, seats)  # type: ignore[arg-type] # what is wrong is the point


@pytest.mark.parametrize(
    "wrong",
    [
        header(who=None),
        header(who=[["Mira", "keys-1", -1]]),
        header(who=[["Mira", "keys-1"], ["", "", 1]]),
        header(who=[["Mira", "keys-1", "x"], ["", "", 1]]),
        header(seats=(2, 2)),
        header(seats=(2, 6)),
        header(seats=(-1, 5)),
    ],
    ids=lambda wrong: f"{wrong.seats} {wrong.settings['who']}",
)
def test_a_header_that_does_not_tell_who_plays_is_damage(wrong: Header) -> None:
    with pytest.raises(DamagedLog):
        seated(wrong)


@pytest.mark.parametrize(
    ("wrong", "entries"),
    [
        (header(rules=None), ()),
        (header(rules={"first": 7}), ()),
        (header(who=[["", "", 9], ["", "", 1]]), ()),
        (header(), (Entry(0, ["fly"]),)),
        (header(), (Entry(0, ["place", 0]),)),
        (header(), (Entry(0, ["seated", 2, "", 1]),)),
        (header(), (Entry(0, ["seated", 0, "", 9]),)),
        (header(seats=()), ()),
    ],
    ids=str,
)
def test_a_log_that_cannot_be_stepped_is_refused(wrong: Header, entries: tuple[Entry, ...]) -> None:
    with pytest.raises(GameError):
        resumed(GAME, wrong, entries, lambda _: None)
