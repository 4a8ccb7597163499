"""What the tests do on the pages, in the words of people."""

from games.engine.inputs import BLOCK, MOUSE, Button
from games.engine.widgets import Widget
from games.menus.lobby import Lobby
from tests.furnished import Furnished
from tests.menus.stub_game import StubScene

UP, LEFT, MIDDLE, RIGHT, DOWN = Button.CELL_1, Button.CELL_3, Button.CELL_4, Button.CELL_5, Button.CELL_7
DRAW = Button.DRAW
ONE, TWO, THREE, FOUR = (f"{BLOCK}{number}" for number in (1, 2, 3, 4))
PAD_ONE, PAD_TWO = "pad-0", "pad-1"
FINGER_ONE = "finger-11"


def widget(lobby: Lobby, key: str) -> Widget:
    """Return a widget of the lobby."""
    return next(found for found in lobby._widgets if found.key == key)


def click(house: Furnished, lobby: Lobby, key: str, source: str = MOUSE) -> None:
    """Click on the middle of a widget."""
    house.click(widget(lobby, key).rect.center, source)


def begin(house: Furnished, *sources: str) -> StubScene:
    """Let sources join, be ready, and wait for the start; return the game's scene."""
    for source in sources:
        house.press(source, Button.CELL_0)
    for source in sources:
        house.press(source, MIDDLE)
    house.wait(3.1)
    scene = house.scenes.top
    assert isinstance(scene, StubScene), f"{sources} did not start a game"
    return scene
