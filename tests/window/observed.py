"""main.py as it is, telling on standard output what its scenes know, one line of JSON whenever that has changed.

For window tests that must know more than pixels show: `python -m tests.window.observed --data DIR ...`.
"""

import json
import sys
from typing import Any

import main as front_door
from games.engine.app import App
from games.engine.clock import TICK_RATE
from games.engine.guided import GUARD, Guided
from games.engine.house import House
from games.engine.inputs import BLOCKS, Input, Point
from games.engine.page import Page
from games.menus.replay_scene import ReplayScene
from games.menus.results import DEAF_TICKS, Results
from games.turnbased.play import Play


class TellingApp(App):
    """The loop, telling after each tick."""

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        self._told: dict[str, Any] = {}

    def advance(self, inputs: list[Input]) -> bool:
        """Let a tick pass, then tell."""
        wanted = super().advance(inputs)
        heard = [repr(given) for given in inputs if not isinstance(given, Point)]
        now = facts(self._house)
        if heard or now != self._told:
            self._told = now
            print(json.dumps({**now, "inputs": heard}), flush=True)  # noqa: T201 - telling is what this program is for
        return wanted


def facts(house: House) -> dict[str, Any]:
    """Return what can be told of the house now, as JSON values."""
    scene = house.scenes.top
    return {
        "scene": type(scene).__name__,
        "size": list(house.size),
        "language": house.settings.language,
        "silent": house.sounds.silent,
        "notices": list(house.notices._waiting),
        "seats": [seat.source or ("computer" if seat.level is not None else "") for seat in house.seats.places],
        "ready": [seat.number for seat in house.seats.places if seat.ready],
        "lost": sorted(house.devices.lost),
        "backend": house.devices.backend,
        "cursors": house.devices.pointers.cursors(),
        "focus": scene.focus if isinstance(scene, Play) else "",
        "step": scene.step.key if isinstance(scene, Guided) and scene.waits else "",
        "old": getattr(scene, "age", GUARD) >= GUARD,  # it takes presses already
        "at": scene._at if isinstance(scene, Page) else "",
        "deaf": isinstance(scene, Results) and scene._age < DEAF_TICKS,
        "film": film(scene) if isinstance(scene, ReplayScene) else {},
        "labels": {block: "".join(house.devices.labels.block(block)) for block in BLOCKS},
    }


def film(scene: ReplayScene) -> dict[str, Any]:
    """Return where a film is, in seconds, and whether it plays."""
    shown = scene.film
    return {"at": shown.at // TICK_RATE, "length": shown.length // TICK_RATE, "playing": scene.playing}


if __name__ == "__main__":
    vars(front_door)["App"] = TellingApp  # the one piece that is exchanged
    sys.exit(front_door.main(sys.argv[1:]))
