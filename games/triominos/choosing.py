"""Choosing a tile and a place with keys and pads, and the buttons that help: cursor, hint, show all, zoom, view."""

from collections.abc import Callable

from games.engine import widgets
from games.engine.inputs import Button, Move, Press, menu_move
from games.engine.widgets import Widget
from games.triominos.desk import FACE, TILE, Desk, number_of
from games.triominos.pictures import BUTTON

DRAW, ANSWER = "draw", "answer"  # the two large buttons
HINT, ALL, SHEET, OUT, IN, VIEW = TOOLS = ("hint", "all", "sheet", "out", "in", "view")
HELPS = frozenset({HINT, ALL})  # what shows where tiles fit
TOOL_ICONS = dict(zip(TOOLS, ("bulb", "eye", "list", "zoom-out", "zoom-in", "home"), strict=True))
ZOOM_BUTTONS = {Button.CELL_0: -1, Button.CELL_2: 1}
CHOOSERS = {Button.PREVIOUS: -1, Button.NEXT: 1}
SIDEWAYS = {Move.LEFT: -1, Move.RIGHT: 1}
PANS = {Move.LEFT: (1, 0), Move.RIGHT: (-1, 0), Move.UP: (0, 1), Move.DOWN: (0, -1)}
PAN_SHARE = 0.12  # of the table, for one press


