"""The device layer: turns what pygame and a back-end tell into inputs. One place reads; nothing else asks for states.

pygame tells of window, pads, fingers and text. Keyboards and mice come from a back-end that tells them apart, where
there is one, else from pygame, all keyboards as one and all mice as one.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping

import pygame

from games.engine.backends.choice import Choice
from games.engine.backends.raw import Backend, Click, Come, Gone, Key, Motion, Raw, Wheel
from games.engine.bindings import Bindings
from games.engine.inputs import PAD, Happened, Input, Kind, News, Typed, is_block, is_mouse
from games.engine.keyboards import Keyboards
from games.engine.labels import KeyLabels
from games.engine.pads import Pads
from games.engine.pointers import Place, Pointers

FOCUS_NEWS = {
    pygame.WINDOWFOCUSLOST: News.FOCUS_LOST,
    pygame.WINDOWMINIMIZED: News.FOCUS_LOST,
    pygame.WINDOWFOCUSGAINED: News.FOCUS_GAINED,
}
Reader = Callable[[pygame.Event], Iterable[Input]]


class Devices:
    """All devices of the house. ``use`` gives them a back-end; without one pygame alone is read."""

    def __init__(self, labels: KeyLabels, bindings: Bindings | None = None) -> None:
        self.labels = labels
        self.bindings = bindings or Bindings()
        self.lost: set[str] = set()  # sources whose device was unplugged and has not come back
        self.keyboards = Keyboards(labels, self.bindings, self.lost)
        self.pointers = Pointers(self.bindings, self.lost)
        self.pads = Pads(self.bindings, self.lost)
        self.why = "unknown_system"  # a key of the words: why this back-end, or none
        labels.keys_of = self.keyboards.keys_of
        self._backend: Backend | None = None
        self._raw: list[Raw] = []
        self._focus = True
        self._hides_cursor = False
        keyboards, pointers, pads = self.keyboards, self.pointers, self.pads
        self._readers: dict[int, Reader] = {
            pygame.KEYDOWN: keyboards.key_down,
            pygame.KEYUP: keyboards.key_up,
            pygame.TEXTINPUT: self._text,
            pygame.MOUSEBUTTONDOWN: pointers.mouse_down,
            pygame.MOUSEBUTTONUP: pointers.mouse_up,
            pygame.MOUSEMOTION: pointers.mouse_move,
            pygame.MOUSEWHEEL: pointers.wheel,
            **dict.fromkeys((pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP), pointers.finger),
            pygame.JOYDEVICEADDED: pads.added,
            pygame.JOYDEVICEREMOVED: pads.removed,
            **dict.fromkeys((pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP), pads.button),
            pygame.JOYHATMOTION: pads.hat,
            pygame.JOYAXISMOTION: pads.axis,
            **dict.fromkeys(FOCUS_NEWS, self._focus_changed),
        }

    @property
    def numeric_seen(self) -> bool:
        """Whether the first keyboard has a numeric pad, as far as it has been seen."""
        return 1 in self.keyboards.numeric

    @property
    def touch_seen(self) -> bool:
        """Whether a finger has been seen."""
        return self.pointers.touch_seen

    @property
    def backend(self) -> str:
        """The name of the back-end that tells keyboards and mice apart; empty with pygame alone."""
        return self._backend.name if self._backend else ""

    def use(self, choice: Choice, *, focus: bool = True) -> None:
        """Listen to a back-end from now on, or to pygame alone; focus is whether the window has the keyboard."""
        self.close()
        self._focus = focus
        self._backend, self.why = choice.backend, choice.why
        self.keyboards.is_apart = choice.backend is not None
        for device in choice.backend.hardware() if choice.backend else []:
            list(self._come(Come(device)))

    def close(self) -> None:
        """Let the back-end go."""
        if self._backend:
            self._backend.close()
            self._backend = None

    def gather(self) -> None:
        """Fetch what the back-end has; to be called just before pygame's events are fetched.

        So a key is never known by its text before it is known by itself.
        """
        if self._backend:
            self._raw += self._backend.poll()

    def read(self, events: Iterable[pygame.Event], size: Place) -> list[Input]:
        """Turn one tick's events, in their order, into inputs; size is the window's, for fingers and cursors."""
        self.pointers.size = size
        self.keyboards.begin_tick()
        self.pointers.begin_tick()
        raw, self._raw = self._raw, []
        inputs = [given for told in raw for given in self._heard(told)]
        for event in events:
            reader = self._readers.get(event.type)
            if reader:
                inputs.extend(reader(event))
        if self.pointers.is_apart and not self._hides_cursor:
            self._hides_cursor = True
            _hide_cursor()
        return inputs

    def identity(self, source: str) -> str:
        """Return what stays the same of a source's device when the program ends; empty when nothing is known."""
        if source.startswith(PAD):
            return self.pads.identity(source)
        room = self.keyboards if is_block(source) else self.pointers
        return room.identity(source) if self._backend else ""

    def recall(self, identities: Mapping[str, str]) -> None:
        """Let sources stand for the same devices again as when a game was saved, by their identities.

        Sources whose device is not there are lost, and so are those of whom nobody can tell which device was theirs.
        """
        if self._backend:
            self.keyboards.recall({each: held for each, held in identities.items() if is_block(each) and held})
            self.pointers.recall({each: held for each, held in identities.items() if is_mouse(each) and held})
        self.pads.recall({each: held for each, held in identities.items() if each.startswith(PAD) and held})
        self.lost.clear()
        self.lost.update(source for source in identities if not self.has(source))

    def has(self, source: str) -> bool:
        """Return whether the device of a source is there, as far as the system tells."""
        if source.startswith(PAD):
            return self.pads.has(source)
        if is_block(source):
            return self.keyboards.has(source)
        return self.pointers.has(source)

    def watch(self, *, on: bool) -> None:
        """Tell of every key and button of any device as ``Seen``, whatever it is bound to, or end that."""
        self.keyboards.watched = self.pointers.watched = self.pads.watched = on

    def type_text(self, *, on: bool) -> None:
        """Let the keyboard write text (a name) instead of pressing buttons, or end that."""
        self.keyboards.begin_typing(on=on)
        (pygame.key.start_text_input if on else pygame.key.stop_text_input)()

    def _text(self, event: pygame.Event) -> Iterator[Input]:
        if event.text and self.keyboards.may_write():
            yield Typed(event.text)

    def _focus_changed(self, event: pygame.Event) -> Iterator[Input]:
        news = FOCUS_NEWS[event.type]
        self._focus = news is News.FOCUS_GAINED
        if self._focus:
            self.keyboards.focus_gained()
        else:
            yield from self.keyboards.focus_lost()
            yield from self.pointers.focus_lost()
        yield Happened(news)

    def _heard(self, told: Raw) -> Iterable[Input]:
        """Turn what a back-end tells into inputs; other windows' affairs are none of this one's."""
        if isinstance(told, Key):
            return self.keyboards.key(told, focus=self._focus)
        if isinstance(told, Come):
            return self._come(told)
        if isinstance(told, Gone):
            return (self.keyboards if told.device.kind is Kind.KEYBOARD else self.pointers).gone(told.device)
        if not self._focus:
            return ()
        if isinstance(told, Motion):
            return self.pointers.motion(told)
        return self.pointers.click(told) if isinstance(told, Click) else self._turned(told)

    def _come(self, told: Come) -> Iterable[Input]:
        return (self.keyboards if told.device.kind is Kind.KEYBOARD else self.pointers).come(told.device)

    def _turned(self, told: Wheel) -> Iterable[Input]:
        return self.pointers.turn(told)


def _hide_cursor() -> None:
    """Leave the cursors to the program, and keep the system's inside the window, where its clicks do no harm."""
    pygame.mouse.set_visible(False)
    pygame.event.set_grab(True)
    pygame.event.set_blocked(pygame.MOUSEMOTION)
