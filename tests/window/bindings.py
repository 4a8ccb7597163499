"""A window manager that does much for many keys, and tells when it has heard one: it makes a file.

Ctrl+Alt+X does nothing else, and makes a file of its own: "awake", beside the other one.
"""

from pathlib import Path
from xml.sax.saxutils import escape

ACTIONS = {
    "A-F4": "Close",
    "A-Tab": "NextWindow",
    "A-S-Tab": "PreviousWindow",
    "A-Escape": "Lower",
    "A-space": "Iconify",
    "A-Return": "ToggleFullscreen",
    "A-F2": "Reconfigure",
    "A-F5": "UnmaximizeFull",
    "A-F10": "ToggleMaximize",
    "F10": "Iconify",
    "F11": "ToggleFullscreen",
    "Super_L": "ToggleShowDesktop",
    "W-d": "ToggleShowDesktop",
    "W-e": "Iconify",
    "W-l": "Iconify",
    "W-F1": "Iconify",
    "C-A-d": "ToggleShowDesktop",
    "C-A-t": "Iconify",
    "C-A-Delete": "Exit",
    "C-A-BackSpace": "Exit",
    "C-A-Left": "Iconify",
    "C-A-Right": "Iconify",
    "C-A-Up": "Iconify",
    "C-A-Down": "Iconify",
    "C-Escape": "Iconify",
    "C-q": "Close",
    "C-w": "Close",
    "C-c": "Close",
    "Menu": "Iconify",
    "Print": "Iconify",
}


def configuration(heard: Path) -> str:
    """Return openbox's rc.xml; each binding makes the file ``heard`` before it does its work."""
    tell, awake = (_touch(path) for path in (heard, heard.with_name("awake")))
    keys = f'<keybind key="C-A-x">{awake}</keybind>' + "".join(
        f'<keybind key="{key}">{tell}<action name="{action}"/></keybind>' for key, action in ACTIONS.items()
    )
    clicks = "".join(
        f'<mousebind button="{button}" action="Press">{tell}<action name="Iconify"/></mousebind>'
        for button in ("Right", "Middle", "A-Left", "A-Right", "W-Left")
    )
    contexts = "".join(f'<context name="{name}">{clicks}</context>' for name in ("Root", "Client", "Desktop"))
    return (
        '<?xml version="1.0"?><openbox_config xmlns="http://openbox.org/3.4/rc">'
        f"<keyboard>{keys}</keyboard><mouse>{contexts}</mouse></openbox_config>"
    )


def _touch(path: Path) -> str:
    return f'<action name="Execute"><command>touch {escape(str(path))}</command></action>'