class Choosing(Desk):
    """The cursor over rack, places and buttons."""

    def aim(self, key: str) -> None:
        """Move the cursor: onto a tile, which is then the chosen one, onto a place, or onto a button."""
        self._at = key
        if key.startswith(TILE):
            self.hand.choose(number_of(key), self.board)
        elif key.startswith(FACE):
            self.hand.show(number_of(key))
            self.camera.reveal(number_of(key), at_once=self.house.settings.calm)
        else:
            self.hand.show(None)
        self.refresh()

    def confirm(self) -> None:
        """Place the tile that was put down."""
        action = self.hand.action()
        if action is not None and self.hand.is_put:
            self.act(action)

    def take_back(self) -> None:
        """Take the tile that was put down back onto the rack."""
        tile = self.hand.tile
        self.house.sounds.effect("menu-back")
        if tile is not None:
            self.aim(f"{TILE}{tile}")

    def hint(self) -> None:
        """Show one legal place: the one that brings most."""
        spots = [(tile, spot.face) for tile in self.open_tiles() for spot in self.board.placements(tile)]
        if not spots:
            self.refuse("triominos.hint_none")
            return
        tile, face = max(spots, key=lambda spot: (self._worth(*spot)[0], spot))
        self.aim(f"{TILE}{tile}")
        self.aim(f"{FACE}{face}")

    def put(self, face: int) -> None:
        """Put the chosen tile on a place, to be confirmed or taken back."""
        self.aim(f"{FACE}{face}")
        if self.hand.put(face):
            self.house.sounds.effect("tile")
        self.refresh()

    def step_tile(self, step: int) -> None:
        """Choose the next tile of the rack, round and round."""
        tiles = [tile for tile in self.own_tiles() if tile in self.open_tiles()]
        if tiles:
            at = tiles.index(self.hand.tile) + step if self.hand.tile in tiles else 0
            self.house.sounds.effect("menu-move")
            self.aim(f"{TILE}{tiles[at % len(tiles)]}")

    def _ok(self) -> None:
        """Answer to OK where the cursor is."""
        key, places = self._at, list(self.hand.places)
        if key.startswith(FACE) and self.hand.is_put:
            self.confirm()
        elif key.startswith(FACE):
            self.put(number_of(key))
        elif key.startswith(TILE) and places:
            self.aim(f"{FACE}{places[0]}")
        elif key.startswith(TILE):
            self.refuse("triominos.fits_nowhere")
        else:
            self._choose(self._focused())

    # Keys and pads

    def _key(self, given: Press) -> None:
        if self._adopt(given.source) or not self.may_act(given.source):
            return
        if not self.sees_hand:
            if menu_move(given) is Move.OK and self.may_open(given.source):
                self.unveil()
            return
        self.reason = ""
        self.refresh()  # the view may have glided on since
        move = menu_move(given)
        if given.button in CHOOSERS:
            self.step_tile(CHOOSERS[given.button])
        elif given.button in ZOOM_BUTTONS:
            self.zoomed(ZOOM_BUTTONS[given.button])
        elif self.looking_round and move:
            self._look_round(move)
        elif move is Move.OK:
            self._ok()
        elif move is Move.BACK:
            self._back(given.button)
        elif move:
            self._move(move)

    def _look_round(self, move: Move) -> None:
        """Let the cross move the view until OK."""
        if move in PANS:
            across, down = PANS[move]
            area = self.camera.area
            self.camera.pan(across * area.width * PAN_SHARE, down * area.height * PAN_SHARE)
        else:
            self.looking_round = False
        self.refresh()

    def _back(self, button: Button) -> None:
        if self.hand.is_put:
            self.take_back()
        elif button is Button.DRAW:
            self.draw_or_pass()
        elif self._at.startswith(FACE):
            self.take_back()

    def _move(self, move: Move) -> None:
        """Move the cursor: left and right through the places in their order, else to what lies there."""
        start = self._focused()
        if start is None:
            return
        goal = self._goal(start, move)
        if goal == start.key:
            return
        self.house.sounds.effect("menu-move")
        was_put, self.hand.is_put = self.hand.is_put, False
        self.aim(goal)
        if was_put and goal.startswith(FACE):
            self.put(number_of(goal))

    def _goal(self, start: Widget, move: Move) -> str:
        on_face = start.key.startswith(FACE)
        tile = f"{TILE}{self.hand.tile}"
        if on_face and self.hand.is_put and move is Move.DOWN:
            return tile
        if on_face and move in SIDEWAYS:
            face = self.hand.step(SIDEWAYS[move])
            return f"{FACE}{face}" if face is not None else self._beside(start, move)
        if not on_face and not start.key.startswith(TILE) and move is Move.LEFT:
            found = widgets.nearest(self._targets, start, move).key
            return found if found != start.key or self.hand.tile is None else tile
        if on_face:
            faces = [target for target in self._targets if target.key.startswith(FACE)]
            found = widgets.nearest(faces, start, move).key
            return tile if found == start.key and move is Move.DOWN else found
        return widgets.nearest(self._targets, start, move).key

    def _beside(self, start: Widget, move: Move) -> str:
        """Return the button to the right of the last place."""
        buttons = [target for target in self._targets if not target.key.startswith((TILE, FACE))]
        return buttons[0].key if move is Move.RIGHT and buttons else start.key

    # The small buttons

    def tools(self) -> list[Widget]:
        """Return the small buttons that this table has."""
        keys = [key for key in TOOLS if key not in self.missing]
        acts: dict[str, Callable[[], None]] = {
            HINT: self.hint,
            ALL: self._toggle_all,
            SHEET: self.open_sheet,
            OUT: lambda: self.zoomed(-1),
            IN: lambda: self.zoomed(1),
            VIEW: self._view,
        }
        return [
            Widget(
                key,
                rect,
                icon=f"ui/{TOOL_ICONS[key]}",
                on_ok=acts[key],
                fill=BUTTON,
                enabled=self.sees_hand or key not in HELPS,
                lit=(key == ALL and self.showing_all) or (key == VIEW and self.looking_round),
            )
            for key, rect in zip(keys, (*self._layout.icons[:-1], *self._layout.lenses), strict=True)
        ]

    def open_sheet(self) -> None:
        """Show the score sheet; a puzzle has none."""

    def _toggle_all(self) -> None:
        self.showing_all = not self.showing_all
        self.refresh()

    def _view(self) -> None:
        """Frame the figure again; then the cross moves the view."""
        self.frame()
        self.looking_round = self.sees_hand
        self.refresh()

    def zoomed(self, steps: int, pos: tuple[int, int] | None = None) -> None:
        """Look closer, or from farther away; what lies at a place of the window stays there."""
        self.camera.zoom(steps, pos)
        self.refresh()
