"""evdev: the kernel's records, on a system made of files and pipes."""

import os
import struct
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from games.engine.backends.evdev import LOOK_AFTER, RECORD, Evdev, read
from games.engine.backends.raw import Click, Come, Gone, Hardware, Key, Motion, NotApartError, Wheel
from games.engine.inputs import Kind

KEY, RELATIVE, SYNC, MISC = 1, 2, 0, 4
# As a keyboard with an A and a mouse with three buttons show them.
KEYBOARD_KEYS = "40000000 ffffffffffffffff fffffffffffffffe"
MOUSE_KEYS, MOUSE_WAYS = "70000 0 0 0 0", "103"


def record(kind: int, code: int, value: int) -> bytes:
    return RECORD.pack(1700000000, 4711, kind, code, value)


def test_a_record_is_as_long_as_the_kernel_makes_it() -> None:
    assert RECORD.size == 2 * struct.calcsize("l") + 8


def test_keys_and_their_repeats() -> None:
    data = record(MISC, 4, 458772) + record(KEY, 16, 1) + record(SYNC, 0, 0) + record(KEY, 16, 2) + record(KEY, 16, 0)
    assert list(read("k", data)) == [Key("k", pygame.KSCAN_Q, down=True), Key("k", pygame.KSCAN_Q, down=False)]


def test_moves_are_joined_up_to_the_next_click() -> None:
    data = b"".join(record(RELATIVE, code, value) for code, value in ((0, 3), (1, -2), (0, 4), (1, 0)))
    data += record(KEY, 0x110, 1) + record(KEY, 0x110, 0) + record(KEY, 0x111, 1) + record(RELATIVE, 8, -1)
    data += record(RELATIVE, 0, 1)
    assert list(read("m", data)) == [
        Motion("m", 7, -2),
        Click("m", 1, down=True),
        Click("m", 1, down=False),
        Click("m", 3, down=True),
        Wheel("m", -1),
        Motion("m", 1, 0),
    ]


@pytest.mark.parametrize("cut", [0, 1, 23, 25])
def test_a_record_that_is_cut_is_left(cut: int) -> None:
    assert len(list(read("k", (record(KEY, 16, 1) * 2)[:cut]))) == cut // RECORD.size


class System:
    """A /dev/input of pipes and a /sys of files."""

    def __init__(self, folder: Path) -> None:
        self.devices, self.sys = folder / "input", folder / "sys"
        self.devices.mkdir()
        self.pipes: dict[str, int] = {}

    def plug_in(self, event: str, name: str, port: str, keys: str = KEYBOARD_KEYS, ways: str = "0") -> None:
        """Make a device that can be read."""
        facts = {"name": name, "phys": port, "uniq": "", "id/vendor": "046d", "id/product": "c31c"}
        facts |= {"capabilities/key": keys, "capabilities/rel": ways}
        for fact, value in facts.items():
            path = self.sys / event / "device" / fact
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(value + "\n")
        os.mkfifo(self.devices / event)
        self.pipes[event] = os.open(self.devices / event, os.O_RDWR | os.O_NONBLOCK)

    def listen(self) -> Evdev:
        """Begin to read."""
        return Evdev(self.devices, self.sys)


@pytest.fixture
def system(tmp_path: Path) -> Iterator[System]:
    made = System(tmp_path)
    yield made
    for pipe in made.pipes.values():
        os.close(pipe)


def test_each_device_is_told_by_its_port_whatever_its_number(system: System) -> None:
    system.plug_in("event3", "Plain Keyboard", "usb-0000:00:14.0-2/input0")
    system.plug_in("event9", "Plain Keyboard", "usb-0000:00:14.0-1/input0")
    system.plug_in("event4", "Plain Mouse", "usb-0000:00:14.0-3/input0", MOUSE_KEYS, MOUSE_WAYS)
    system.plug_in("event5", "Power Button", "PNP0C0C/button/input0", "10000000000000 0")
    listener = system.listen()
    os.write(system.pipes["event9"], record(KEY, 30, 1))
    os.write(system.pipes["event4"], record(KEY, 0x110, 1))
    told = {given.device: type(given) for given in listener.poll() if isinstance(given, Key | Click)}
    assert told == {"046d:c31c usb-0000:00:14.0-1": Key, "046d:c31c usb-0000:00:14.0-3": Click}
    listener.close()


def test_the_parts_of_one_keyboard_are_one(system: System) -> None:
    for event, part in (("event3", 0), ("event4", 1)):
        system.plug_in(event, f"Many Keys {part}", f"usb-0000:00:14.0-2/input{part}")
    listener = system.listen()
    for event in ("event3", "event4"):
        os.write(system.pipes[event], record(KEY, 30, 1))
    assert len({given.device for given in listener.poll() if isinstance(given, Key)}) == 1
    listener.close()


def test_a_device_that_comes_is_found_after_a_while(system: System) -> None:
    system.plug_in("event3", "Plain Keyboard", "usb-1/input0")
    listener = system.listen()
    system.plug_in("event4", "Plain Mouse", "usb-2/input0", MOUSE_KEYS, MOUSE_WAYS)
    told = [given for _ in range(LOOK_AFTER) for given in listener.poll()]
    assert told == [Come(Hardware("046d:c31c usb-2", "Plain Mouse", Kind.MOUSE))]
    listener.close()


def test_a_device_that_goes_is_told(system: System, monkeypatch: pytest.MonkeyPatch) -> None:
    system.plug_in("event3", "Plain Keyboard", "usb-1/input0")
    listener = system.listen()

    def gone(_file: int, _size: int) -> bytes:
        raise OSError(19, "No such device")

    monkeypatch.setattr(os, "read", gone)
    assert listener.poll() == [Gone(Hardware("046d:c31c usb-1", "Plain Keyboard", Kind.KEYBOARD))]
    assert listener.poll() == []


def test_without_a_device_that_may_be_read_it_is_of_no_use(tmp_path: Path) -> None:
    with pytest.raises(NotApartError, match="no_input_group"):
        Evdev(tmp_path, tmp_path)
