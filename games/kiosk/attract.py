"""Attract mode: computers play the games for real behind "press your key", in turn with how-to-play cards."""

from collections.abc import Callable, Sequence
from typing import Final

from games.catalogue import Game
from games.core.rng import Stream
from games.engine import shapes, text
from games.engine.canvas import Canvas
from games.engine.clock import TICK_RATE
from games.engine.house import House
from games.engine.inputs import Input
from games.engine.scene import Scene
from games.engine.theme import GOLD, INK
from games.engine.words import Words
from games.kiosk import cards
from games.kiosk.config import Config
from games.kiosk.demo import SHARE, Demo, order
from games.kiosk.shifted import Shifted, farthest, offset
from games.kiosk.widened import Widened

END_SHOWN: Final = 4 * TICK_RATE  # ticks that the end of a demo stays
SIZE, PAD, LANGUAGE_TICKS = 50, 26, 4 * TICK_RATE
MINUTE: Final = 60 * TICK_RATE


class Attract(Scene):
    """The first scene of a kiosk. It takes no input: the keeper does, and leads to the lobby."""

    def __init__(self, house: House, config: Callable[[], Config], words: Sequence[Words]) -> None:
        """Take the set-up of the moment and the words of every language that the kiosk offers."""
        super().__init__(house)
        self._config = config
        self._words = words
        self._stream = Stream(house.new_seed(), "attract")
        self._waiting: list[Game] = []
        self._demo: Demo | None = None
        self._card: tuple[Game, int] | None = None  # and the number of its language
        self._rest = 0  # ticks of what is shown now
        self._age = 0
        self._quiet = 0  # ticks since a demo was heard
        self._widened = Widened()

    @property
    def game(self) -> Game | None:
        """The game that is shown."""
        return self._demo.game if self._demo else self._card[0] if self._card else None

    @property
    def animating(self) -> bool:
        """While the computers' table moves."""
        return self._demo is not None and self._demo.animating

    def enter(self) -> None:
        """Begin with a demo."""
        self._drop()
        self._next()
        super().enter()

    def leave(self) -> None:
        """Let the demo go: visitors have come."""
        self._drop()

    def layout(self) -> None:
        """Take over size, language and settings."""
        if self._demo:
            self._demo.layout()

    def handle(self, given: Input) -> None:
        """Take nothing: whoever does something is led to the lobby before it arrives here."""

    def tick(self) -> None:
        """Play on, and show the next thing when its time has come."""
        before = self._look
        self._age += 1
        self._quiet += 1
        self._rest -= 1
        if self._demo:
            self._demo.tick()
            if self._demo.over:
                self._rest = min(self._rest, END_SHOWN)
        if self._rest <= 0:
            self._next()
        self.house.stale |= self._look != before

    def draw(self, canvas: Canvas) -> None:
        """Draw demo or card, and the invitation, all a little moved; only their ground reaches to every edge."""
        canvas.blit(shapes.rounded(canvas.size, 0, INK), (0, 0))
        picture = Canvas(canvas.size)
        if self._demo:
            self._demo.draw(picture)
        elif self._card:
            cards.draw(self.house, picture, self._card[0], self._words[self._card[1]])
        self._invite(picture)
        ground, *others = picture.items
        whole, reach = Shifted(canvas, offset(self._age, canvas.size)), farthest(canvas.size)
        whole.blit(self._widened.of(ground[0], reach), (ground[1] - reach, ground[2] - reach))
        for surface, left, top, alpha in others:
            whole.blit(surface, (left, top), alpha)

    @property
    def _look(self) -> tuple[object, ...]:
        """All that decides what is seen beside the demo's own moves."""
        return offset(self._age, self.house.size), self._language, self._card, self._demo

    @property
    def _language(self) -> int:
        return self._card[1] if self._card else self._age // LANGUAGE_TICKS % len(self._words)

    def _next(self) -> None:
        """Show a card after a demo, in the next language each time, and a demo after it."""
        config = self._config()
        demo, self._demo = self._demo, None
        if demo:
            self._card = demo.game, self._stream.below(len(self._words))
            self._rest = config.card * TICK_RATE
            demo.close()
            return
        self._card = None
        self._waiting = self._waiting or order(games_of(config), self._stream)
        self._demo = Demo(self.house, self._waiting.pop(), self._stream)
        self._demo.sounds.on = self._may_be_loud(config)
        self._rest = config.demo * TICK_RATE

    def _may_be_loud(self, config: Config) -> bool:
        every = config.loud_every_minutes * MINUTE
        loud = bool(every) and self._quiet >= every
        if loud:
            self._quiet = 0
        return loud

    def _invite(self, canvas: Canvas) -> None:
        house, words = self.house, self._words[self._language]
        picture = text.fitted(words("kiosk.press"), house.px(SIZE), round(canvas.size[0] * 0.8), INK, text.Weight.BOLD)
        plate = (picture.get_width() + 2 * house.px(PAD), picture.get_height() + house.px(PAD))
        middle = canvas.size[0] / 2, canvas.size[1] * (1 + SHARE) / 2
        canvas.centre(shapes.rounded(plate, plate[1] / 2, GOLD), middle)
        canvas.centre(picture, middle)

    def _drop(self) -> None:
        if self._demo:
            self._demo.close()
        self._demo = self._card = None
        self._rest = 0


def games_of(config: Config) -> list[Game]:
    """Return the games of a kiosk, in the catalogue's order."""
    from games import catalogue  # noqa: PLC0415 - only its list is wanted

    return [game for game in catalogue.GAMES if game.key in config.games]
