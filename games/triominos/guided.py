"""The lesson of Triominos with hands: start, turn, fit a side, a bridge, two hexagons, and what drawing costs."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, ClassVar, Final

import pygame

from games.engine.guided import PUPIL, Guided
from games.engine.guided_step import Step
from games.engine.house import House
from games.engine.inputs import Button, Happened, Input, Release
from games.engine.scene import Scene
from games.triominos import guided_position as position
from games.triominos.actions import Action, Draw, Pass, Place
from games.triominos.choosing import ANSWER, DRAW
from games.triominos.desk import FACE, TILE
from games.triominos.events import Drawn, Event, Passed, Placed
from games.triominos.game import GAME
from games.triominos.gestures import Pos
from games.triominos.lattice import corners
from games.triominos.legal import DRAW as DRAWING
from games.triominos.legal import PASS as PASSING
from games.triominos.panel_view import PanelLook
from games.triominos.rules import State
from games.triominos.scene import TriominosScene
from games.triominos.scoring import DRAW_COST, GIVE_UP_COST, MOST_DRAWS
from games.triominos.side_view import PoolLook, PromptLook
from games.triominos.told import signed
from games.turnbased.guided import Rehearsed, Taught, Unsaved
from games.turnbased.players import Player

PARTNER: Final = 1
OK: Final = Button.CELL_4
SIDEWAYS: Final = (Button.CELL_3, Button.CELL_5)
PLACES: Final = {
    "start": position.FIRST.tile,
    "side": position.TURNING,
    "bridge": position.BRIDGE.tile,
    "hexagon": position.HEXAGONS.tile,
}
"""The tile that each step wants placed."""

BUTTONS: Final = {
    "tile": (Button.NEXT, Button.PREVIOUS),
    "put": (OK,),
    "there": (OK, *SIDEWAYS),
    "turn": (OK, *SIDEWAYS),
    "confirm": (OK,),
    "draw": (Button.DRAW,),
    "pass": (OK, *SIDEWAYS),
}
"""The keys of a block, by what is to be done with them."""


class TaughtTriominos(Taught[Action, Event], TriominosScene):
    """The table of the lesson."""

    missed: Callable[[str], None]

    def rect_of(self, key: str) -> list[pygame.Rect]:
        """Return where a target lies, if it can be chosen now."""
        return [target.rect for target in self._targets if target.key == key]

    def dropped(self, pos: Pos | None) -> None:
        """Say why a tile does not fit where it was dropped."""
        under = self.camera.face_at(pos) if pos and self._layout.table.collidepoint(pos) else None
        if under is not None and self.hand.face is None and self.hand.tile is not None:
            self.missed(self._fault(under))
        super().dropped(pos)

    def _prompt(self) -> PromptLook:
        """Say nothing of keys: the lesson does."""
        look = super()._prompt()
        return look if look.is_refusal else replace(look, below="")

    def _pool_look(self) -> PoolLook:
        """Count the pool; what drawing costs, the lesson says."""
        return replace(super()._pool_look(), about="")

    def _panel_look(self, player: int) -> PanelLook:
        """Show what a turn brought without the figure's name, which is called out anyway."""
        look = super()._panel_look(player)
        return replace(look, latest=signed(look.gain) if look.gain else "")

    def _fault(self, face: int) -> str:
        """Tell why a tile does not fit on a face (M2)."""
        if face in self.board.tiles:
            return "taken"
        if self.board.touching(face):
            return "differs"
        return "corner" if any(corner in self.board.points for corner in corners(face)) else "away"


