"""The Triominos scene: racks that only their owner sees, pool and penalties, points that are called out."""

from collections.abc import Callable, Mapping
from typing import Any

from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.outcome import Outcome
from games.engine.theme import SEAT_COLOURS
from games.engine.widgets import Style, Widget
from games.triominos import speech, told
from games.triominos.actions import Draw, Pass
from games.triominos.choosing import ANSWER, DRAW, HELPS, TOOLS
from games.triominos.desk import CLOSED, number_of
from games.triominos.events import Drawn, Event, Passed, Placed
from games.triominos.flights import Flight
from games.triominos.game import GAME
from games.triominos.hand import all_places
from games.triominos.layout import rack_places
from games.triominos.legal import DRAW as DRAWING
from games.triominos.legal import PASS as PASSING
from games.triominos.panel_view import PanelLook, PanelView
from games.triominos.pictures import BUTTON, turned
from games.triominos.rack_view import RackLook
from games.triominos.report import outcome
from games.triominos.rounds import GUARD, RoundScene
from games.triominos.scoring import DRAW_COST, GIVE_UP_COST, MOST_DRAWS
from games.triominos.shouts import Shout
from games.triominos.side_view import PoolLook, PromptLook
from games.turnbased.look import Sight
from games.turnbased.saves import Save, players_at
from games.turnbased.session import Session

OPEN_RACKS = "open_racks"  # in the settings of a game: for playing with children
HELP = "help"  # in the settings of a game: whether fitting places may be asked for


