"""The lesson of Triqueta with hands: the rock, a round with a partner, and the end of a game that begins to count."""

from collections.abc import Callable
from typing import Any, ClassVar, Final

import pygame

from games.engine.clock import TICK_RATE
from games.engine.guided import PUPIL, Guided
from games.engine.guided_step import Step
from games.engine.house import House
from games.engine.inputs import Button, Happened, Input, Release
from games.engine.scene import Scene
from games.engine.widgets import Widget
from games.triqueta.actions import Action, ChooseTower, Count, Draw, Keep, Place, Take
from games.triqueta.events import ChoiceMade, Drawn, Event, Kept, Placed, RowTaken
from games.triqueta.game import GAME
from games.triqueta.guided_position import last_row
from games.triqueta.legal import members
from games.triqueta.rules import Phase, State
from games.triqueta.scene import CONFIRM, EYE, KEEP, TOWER, TriquetaScene
from games.triqueta.scoring import POINTS, TRIQUETA
from games.turnbased.first import AskFirst
from games.turnbased.guided import Rehearsed, Taught, Unsaved
from games.turnbased.look import Sight
from games.turnbased.players import Player

PARTNER: Final = 1
SEED: Final = 10  # its first tower begins with two bears and two rams
LOOK_SHOWN: Final = 3 * TICK_RATE // 2  # ticks for which a secret is shown to who skips looking
COUNTED: Final = 3 * TICK_RATE // 2  # ticks after the animals have been counted
CROSS: Final = (Button.CELL_4, Button.CELL_1, Button.CELL_3, Button.CELL_5, Button.CELL_7)  # OK first


class TaughtTriqueta(Taught[Action, Event], TriquetaScene):
    """The table of the lesson."""

    shares = False  # whether secrets are covered as if others looked at the screen

    @property
    def shares_screen(self) -> bool:
        """Whether secrets must be covered."""
        return self.shares

    def targets(self) -> list[Widget]:
        """Return what there is to choose; what the button with the eye is for, the lesson says."""
        found = super().targets()
        for target in found:
            target.text = "" if target.key == EYE else target.text
        return found

    def rect_of(self, key: str) -> list[pygame.Rect]:
        """Return where a target lies, if it can be chosen now."""
        return [target.rect for target in self._targets if target.key == key]

    def counts(self, at: int) -> bool:
        """Return whether one of the face-down tokens is marked to count."""
        return self.state.phase is Phase.COUNT and self._own_marks()[at]


class AskForRock(AskFirst):
    """Asks who begins; whoever wants to go back is asked by the lesson, for below this page there is nothing."""

    def __init__(self, guide: Guided, begin: Callable[[int | None], Scene]) -> None:
        super().__init__(guide.inner, "triqueta.first", begin, music=guide.game)
        self._guide = guide

    def back(self) -> None:
        """Open the menu of the lesson."""
        self._guide.pause()


