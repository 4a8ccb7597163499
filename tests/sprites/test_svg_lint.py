"""Every SVG of the project keeps to what pygame draws right, and each known trap is really caught."""

from pathlib import Path
from typing import Final

import pytest

from tests.sprites.svg_lint import faults

SPRITES: Final = Path(__file__).parents[2] / "sprites"
FILES: Final = sorted(SPRITES.rglob("*.svg"))
SIZE_LIMIT: Final = 1_500_000  # bytes, all pictures together

HEAD: Final = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">'
STOPS: Final = '<stop offset="0%" stop-color="#ffffff"/>'
BAD: Final = {
    "gradient as fractions": f'<linearGradient id="a" x1="0" x2="1">{STOPS}</linearGradient>',
    "round gradient as fractions": f'<radialGradient id="a" cx="0.5" r=".5">{STOPS}</radialGradient>',
    "href without xlink": f'<linearGradient id="a" href="#b" x2="100%">{STOPS}</linearGradient>',
    "use": '<use xlink:href="#a"/>',
    "symbol": '<symbol id="a"/>',
    "clipPath": '<clipPath id="a"/>',
    "mask": '<mask id="a"/>',
    "filter": '<filter id="a"/>',
    "pattern": '<pattern id="a"/>',
    "text": "<text>A</text>",
    "image": '<image xlink:href="a.png"/>',
    "style sheet": "<style>path{fill:#ffffff}</style>",
    "style attribute": '<path style="fill:hsl(0,0%,0%)"/>',
    "class attribute": '<path class="a"/>',
    "opacity on a group": '<g opacity="0.5"><path fill="#ffffff"/></g>',
    "rgba()": '<path fill="rgba(0,0,0,0.5)"/>',
    "hsl()": '<path stroke="hsl(0,0%,0%)"/>',
    "#rrggbbaa": '<path fill="#11223344"/>',
    "#rgb": '<path fill="#123"/>',
    "colour name": '<path fill="rebeccapurple"/>',
    "colour name of a stop": f'<linearGradient id="a" x2="100%">{STOPS}<stop stop-color="gold"/></linearGradient>',
    "a gradient that is not there": '<path fill="url(#gone)"/>',
}
GOOD: Final = {
    "user space": f'<linearGradient id="a" gradientUnits="userSpaceOnUse" x1="0" x2="9">{STOPS}</linearGradient>'
    '<path fill="url(#a)"/>',
    "per cent": f'<radialGradient id="a" cx="50%" r="50%">{STOPS}</radialGradient>',
    "heir": f'<linearGradient id="b">{STOPS}</linearGradient><linearGradient id="a" xlink:href="#b"/>',
    "opacity of one element": '<path fill="#ffffff" opacity="0.5" stroke="none" stroke-dasharray="3 3"/>',
}


@pytest.mark.parametrize("body", list(BAD.values()), ids=list(BAD))
def test_what_pygame_draws_wrong_is_caught(body: str) -> None:
    assert faults(f"{HEAD}{body}</svg>")


@pytest.mark.parametrize("body", list(GOOD.values()), ids=list(GOOD))
def test_what_pygame_draws_right_passes(body: str) -> None:
    assert faults(f"{HEAD}{body}</svg>") == []


def test_all_pictures_of_the_project_pass() -> None:
    found = {str(file.relative_to(SPRITES)): faults(file.read_text("utf-8")) for file in FILES}
    assert len(found) >= 64
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def test_the_pictures_are_lean() -> None:
    assert sum(file.stat().st_size for file in FILES) < SIZE_LIMIT
