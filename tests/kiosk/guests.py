"""Guests of a simulated café: some play a round to its end, some walk off in the middle, some press at random.

A visit gives the inputs of each tick. Guests do nothing but press, click and touch; what they know of a game they see
on the table.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from games.core.rng import Stream
from games.engine.clock import TICK_RATE
from games.engine.inputs import KEYBOARD, Button, Input, Phase, Point, Press, Release
from games.engine.page import Page
from games.engine.widgets import Widget
from games.kiosk.chooser import Chooser
from games.menus.lobby import Lobby
from games.menus.results import Results
from games.triominos.choosing import ANSWER, DRAW, HINT
from games.triominos.desk import FACE
from games.triominos.scene import TriominosScene
from games.tripolo.rules import masks
from games.tripolo.scene import TripoloScene
from games.turnbased.first import AskFirst
from games.turnbased.scene import TurnScene
from tests.kiosk.place import Place

Inputs = Iterator[list[Input]]
Visit = Callable[[Place, Stream], Inputs]

SOURCES: Final = ("keys-1", "keys-2", "keys-3", "keys-4", "pad-0", KEYBOARD)
PAIR: Final = ("keys-1", "keys-2")
FINGER: Final = "finger-1"
PLAYED: Final = ("tripolo.speed", "tripolo.match", "tripolo.solo", "triqueta.game", "triominos.game")
ALONE: Final = "solo"
LANGUAGES: Final = ("en", "de", "fr")
FIDGET: Final = TICK_RATE  # ticks between two presses at random, on average
THOUGHT: Final = TICK_RATE // 2  # ticks between two moves
LONGEST: Final = 40 * 60 * TICK_RATE  # ticks after which guests have had enough of a game
WALKED_OFF: Final = 45  # seconds after which those who leave in the middle are gone, at most


def finish(place: Place, stream: Stream) -> Inputs:
    """Play one game until its results, perhaps another round; then go home by the menus, or just leave."""
    yield from _begin(place, stream)
    for more in range(stream.below(2), -1, -1):
        yield from _play(place, stream, LONGEST)
        if not isinstance(place.top, Results):
            return
        yield from _pause(4)
        yield from _click(place, "next" if more else "end")
    if stream.below(2):
        yield from _click(place, "end")
        yield from _press(KEYBOARD, Button.BACK)
        yield from _press(KEYBOARD, Button.BACK)


def walk_off(place: Place, stream: Stream) -> Inputs:
    """Begin a game and leave it after a while: the kiosk notices by itself."""
    yield from _begin(place, stream)
    yield from _play(place, stream, stream.below(WALKED_OFF * TICK_RATE))


def fidget(place: Place, stream: Stream) -> Inputs:
    """Press, click and touch at random for some minutes."""
    for _ in range(stream.below(5 * 60 * TICK_RATE)):
        yield [_any(stream, place.house.size)] if stream.below(FIDGET) == 0 else []


VISITS: Final[Sequence[Visit]] = (finish, finish, walk_off, fidget)


def _begin(place: Place, stream: Stream) -> Inputs:
    """Wake the kiosk, choose language, game and mode, sit down, alone or in two, and start."""
    game, _, mode = stream.choice(PLAYED).partition(".")
    people = PAIR[: 1 if mode == ALONE else 1 + stream.below(2)]
    yield from _press("keys-1", Button.CELL_4)
    yield from _press(KEYBOARD, Button.BACK)
    yield from _click(place, f"language.{stream.choice(LANGUAGES)}")
    yield from _click(place, f"game.{game}")
    for _ in range(len(PLAYED)):
        lobby = place.top
        if isinstance(lobby, Lobby) and lobby._choices.mode.key != mode:
            yield from _click(place, "mode")
    for source in people:
        yield from _press(source, Button.CELL_4)
    if mode != ALONE and (len(people) == 1 or stream.below(2)):
        yield from _click(place, "computer")
    for source in people:
        yield from _press(source, Button.CELL_4)
    yield from _pause(5)


def _play(place: Place, stream: Stream, ticks: int) -> Inputs:
    """Make a move now and then until the results are shown, or for so many ticks."""
    for tick in range(ticks):
        if isinstance(place.top, Results | Lobby | Chooser) or place.rests():
            return
        yield _move(place, stream) if tick % THOUGHT == 0 else []


def _move(place: Place, stream: Stream) -> list[Input]:
    """Return what a person presses next in the game that is on top."""
    scene = place.top
    if isinstance(scene, AskFirst):
        return [Press(KEYBOARD, Button.OK)]
    if isinstance(scene, TripoloScene):
        return [Press(PAIR[seat], _tripolo(scene, seat)) for seat in scene.awaited]
    if isinstance(scene, TriominosScene) and scene.human:
        return _triominos(scene, scene.human.source or "")
    if isinstance(scene, TurnScene) and scene.human and scene._targets:
        target = stream.choice(scene._targets)
        return [Point(FINGER, phase, target.rect.center) for phase in (Phase.DOWN, Phase.UP)]
    return [Press("keys-1", Button.CELL_4)]


def _tripolo(scene: TripoloScene, seat: int) -> Button:
    """Return the press that lays the chosen card, chooses the next one, or draws where none fits."""
    match, fits = scene._match, masks(scene._match.tops)
    chosen = scene._controls.chosen(seat)
    cells = [cell for cell in range(9) if chosen is not None and fits[cell] >> chosen & 1]
    if cells:
        return Button(cells[0])
    any_fits = any(fits[cell] >> card & 1 for card in match.hand(seat) for cell in range(9))
    return Button.NEXT if any_fits else Button.DRAW


def _triominos(scene: TriominosScene, source: str) -> list[Input]:
    """Return the press that opens the own rack, asks for a hint, lays the tile, draws, or at last passes."""
    if not scene.sees_hand or scene._draws or scene._at.startswith(FACE):
        return [Press(source, Button.CELL_4)]
    wanted = HINT if any(scene.board.placements(tile) for tile in scene.open_tiles()) else DRAW
    there = {target.key: target.rect.center for target in scene._targets}
    pos = there.get(wanted) or there.get(ANSWER)
    return [Point(FINGER, phase, pos) for phase in (Phase.DOWN, Phase.UP)] if pos else []


def _any(stream: Stream, size: tuple[int, int]) -> Input:
    pos = stream.below(size[0]), stream.below(size[1])
    kind = stream.below(10)
    if kind < 6:
        return Press(stream.choice(SOURCES), Button(stream.below(len(Button))))
    if kind < 7:
        return Release(stream.choice(SOURCES), Button(stream.below(len(Button))))
    pointer = stream.choice(("mouse", "finger-1", "finger-2"))
    return Point(pointer, stream.choice((Phase.DOWN, Phase.UP, Phase.MOVE)), pos)


def _pause(seconds: float) -> Inputs:
    for _ in range(round(seconds * TICK_RATE)):
        yield []


def _press(source: str, button: Button) -> Inputs:
    yield [Press(source, button)]
    yield from _pause(0.5)


def _click(place: Place, key: str) -> Inputs:
    """Touch a widget of the page on top, if it is there."""
    top = place.top
    shown: Sequence[Widget] = top.widgets if isinstance(top, Page) else getattr(top, "_widgets", ())
    widget = next((widget for widget in shown if widget.key == key), None)
    if widget:
        yield [Point(FINGER, Phase.DOWN, widget.rect.center)]
        yield [Point(FINGER, Phase.UP, widget.rect.center)]
    yield from _pause(0.5)