class TriquetaGuided(Guided):
    """Take the rock, draw and place, keep, look, take a row; then the last row, and what is worth counting."""

    game = "triqueta"
    steps: ClassVar[tuple[Step, ...]] = (
        Step("rock", "choose", CROSS),
        Step("draw", "choose", CROSS),
        Step("place", "choose", CROSS),
        Step("keep", "choose", CROSS),
        Step("look", "look", (Button.DRAW,)),
        Step("take", "choose", CROSS),
        Step("round"),
        Step("last_row", "choose", CROSS),
        Step("fourth", "choose", CROSS),
        Step("less", "choose", CROSS),
        Step("confirm", "choose", CROSS),
    )

    def __init__(self, house: House, play: Callable[[str], None]) -> None:
        super().__init__(house, play)
        self._scene: TaughtTriqueta | None = None
        self._looked = 0  # ticks for which the secret has been seen
        self._over = 0  # ticks since the animals have been counted
        self.inner.seats.add_computer(0, PARTNER)

    # The steps

    def begin(self, step: Step) -> None:
        """Set up what a step needs."""
        if not self.inner.scenes.top:
            self.inner.seats[PUPIL].source = "nobody"  # the table has two places from the start
            self.inner.scenes.push(AskForRock(self, self._first))
        elif step.key == "last_row":
            self.inner.scenes.replace(self._table(last_row()))
        if self._scene:
            self._scene.shares = step.key == "look"
            self._scene.refresh()

    def seated(self) -> None:
        """Tell the table who plays now."""
        if self._scene:
            self._scene.session.seat(PUPIL, self.source, None)

    def solve(self, step: Step) -> None:
        """Do a step for the pupil."""
        scene = self._scene
        if scene is None:
            self.inner.scenes.replace(self._first(PUPIL))
        elif step.key == "look":
            scene.look.hold(PUPIL, step.key)
        elif step.key in {"fourth", "less"}:
            next(target for target in scene.targets() if target.key == self._fourth).ok()
        elif step.key == "confirm":
            scene.act(Count(self._kept_wisely))
        else:
            self._play_for_them(scene)

    def marks(self) -> list[pygame.Rect]:
        """Return what is to be chosen."""
        if self._scene is None:
            top = self.inner.scenes.top
            return [each.rect for each in top.widgets if each.key == "seat-0"] if isinstance(top, AskFirst) else []
        if self._scene.look.player is not None:
            return []
        return [rect for key in self._wanted(self._scene.state) for rect in self._scene.rect_of(key)]

    def labels(self) -> tuple[Button, ...]:
        """Return nothing: each step names its buttons."""
        return ()

    def values(self) -> dict[str, object]:
        """Return the pupil's name, and what three and four rabbits are worth."""
        three, four = POINTS[0][TRIQUETA], POINTS[0][TRIQUETA + 1]
        return {"name": self.inner.name(PUPIL), "three": three, "less": three - four}

    def takes(self, given: Input) -> bool:
        """Let the table know of releases, too: a secret is seen only while something is held."""
        return isinstance(given, Release | Happened) or super().takes(given)

    def is_calm(self) -> bool:
        """Wait for the pupil's turn, unless there is only something to read next."""
        scene = self._scene
        reads = not self.steps[min(self.number + 1, len(self.steps) - 1)].how
        return scene is None or (not scene.animating and (reads or scene.state.is_over or scene.human is not None))

    def tick(self) -> None:
        """See what is looked at, and which tokens are marked."""
        super().tick()
        scene, key = self._scene, self.step.key
        if scene is None or not self.waits:
            return
        if key == "look":
            self._watch_look(scene)
        elif (key == "fourth" and scene.counts(self._fourth_at)) or (
            key == "less" and not scene.counts(self._fourth_at)
        ):
            self.done()

    # What counts, and what happens

    def allows(self, action: Action) -> bool:
        """Return whether the pupil may do this now; else say why not."""
        key = self.step.key
        if not self.waits:
            return False
        allowed = {
            "draw": isinstance(action, Draw),
            "place": isinstance(action, Place),
            "keep": isinstance(action, Draw | Keep),
            "take": isinstance(action, Take) and bool(self._state.rows[action.row]),
            "last_row": isinstance(action, Take),
            "confirm": isinstance(action, Count) and action.added == self._kept_wisely,
        }.get(key, False)
        if not allowed:
            empty = key == "take" and isinstance(action, Take)
            self.not_yet("empty" if empty else key)
        return allowed

    def saw(self, event: Event, player: int) -> None:
        """Praise what was asked for."""
        ends = {"draw": Drawn, "place": Placed, "keep": Kept, "take": RowTaken, "last_row": RowTaken}
        if player == PUPIL and isinstance(event, ends.get(self.step.key, ())):
            self.done()
        elif player == PUPIL and isinstance(event, Drawn) and self.shown and self._scene:
            self._scene.act(Keep())
        elif isinstance(event, ChoiceMade):
            self._over = 0

    def over(self) -> None:
        """End the lesson once all animals are counted."""
        if self._scene and not self._scene.animating:
            self._over += 1
            if self._over == COUNTED:
                self.done()

    def _watch_look(self, scene: TaughtTriqueta) -> None:
        if scene.look.sight is Sight.OPEN:
            self._looked += 1
            if self.shown and self._looked >= LOOK_SHOWN:
                scene.look.cover()
                self.house.stale = True
        elif self._looked:
            self.done()

    def _wanted(self, state: State) -> list[str]:
        """Return the keys of the targets that are to be chosen."""
        key = self.step.key
        if key == "take":
            return [f"row-{max(members(state.open_rows), key=lambda row: len(state.rows[row]))}"]
        rows = [f"row-{row}" for row in members(state.open_rows)]
        if key in {"fourth", "less"}:
            return [self._fourth]
        return {
            "draw": [TOWER],
            "place": rows,
            "keep": [KEEP if state.phase is Phase.DRAWN else TOWER],
            "look": [EYE],
            "last_row": rows,
            "confirm": [CONFIRM],
        }.get(key, [])

    def _play_for_them(self, scene: TaughtTriqueta) -> None:
        state, row = scene.state, int(self._wanted(scene.state)[0].partition("-")[2] or 0)
        if self.step.key in {"take", "last_row"}:
            scene.act(Take(row))
        elif state.phase is Phase.TURN:
            scene.act(Draw())
        else:
            scene.act(Keep() if self.step.key == "keep" else Place(row))

    # The tables

    @property
    def _state(self) -> State:
        assert self._scene  # noqa: S101 - steps that ask for the state begin after the rock
        return self._scene.state

    @property
    def _fourth_at(self) -> int:
        """The face-down token that would be the fourth of its kind."""
        collected = self._state.collected[PUPIL]
        return next(at for at, animal in enumerate(self._state.kept[PUPIL]) if collected[animal] == TRIQUETA)

    @property
    def _fourth(self) -> str:
        return f"count-{self._fourth_at}"

    @property
    def _kept_wisely(self) -> tuple[int, ...]:
        """The face-down tokens without the one that costs."""
        kept = self._state.kept[PUPIL]
        return tuple(sorted(animal for at, animal in enumerate(kept) if at != self._fourth_at))

    def _first(self, first: int | None) -> Scene:
        """Begin the round when the pupil has taken the rock; else ask again."""
        if first != PUPIL:
            self.not_yet("rock")
            return AskForRock(self, self._first)
        table = self._table(None)
        self.done()
        return table

    def _table(self, state: State | None) -> TaughtTriqueta:
        """Return the table, at the beginning of a game or at a state of it."""
        players = [Player(PUPIL, "", self.source, None), Player(PARTNER, "", None, 0)]
        session = Rehearsed(GAME, players, {"first": PUPIL}, _partner, SEED)
        if state:
            session.state = state
        self._scene = TaughtTriqueta(self.inner, session, Unsaved(), _no_results)
        self._scene.guide = self
        return self._scene


def _partner(state: State) -> Action:
    """Draw and place as long as the pupil is in the round, then take what is left."""
    if state.phase is Phase.TOWER:
        return ChooseTower(members(state.waiting)[0])
    if state.phase is Phase.DRAWN:
        return Place(max(members(state.open_rows), key=lambda row: len(state.rows[row])))
    alone = state.markers[PUPIL] is not None
    return Take(members(state.open_rows)[0]) if alone else Draw()


def _no_results(outcome: Any) -> None:
    """Show no results: a lesson has none."""


def begin(house: House, play: Callable[[str], None]) -> Scene:
    """Return the lesson; play is called with the pupil's source by who wants to play at once."""
    return TriquetaGuided(house, play)
