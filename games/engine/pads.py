"""Pads: each by itself, known ones by the layout that SDL knows, others by what a person has shown or by a guess.

A pad that returns is the same pad when its model and its serial number say so, or when no other of its model is
missing. Its source stays the same then, whatever number the system gives it.
"""

from collections import Counter
from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass
from itertools import count

import pygame
from pygame._sdl2 import controller

from games.engine import sdl
from games.engine.bindings import PAD_CODES, Bindings
from games.engine.inputs import PAD, Button, DeviceFound, DeviceLost, Input, Kind, Press, Release, Seen
from games.engine.sticks import Change, Sticks

# What SDL's names of a pad's parts mean here; B draws, and X too.
PARTS: dict[str, Button] = {
    "a": Button.OK,
    "b": Button.DRAW,
    "x": Button.DRAW,
    "leftshoulder": Button.PREVIOUS,
    "rightshoulder": Button.NEXT,
    "start": Button.STOP,
    "dpup": Button.UP,
    "dpdown": Button.DOWN,
    "dpleft": Button.LEFT,
    "dpright": Button.RIGHT,
}
STICKS: dict[str, tuple[Button, Button]] = {"leftx": (Button.LEFT, Button.RIGHT), "lefty": (Button.UP, Button.DOWN)}


@dataclass
class Pad:
    """A pad that has been plugged in once."""

    source: str
    device: str  # what its settings are kept by: "pad " and its GUID
    name: str
    serial: str
    defaults: dict[str, str]
    parts: Mapping[str, str]  # SDL's names of its parts by code, empty when SDL does not know its layout
    sticks: Sticks
    opened: pygame.joystick.JoystickType  # it tells events as long as this is kept

    @property
    def standard(self) -> bool:
        """Whether SDL knows its layout."""
        return bool(self.parts)

    @property
    def identity(self) -> str:
        """What stays the same when it is plugged in again; pads of one model may share it."""
        return f"{self.device} {self.serial}"


def standard_layout(index: int) -> Mapping[str, str]:
    """Return SDL's layout of a plugged-in pad: codes by the names of its parts; empty when SDL knows none."""
    if not controller.get_init():
        controller.init()
    if not controller.is_controller(index):
        return {}
    opened = controller.Controller(index)
    layout: dict[str, str] = opened.get_mapping()
    opened.quit()
    return layout


def codes_of(layout: Mapping[str, str]) -> dict[str, str]:
    """Return the control of each code by SDL's layout."""
    codes = {code: PARTS[part].name.lower() for part, code in layout.items() if part in PARTS}
    for part, (low, high) in STICKS.items():
        axis = layout.get(part, "")
        if not axis.strip("~").startswith("a"):
            continue
        signs = "+-" if axis.endswith("~") else "-+"
        codes |= {f"{axis.strip('~')}{sign}": end.name.lower() for sign, end in zip(signs, (low, high), strict=True)}
    return codes


GUESS: dict[str, str] = {code: button.name.lower() for code, button in PAD_CODES.items()}


