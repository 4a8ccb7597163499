"""The device layer: turns pygame's events into inputs. One place reads events; nothing else asks for key states."""

from collections.abc import Callable, Iterable

import pygame

from games.engine.bindings import KEY_BUTTONS, PAD_BUTTONS
from games.engine.inputs import (
    FINGER,
    MOUSE,
    NUMERIC_BLOCK,
    PAD,
    Button,
    DeviceFound,
    DeviceLost,
    Edit,
    Edited,
    Happened,
    Input,
    News,
    Phase,
    Point,
    Press,
    Release,
    Typed,
)
from games.engine.labels import KeyLabels
from games.engine.sticks import Stick

LEFT_BUTTON, RIGHT_BUTTON = 1, 3
STALE_SPAN = 30  # ticks after the focus came back in which a key still held from before is no fresh press
EDIT_KEYS = {
    pygame.KSCAN_BACKSPACE: Edit.ERASE,
    pygame.KSCAN_RETURN: Edit.ENTER,
    pygame.KSCAN_KP_ENTER: Edit.ENTER,
    pygame.KSCAN_ESCAPE: Edit.CANCEL,
}
FOCUS_NEWS = {
    pygame.WINDOWFOCUSLOST: News.FOCUS_LOST,
    pygame.WINDOWMINIMIZED: News.FOCUS_LOST,
    pygame.WINDOWFOCUSGAINED: News.FOCUS_GAINED,
}


