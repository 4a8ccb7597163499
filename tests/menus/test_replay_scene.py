"""A film on the screen: play, step, leap, seek and leave by every device; what is heard and seen."""

from collections.abc import Callable

import pytest

from games.core.log import Log
from games.engine.inputs import (
    KEYBOARD,
    MOUSE,
    Button,
    DeviceFound,
    DeviceLost,
    Phase,
    Point,
    Press,
)
from games.menus import replay_files
from games.menus.replay_bar import told
from games.menus.replay_scene import SHARE, SPEEDS, ReplayScene
from games.menus.title import Title
from tests import logs
from tests.furnished import Furnished
from tests.golden import Golden
from tests.menus.watching import BACK, FINGER_ONE, HANDS, MATCH, ONE, PAD_ONE, UP


@pytest.fixture
def scene(house: Furnished) -> ReplayScene:
    """Return a film of Tripolo that plays, with the title below it."""
    return watched(house, MATCH)


def watched(house: Furnished, log: Log) -> ReplayScene:
    house.enter(Title(house))
    made = ReplayScene(house, replay_files.film(house, logs.write(house.store.folder / "game.jsonl", log)))
    house.enter(made)
    return made


def middle(scene: ReplayScene, key: str) -> tuple[int, int]:
    return next(widget.rect.center for widget in scene.widgets if widget.key == key)


def bar_at(scene: ReplayScene, share: float) -> tuple[int, int]:
    rect = next(widget.rect for widget in scene.widgets if widget.key == "bar")
    pad = rect.height // 2
    return rect.left + pad + round((rect.width - 2 * pad) * share), rect.centery


@pytest.mark.parametrize(("speed", "ticks"), list(zip(SPEEDS, (30, 60, 120, 240, 480, 960), strict=True)))
def test_a_second_at_every_speed(house: Furnished, scene: ReplayScene, speed: str, ticks: int) -> None:
    while scene.speed != speed:
        scene._change_speed(1)
    house.wait(1)
    assert scene.film.at == ticks


def test_sounds_are_heard_at_normal_speed_and_slower_only(house: Furnished, scene: ReplayScene) -> None:
    for speed, heard in zip(SPEEDS, (True, True, True, False, False, False), strict=True):
        while scene.speed != speed:
            scene._change_speed(1)
        scene.film.seek(90)
        scene._toggle() if not scene.playing else None
        house.sounds.heard.clear()
        house.wait(1)
        assert ("voice:call-1" in house.sounds.heard) is heard, speed


def test_at_the_end_it_stands_still_and_plays_from_the_beginning_when_asked(
    house: Furnished, scene: ReplayScene
) -> None:
    scene.film.seek(scene.film.length - 3)
    house.wait(0.1)
    assert (scene.playing, scene.animating, scene.film.is_over) == (False, False, True)
    house.press(KEYBOARD, Button.OK)
    assert scene.playing
    assert scene.film.at < 3


@pytest.mark.parametrize("source", HANDS)
def test_keys_and_pads_play_step_leap_seek_and_leave(house: Furnished, scene: ReplayScene, source: str) -> None:
    left, right, ok = HANDS[source]
    film = scene.film
    house.press(source, ok)
    assert not scene.playing
    film.seek(0)
    house.press(source, right, ok, ok)
    assert film.at == film.stops[1]
    house.press(source, left, left, ok)
    assert film.at == film.stops[0]
    house.press(source, right, right, right, ok)
    assert film.at == film.chapters[1], "the first round begins at 0"
    house.press(source, UP[source])
    assert scene._at == "bar"
    before = film.at
    house.press(source, right, right)
    assert film.at == before + 2 * round(film.length * SHARE)
    house.press(source, left)
    assert film.at == before + round(film.length * SHARE)
    house.press(source, ok)
    assert _plays(scene), "on the bar OK plays and pauses"
    house.press(source, BACK[source])
    assert isinstance(house.on_top(), Title)


@pytest.mark.parametrize("button", [Button.NEXT, Button.PREVIOUS])
def test_the_keys_beside_the_draw_key_leap_wherever_the_cursor_is(
    house: Furnished, scene: ReplayScene, button: Button
) -> None:
    scene.film.seek(scene.film.length)
    house.press(ONE, Button.PREVIOUS, Button.PREVIOUS, button)
    chapters = scene.film.chapters
    assert scene.film.at == (chapters[-1] if button is Button.NEXT else chapters[-3])
    assert not scene.playing


