"""Saved games: whenever the program is killed, the game goes on with the same state; what is damaged is set aside."""

import os
import random
import signal
import sys
from pathlib import Path

import pytest

from games.core.log import decode
from games.triqueta.actions import Action, Draw, Keep, Place
from games.triqueta.events import Event
from games.triqueta.game import GAME
from games.turnbased import saves
from games.turnbased.players import Player
from games.turnbased.saves import Save, listed, newest, people
from games.turnbased.session import Session, resumed
from tests.furnished import Furnished

PLAYERS = (Player(1, "Mira", "keys-1", None), Player(3, "", "keys-2", None), Player(4, "Lou", None, 1))


def begin(house: Furnished, seed: int = 7) -> tuple[Session[Action, Event], Save]:
    """Begin a game that is saved in the house's folder."""
    save = Save.begin(house, GAME.key)
    session = Session(GAME, PLAYERS, seed, {"first": 0}, save.add)
    session.begin()
    return session, save


def go_on(house: Furnished) -> tuple[Session[Action, Event], Save]:
    """Go on with the newest saved game."""
    saved = newest(house, GAME.key)
    assert saved
    save = Save.go_on(house, saved)
    return resumed(GAME, saved.header, saved.entries, save.add)[0], save


def the_file(house: Furnished) -> Path:
    """Return the one saved game."""
    (path,) = house.store.folder.glob("saved/*.jsonl")
    return path


@pytest.mark.skipif(sys.platform == "win32", reason="a process cannot be forked there")
def test_killed_after_every_action_of_a_game_it_goes_on_with_the_same_state(house: Furnished) -> None:
    session, save = begin(house)
    twin = session.state.copy()
    save.close()
    chance = random.Random(3)
    actions = 0
    while not twin.is_over:
        action = chance.choice(twin.legal_actions())
        twin.apply(action)
        actions += 1
        child = os.fork()
        if child == 0:  # another process goes on with the game for one action, and is killed right then
            go_on(house)[0].apply(action)
            os.kill(os.getpid(), signal.SIGKILL)
        assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == -signal.SIGKILL
        again, save = go_on(house)
        save.close()
        assert again.state.state_hash() == twin.state_hash(), f"after action {actions}: {action}"
    assert actions > 20


def test_cut_off_anywhere_in_its_last_line_it_goes_on_before_that_action(house: Furnished) -> None:
    session, save = begin(house)
    session.apply(Draw())
    before = session.state.state_hash()
    size = the_file(house).stat().st_size
    session.apply(Keep())
    save.close()
    whole = the_file(house).read_bytes()
    for length in range(size, len(whole) - 2):
        the_file(house).write_bytes(whole[:length])
        again, save = go_on(house)
        assert again.state.state_hash() == before, f"cut off after {length} bytes"
        again.apply(Place(0))
        save.close()
        assert decode(the_file(house).read_text().splitlines(keepends=True))[1][-1].command == ["place", 0]


def test_the_newest_game_is_offered_and_one_that_is_over_is_not(house: Furnished) -> None:
    assert newest(house, GAME.key) is None
    _, first = begin(house, seed=1)
    _, second = begin(house, seed=2)
    for age, save in enumerate((second, first)):
        assert save._file.path
        os.utime(save._file.path, (1_000 - age, 1_000 - age))
    offered = newest(house, GAME.key)
    assert offered
    assert offered.header.seed == 2
    second.end()
    offered = newest(house, GAME.key)
    assert offered
    assert offered.header.seed == 1
    first.end()
    assert newest(house, GAME.key) is None
    assert len(list(house.store.folder.glob("logs/*.jsonl"))) == 2


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe nothing",
        b"{}\n",
        b'{"format":1,"game":"triqueta","seed":1,"settings":{},"seats":[0,1]}\n',
    ],
)
def test_a_damaged_game_is_set_aside_in_a_sentence_and_the_next_one_offered(house: Furnished, content: bytes) -> None:
    _, save = begin(house)
    save.close()
    os.utime(the_file(house), (1_000, 1_000))
    damaged = house.store.folder / "saved" / "triqueta-2026-03-15.jsonl"
    damaged.write_bytes(content)
    assert newest(house, GAME.key)
    assert damaged.with_name(f"{damaged.name}.damaged").read_bytes() == content
    assert house.notices._waiting == [house.words("saved.damaged", file=damaged.name)]


@pytest.mark.skipif(sys.platform == "win32", reason="links and pipes are made otherwise there")
@pytest.mark.parametrize("goal", ["nowhere", "triqueta-2026-03-15.jsonl", os.devnull])
def test_a_link_to_no_file_is_set_aside_and_the_next_game_offered(house: Furnished, goal: str) -> None:
    _, save = begin(house)
    save.close()
    link = house.store.folder / "saved" / "triqueta-2026-03-15.jsonl"
    link.symlink_to(goal)
    assert len(list(listed(house, [GAME.key]))) == 1
    assert not link.is_symlink()
    assert house.notices._waiting == [house.words("saved.damaged", file=link.name)]


def test_a_game_of_a_later_version_stays_as_it_is(house: Furnished) -> None:
    _, save = begin(house)
    save.close()
    newer = house.store.folder / "saved" / "triqueta-2026-03-15.jsonl"
    newer.write_text('{"format":99,"game":"triqueta","seed":1,"settings":{},"seats":[]}\n', "utf-8")
    assert newest(house, GAME.key)
    assert newer.exists()


def test_a_game_that_cannot_be_saved_says_so_once(house: Furnished) -> None:
    (house.store.folder / "saved").write_text("in the way", "utf-8")
    _, save = begin(house)
    save.add("a line\n")
    assert not save.keeps
    assert house.notices._waiting == [house.words("notice.unsaved")]
    save.close()


def test_a_preview_names_the_first_players_people_first_and_nothing_else(house: Furnished) -> None:
    _, save = begin(house)
    save.close()
    saved = newest(house, GAME.key)
    assert saved
    assert people(house, saved) == f"Mira, {house.words('seat.3.name')} + 1"
    assert saves.when(house, saved) == house.words("saved.when", **parts(saved.when.strftime("%d %m %H %M")))
    assert "7" not in the_file(house).stem.removeprefix("triqueta-2026-03-14"), "the seed tells all secrets"


def parts(written: str) -> dict[str, str]:
    """Return day, month, hour and minute by their names."""
    return dict(zip(("day", "month", "hour", "minute"), written.split(), strict=True))


def test_without_a_folder_a_game_is_played_and_nothing_kept(house: Furnished) -> None:
    house.store.writable = False
    session, save = begin(house)
    session.apply(Draw())
    save.end()
    assert newest(house, GAME.key) is None


def test_a_pad_that_is_not_plugged_in_counts_as_lost_when_a_game_goes_on(house: Furnished) -> None:
    players = (Player(0, "", "pad-5", None), Player(1, "", "keys-1", None))
    saves.sit_again(house, players)
    assert house.devices.lost == {"pad-5"}
    assert [seat.source for seat in house.seats.taken()] == ["pad-5", "keys-1"]
