"""The names that are remembered; one can be removed everywhere, and what was won under it stays, as somebody's."""

from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.inputs import Input
from games.engine.page import Page
from games.engine.theme import DIM, GOLD
from games.engine.widgets import Style, Widget
from games.menus import forgetting, head, parts

WIDTH, HEIGHT = 900.0, 110.0
NAME_TOP, REMOVE_TOP, ABOUT_TOP, ABOUT_HEIGHT = 330.0, 480.0, 640.0, 200.0
UNREAD_GAP, UNREAD_HEIGHT = 20.0, 100.0
REMOVE = "remove"


class NamesPage(Page):
    """Choose a name, and remove it by two presses; how many logs still have it is said below."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._number = 0
        self._sure = False  # whether removing has been asked for once
        self._names = forgetting.names(house)
        self._unread = 0  # logs from which the last name could not be removed

    def handle(self, given: Input) -> None:
        """Move and press; whoever moves away does not want to remove the name after all."""
        super().handle(given)
        if self._sure and self._at != REMOVE:
            self._sure = False
            self.layout()

    def build(self) -> list[Widget]:
        """Return the choice of the name, the button that removes it, and the way back."""
        words, sheet = self.house.words, parts.sheet(self.house)
        left = (sheet.width - WIDTH) / 2
        back = head.back(self.house, self.back)
        if not self._names:
            return [back]
        name = Widget(
            "name", sheet.rect(left, NAME_TOP, WIDTH, HEIGHT), value=self._name, on_adjust=self._step, size=40
        )
        remove = Widget(
            REMOVE,
            sheet.rect(left, REMOVE_TOP, WIDTH, HEIGHT),
            words("records.remove_sure" if self._sure else "records.remove", name=self._name),
            icon="ui/trash",
            style=Style.PRIMARY if self._sure else Style.PLAIN,
            on_ok=self._remove,
        )
        return [name, remove, back]

    def draw(self, canvas: Canvas) -> None:
        """Draw what removing a name does."""
        house, sheet = self.house, parts.sheet(self.house)
        parts.ground(canvas)
        head.draw(house, canvas, "records.names")
        about = house.words("records.removing" if self._names else "records.no_names")
        top = ABOUT_TOP if self._names else NAME_TOP
        left = (sheet.width - WIDTH) / 2
        place = sheet.rect(left, top, WIDTH, ABOUT_HEIGHT)
        parts.paragraph(house, canvas, about, place, 30, DIM, align=0.5)
        if self._unread:
            unread = house.words("records.unread", count=self._unread)
            place = sheet.rect(left, top + ABOUT_HEIGHT + UNREAD_GAP, WIDTH, UNREAD_HEIGHT)
            parts.paragraph(house, canvas, unread, place, 30, GOLD, align=0.5)
        self.draw_widgets(canvas)

    @property
    def _name(self) -> str:
        return self._names[self._number]

    def _step(self, step: int) -> None:
        self._number = (self._number + step) % len(self._names)

    def _remove(self) -> None:
        if not self._sure:
            self._sure = True
            return
        gone, self._sure = self._name, False
        self._unread = forgetting.forget(self.house, gone)
        self._names = forgetting.names(self.house)
        self._number = min(self._number, max(0, len(self._names) - 1))
        self._at = "name" if self._names else "back"
        self.house.notices.add(self.house.words("records.removed", name=gone))
