"""The countdown of an idle session, the operator's combination, and the PIN."""

from pathlib import Path

import pytest

from games.engine.clock import TICK_RATE
from games.engine.inputs import Button, Phase, Point, Press, Release
from games.engine.store import Store
from games.kiosk.combination import BUTTONS, HELD, Combination
from games.kiosk.idle import COUNTDOWN, Idle, State
from games.kiosk.pin import FIRST, FREE_TRIES, Pin, Tries, is_fit
from tests.kiosk.place import open_kiosk
from tests.kiosk.test_touch import play

SIZE = (1000, 600)


def test_an_idle_session_is_counted_out() -> None:
    idle = Idle(limit=60 * TICK_RATE)
    states = [idle.tick() for _ in range((60 + COUNTDOWN) * TICK_RATE)]
    assert states.index(State.COUNTING) == 60 * TICK_RATE - 1
    assert states[-1] is State.OVER
    assert State.OVER not in states[:-1]


def test_the_countdown_shows_15_to_1() -> None:
    idle = Idle(limit=10)
    shown = []
    while idle.tick() is not State.OVER:
        if idle.state is State.COUNTING:
            shown.append(idle.seconds)
    assert sorted(set(shown), reverse=True) == list(range(COUNTDOWN, 0, -1))


def test_any_input_cancels_it() -> None:
    idle = Idle(limit=10)
    for _ in range(20):
        idle.tick()
    assert idle.input()
    assert idle.state is State.BUSY
    assert not idle.input()


def test_it_does_not_begin_while_somebody_types_or_a_computer_thinks() -> None:
    idle = Idle(limit=10)
    assert {idle.tick(held=True) for _ in range(100)} == {State.BUSY}


def test_a_computer_that_thinks_is_waited_for(tmp_path: Path) -> None:
    """While a computer of Triqueta thinks, no countdown begins, although nobody can do anything."""
    place = open_kiosk(tmp_path)
    scene = play(place, "triqueta", "keys-1", "keys-2")
    scene.hand_over(scene.awaited[0])
    before, ticks = place.keeper._idle.quiet, 0
    while scene.thinks:
        ticks += 1
        place.house.do()
    assert ticks > TICK_RATE / 2
    assert place.keeper._idle.quiet - before <= 1
    place.close()


def test_sound_keeps_its_hours_whatever_visitors_want(tmp_path: Path) -> None:
    place = open_kiosk(tmp_path)
    place.house.do(Press("keys-1", Button.CELL_4))
    assert place.house.settings.effects
    hour = place.house.moment().hour
    place.desk.change(loud_from=0, loud_until=hour)
    place.house.wait(1.5)
    place.keeper.set_volume(9)
    assert (place.house.settings.effects, place.house.settings.voice, place.house.settings.music) == (0, 0, 0)
    place.desk.change(loud_until=hour + 1, volume_ceiling=6)
    place.house.wait(1.5)
    assert place.house.settings.effects == 6
    place.close()


def test_three_buttons_held_for_five_seconds_are_the_way_in() -> None:
    combination = Combination()
    for button in sorted(BUTTONS):
        combination.hear(Press("keys-1", button), SIZE)
    told = [combination.tick() for _ in range(HELD + 50)]
    assert [tick for tick, now in enumerate(told) if now] == [HELD - 1]


def test_buttons_of_two_players_are_none() -> None:
    combination = Combination()
    combination.hear(Press("keys-1", Button.PREVIOUS), SIZE)
    combination.hear(Press("keys-2", Button.DRAW), SIZE)
    combination.hear(Press("keys-2", Button.NEXT), SIZE)
    assert not any(combination.tick() for _ in range(HELD + 50))


def test_letting_go_begins_anew() -> None:
    combination = Combination()
    for button in sorted(BUTTONS):
        combination.hear(Press("pad-0", button), SIZE)
    for _ in range(HELD - 1):
        combination.tick()
    combination.hear(Release("pad-0", Button.DRAW), SIZE)
    combination.tick()
    combination.hear(Press("pad-0", Button.DRAW), SIZE)
    assert not any(combination.tick() for _ in range(HELD - 1))
    assert combination.tick()


@pytest.mark.parametrize(("moved", "opens"), [((60, 20), True), ((400, 20), False)])
def test_a_finger_in_the_corner_is_one_as_long_as_it_stays_there(moved: tuple[int, int], opens: bool) -> None:  # noqa: FBT001 - a column of the table
    combination = Combination()
    combination.hear(Point("finger-3", Phase.DOWN, (20, 20)), SIZE)
    combination.hear(Point("finger-3", Phase.MOVE, moved), SIZE)
    assert any(combination.tick() for _ in range(HELD)) is opens


def test_wrong_pins_are_answered_later_and_later() -> None:
    tries, now, waits = Tries(), 1000.0, []
    for _ in range(FREE_TRIES + 3):
        assert tries.may(now)
        tries.miss(now)
        waits.append(tries.rest(now))
        now = max(now, tries.until)
    assert waits == [0, 0, 10, 20, 40, 80]
    tries.hit()
    assert tries.may(now)


def test_waiting_has_an_end() -> None:
    tries = Tries(wrong=60)
    tries.miss(0.0)
    assert tries.rest(0.0) == 3600


def test_the_first_pin_must_be_changed(tmp_path: Path) -> None:
    store = Store(tmp_path)
    pin = Pin(store, salt=b"salt of the day!")
    assert pin.is_first
    assert pin.opens(FIRST)
    assert pin.change("4711")
    again = Pin(store, salt=b"another salt")
    store.close()
    assert not again.is_first
    assert again.opens("4711")
    assert not again.opens(FIRST)
    assert b"4711" not in (tmp_path / "kiosk-pin.json").read_bytes()


@pytest.mark.parametrize("pin", ["", "123", "123456789", "12a4", FIRST, "١٢٣٤"])
def test_a_pin_that_is_not_fit_is_refused(tmp_path: Path, pin: str) -> None:
    assert not is_fit(pin)
    store = Store(tmp_path)
    with pytest.raises(ValueError, match="not fit"):
        Pin(store, salt=b"s").change(pin)
    store.close()


@pytest.mark.parametrize("text", ["", "{", "[]", '{"salt": 1, "hash": 2}', '{"salt": "zz", "hash": "00"}'])
def test_a_damaged_file_counts_as_a_fresh_kiosk(tmp_path: Path, text: str) -> None:
    (tmp_path / "kiosk-pin.json").write_text(text, "utf-8")
    store = Store(tmp_path)
    assert Pin(store, salt=b"s").is_first
    store.close()
