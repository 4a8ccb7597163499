"""The puzzle on the screen: one person, a set of tiles, an empty table, and everything can be taken back."""

from collections.abc import Callable
from typing import Any

from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.outcome import Outcome, Row
from games.engine.theme import SEAT_COLOURS
from games.engine.widgets import Style, Widget
from games.triominos import speech
from games.triominos.board import Board
from games.triominos.choosing import ANSWER, DRAW, SHEET, TOOLS
from games.triominos.events import Placed
from games.triominos.hand import all_places
from games.triominos.panel_view import PanelLook, PanelView
from games.triominos.pictures import BUTTON
from games.triominos.puzzle_session import PUZZLE, TAKE_BACK, PuzzleState, TakenBack
from games.triominos.puzzle_solver import Solver, TooLarge
from games.triominos.rack_view import RackLook
from games.triominos.side_view import PoolLook, PromptLook
from games.triominos.table_scene import TableScene
from games.triominos.told import effect
from games.turnbased.protocol import Thinking
from games.turnbased.saves import Save, players_at
from games.turnbased.session import Session

SLICES = 6  # of the solver in one tick


class PuzzleScene(TableScene):
    """A puzzle being solved."""

    mode = "puzzle"

    def __init__(self, house: House, session: Session[Any, Any], save: Save, show: Callable[[Outcome], None]) -> None:
        super().__init__(house, session, save, show)
        self._panels = PanelView(house)
        self._solving: Thinking[Any] | None = None
        self._advice = ""  # what the solver has said

    @classmethod
    def begin(cls, house: House, size: int, show: Callable[[Outcome], None]) -> "PuzzleScene":
        """Begin a puzzle of so many tiles for the person who is ready."""
        humans = house.seats.humans()
        seat = next((seat for seat in humans if seat.ready), humans[0])
        save = Save.begin(house, PUZZLE.key)
        session: Session[Any, Any] = Session(
            PUZZLE, players_at(house, [seat]), house.new_seed(), {"size": size}, save.add
        )
        session.begin()
        return cls(house, session, save, show)

    @property
    def state(self) -> PuzzleState:
        """The puzzle."""
        state: object = self.session.state
        assert isinstance(state, PuzzleState)  # noqa: S101 - PUZZLE makes no other
        return state

    @property
    def board(self) -> Board:
        """The figure on the table."""
        return self.state.board

    def own_tiles(self) -> tuple[int, ...]:
        """Return the tiles that are left."""
        return self.state.game.left

    def open_tiles(self) -> tuple[int, ...]:
        """Return the tiles that are left: any may be placed."""
        return self.state.game.left

    @property
    def sees_hand(self) -> bool:
        """Whether there is anything left to place."""
        return not self.state.is_over

    @property
    def missing(self) -> frozenset[str]:
        """The score sheet: there are no points."""
        return frozenset({SHEET})

    def unveil(self) -> None:
        """Do nothing: the rack is always open."""

    def buttons(self) -> list[Widget]:
        """Return taking back, confirming, and the tools."""
        words, layout, hand = self.house.words, self._layout, self.hand
        back = Widget(
            DRAW,
            layout.draw,
            words("triominos.puzzle.take_back"),
            "ui/undo",
            on_ok=self.undo,
            enabled=hand.is_put or bool(self.state.game.placed),
            style=Style.PRIMARY if self.state.game.is_stuck else Style.PLAIN,
            fill=None if self.state.game.is_stuck else BUTTON,
            size=30,
        )
        place = Widget(
            ANSWER,
            layout.answer,
            words("triominos.puzzle.place"),
            "ui/tick",
            on_ok=self.confirm,
            enabled=hand.is_put,
            style=Style.PRIMARY,
            size=30,
        )
        return [back, place, *self.tools()]

    def draw_or_pass(self) -> None:
        """Take the last tile back."""
        self.undo()

    def undo(self) -> None:
        """Take back what was put down, else the last tile."""
        if self.hand.is_put:
            self.take_back()
        else:
            self.act(TAKE_BACK)

    def hint(self) -> None:
        """Look for a way to place all tiles that are left; show its first step, or say that there is none."""
        self._advice = "thinking"
        self._solving = Solver().solve(self.board, self.own_tiles())

    def act(self, action: Any) -> None:
        """Place or take back; what the solver was asked about is over."""
        self._solving, self._advice = None, ""
        super().act(action)

    def tick(self) -> None:
        """Let 1/120 s pass; let the solver think for a little of it."""
        super().tick()
        for _ in range(SLICES):
            if self._solving:
                self._think_on(self._solving)

    def _think_on(self, solving: Thinking[Any]) -> None:
        try:
            next(solving)
        except StopIteration as answer:
            self._solving, self.house.stale = None, True
            self._advice = "" if answer.value else "dead_end"
            if answer.value:
                first = answer.value[0]
                self.aim(f"tile-{first.tile}")
                self.aim(f"face-{first.face}")
        except TooLarge:
            self._solving, self._advice, self.house.stale = None, "unknown", True

    def follow(self, event: object, player: int) -> None:
        """Let it be heard, and frame the figure."""
        del player
        if isinstance(event, Placed):
            self.house.sounds.effect(effect(event))
        elif isinstance(event, TakenBack):
            self.house.sounds.effect("menu-back")
        if not self.camera.by_hand:
            self.frame()

    def sentence(self, event: object) -> str:
        """Return nothing: one sees what one does oneself."""
        del event
        return ""

    def outcome(self) -> Outcome:
        """Return what the results page shows."""
        words, state = self.house.words, self.state
        seat = self.session.players[0].seat
        count, back = len(state.game.tiles), state.taken_back
        return Outcome(
            headline=words("triominos.puzzle.solved"),
            remark=words("triominos.puzzle.remark", count=count, back=back),
            winners=(seat,),
            columns=(words("triominos.puzzle.placed"), words("triominos.puzzle.backs")),
            rows=(Row(seat, (str(count), str(back))),),
            finished=True,
            proceed=self._another,
        )

    def hurry(self) -> None:
        """Go on to the results."""
        self._shown_in = min(self._shown_in, 1)

    def _another(self) -> None:
        self.house.seats[self.session.players[0].seat].ready = True
        self.house.scenes.replace(self.begin(self.house, self.session.settings["size"], self.show))

    def draw_table(self, canvas: Canvas) -> None:
        """Describe the table."""
        layout, state, words = self._layout, self.state, self.house.words
        seat = self.session.players[0].seat
        self.draw_felt(canvas, None)
        tiles = frozenset(state.game.left)
        fitting = all_places(tiles, self.board)[0] if self.showing_all else set()
        look = RackLook(seat, state.game.left, self.hand.tile, tiles, frozenset(fitting), self.gone_tiles())
        self._rack_view.draw(canvas, layout, look)
        self._side_view.draw_prompt(canvas, layout.prompt, self._prompt(seat))
        panel = PanelLook(seat, len(state.game.placed), len(tiles), "", gain=0, turn=True)
        self._panels.draw(canvas, layout.panels[0], panel)
        pool = PoolLook(
            str(len(state.game.placed)),
            words("triominos.puzzle.left", count=len(state.game.tiles)),
            words("triominos.puzzle.about"),
        )
        self._side_view.draw_pool(canvas, layout, pool)
        self._side_view.draw_buttons(canvas, self._buttons, self.focus, SEAT_COLOURS[seat])
        self.draw_air(canvas)

    def _prompt(self, seat: int) -> PromptLook:
        words, game = self.house.words, self.state.game
        stage = "done" if game.is_solved else "stuck" if game.is_stuck else "prompt"
        sentence = words(f"triominos.puzzle.{stage}", name=self.house.name(seat), count=len(game.tiles))
        if self.looking_round:
            sentence = words("triominos.prompt.view")
        elif self.hand.is_put:
            sentence = words("triominos.prompt.put")
        if self._advice:
            advice = words(f"triominos.puzzle.{self._advice}")
            return PromptLook(seat, sentence, advice, is_refusal=self._advice == "dead_end")
        if self.reason:
            return PromptLook(seat, sentence, self.reason, is_refusal=True)
        return PromptLook(seat, sentence, words(f"triominos.tool.{self._at}") if self._at in TOOLS else self.keys(seat))

    def keys(self, seat: int) -> str:
        """Return how a seat plays."""
        return speech.puzzle_keys(self.house, self.house.seats[seat].source or "")
