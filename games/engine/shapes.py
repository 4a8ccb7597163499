"""Plain shapes drawn by the program: rounded panels, rings, bars, and the ground of a screen.

They are SVG texts rendered by pygame, so edges are smooth at every size; each look is made once and kept.
"""

import io
from functools import lru_cache

import pygame

from games.engine.theme import Colour

KEPT_SHAPES = 250
GROUND_SCALE = 8  # a ground is drawn this much smaller and scaled up: it has no edges


def hexed(colour: Colour) -> str:
    """Return a colour as SVG writes it."""
    return "#{:02x}{:02x}{:02x}".format(*colour)


def from_svg(body: str, width: int, height: int) -> pygame.Surface:
    """Render the inside of an SVG document of this many pixels; at least one by one."""
    width, height = max(1, width), max(1, height)
    text = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">{body}</svg>'
    surface = pygame.image.load(io.BytesIO(text.encode()), "shape.svg")
    return surface.convert_alpha() if pygame.display.get_surface() else surface


@lru_cache(maxsize=KEPT_SHAPES)
def rounded(
    size: tuple[int, int],
    radius: float,
    fill: Colour,
    opacity: float = 1.0,
    rim: Colour | None = None,
    rim_width: float = 0.0,
) -> pygame.Surface:
    """Return a panel with round corners; the rim lies inside the size."""
    width, height = max(1, size[0]), max(1, size[1])
    inset = rim_width / 2 if rim else 0.0
    stroke = f'stroke="{hexed(rim)}" stroke-width="{rim_width}"' if rim else ""
    across, down = max(0.1, width - 2 * inset), max(0.1, height - 2 * inset)
    corner = max(0.0, min(radius, across / 2, down / 2))
    return from_svg(
        f'<rect x="{inset}" y="{inset}" width="{across}" height="{down}" rx="{corner}" '
        f'fill="{hexed(fill)}" fill-opacity="{opacity}" {stroke}/>',
        width,
        height,
    )


@lru_cache(maxsize=KEPT_SHAPES)
def ring(size: tuple[int, int], radius: float, colour: Colour, width: float, opacity: float = 1.0) -> pygame.Surface:
    """Return a rounded outline that lies inside the size."""
    across, down = max(1, size[0]), max(1, size[1])
    return from_svg(
        f'<rect x="{width / 2}" y="{width / 2}" width="{max(0.1, across - width)}" '
        f'height="{max(0.1, down - width)}" rx="{radius}" fill="none" stroke="{hexed(colour)}" '
        f'stroke-width="{width}" stroke-opacity="{opacity}"/>',
        across,
        down,
    )


@lru_cache(maxsize=KEPT_SHAPES)
def disc(diameter: int, fill: Colour, opacity: float = 1.0) -> pygame.Surface:
    """Return a filled circle."""
    half = diameter / 2
    return from_svg(
        f'<circle cx="{half}" cy="{half}" r="{half - 0.5}" fill="{hexed(fill)}" fill-opacity="{opacity}"/>',
        diameter,
        diameter,
    )


@lru_cache(maxsize=4)
def ground(size: tuple[int, int], middle: Colour, edge: Colour) -> pygame.Surface:
    """Return the table: lit in the middle, darker towards the edges."""
    width, height = (max(2, side // GROUND_SCALE) for side in size)
    centre = f'cx="{width / 2}" cy="{height * 0.42}" r="{max(width, height) * 0.62}"'
    small = from_svg(
        f'<defs><radialGradient id="lamp" {centre} gradientUnits="userSpaceOnUse">'
        f'<stop offset="0%" stop-color="{hexed(middle)}"/><stop offset="100%" stop-color="{hexed(edge)}"/>'
        f'</radialGradient></defs><rect x="-1" y="-1" width="{width + 2}" height="{height + 2}" fill="url(#lamp)"/>',
        width,
        height,
    )
    opaque = pygame.Surface(small.get_size())
    opaque.fill(edge)
    opaque.blit(small, (0, 0))
    big = pygame.transform.smoothscale(opaque, (max(1, size[0]), max(1, size[1])))
    return big.convert() if pygame.display.get_surface() else big


def forget() -> None:
    """Drop every kept shape (the window has another size now)."""
    for kept in (rounded, ring, disc, ground):
        kept.cache_clear()