@pytest.mark.parametrize("source", [MOUSE, FINGER_ONE])
def test_pointers_press_and_seek(house: Furnished, scene: ReplayScene, source: str) -> None:
    house.click(middle(scene, "play"), source)
    assert not scene.playing
    house.click(bar_at(scene, 0.5), source)
    assert scene.film.at == pytest.approx(scene.film.length * 0.5, abs=scene.film.length / 500)
    house.do(Point(source, Phase.DOWN, bar_at(scene, 0.5)))
    house.do(Point(source, Phase.MOVE, bar_at(scene, 0.25)))
    assert scene.film.at == pytest.approx(scene.film.length * 0.25, abs=scene.film.length / 500)
    house.do(Point(source, Phase.UP, bar_at(scene, 0.75)))
    assert scene.film.at == pytest.approx(scene.film.length * 0.75, abs=scene.film.length / 500)
    house.click(middle(scene, "step-back"), source)
    assert scene.film.at == max(stop for stop in scene.film.stops if stop < scene.film.length * 0.75)
    house.click(middle(scene, "back"), source)
    assert isinstance(house.on_top(), Title)


def test_the_wheel_seeks(house: Furnished, scene: ReplayScene) -> None:
    scene._pause()
    scene.film.seek(1000)
    house.do(Point(MOUSE, Phase.WHEEL, (5, 5), -2))
    assert scene.film.at == 1000 + round(2 * scene.film.length * SHARE)


def test_several_moves_of_one_tick_are_one_seek(
    house: Furnished, scene: ReplayScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene._pause()
    scene._at = "bar"
    asked: list[int] = []
    monkeypatch.setattr(scene.film, "seek", asked.append)
    house.do(*[Press(KEYBOARD, Button.RIGHT)] * 5)
    assert asked == [5 * round(scene.film.length * SHARE)]


def test_the_racks_of_a_game_that_is_over_are_opened_by_a_button(house: Furnished) -> None:
    scene = watched(house, logs.triominos(2))
    house.click(middle(scene, "open"))
    assert scene.film.is_open
    house.click(middle(scene, "open"))
    assert not scene.film.is_open


@pytest.mark.parametrize("log", [logs.triqueta(2), MATCH, logs.puzzle()])
def test_other_films_have_no_such_button(house: Furnished, log: Log) -> None:
    assert "open" not in {widget.key for widget in watched(house, log).widgets}


def test_language_size_and_letters_are_felt_at_once(house: Furnished, scene: ReplayScene) -> None:
    house.change("language", "de")
    house.change("letters", value=True)
    house.resize((1024, 768))
    house.wait(0.1)
    assert scene.film.house.settings.letters
    assert scene.film.house.size[0] == 1024
    assert scene.film.house.size[1] < 768


@pytest.mark.parametrize("size", [(1, 1), (10, 900), (900, 10)])
def test_odd_windows_are_drawn_too(house: Furnished, scene: ReplayScene, size: tuple[int, int]) -> None:
    assert scene.widgets
    house.resize(size)
    assert house.picture().get_size() == size


def test_a_pad_that_is_unplugged_meanwhile_is_known_as_lost(house: Furnished, scene: ReplayScene) -> None:
    del scene
    house.do(DeviceLost(PAD_ONE), DeviceLost("pad-2"), DeviceFound(PAD_ONE))
    assert house.devices.lost == {"pad-2"}


def test_a_time_is_told_in_minutes_and_seconds() -> None:
    assert [told(ticks) for ticks in (0, 119, 120, 7200, 7200 + 9 * 120)] == ["0:00", "0:00", "0:01", "1:00", "1:09"]


def test_the_film_with_its_bar(make_house: Callable[..., Furnished], golden: Golden) -> None:
    house = make_house((1280, 720), "en")
    scene = watched(house, logs.tripolo(6, 3))
    scene.film.seek(round(scene.film.length * 0.55))
    scene._pause()
    golden.check("replay-tripolo-6", house.picture())


def test_the_film_of_a_game_in_turns(make_house: Callable[..., Furnished], golden: Golden) -> None:
    house = make_house((1024, 768), "de")
    scene = watched(house, logs.triominos(4))
    scene.film.open(on=True)
    scene.film.seek(round(scene.film.length * 0.6))
    scene._pause()
    golden.check("replay-triominos-4", house.picture())


def _plays(scene: ReplayScene) -> bool:
    """Return whether a film plays now."""
    return scene.playing
