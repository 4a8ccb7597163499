"""The table of Triominos as game and puzzle have it in common: felt, camera, rack, what may be chosen, the picture."""

from abc import abstractmethod
from collections.abc import Callable
from typing import Any

import pygame

from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.inputs import FINGER, TOUCH, Input
from games.engine.outcome import Outcome
from games.engine.theme import SEAT_COLOURS, unit
from games.engine.widgets import Widget
from games.triominos.board import Board, Figure
from games.triominos.board_view import BoardLook, BoardView, Preview
from games.triominos.camera import Camera
from games.triominos.events import Event
from games.triominos.flights import Flights
from games.triominos.hand import Hand, all_places, worth
from games.triominos.layout import ICONS, Layout, arrange, rack_places
from games.triominos.pictures import Pictures, turned
from games.triominos.rack_view import RackView
from games.triominos.shouts import Shouts
from games.triominos.side_view import SideView
from games.triominos.told import signed
from games.turnbased.saves import Save
from games.turnbased.scene import TurnScene
from games.turnbased.session import Session

TILE, FACE, CLOSED = "tile-", "face-", "closed-"  # keys of targets, followed by a number
OPEN = "open"  # the key of a rack that is covered


class Desk(TurnScene[Any, Event]):
    """The table, and what one person at a time has in the hand over it."""

    music = "triominos"
    two_sided = False

    def __init__(self, house: House, session: Session[Any, Event], save: Save, show: Callable[[Outcome], None]) -> None:
        super().__init__(house, session, save, show)
        self.camera = Camera()
        self.hand = Hand()
        self.showing_all = False
        self.looking_round = False  # the cross moves the view
        self._pictures = Pictures(house)
        self._board_view = BoardView(house, self._pictures)
        self._rack_view = RackView(house, self._pictures)
        self._side_view = SideView(house)
        self._flights = Flights()
        self._shouts = Shouts(house)
        self._buttons: list[Widget] = []
        self._air: tuple[int, int] | None = None  # where a dragged tile is, away from all places
        self._saw = False
        self._layout = self._arranged()

    # What game and puzzle say

    @property
    @abstractmethod
    def board(self) -> Board:
        """The figure on the table."""

    @abstractmethod
    def own_tiles(self) -> tuple[int, ...]:
        """Return the rack of whose turn it is."""

    @abstractmethod
    def open_tiles(self) -> tuple[int, ...]:
        """Return the tiles that may be placed now, if they fit."""

    @property
    @abstractmethod
    def sees_hand(self) -> bool:
        """Whether a person is to place a tile, and the rack is open for that."""

    @property
    def covered(self) -> bool:
        """Whether a person is to play whose rack is still covered."""
        return False

    def may_open(self, source: str) -> bool:
        """Return whether a source is the own one of the person whose rack is covered, not only one that may act."""
        human = self.human
        own = (self.house.seats[human.seat].source or "") if human else ""
        return bool(own) and (source == own or (own.startswith(TOUCH) and source.startswith(FINGER)))

    @property
    def missing(self) -> frozenset[str]:
        """The keys of the small buttons that this table does not have."""
        return frozenset()

    @abstractmethod
    def unveil(self) -> None:
        """Open the rack for whose turn it is."""

    @abstractmethod
    def buttons(self) -> list[Widget]:
        """Return the buttons beside the table, enabled or not."""

    def draw_or_pass(self) -> None:
        """Answer to the draw key."""

    def covers_table(self, given: Input) -> bool:  # noqa: ARG002 - a puzzle has nothing on top
        """Take an input for something that lies over the table; return whether it was meant for that."""
        return False

    # The scene

    @property
    def animating(self) -> bool:
        """Whether anything moves."""
        return self._moving or bool(self._shouts.heard)

    def layout(self) -> None:
        """Take over size, language, settings, and what has changed on the table."""
        arranged = self._arranged()
        if arranged != self._layout or self.camera.area != arranged.table:
            self._layout = arranged
            self._pictures.forget()
            self.camera.look_through(arranged.table, arranged.unit)
            self.frame(at_once=True)
        super().layout()

    def _arranged(self) -> Layout:
        icons, scale = ICONS - len(self.missing), unit(self.house.size)
        return arrange(self.facing.own.size, len(self.session.players), icons, scale)

    def refresh(self) -> None:
        """Find anew what may be chosen; the hand is emptied as soon as nobody may see it."""
        self._saw = self.sees_hand
        self._buttons = self.buttons()
        super().refresh()
        if not self.sees_hand:
            self.hand, self.looking_round, self._air = Hand(), False, None
        elif self._at.startswith(TILE) and self.hand.tile != number_of(self._at):
            self.hand.choose(number_of(self._at), self.board)

    def stop_place(self) -> pygame.Rect:
        """Return where the button stands that stops the game."""
        return self._layout.icons[-1]

    def leave(self) -> None:
        """Cover the rack whenever something else comes on top."""
        super().leave()
        self.refresh()

    def tick(self) -> None:
        """Let 1/120 s pass."""
        super().tick()
        self.house.stale |= self._shouts.tick(self.now)
        if self.sees_hand != self._saw:
            self.refresh()
            self.house.stale = True

    def move(self) -> bool:
        """Let tiles fly and the camera glide."""
        flying = self._flights.tick(self.now)
        return self.camera.tick(self.now) or flying

    def act(self, action: Any) -> None:
        """Do an action; whatever was in the hand is done with."""
        self.hand, self.looking_round = Hand(), False
        super().act(action)

    def frame(self, *, at_once: bool = False) -> None:
        """Show the whole figure and all open faces."""
        board = self.board
        self.camera.frame([*board.tiles, *board.fits], at_once=at_once or self.house.settings.calm)

    def targets(self) -> list[Widget]:
        """Return what the person whose turn it is may choose."""
        if not self.sees_hand:
            return [Widget(OPEN, self._layout.rack, on_ok=self.unveil)] if self.covered else []
        tiles = self.own_tiles()
        places = dict(zip(tiles, rack_places(self._layout, len(tiles)), strict=True))
        rack = [Widget(f"{TILE}{tile}", places[tile].hit) for tile in tiles if tile in self.open_tiles()]
        faces = [Widget(f"{FACE}{face}", self.camera.box(face)) for face in self.hand.places]
        buttons = [button for button in self._buttons if button.enabled]
        closed = [tile for tile in tiles if tile not in self.open_tiles()]
        return [*rack, *faces, *buttons, *(self._closed(tile, places[tile].hit) for tile in closed)]

    def _closed(self, tile: int, place: pygame.Rect) -> Widget:
        """Return a tile of the rack that says, when it is pressed, why it may not be placed now (M5)."""
        return Widget(f"{CLOSED}{tile}", place, on_ok=lambda: self.refuse("triominos.illegal.not_drawn"))

    # The picture

    def draw_felt(self, canvas: Canvas, latest: tuple[int, int] | None) -> None:
        """Draw table, figure and what glows; `latest` is the face and the seat of the last tile."""
        canvas.blit(self._pictures.felt(canvas.size), (0, 0))
        sees, hand, board = self.sees_hand, self.hand, self.board
        others: set[int] = set()
        if sees and self.showing_all:
            others = all_places(self.open_tiles(), board)[1] - set(hand.places)
        look = BoardLook(
            tiles=board.tiles,
            hidden=self._flights.faces,
            latest=latest[0] if latest else None,
            latest_colour=SEAT_COLOURS[latest[1] if latest else 0],
            places=[face for face in hand.places if face != hand.face] if sees else [],
            others=sorted(others),
            preview=self._preview() if sees else None,
            colour=SEAT_COLOURS[self.session.current.seat],
        )
        self._board_view.draw(canvas, self.camera, look)

    def draw_air(self, canvas: Canvas) -> None:
        """Draw what is above the table: tiles in the air, and what is called out."""
        for flight in self._flights.flying:
            end = self.camera.middle_of(flight.face) if flight.face is not None else flight.end
            self._board_view.draw_tile(canvas, flight.turned, flight.at(self.now, end), self.camera.side)
        if self._air and self.hand.tile is not None and self.hand.face is None and self.sees_hand:
            self._board_view.draw_tile(canvas, turned(self.hand.tile), self._air, self.camera.side)
        for shout in self._shouts.heard:
            middle = self.camera.middle_of(shout.face) if shout.face is not None else shout.pos
            self._shouts.draw(canvas, shout, middle, self.now)

    def gone_tiles(self) -> frozenset[int]:
        """Return the tile that is not on its rack at the moment."""
        away = self.hand.is_put or self._air is not None
        return frozenset({self.hand.tile} if away and self.hand.tile is not None else ())

    def _preview(self) -> Preview | None:
        tile, face = self.hand.tile, self.hand.face
        if tile is None or face is None:
            return None
        points, figure = self._worth(tile, face)
        return Preview(face, turned(tile, self.hand.places[face]), self.hand.is_put, signed(points), figure)

    def _worth(self, tile: int, face: int) -> tuple[int, Figure]:
        return worth(self.board, tile, face, two_sided=self.two_sided)


def number_of(key: str) -> int:
    """Return the tile or the face that a key stands for."""
    return int(key.partition("-")[2])
