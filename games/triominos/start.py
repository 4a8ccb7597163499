"""How Triominos begins: a game, a puzzle, or a saved game that is gone on with."""

from collections.abc import Callable
from typing import Any

from games.engine.house import House
from games.engine.outcome import Outcome
from games.engine.plan import Plan
from games.engine.scene import Scene
from games.triominos.game import GAME
from games.triominos.puzzle_scene import PuzzleScene
from games.triominos.puzzle_session import PUZZLE
from games.triominos.scene import HELP, OPEN_RACKS, TriominosScene
from games.triominos.settings import TARGET
from games.turnbased.protocol import Game
from games.turnbased.saves import Save, Saved, sit_again
from games.turnbased.session import resumed


def start(house: House, plan: Plan, show: Callable[[Outcome], None]) -> Scene:
    """Begin what the lobby has decided: one round, rounds to the target, or a puzzle for one."""
    options = plan.options
    if plan.mode == "puzzle":
        return PuzzleScene.begin(house, int(options.get("size", "8")), show)
    settings = {
        "two_sided": options.get("sides") == "pay",
        "any_tile": options.get("draw") == "any",
        "target": TARGET if plan.mode == "match" else 0,
        OPEN_RACKS: options.get("racks") == "open",
        HELP: options.get("help") != "off",
    }
    return TriominosScene.begin(house, settings, show)


def resume(house: House, saved: Saved, show: Callable[[Outcome], None]) -> Scene:
    """Go on with a saved game. Raises GameError, and changes nothing, when it cannot be stepped again."""
    is_puzzle = saved.header.game == PUZZLE.key
    game: Game[Any, Any] = PUZZLE if is_puzzle else GAME
    # The file is touched only when its log could be stepped, so the sink is named before it is there.
    session, events = resumed(game, saved.header, saved.entries, lambda line: save.add(line))  # noqa: PLW0108
    save = Save.go_on(house, saved)
    sit_again(house, session.players)
    scene = (PuzzleScene if is_puzzle else TriominosScene)(house, session, save, show)
    scene.recall(events)
    return scene