class TriominosGuided(Guided):
    """Place the first tile, turn the second, then a table later in the game."""

    game = "triominos"
    steps: ClassVar[tuple[Step, ...]] = (
        Step("start", "place"),
        Step("turn", "place"),
        Step("side", "place"),
        Step("bridge", "place"),
        Step("hexagon", "place"),
        Step("draw", "draw", (Button.DRAW,)),
        Step("more", "draw", (Button.DRAW,)),
        Step("pass", "pass"),
    )

    def __init__(self, house: House, play: Callable[[str], None]) -> None:
        super().__init__(house, play)
        self._seen: set[int] = set()  # places on which the turning tile has been shown
        self.inner.seats.add_computer(0, PARTNER)
        self._scene = self._table(position.beginning())

    # The steps

    def begin(self, step: Step) -> None:
        """Set up what a step needs."""
        if not self.inner.scenes.top:
            self.inner.scenes.push(self._scene)
        elif step.key == "bridge":
            self._scene = self._table(position.later())
            self.inner.scenes.replace(self._scene)
        self._scene.refresh()
        if step.key == "pass":
            self._scene.aim(ANSWER)

    def seated(self) -> None:
        """Tell the table who plays now."""
        self._scene.session.seat(PUPIL, self.source, None)

    def solve(self, step: Step) -> None:
        """Do a step for the pupil."""
        scene = self._scene
        if step.key == "turn":
            self.done()
        elif step.key in PLACES:
            spots = scene.board.placements(PLACES[step.key])
            wanted = self._face()
            spot = next(spot for spot in spots if wanted in {None, spot.face})
            scene.act(Place(PLACES[step.key], spot.face, spot.turn))
        elif step.key == "pass":
            scene.act(PASSING)
        else:
            for _ in range(1 if step.key == "draw" else MOST_DRAWS - scene.state.drawn):
                scene.act(DRAWING)

    def marks(self) -> list[pygame.Rect]:
        """Return the tile, then the place, or the button."""
        key, scene = self.step.key, self._scene
        if key in {"draw", "more", "pass"}:
            return scene.rect_of(ANSWER if key == "pass" else DRAW)
        tile, hand = PLACES.get(key, position.TURNING), scene.hand
        if self.how() == "tile":
            return scene.rect_of(f"{TILE}{tile}")
        face = self._face()
        faces = [hand.face] if hand.is_put and key != "turn" else list(hand.places) if face is None else [face]
        return [rect for each in faces for rect in scene.rect_of(f"{FACE}{each}")]

    def how(self) -> str:
        """Return what comes next with the tile in the hand."""
        key, hand = self.step.key, self._scene.hand
        if self.step.how != "place":
            return self.step.how
        if hand.tile != PLACES.get(key, position.TURNING):
            return "tile"
        if key == "turn":
            return "turn"
        if hand.is_put:
            return "confirm"
        return "there" if len(hand.places) > 1 else "put"

    def labels(self) -> tuple[Button, ...]:
        """Return the keys for what comes next."""
        return BUTTONS[self.how()]

    def values(self) -> dict[str, object]:
        """Return what drawing and giving up cost."""
        return {"draw": DRAW_COST, "pass": GIVE_UP_COST, "all": MOST_DRAWS * DRAW_COST + GIVE_UP_COST}

    def takes(self, given: Input) -> bool:
        """Let the table know of releases and of the window, too."""
        return isinstance(given, Release | Happened) or super().takes(given)

    def is_calm(self) -> bool:
        """Wait for the pupil's turn, unless the lesson leaves this table."""
        leaves = self.step.key in {"side", "pass"}
        return not self._scene.animating and (leaves or self._scene.human is not None)

    def tick(self) -> None:
        """See where the turning tile is shown."""
        super().tick()
        hand = self._scene.hand
        if not self.waits or self.step.key != "turn" or hand.tile != position.TURNING or hand.face is None:
            return
        self._seen.add(hand.face)
        if len(self._seen) > 1:
            self.done()

    # What counts, and what happens

    def allows(self, action: Action) -> bool:
        """Return whether the pupil may do this now; else say why not."""
        key = self.step.key
        if not self.waits:
            return False
        if isinstance(action, Place) and action.tile == PLACES.get(key) and self._face() in {None, action.face}:
            return True
        if isinstance(action, Draw) and key in {"draw", "more"}:
            return True
        if isinstance(action, Pass) and key == "pass":
            return True
        reason = "turn" if key == "turn" else "other" if isinstance(action, Place) else "place_first"
        self.not_yet(reason if key in PLACES or key == "turn" else key)
        return False

    def saw(self, event: Event, player: int) -> None:
        """Praise what was asked for."""
        key = self.step.key
        enough = key == "draw" or (key == "more" and self._scene.state.drawn == MOST_DRAWS)
        ends = {Placed: key in PLACES, Drawn: enough, Passed: key == "pass"}
        if player == PUPIL and ends.get(type(event), False):
            self.done()

    def over(self) -> None:
        """Never hear of the end: the lesson stops before it."""

    def _face(self) -> int | None:
        """Return the one place that the step wants; None when any will do."""
        return {"bridge": position.BRIDGE.face, "hexagon": position.HEXAGONS.face}.get(self.step.key)

    def _table(self, state: State) -> TaughtTriominos:
        players = [Player(PUPIL, "", self.source, None), Player(PARTNER, "", None, 0)]
        session = Rehearsed(GAME, players, {}, position.partner)
        session.state = state
        scene = TaughtTriominos(self.inner, session, Unsaved(), _no_results)
        scene.guide, scene.missed = self, self.not_yet
        return scene


def _no_results(outcome: Any) -> None:
    """Show no results: a lesson has none."""


def begin(house: House, play: Callable[[str], None]) -> Scene:
    """Return the lesson; play is called with the pupil's source by who wants to play at once."""
    return TriominosGuided(house, play)