class Pads:
    """Turns the events of joysticks into inputs."""

    def __init__(self, bindings: Bindings, lost: set[str]) -> None:
        self._bindings = bindings
        self._lost = lost
        self._plugged: dict[int, Pad] = {}  # by the system's number
        self._gone: dict[str, str] = {}  # identities of pads that were there once, by source
        self.watched = False

    def pads(self) -> list[Pad]:
        """Return the pads that are plugged in."""
        return list(self._plugged.values())

    def has(self, source: str) -> bool:
        """Return whether a pad is plugged in."""
        return any(pad.source == source for pad in self._plugged.values())

    def identity(self, source: str) -> str:
        """Return the identity of a pad, empty when there is none of this source."""
        known = {**self._gone, **{pad.source: pad.identity for pad in self._plugged.values()}}
        return known.get(source, "")

    def recall(self, identities: Mapping[str, str]) -> None:
        """Give pads the sources again that they had, by their identities; who cannot be told from others is a new one.

        A pad that is not plugged in gets its source back as soon as it is.
        """
        plugged = list(self._plugged.values())
        wanted = Counter(identities.values())
        found = {
            source: [pad for pad in plugged if pad.identity == identity and wanted[identity] == 1]
            for source, identity in identities.items()
        }
        own = {source: pads[0] for source, pads in found.items() if len(pads) == 1}
        for pad in plugged:
            if pad.source in identities:
                pad.source = self._fresh({*identities, *(each.source for each in plugged)})
        for source, pad in own.items():
            pad.source = source
        self._gone |= {source: identity for source, identity in identities.items() if source not in own}

    def is_strange(self, source: str) -> bool:
        """Return whether a pad has no layout that is known, nor one that a person has shown."""
        pads = self._plugged.values()
        return any(
            pad.source == source and not pad.standard and pad.device not in self._bindings.changed for pad in pads
        )

    def added(self, event: pygame.Event) -> Iterable[Input]:
        """Open a pad that was plugged in."""
        try:
            opened = pygame.joystick.Joystick(event.device_index)
        except pygame.error:  # unplugged again before it could be opened
            return
        number = opened.get_instance_id()
        if number in self._plugged:
            return
        device, serial = f"pad {opened.get_guid()}", sdl.serial(number)
        back = self._back(f"{device} {serial}")
        layout = standard_layout(event.device_index)
        defaults = codes_of(layout) if layout else GUESS
        parts = {code: part for part, code in layout.items()}
        mapped = {int(code[1:-1]) for code in defaults if code.startswith("a")}
        taken = {*self._gone, *(pad.source for pad in self._plugged.values())}
        source = back or (f"{PAD}{number}" if f"{PAD}{number}" not in taken else self._fresh(taken))
        name = opened.get_name()
        self._plugged[number] = Pad(source, device, name, serial, defaults, parts, Sticks(mapped), opened)
        self._gone.pop(source, None)
        self._lost.discard(source)
        yield DeviceFound(source)

    def removed(self, event: pygame.Event) -> Iterable[Input]:
        """Remember a pad that was unplugged."""
        pad = self._plugged.pop(event.instance_id, None)
        if pad:
            self._gone[pad.source] = pad.identity
            self._lost.add(pad.source)
            yield DeviceLost(pad.source)

    def button(self, event: pygame.Event) -> Iterable[Input]:
        """Take in a button."""
        yield from self._told(event, [(f"b{event.button}", event.type == pygame.JOYBUTTONDOWN)])

    def hat(self, event: pygame.Event) -> Iterable[Input]:
        """Take in a cross."""
        pad = self._plugged.get(event.instance_id)
        if pad:
            yield from self._told(event, pad.sticks.hat(event.hat, *event.value))

    def axis(self, event: pygame.Event) -> Iterable[Input]:
        """Take in an axis."""
        pad = self._plugged.get(event.instance_id)
        if pad:
            yield from self._told(event, pad.sticks.axis(event.axis, event.value))

    def _told(self, event: pygame.Event, changes: Iterable[Change]) -> Iterable[Input]:
        pad = self._plugged.get(event.instance_id)
        if pad is None:
            return
        table = self._bindings.table(pad.device, pad.defaults)
        for code, down in changes:
            if self.watched:
                yield Seen(pad.device, Kind.PAD, code, code, down, pad.source)
            control = table.get(code)
            if control:
                yield (Press if down else Release)(pad.source, Button[control.upper()])

    def _back(self, identity: str) -> str:
        """Return the source of the lost pad that this one is, empty when it is new or cannot be told from another."""
        same = [source for source, held in self._gone.items() if held == identity]
        return same[0] if len(same) == 1 else ""

    @staticmethod
    def _fresh(taken: Container[str]) -> str:
        """Return a source that no pad has."""
        return next(source for source in (f"{PAD}{number}" for number in count()) if source not in taken)
