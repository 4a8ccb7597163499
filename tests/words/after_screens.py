"""The screens after a game: results with their tabs, and games that are watched again."""

from collections.abc import Callable
from functools import partial

from games import catalogue
from games.core.log import Log
from games.engine.clock import TICK_RATE
from games.engine.inputs import KEYBOARD, Button
from games.engine.plan import Plan
from games.menus import replay_files
from games.menus.lobby import Lobby
from games.menus.replay_scene import ReplayScene
from games.menus.replays_page import ReplaysPage
from games.menus.results import DEAF_TICKS, Results
from tests import logs
from tests.furnished import Furnished
from tests.menus.watching import keep

DEAF = DEAF_TICKS / TICK_RATE + 0.5  # seconds after which the page of results listens
LEVEL = 4  # of the computers
PEOPLE = {2: 1, 6: 4}  # by players; the others are computers
LOGS: dict[str, Callable[[], Log]] = {
    "tripolo": partial(logs.tripolo, 6, 1),
    "triqueta": partial(logs.triqueta, 5),
    "triominos": partial(logs.triominos, 4),
    "puzzle": logs.puzzle,
}
MODES = {"triqueta": "game", "puzzle": "puzzle"}
TABS: dict[str, tuple[Button, ...]] = {
    "figures": (),
    "look-back": (Button.UP, Button.RIGHT, Button.OK),
    "why-not": (Button.UP, Button.RIGHT, Button.RIGHT, Button.OK),
}


def results(house: Furnished, seat: Callable[[Furnished, int], None], players: int, steps: tuple[Button, ...]) -> None:
    """Play a round of Tripolo in which people try every card in the middle, then open a tab of its results."""
    game = catalogue.GAMES[0]
    lobby = Lobby(house, game)
    house.enter(lobby)
    seat(house, players)
    for place in house.seats.places[PEOPLE[players] : players]:
        place.source, place.level = None, LEVEL
    house.enter(game.start(house, Plan("match", {"lock": "1", "deal": "random"}), lobby.played.show))
    people = [place.source for place in house.seats.humans() if place.source]
    while not isinstance(house.on_top(), Results):
        for source in people:
            house.press(source, Button.DRAW, Button.CELL_4)
        house.wait(2)
    house.wait(DEAF)
    house.press(KEYBOARD, *steps)
    house.wait(1)


def replays(house: Furnished) -> None:
    """List finished games of every kind."""
    for number, (game, log) in enumerate(LOGS.items()):
        keep(house, log(), number + 1, MODES.get(game, "match"))
    house.enter(ReplaysPage(house))


def replay(house: Furnished, game: str, share: float) -> None:
    """Stop a film after a share of its length."""
    path = logs.write(house.store.folder / "game.jsonl", LOGS[game]())
    scene = ReplayScene(house, replay_files.film(house, path))
    house.enter(scene)
    scene.film.seek(round(scene.film.length * share))
    house.wait(1)
    if scene.playing:
        house.press(KEYBOARD, Button.OK)


def after(seat: Callable[[Furnished, int], None]) -> dict[str, Callable[[Furnished], object]]:
    """Return the screens by name; ``seat`` seats and names a number of players."""
    return {
        **{
            f"round-{name}-{players}": partial(results, seat=seat, players=players, steps=steps)
            for name, steps in TABS.items()
            for players in PEOPLE
        },
        "replays": replays,
        **{f"replay-{game}": partial(replay, game=game, share=0.6) for game in LOGS},
        "replay-tripolo-over": partial(replay, game="tripolo", share=1.0),
    }