class TriominosScene(RoundScene):
    """A game of Triominos."""

    def __init__(self, house: House, session: Session[Any, Event], save: Save, show: Callable[[Outcome], None]) -> None:
        super().__init__(house, session, save, show)
        self._panels = PanelView(house)
        self._open_racks = bool(session.settings.get(OPEN_RACKS))

    @classmethod
    def begin(cls, house: House, settings: Mapping[str, Any], show: Callable[[Outcome], None]) -> "TriominosScene":
        """Begin a game with the seats of the house."""
        seats = house.seats.taken()[: GAME.players[-1]]
        players = players_at(house, seats)
        save = Save.begin(house, GAME.key)
        session = Session(GAME, players, house.new_seed(), settings, save.add)
        session.begin()
        return cls(house, session, save, show)

    @property
    def missing(self) -> frozenset[str]:
        """The buttons that show where tiles fit, in a game without help."""
        return frozenset() if self.session.settings.get(HELP, True) else HELPS

    # Secrets

    @property
    def sees_hand(self) -> bool:
        """Whether a person is to play and the own rack is open."""
        return bool(self.human) and self.playing and self._sees(self.state.seat)

    @property
    def covered(self) -> bool:
        """Whether a person is to play whose rack is still covered."""
        return bool(self.human) and self.playing and not self.sees_hand

    def has_secrets(self, player: int) -> bool:
        """Return whether a player's rack is hidden from others at the same screen."""
        return self.playing and bool(self.state.racks[player])

    def place_at(self, pos: tuple[int, int]) -> int | None:
        """Return the player whose panel lies at a place."""
        return next((player for player, panel in enumerate(self._layout.panels) if panel.collidepoint(pos)), None)

    def unveil(self) -> None:
        """Open the rack of whose turn it is, behind the curtain first; it stays open until the turn ends."""
        if self._turn_age >= GUARD and self.playing and self.look.player is None:
            self.house.sounds.effect("menu-ok")
            self.look.hold(self.state.seat, "")
            self.refresh()

    def _sees(self, player: int) -> bool:
        """Return whether a player's rack may be seen on the screen now."""
        if self.session.players[player].level is not None:
            return self._open_racks and not self.humans  # computers show theirs to each other, and nobody else plays
        if not self.shares_screen or self._open_racks:
            return True
        return self.look.sight is Sight.OPEN and self.look.player == player

    def _rack_player(self) -> int:
        """Return whose rack stands below the table: the one person's, else that of whose turn it is."""
        humans = self.humans
        return humans[0] if len(humans) == 1 else self.state.seat

    # What may be chosen

    def buttons(self) -> list[Widget]:
        """Return drawing and passing, or taking back and confirming, and the tools."""
        tile, face = self.hand.tile, self.hand.face
        if self.hand.is_put and tile is not None and face is not None:
            return [*self._put_buttons(told.signed(self._worth(tile, face)[0])), *self.tools()]
        return [*self._turn_buttons(), *self.tools()]

    def _put_buttons(self, points: str) -> list[Widget]:
        words, layout = self.house.words, self._layout
        back = Widget(DRAW, layout.draw, words("triominos.take_back"), "ui/undo", on_ok=self.take_back, fill=BUTTON)
        place = Widget(ANSWER, layout.answer, words("triominos.place", points=points), "ui/tick", on_ok=self.confirm)
        place.style = Style.PRIMARY
        return [back, place]

    def _turn_buttons(self) -> list[Widget]:
        words, layout = self.house.words, self._layout
        legal = set(map(type, self.state.legal_actions())) if self.sees_hand else set()
        cost = told.signed(-GIVE_UP_COST if self.state.drawn == MOST_DRAWS else 0)
        draw = Widget(DRAW, layout.draw, words("triominos.draw", points=told.signed(-DRAW_COST)), "ui/hand-take")
        give_up = Widget(ANSWER, layout.answer, words("triominos.pass", points=cost), "ui/pass")
        draw.on_ok, give_up.on_ok = (lambda: self.act(DRAWING)), (lambda: self.act(PASSING))
        for button, action in ((draw, Draw), (give_up, Pass)):
            button.enabled = action in legal
            if legal == {action}:
                button.style = Style.PRIMARY
            else:
                button.fill = BUTTON
        return [draw, give_up]

    def draw_or_pass(self) -> None:
        """Draw a tile; passing has a button of its own, so that nobody gives up by one press too many."""
        self.act(DRAWING)

    # What happens

    def follow(self, event: Event, player: int) -> None:
        """Let tiles fly and points be called out."""
        super().follow(event, player)
        effect = told.effect(event)
        if effect:
            self.house.sounds.effect(effect)
        if isinstance(event, Placed):
            self._follow_placed(event, player)
        elif isinstance(event, Drawn):
            self._follow_drawn(player, event.points)
        elif isinstance(event, Passed) and event.points:
            place = self._layout.panels[player].center
            self._shouts.add(Shout(told.signed(event.points), self.now, pos=place, is_loss=True))

    def _follow_placed(self, event: Placed, player: int) -> None:
        words = self.house.words
        made = told.figure_name(event.figure, event.bonus, words)
        called = f"{made} {told.signed(event.points)}" if made else told.signed(event.points)
        self._shouts.add(Shout(called, self.now, face=event.face, figure=event.figure))
        self._latest = (event.face, self.session.players[player].seat)
        if self.session.players[player].level is not None and not self.house.settings.calm:
            begin = self._layout.panels[player].center
            self._flights.start(Flight(turned(event.tile, event.turn), begin, self.now, face=event.face))
        new = [event.face, *(face for face in self.board.fits)]
        if not self.camera.by_hand or not self.camera.shows(event.face):
            self.camera.frame([*self.board.tiles, *new], at_once=self.house.settings.calm)

    def _follow_drawn(self, player: int, points: int) -> None:
        stock = self._layout.stock
        self._shouts.add(Shout(told.signed(points), self.now, pos=stock.center, is_loss=True))
        if self.house.settings.calm:
            return
        end = self._layout.panels[player].center
        if player == self._rack_player():
            end = rack_places(self._layout, len(self.state.racks[player]))[-1].rect.center
        self._flights.start(Flight(None, (stock.left + stock.height // 2, stock.centery), self.now, end=end))

    def sentence(self, event: Event) -> str:
        """Return an event in words."""
        return told.sentence(event, self.house.words, self.name)

    def outcome(self) -> Outcome:
        """Return what the results page shows."""
        seats = [player.seat for player in self.session.players]
        return outcome(self.house, self.state, seats, self.ledger, self._rematch)

    def _rematch(self) -> None:
        self.house.scenes.replace(self.begin(self.house, self.session.settings, self.show))

    # The picture

    def draw_table(self, canvas: Canvas) -> None:
        """Describe the table; racks only as far as they may be seen now."""
        layout = self._layout
        self.draw_felt(canvas, self._latest)
        self._rack_view.draw(canvas, layout, self._rack_look())
        self._side_view.draw_prompt(canvas, layout.prompt, self._prompt())
        for player, rect in enumerate(layout.panels):
            self._panels.draw(canvas, rect, self._panel_look(player))
        self._side_view.draw_pool(canvas, layout, self._pool_look())
        colour = SEAT_COLOURS[self.session.current.seat]
        self._side_view.draw_buttons(canvas, self._buttons, self.focus if self.sees_hand else "", colour)
        self.draw_air(canvas)
        self.draw_over(canvas)

    def _rack_look(self) -> RackLook:
        player = self._rack_player()
        state, seat = self.state, self.session.players[player].seat
        tiles = state.racks[player]
        if not self._sees(player) or self._draws:
            lid, below = self._lid(player)
            flying = self._flights.drawn if player == state.seat else 0
            return RackLook(seat, (None,) * len(tiles), lid=lid, below=below, flying=flying)
        own = player == state.seat and self.sees_hand
        open_tiles = frozenset(self.open_tiles()) if own else frozenset(tiles)
        fitting = all_places(open_tiles, self.board)[0] if own and self.showing_all else set()
        return RackLook(
            seat,
            tiles,
            chosen=self.hand.tile if own else None,
            cursor=number_of(self._at) if own and self._at.startswith(CLOSED) else None,
            open=open_tiles,
            fitting=frozenset(fitting),
            gone=self.gone_tiles() if own else frozenset(),
            flying=self._flights.drawn if player == state.seat else 0,
        )

    def _lid(self, player: int) -> tuple[str, str]:
        """Return what stands on the lid of a rack that is covered: nothing for those whose turn it is not."""
        if self.human is None or player != self.state.seat or not self.playing:
            return "", ""
        return speech.lid(self.house, self.session.players[player].seat, looking=self.look.player == player)

    def _pool_look(self) -> PoolLook:
        return speech.pool(self.house, self.state)

    def _panel_look(self, player: int) -> PanelLook:
        state = self.state
        latest = self.ledger.latest(player)
        return PanelLook(
            seat=self.session.players[player].seat,
            score=state.scores()[player],
            tiles=len(state.racks[player]),
            latest=told.turn_words(latest, self.house.words) if latest else "",
            gain=latest.points if latest else 0,
            turn=self.playing and state.seat == player,
        )

    def _prompt(self) -> PromptLook:
        state, words = self.state, self.house.words
        seat = self.session.current.seat
        name = self.house.name(seat)
        recap = self.recap(state.seat) if self.human else self.chronicle.lines
        lines = tuple((self.session.players[player].seat, line) for player, line in recap[-2:])
        if self.reason:
            return PromptLook(seat, words(f"triominos.prompt.{self._stage()}", name=name), self.reason, is_refusal=True)
        below = ""
        if self.sees_hand:
            tool = self._at if self._at in TOOLS else ""
            below = (
                words(f"triominos.tool.{tool}")
                if tool
                else speech.keys(self.house, self.house.seats[seat].source or "")
            )
        return PromptLook(seat, words(f"triominos.prompt.{self._stage()}", name=name), below, lines=lines)

    def _stage(self) -> str:
        """Return which sentence fits the moment."""
        if self._over:
            return "over"
        if self.human is None:
            return "thinking"
        if not self.sees_hand:
            return "covered"
        if self.looking_round:
            return "view"
        return "put" if self.hand.is_put else speech.stage(self.state)