class Devices:
    """Keeps what must be remembered between events: held keys, resting sticks, known pads, key labels."""

    def __init__(self, labels: KeyLabels) -> None:
        self.labels = labels
        self.numeric_seen = False
        self.touch_seen = False
        self.lost: set[str] = set()  # pads that were unplugged and have not come back
        self._size = (1, 1)
        self._mouse = (0, 0)  # the wheel's event does not say where
        self._held: set[int] = set()
        self._let_go: set[int] = set()  # keys that went up in this tick
        self._stale: set[int] = set()
        self._stale_ticks = 0
        self._pads: dict[int, pygame.joystick.JoystickType] = {}
        self._sticks: dict[int, Stick] = {}
        self._typing = False
        self._held_before: set[int] = set()  # keys that were down already when typing began
        self._readers: dict[int, Callable[[pygame.Event], Iterable[Input]]] = {
            pygame.KEYDOWN: self._key_down,
            pygame.KEYUP: self._key_up,
            pygame.TEXTINPUT: self._text,
            pygame.MOUSEBUTTONDOWN: self._mouse_down,
            pygame.MOUSEBUTTONUP: self._mouse_up,
            pygame.MOUSEMOTION: self._mouse_move,
            pygame.MOUSEWHEEL: self._wheel,
            pygame.FINGERDOWN: self._finger,
            pygame.FINGERMOTION: self._finger,
            pygame.FINGERUP: self._finger,
            pygame.JOYDEVICEADDED: self._pad_added,
            pygame.JOYDEVICEREMOVED: self._pad_removed,
            pygame.JOYBUTTONDOWN: self._pad_button,
            pygame.JOYBUTTONUP: self._pad_button,
            pygame.JOYHATMOTION: self._pad_hat,
            pygame.JOYAXISMOTION: self._pad_axis,
            **dict.fromkeys(FOCUS_NEWS, self._focus),
        }

    def read(self, events: Iterable[pygame.Event], size: tuple[int, int]) -> list[Input]:
        """Turn one tick's events, in their order, into inputs; size is the window's, for fingers."""
        self._size = size
        self._let_go.clear()
        if self._stale_ticks == 1:
            self._stale.clear()
        self._stale_ticks = max(0, self._stale_ticks - 1)
        inputs: list[Input] = []
        for event in events:
            reader = self._readers.get(event.type)
            if reader:
                inputs.extend(reader(event))
        return inputs

    def has_pad(self, source: str) -> bool:
        """Return whether a pad is plugged in."""
        return any(source == f"{PAD}{number}" for number in self._pads)

    def type_text(self, *, on: bool) -> None:
        """Let the keyboard write text (a name) instead of pressing buttons, or end that."""
        self._typing = on
        self._held_before = set(self._held)
        (pygame.key.start_text_input if on else pygame.key.stop_text_input)()

    def _key_down(self, event: pygame.Event) -> Iterable[Input]:
        scancode = event.scancode
        if scancode in self._held:
            return
        self._held_before.clear()  # only the last key that went down repeats
        self._held.add(scancode)
        if scancode in self._stale:
            self._stale.discard(scancode)
            return
        if self._typing:
            edit = EDIT_KEYS.get(scancode)
            if edit:
                yield Edited(edit)
            return
        self.labels.learn(scancode, event.unicode)
        bound = KEY_BUTTONS.get(scancode)
        if bound is None:
            return
        source, button = bound
        if source == NUMERIC_BLOCK and not self.numeric_seen:
            self.numeric_seen = True
            yield DeviceFound(source)
        yield Press(source, button)

    def _key_up(self, event: pygame.Event) -> Iterable[Input]:
        if event.scancode not in self._held:
            return
        self._held.discard(event.scancode)
        self._held_before.discard(event.scancode)
        self._let_go.add(event.scancode)
        if event.scancode in KEY_BUTTONS and not self._typing:
            yield Release(*KEY_BUTTONS[event.scancode])

    def _text(self, event: pygame.Event) -> Iterable[Input]:
        # The key that opened the name field repeats as text while it is held, without any key event.
        if self._typing and event.text and not self._held_before:
            yield Typed(event.text)

    def _mouse_down(self, event: pygame.Event) -> Iterable[Input]:
        phases = {LEFT_BUTTON: Phase.DOWN, RIGHT_BUTTON: Phase.SECOND}
        if event.button in phases and not event.touch:
            yield Point(MOUSE, phases[event.button], event.pos)

    def _mouse_up(self, event: pygame.Event) -> Iterable[Input]:
        if event.button == LEFT_BUTTON and not event.touch:
            yield Point(MOUSE, Phase.UP, event.pos)

    def _mouse_move(self, event: pygame.Event) -> Iterable[Input]:
        if not event.touch:
            self._mouse = event.pos
            yield Point(MOUSE, Phase.MOVE, event.pos)

    def _wheel(self, event: pygame.Event) -> Iterable[Input]:
        if event.y and not event.touch:
            yield Point(MOUSE, Phase.WHEEL, self._mouse, event.y)

    def _finger(self, event: pygame.Event) -> Iterable[Input]:
        phases = {pygame.FINGERDOWN: Phase.DOWN, pygame.FINGERMOTION: Phase.MOVE, pygame.FINGERUP: Phase.UP}
        self.touch_seen = True
        pos = (int(event.x * self._size[0]), int(event.y * self._size[1]))
        yield Point(f"{FINGER}{event.finger_id}", phases[event.type], pos)

    def _pad_added(self, event: pygame.Event) -> Iterable[Input]:
        try:
            pad = pygame.joystick.Joystick(event.device_index)
        except pygame.error:  # unplugged again before it could be opened
            return
        number = pad.get_instance_id()
        if number not in self._pads:
            self._pads[number] = pad
            self._sticks[number] = Stick()
            self.lost.discard(f"{PAD}{number}")
            yield DeviceFound(f"{PAD}{number}")

    def _pad_removed(self, event: pygame.Event) -> Iterable[Input]:
        if self._pads.pop(event.instance_id, None):
            self._sticks.pop(event.instance_id, None)
            self.lost.add(f"{PAD}{event.instance_id}")
            yield DeviceLost(f"{PAD}{event.instance_id}")

    def _pad_button(self, event: pygame.Event) -> Iterable[Input]:
        button = PAD_BUTTONS.get(event.button)
        if event.instance_id in self._pads and button is not None:
            kind = Press if event.type == pygame.JOYBUTTONDOWN else Release
            yield kind(f"{PAD}{event.instance_id}", button)

    def _pad_hat(self, event: pygame.Event) -> Iterable[Input]:
        stick = self._sticks.get(event.instance_id)
        if stick:
            yield from self._directions(event.instance_id, stick.hat(event.hat, *event.value))

    def _pad_axis(self, event: pygame.Event) -> Iterable[Input]:
        stick = self._sticks.get(event.instance_id)
        if stick:
            yield from self._directions(event.instance_id, stick.axis(event.axis, event.value))

    @staticmethod
    def _directions(number: int, buttons: Iterable[Button]) -> Iterable[Input]:
        return (Press(f"{PAD}{number}", button) for button in buttons)

    def _focus(self, event: pygame.Event) -> Iterable[Input]:
        news = FOCUS_NEWS[event.type]
        if news is News.FOCUS_LOST:
            # SDL lets all keys go just before it tells of the loss; whoever still holds one does not press it afresh.
            self._stale |= self._held | self._let_go
            self._stale_ticks = 0
            self._held.clear()
        else:
            self._stale_ticks = STALE_SPAN
        yield Happened(news)
