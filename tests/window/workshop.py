"""A desktop with real keyboards, mice and a touch screen, as the X server sees them: Xorg and its inputtest driver."""

import tempfile
from pathlib import Path
from typing import Self

from tests.window.inputtest import Device
from tests.window.rig import Desktop, waited

SERVER_TOOLS = ("Xorg", "xinput")
SIZE = (1280, 720)
KEYBOARDS, MICE, TOUCH = ("Keyboard A", "Keyboard B"), ("Mouse A", "Mouse B"), "Touch table"
FINGERS = 20
SCREEN = f"""
Section "ServerFlags"
  Option "AutoAddDevices" "false"
  Option "AutoAddGPU" "false"
  Option "DontVTSwitch" "true"
EndSection
Section "Device"
  Identifier "dummy"
  Driver "dummy"
  VideoRam 64000
EndSection
Section "Monitor"
  Identifier "monitor"
  HorizSync 5-1000
  VertRefresh 5-200
EndSection
Section "Screen"
  Identifier "screen"
  Device "dummy"
  Monitor "monitor"
  DefaultDepth 24
  SubSection "Display"
    Depth 24
    Modes "{SIZE[0]}x{SIZE[1]}"
    Virtual {SIZE[0]} {SIZE[1]}
  EndSubSection
EndSection
"""
NO_ACCELERATION = 'Option "AccelerationProfile" "-1"'


class Workshop(Desktop):
    """An Xorg without hardware; ``devices`` by name. Unplugging disables a device, as the server does it."""

    def __init__(self) -> None:
        super().__init__(SIZE)
        self._folder = tempfile.TemporaryDirectory()
        self.devices: dict[str, Device] = {}

    def __enter__(self) -> Self:
        super().__enter__()
        for name in (*KEYBOARDS, *MICE, TOUCH):
            self._connect(name)
        return self

    def __exit__(self, *_: object) -> None:
        for device in self.devices.values():
            device.__exit__()
        super().__exit__()
        self._folder.cleanup()

    def touch(self, finger: int, what: str, pos: tuple[int, int]) -> None:
        """Put a finger "down", "move" it or lift it ("up") at a place of the screen, in pixels."""
        self.devices[TOUCH].touch(finger, what, ((pos[0] + 0.5) / SIZE[0], (pos[1] + 0.5) / SIZE[1]))

    def unplug(self, name: str) -> None:
        """Take a device off the server, which closes its socket."""
        self.devices.pop(name).__exit__()
        self.tool("xinput", "disable", name)

    def plug_in(self, name: str) -> None:
        """Put a device back."""
        self.tool("xinput", "enable", name)
        self._connect(name)

    def _connect(self, name: str) -> None:
        path = self._socket(name)
        waited(path.exists, f"the socket of {name}")
        self.devices[name] = Device(path)

    def _server(self, told: int) -> list[str]:
        config = Path(self._folder.name) / "xorg.conf"
        config.write_text(SCREEN + "".join(map(self._section, (*KEYBOARDS, *MICE, TOUCH))) + _layout())
        files = ["-config", str(config), "-logfile", str(config.with_name("log"))]
        return ["Xorg", "-displayfd", str(told), *files, "-noreset", "-novtswitch", "-sharevts", "-nolisten", "tcp"]

    def _socket(self, name: str) -> Path:
        return Path(self._folder.name) / f"{name.lower().replace(' ', '-')}.sock"

    def _section(self, name: str) -> str:
        kind = "Keyboard" if name in KEYBOARDS else "Pointer" if name in MICE else "Touch"
        more = {"Keyboard": "", "Pointer": NO_ACCELERATION, "Touch": f'Option "TouchCount" "{FINGERS}"'}[kind]
        return f"""
Section "InputDevice"
  Identifier "{name}"
  Driver "inputtest"
  Option "SocketPath" "{self._socket(name)}"
  Option "DeviceType" "{kind}"
  {more}
EndSection
"""


def _layout() -> str:
    roles = {MICE[0]: "CorePointer", KEYBOARDS[0]: "CoreKeyboard"}
    lines = (f'  InputDevice "{name}" "{roles.get(name, "SendCoreEvents")}"' for name in (*KEYBOARDS, *MICE, TOUCH))
    return '\nSection "ServerLayout"\n  Identifier "layout"\n  Screen "screen"\n' + "\n".join(lines) + "\nEndSection\n"
