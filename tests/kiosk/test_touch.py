"""Touch screens in public: fingers sit at their places, and what lies on the glass is nobody."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from games import catalogue
from games.engine.clock import TICK_RATE
from games.engine.inputs import Button, Input, Phase, Point, Press
from games.engine.scene import Scene
from games.engine.stop_menu import StopMenu
from games.kiosk.books import Event
from games.kiosk.chooser import Chooser
from games.kiosk.idle import COUNTDOWN
from games.kiosk.lying import LONG, Lying
from games.kiosk.pin_page import PinPage
from games.menus.lobby import Lobby
from games.tripolo.scene import TripoloScene
from games.turnbased.scene import TurnScene
from tests.kiosk.place import Place, open_kiosk

SIZE = (640, 360)
IDLE, AWAY = 20, 10  # seconds, as set up
LIES = LONG // TICK_RATE  # seconds


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    made = open_kiosk(tmp_path)
    yield made
    made.close()


def bag(phase: Phase, tick: int = 0) -> list[Input]:
    """Return what ten places that a bag touches give, trembling a little."""
    return [Point(f"finger-{n}", phase, (200 + 30 * n + tick % 3, 180 - tick % 2)) for n in range(10)]


def lies(place: Place, seconds: float) -> None:
    """Let a bag lie on the glass, which tells of its trembling four times a second."""
    for tick in range(round(seconds * TICK_RATE)):
        place.house.do(*(bag(Phase.MOVE, tick) if tick % 30 == 0 else []))


def play(place: Place, game: str, *sources: str) -> Scene:
    """Begin a game of people with these sources, and wait until somebody is awaited."""
    house = place.house
    house.do(Press("keys-1", Button.CELL_4))
    chooser = next(scene for scene in house.scenes._stack if isinstance(scene, Chooser))
    house.scenes.back_to(chooser)
    shown = next(each for each in catalogue.GAMES if each.key == game)
    chooser.open(shown)
    lobby = place.top
    assert isinstance(lobby, Lobby)
    for number, source in enumerate(sources):
        house.seats[number].source, house.seats[number].ready = source, True
    plan = lobby._choices.plan
    house.scenes.push(shown.start(house, plan, lobby.played.show))
    for _ in range(20):
        house.press("keyboard", Button.OK)  # who begins is left to chance
        house.wait(0.5)
        scene = place.top
        if isinstance(scene, TripoloScene | TurnScene) and scene.awaited and not getattr(scene, "_draws", ()):
            return scene
    raise AssertionError(f"{game} does not begin")


def tap(place: Place, pos: tuple[int, int], source: str = "finger-7") -> None:
    """Touch a place shortly."""
    place.house.do(Point(source, Phase.DOWN, pos))
    place.house.wait(0.1)
    place.house.do(Point(source, Phase.UP, pos))


# What lies on the glass


def test_a_bag_on_the_glass_wakes_the_kiosk_once_and_keeps_no_session(place: Place) -> None:
    place.house.do(*bag(Phase.DOWN))
    assert isinstance(place.top, Lobby)
    lies(place, LIES + IDLE + COUNTDOWN + 2)
    assert place.rests()
    lies(place, 5)
    assert place.rests()
    assert place.books.total(Event.SESSION) == 1


def test_a_bag_presses_nothing_and_people_play_beside_it(place: Place) -> None:
    place.house.do(*bag(Phase.DOWN))
    lies(place, LIES + 1)
    before = [(seat.source, seat.level) for seat in place.house.seats.places]
    place.house.do(*bag(Phase.UP))
    place.house.do(Press("keys-1", Button.CELL_4))
    assert isinstance(place.top, Lobby)
    assert place.house.seats.of("keys-1")
    assert [(seat.source, seat.level) for seat in place.house.seats.places if seat.source != "keys-1"] == [
        each for number, each in enumerate(before) if place.house.seats[number].source != "keys-1"
    ]


def test_glass_that_loses_a_bag_and_finds_it_again_is_not_fooled() -> None:
    lying = Lying()
    told: list[Input] = []
    for tick in range(LONG + 1000):
        phase = {0: Phase.DOWN, 20: Phase.UP}.get(tick % 40)
        given = [Point(f"finger-{tick // 40}", phase, (300, 100))] if phase else []
        told = [*told, *lying.without(given, SIZE)]
        lying.tick()
        if tick == LONG:
            told.clear()
    assert told == []


def test_a_finger_that_moves_on_is_a_persons_however_long_it_is_held() -> None:
    lying = Lying()
    lying.without([Point("finger-1", Phase.DOWN, (10, 100))], SIZE)
    for tick in range(2 * LONG):
        moved = Point("finger-1", Phase.MOVE, (10 + tick // 60, 100))
        assert lying.without([moved], SIZE) == [moved]
        assert lying.tick() == []


def test_somebody_who_taps_the_same_key_again_and_again_is_a_person() -> None:
    lying = Lying()
    for tick in range(2 * LONG):
        phase = {0: Phase.DOWN, 10: Phase.UP}.get(tick % 100)
        given = [Point("finger-1", phase, (300, 100))] if phase else []
        assert lying.without(given, SIZE) == given
        lying.tick()


def test_something_that_lies_in_the_corner_asks_for_the_pin_once_and_blocks_nobody(place: Place) -> None:
    place.house.do(Point("finger-1", Phase.DOWN, (8, 8)))
    place.house.wait(6)
    assert isinstance(place.top, PinPage)
    place.house.wait(LIES + IDLE + COUNTDOWN)
    assert place.rests()
    place.house.wait(10)
    assert place.rests()


# What hands do on glass


@pytest.mark.parametrize(
    "gesture",
    [
        [
            Point("finger-1", Phase.DOWN, (639, 180)),
            *(Point("finger-1", Phase.MOVE, (x, 180)) for x in range(639, 0, -9)),
        ],
        [Point("finger-1", Phase.DOWN, (320, 0)), *(Point("finger-1", Phase.MOVE, (320, y)) for y in range(0, 360, 9))],
        [Point(f"finger-{n}", Phase.DOWN, (300 + 20 * n, 20)) for n in range(2)],
        [Point(f"finger-{n}", phase, (300 + 20 * n, 350)) for phase in (Phase.DOWN, Phase.UP) for n in range(4)],
    ],
    ids=["from the right edge", "from the upper edge", "two fingers, long", "four fingers"],
)
def test_no_gesture_leads_out(place: Place, gesture: list[Input]) -> None:
    """They are inputs like others: at most a place of the lobby is taken, and all ends as ever."""
    for given in gesture:
        place.house.do(given)
    place.house.wait(3)
    assert isinstance(place.top, Lobby)
    place.house.do(*(Point(f"finger-{n}", Phase.UP, (300, 20)) for n in range(4)))
    place.house.wait(IDLE + COUNTDOWN + 1)
    assert place.rests()


# Fingers and mice sit at places like keys


@pytest.mark.parametrize("game", ["triqueta", "triominos"])
def test_who_plays_by_touch_is_there(place: Place, game: str) -> None:
    scene = play(place, game, "touch-0", "touch-1")
    (seat,) = scene.awaited
    for _ in range(3):
        place.house.wait(AWAY - 2)
        tap(place, (630, 170))
    assert place.house.seats[seat].is_human
    place.house.wait(AWAY + 1)
    assert not place.house.seats[seat].is_human


@pytest.mark.parametrize("game", ["triqueta", "triominos"])
@pytest.mark.parametrize(("sources", "finger"), [(("touch-0", "keys-1"), "finger-1"), (("mouse", "keys-1"), "mouse")])
def test_a_pointer_that_was_away_comes_back_by_touching(
    place: Place, game: str, sources: tuple[str, str], finger: str
) -> None:
    scene = play(place, game, *sources)
    scene.hand_over(0)
    assert not place.house.seats[0].is_human
    tap(place, (330, 100), finger)
    assert place.house.seats[0].source == sources[0]


def test_in_tripolo_a_finger_is_whose_place_it_touches(place: Place) -> None:
    scene = play(place, "tripolo", "touch-0", "touch-1")
    assert isinstance(scene, TripoloScene)
    panels = scene._picture.table.panels
    for _ in range(AWAY):
        place.house.wait(1.2)
        tap(place, panels[0].rect.midleft)
    assert [place.house.seats[seat].is_human for seat in (0, 1)] == [True, False]
    tap(place, panels[0].rect.midleft)
    assert not place.house.seats[1].is_human
    tap(place, panels[1].rect.midleft)
    assert place.house.seats[1].source == "touch-1"


@pytest.mark.parametrize("game", ["triqueta", "triominos", "tripolo"])
def test_stops_by_touch_are_counted_too(place: Place, game: str) -> None:
    scene = play(place, game, "touch-0", "keys-1")
    stop = scene._picture.table.panels[0].stop if isinstance(scene, TripoloScene) else scene.stop_place()  # type: ignore[attr-defined]
    for _ in range(2):
        tap(place, stop.center)
        place.house.wait(0.1)
        assert isinstance(place.house.on_top(), StopMenu)
        place.house.scenes.pop()
        scene.house.stale = True
        if isinstance(scene, TripoloScene):
            scene._go_on(0)
        place.house.wait(4)
    tap(place, stop.center)
    place.house.wait(0.1)
    assert place.shows(scene)


def test_places_of_people_who_were_away_are_free_again_when_the_game_is_left(place: Place) -> None:
    scene = play(place, "tripolo", "touch-0", "keys-1")
    scene.hand_over(0)
    scene.hand_over(1)  # nobody is left, and the game is over
    place.house.wait(0.2)
    assert not place.house.seats.taken()


def test_pointers_that_come_late_get_the_next_round(place: Place) -> None:
    scene = play(place, "tripolo", "keys-1", "keys-2")
    assert isinstance(scene, TripoloScene)
    for late in ("mouse", "finger-3"):
        tap(place, scene._picture.table.board.center, late)
        assert place.house.words("kiosk.next_round") in place.house.notices._waiting
    scene.hand_over(1)
    for _ in range(300):
        place.house.wait(1)
        place.house.do(Press("keys-1", Button.PREVIOUS))
        if not place.shows(scene):
            break
    place.house.do()
    assert {"mouse", "touch-"} <= {(seat.source or "").rstrip("0123456789") for seat in place.house.seats.taken()}


def test_somebody_who_points_for_another_is_no_latecomer(place: Place) -> None:
    scene = play(place, "triqueta", "keys-1", "keys-2")
    tap(place, (20, 340), "mouse")
    assert place.shows(scene)
    assert place.house.words("kiosk.next_round") not in place.house.notices._waiting
