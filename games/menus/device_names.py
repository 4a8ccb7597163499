"""What devices are called on the pages about them."""

from games.engine.house import House
from games.engine.inputs import FINGER, Kind
from games.engine.labels import NAMES

ICONS = {Kind.KEYBOARD: "ui/keyboard", Kind.MOUSE: "ui/mouse", Kind.PAD: "ui/pad", Kind.FINGER: "ui/touch"}


def known(house: House) -> dict[str, Kind]:
    """Return the devices that are there or have been used, by what their settings are kept by."""
    devices = house.devices
    return {
        **{keyboard.device: Kind.KEYBOARD for keyboard in devices.keyboards.known()},
        **{mouse.device: Kind.MOUSE for mouse in devices.pointers.mice()},
        **{pad.device: Kind.PAD for pad in devices.pads.pads()},
        **({FINGER: Kind.FINGER} if devices.touch_seen else {}),
    }


def key_label(house: House, scancode: int) -> str:
    """Return what is printed on a key; a key with a name instead of a letter has it in the language of the house."""
    label, name = house.devices.labels.label(scancode), NAMES.get(scancode, "")
    return house.words(f"key.{name}") if label == name.upper() and house.words.has(f"key.{name}") else label


def called(house: House, device: str, kind: Kind) -> str:
    """Return a device's name: what its maker calls it, or what it is, with its number where there are several."""
    devices = house.devices
    if kind is Kind.PAD:
        return next((pad.name for pad in devices.pads.pads() if pad.device == device), house.words("device.pad"))
    if kind is Kind.FINGER:
        return house.words("device.touch")
    of_kind = devices.keyboards.known() if kind is Kind.KEYBOARD else devices.pointers.mice()
    what = house.words("device.keyboard" if kind is Kind.KEYBOARD else "device.mouse")
    found = next((each for each in of_kind if each.device == device), None)
    if found is None:
        return what
    numbered = f"{what} {found.number}" if len(of_kind) > 1 else what
    return f"{numbered}: {found.name}" if found.name else numbered
