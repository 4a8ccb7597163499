"""A name that is removed is nowhere any more: not at the table, not in the records' file, not in logs, old or saved."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from games.core.log import Log
from games.engine.guests import Guest, Guests
from games.engine.inputs import KEYBOARD, Button
from games.engine.records import Records, Result, Standing, Time
from games.menus import forgetting, replay_check
from games.menus.lobby import Lobby
from games.menus.records_names import NamesPage
from games.turnbased.saves import Saved, listed, people
from tests import logs
from tests.furnished import Furnished
from tests.menus import saving
from tests.menus.hands import ONE, TWO, begin
from tests.menus.test_replay_files import WRONG, broken
from tests.menus.watching import keep

NAME, OTHER = "Mira", "Lou"
LEFT = datetime(2026, 3, 1, 18, 30, tzinfo=UTC)
ENDED: dict[str, Callable[[], Log]] = {
    "tripolo": lambda: logs.tripolo(3, 1),
    "triqueta": logs.triqueta,
    "triominos": logs.triominos,
    "puzzle": logs.puzzle,
}
NOT_READ = [name for name, (_, key) in WRONG.items() if key in {"replay.damaged", "replay.unknown_game"}] + [
    "a newer format",
    "a format of nobody's",
]


def names_in(path: Path) -> str:
    return path.read_text("utf-8")


@pytest.mark.parametrize("kind", ENDED)
def test_an_ended_game_is_watched_without_the_name_and_leads_to_the_same_hash(house: Furnished, kind: str) -> None:
    path = keep(house, ENDED[kind]())
    saving.touched(path, LEFT)
    before = names_in(path)
    assert forgetting.forget(house, NAME) == 0
    assert NAME in before
    assert NAME not in names_in(path)
    assert before.replace(f'"{NAME}"', '""').count(OTHER) == names_in(path).count(OTHER), "others keep theirs"
    assert before.splitlines()[1:-1] == names_in(path).splitlines()[1:-1], "what was done stays as it was written"
    assert path.stat().st_mtime == LEFT.timestamp()
    assert replay_check.run(house.words, path, quietly=True) == replay_check.SAME


def test_a_saved_game_is_gone_on_with_by_somebody(house: Furnished) -> None:
    path = saving.keep(house, saving.TRIQUETA, (NAME, OTHER), 4, LEFT)
    (before,) = listed(house, ["triqueta"])
    assert forgetting.forget(house, NAME) == 0
    assert NAME not in names_in(path)
    (after,) = listed(house, ["triqueta"])
    assert isinstance(before, Saved)
    assert isinstance(after, Saved)
    assert (after.when, after.turns) == (before.when, before.turns), "it was left when it was left"
    assert people(house, after) == f"{house.words('seat.0.name')}, {OTHER}"


@pytest.mark.parametrize("what", NOT_READ)
def test_what_cannot_be_read_is_counted_and_left_as_it_is(house: Furnished, what: str) -> None:
    path = broken(house, 1, WRONG[what][0])
    before = path.read_bytes()
    assert forgetting.forget(house, NAME) == 1
    assert path.read_bytes() == before


def test_a_game_that_was_set_aside_is_looked_into_as_well(house: Furnished) -> None:
    path = saving.keep(house, saving.TRIQUETA, (NAME, OTHER), 4, LEFT)
    house.store.set_aside(f"saved/{path.name}")
    saving.newer(house, LEFT)
    assert forgetting.forget(house, NAME) == 1, "the one of a later version"
    (aside,) = path.parent.glob("*.damaged")
    assert NAME not in names_in(aside)


def test_names_that_only_logs_tell_can_be_removed_too(house: Furnished) -> None:
    Guests(house.records).took(["Zoë"])
    logs.write(house.store.folder / "logs" / "tripolo-1.jsonl", ENDED["tripolo"]())
    saving.keep(house, saving.TRIQUETA, ("Ada", "", ""), 4, LEFT, computers=1)
    for number, what in enumerate(("no log", "an unknown game", "a line in the middle")):
        path = broken(house, 2 + number, WRONG[what][0])
        path.write_text(path.read_text("utf-8").replace(NAME, "Quentin"), "utf-8")
    assert forgetting.names(house) == ["Ada", "Lou", "Mira", "Zoë"]
    forgetting.forget(house, "Ada")
    assert forgetting.names(house) == ["Lou", "Mira", "Zoë"]


def test_a_disk_that_takes_nothing_is_told(house: Furnished) -> None:
    path = keep(house, logs.puzzle())
    house.store.writable = False
    assert forgetting.forget(house, NAME) == 1
    assert NAME in names_in(path)


def test_the_page_says_how_many_games_could_not_be_read(house: Furnished) -> None:
    Guests(house.records).took([NAME])
    keep(house, logs.puzzle(), 1)
    broken(house, 2, WRONG["no log"][0])
    page = NamesPage(house)
    house.enter(page)
    house.press(KEYBOARD, Button.DOWN, Button.OK, Button.OK)
    assert page._unread == 1


def test_whoever_lost_the_name_is_not_remembered_until_it_is_typed_again(house: Furnished, lobby: Lobby) -> None:
    house.press(ONE, Button.CELL_0)
    house.seats[0].name = NAME
    Guests(house.records).took([NAME])
    Guests(house.records).sat([(TWO, Guest(NAME, 0))])
    forgetting.forget(house, NAME)
    begin(house, ONE, TWO)
    assert [seat.name for seat in house.seats.humans()] == ["", ""], "neither who sits nor who comes back"
    assert Guests(house.records).names(9) == []
    house.scenes.back_to(lobby)
    assert forgetting.names(house) == []


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Records]:
    made = Records(tmp_path / "records.sqlite", lambda _: None)
    yield made
    made.close()


def test_no_trace_of_it_is_left_in_the_file_of_the_records(file: Records, tmp_path: Path) -> None:
    file.db.execute("PRAGMA secure_delete = OFF")  # as SQLite is built on some systems
    for number in range(40):
        standings = (Standing("Mirabella", None, number, won=True), Standing("Bo", None, 0, won=False))
        file.add_result(Result("triqueta", "game", "2026-03-14", standings))
    file.add(Time("tripolo", "solo", "", "Mirabella", 900, "2026-03-14"))
    Guests(file).took(["Mirabella", "Bo"])
    for name in ("Mirabella", "Bo"):
        Guests(file).sat([(ONE, Guest(name, 0))])
    Guests(file).remove("Mirabella")
    told = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert b"Mirabella" not in told
    assert b"Bo" in told
