"""Raw input on Windows: a window of its own that nobody sees receives the records of every keyboard and mouse.

Not verified: no Windows was at hand. What the bytes mean stands in ``rawinput`` and is tested.
"""

import ctypes
from ctypes import wintypes
from typing import Any, Final

from games.engine.backends import rawinput
from games.engine.backends.raw import Hardware, NotApartError, Raw, changes
from games.engine.inputs import Kind

WM_INPUT, RID_INPUT, RIDI_DEVICENAME = 0x00FF, 0x10000003, 0x20000007
GENERIC_DESKTOP: Final = 1
USAGES: Final = {Kind.MOUSE: 2, Kind.KEYBOARD: 6}
KINDS: Final = {rawinput.MOUSE: Kind.MOUSE, rawinput.KEYBOARD: Kind.KEYBOARD}
EVEN_WITHOUT_FOCUS: Final = 0x100
MESSAGE_ONLY: Final = -3
FAILED: Final = 0xFFFFFFFF
TO_CALL: Final = -4
MESSAGE: Final = (ctypes.c_void_p, ctypes.c_uint, ctypes.c_size_t, ctypes.c_ssize_t)
LOOK_AFTER: Final = 240  # polls, 2 s, between two looks for devices


class _Wanted(ctypes.Structure):
    """RAWINPUTDEVICE."""

    _fields_ = (
        ("page", ctypes.c_ushort),
        ("usage", ctypes.c_ushort),
        ("flags", ctypes.c_uint32),
        ("window", ctypes.c_void_p),
    )


class _Listed(ctypes.Structure):
    """RAWINPUTDEVICELIST."""

    _fields_ = (("device", ctypes.c_void_p), ("kind", ctypes.c_uint32))


class RawInput:
    """Listens to Windows. Raises NotApartError when it does not let itself be listened to."""

    name = "rawinput"

    def __init__(self) -> None:
        loader: Any = getattr(ctypes, "windll", None)
        if loader is None:
            raise NotApartError("no_raw_input")
        self._user: Any = loader.user32
        self._user.CreateWindowExW.restype = ctypes.c_void_p
        self._user.DefWindowProcW.argtypes = MESSAGE
        self._user.SetWindowLongPtrW.argtypes = (ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)
        nowhere = ctypes.c_void_p(MESSAGE_ONLY)
        made = self._user.CreateWindowExW(0, "STATIC", None, 0, 0, 0, 0, 0, nowhere, None, None, None)
        self._window = ctypes.c_void_p(made)
        # SDL hands on the messages of all windows of its thread, so this one must take its own when it is called.
        self._callback = ctypes.WINFUNCTYPE(ctypes.c_ssize_t, *MESSAGE)(self._take)  # type: ignore[attr-defined,unused-ignore]
        self._user.SetWindowLongPtrW(self._window, TO_CALL, ctypes.cast(self._callback, ctypes.c_void_p))
        wanted = (_Wanted * len(USAGES))(
            *(_Wanted(GENERIC_DESKTOP, usage, EVEN_WITHOUT_FOCUS, made) for usage in USAGES.values())
        )
        if not self._user.RegisterRawInputDevices(wanted, len(wanted), ctypes.sizeof(_Wanted)):
            raise NotApartError("no_raw_input")
        self._told: list[Raw] = []
        self._devices = self._listed()
        self._polls = 0

    def poll(self) -> list[Raw]:
        """Return what has happened since the last call."""
        message = wintypes.MSG()
        while self._user.PeekMessageW(ctypes.byref(message), self._window, WM_INPUT, WM_INPUT, 1):
            self._user.DispatchMessageW(ctypes.byref(message))
        told, self._told = self._told, []
        self._polls += 1
        if self._polls % LOOK_AFTER == 0:
            before, self._devices = self.hardware(), self._listed()
            told += changes(before, self.hardware())
        return told

    def _take(self, window: int, message: int, first: int, second: int) -> int:
        """Take a message of the window."""
        if message == WM_INPUT:
            data = self._record(second)
            device = self._devices.get(rawinput.header(data)[1]) if data else None
            if device:
                self._told += rawinput.read(device.identity, data)
        answer: int = self._user.DefWindowProcW(window, message, first, second)
        return answer

    def hardware(self) -> list[Hardware]:
        """Return the devices that are plugged in."""
        return list(dict.fromkeys(self._devices.values()))

    def close(self) -> None:
        """Take the window away."""
        self._user.DestroyWindow(self._window)

    def _record(self, handle: int) -> bytes:
        size = ctypes.c_uint(0)
        ask = (ctypes.c_void_p(handle), RID_INPUT)
        self._user.GetRawInputData(*ask, None, ctypes.byref(size), rawinput.HEADER.size)
        buffer = ctypes.create_string_buffer(size.value)
        got = self._user.GetRawInputData(*ask, buffer, ctypes.byref(size), rawinput.HEADER.size)
        return b"" if got in {0, -1, FAILED} else buffer.raw

    def _listed(self) -> dict[int, Hardware]:
        count = ctypes.c_uint(0)
        self._user.GetRawInputDeviceList(None, ctypes.byref(count), ctypes.sizeof(_Listed))
        listed = (_Listed * count.value)()
        self._user.GetRawInputDeviceList(listed, ctypes.byref(count), ctypes.sizeof(_Listed))
        return {
            each.device: Hardware(path, path.split("#")[1] if "#" in path else path, KINDS[each.kind])
            for each in listed
            if each.kind in KINDS and (path := self._path(each.device))
        }

    def _path(self, device: int) -> str:
        """Return the path of a device, which names its maker and its port."""
        size = ctypes.c_uint(0)
        ask = (ctypes.c_void_p(device), RIDI_DEVICENAME)
        self._user.GetRawInputDeviceInfoW(*ask, None, ctypes.byref(size))
        buffer = ctypes.create_unicode_buffer(size.value + 1)
        self._user.GetRawInputDeviceInfoW(*ask, buffer, ctypes.byref(size))
        return buffer.value
