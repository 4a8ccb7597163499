"""Pages: scenes made of widgets, with one cursor that every device moves."""

from abc import abstractmethod
from collections.abc import Hashable

from games.engine import shapes, text, widgets
from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.inputs import Input, Move, Phase, Point, menu_move
from games.engine.scene import Scene
from games.engine.theme import GOLD, LAMP, NIGHT, PAPER
from games.engine.widgets import Widget

HEADING_SIZE = 56
SIDEWAYS = {Move.LEFT: -1, Move.RIGHT: 1}


class Page(Scene):
    """A menu. Subclasses say which widgets there are; the page moves, presses and draws them."""

    heading = ""  # a key of the words

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.widgets: list[Widget] = []
        self._at = ""  # key of the widget under the cursor
        self._pressed: dict[str, str] = {}  # pointer -> key of the widget it came down on

    @abstractmethod
    def build(self) -> list[Widget]:
        """Return the widgets for the present size, language and state; the first one gets the cursor."""

    def back(self) -> None:
        """Leave the page by Escape, a block's draw key or a pad's B."""
        self.house.scenes.pop()

    def layout(self) -> None:
        """Build the widgets anew; the cursor stays where it was."""
        self.widgets = self.build()
        if self.widgets and self.focused is None:
            self._at = self.widgets[0].key

    @property
    def focused(self) -> Widget | None:
        """The widget under the cursor."""
        return next((widget for widget in self.widgets if widget.key == self._at), None)

    @property
    def pointed_at(self) -> Hashable:
        """The widget under the cursor; what is dragged may change more."""
        return None if self._pressed else self._at

    def handle(self, given: Input) -> None:
        """Move and press."""
        if isinstance(given, Point):
            self._point(given)
            return
        move = menu_move(given)
        if move is Move.BACK:
            self.house.sounds.effect("menu-back")
            self.back()
        elif move is Move.OK:
            self._press(self.focused)
        elif move is not None:
            self._move(move)

    def draw(self, canvas: Canvas) -> None:
        """Draw ground, heading and widgets."""
        canvas.blit(shapes.ground(canvas.size, LAMP, NIGHT), (0, 0))
        if self.heading:
            words = text.rendered(self.house.words(self.heading), self.house.px(HEADING_SIZE), PAPER, text.Weight.BOLD)
            canvas.centre(words, (canvas.size[0] / 2, self.house.px(90)))
        self.draw_widgets(canvas)

    def draw_widgets(self, canvas: Canvas) -> None:
        """Draw the widgets, the one under the cursor with a ring."""
        for widget in self.widgets:
            widgets.draw(self.house, canvas, widget, (GOLD,) if widget.key == self._at else ())

    def _move(self, move: Move) -> None:
        start = self.focused
        if start is None:
            return
        if move in SIDEWAYS and start.on_adjust:
            start.on_adjust(SIDEWAYS[move])
        else:
            self._at = widgets.nearest(self.widgets, start, move).key
        self.house.sounds.effect("menu-move")
        self.layout()

    def _press(self, widget: Widget | None, pos: tuple[int, int] | None = None) -> None:
        if widget is None or not widget.enabled:
            return
        self._at = widget.key
        self.house.sounds.effect("menu-ok")
        if pos is None:
            widget.ok()
        else:
            widget.point(pos)
        if self.house.scenes.top is self:
            self.layout()

    def _point(self, given: Point) -> None:
        hit = next((w for w in reversed(self.widgets) if w.enabled and w.rect.collidepoint(given.pos)), None)
        if given.phase is Phase.DOWN and hit:
            self._pressed[given.source] = hit.key
            self._at = hit.key
        elif given.phase is Phase.MOVE:
            self._drag(given, hit)
        elif given.phase is Phase.UP:
            pressed = self._pressed.pop(given.source, None)
            if hit and pressed == hit.key:
                self._press(hit, given.pos)
        elif given.phase is Phase.CANCEL:
            self._pressed.pop(given.source, None)

    def _drag(self, given: Point, hit: Widget | None) -> None:
        held = self._pressed.get(given.source)
        slider = next((w for w in self.widgets if w.key == held and w.on_share), None)
        if slider:
            slider.point(given.pos)
            self.layout()
        elif hit and not held:
            self._at = hit.key
