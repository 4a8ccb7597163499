"""What people with every kind of colour vision see of a frame, and how far apart two colours look to them.

Colour vision is simulated after Machado, Oliveira and Fernandes (2009), severity 1, in linear light; distances are
CIEDE2000 (CIE 142-2001), contrasts are those of WCAG 2.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from tests.sprites.colour_vision import TO_XYZ, VISIONS, WHITE

Values = npt.NDArray[np.float64]
Rgb = Sequence[int]

POW7: Final = 25.0**7


def light(colours: npt.ArrayLike) -> Values:
    """Return sRGB bytes (..., 3) as linear light, 0 to 1."""
    shares = np.asarray(colours, dtype=np.float64) / 255
    return np.asarray(np.where(shares <= 0.04045, shares / 12.92, ((shares + 0.055) / 1.055) ** 2.4))


def luminance(colours: npt.ArrayLike) -> Values:
    """Return the relative luminance (...), 0 to 1, of sRGB bytes (..., 3)."""
    return np.asarray(light(colours) @ TO_XYZ[1])


def contrast(one: Rgb, other: Rgb) -> float:
    """Return the contrast ratio of two colours, 1 to 21."""
    low, high = sorted(float(luminance(colour)) for colour in (one, other))
    return (high + 0.05) / (low + 0.05)


def lab(colour: Rgb, vision: str) -> Values:
    """Return a colour as L*, a*, b*, as it is seen with a vision."""
    seen = np.clip(VISIONS[vision] @ light(colour), 0, 1)
    xyz = TO_XYZ @ seen / WHITE
    x, y, z = np.where(xyz > 216 / 24389, np.cbrt(xyz), xyz * 24389 / 27 / 116 + 16 / 116)
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])


def seen_distance(one: Rgb, other: Rgb, vision: str) -> float:
    """Return how far apart two colours look with a vision (CIEDE2000)."""
    return ciede2000(lab(one, vision), lab(other, vision))


def ciede2000(one: npt.ArrayLike, other: npt.ArrayLike) -> float:
    """Return the distance of two colours given as L*, a*, b*; names as in the standard."""
    (l1, a1, b1), (l2, a2, b2) = np.asarray(one, np.float64), np.asarray(other, np.float64)
    mean_c7 = ((np.hypot(a1, b1) + np.hypot(a2, b2)) / 2) ** 7
    grown = 1.5 - 0.5 * np.sqrt(mean_c7 / (mean_c7 + POW7))
    a1, a2 = a1 * grown, a2 * grown
    c1, c2 = np.hypot(a1, b1), np.hypot(a2, b2)
    h1, h2 = (np.degrees(np.arctan2(b, a)) % 360 for a, b in ((a1, b1), (a2, b2)))
    grey = c1 * c2 == 0
    turn = 0.0 if grey else (h2 - h1 + 180) % 360 - 180
    mean_h = h1 + h2 if grey else _mean_hue(h1, h2)
    mean_l, mean_c = (l1 + l2) / 2, (c1 + c2) / 2
    across = 2 * np.sqrt(c1 * c2) * np.sin(np.radians(turn / 2))
    s_l = 1 + 0.015 * (mean_l - 50) ** 2 / np.sqrt(20 + (mean_l - 50) ** 2)
    s_c = 1 + 0.045 * mean_c
    s_h = 1 + 0.015 * mean_c * _hue_weight(mean_h)
    blue = 60 * np.exp(-(((mean_h - 275) / 25) ** 2))
    turned = -np.sin(np.radians(blue)) * 2 * np.sqrt(mean_c**7 / (mean_c**7 + POW7))
    lightness, chroma, hue = (l2 - l1) / s_l, (c2 - c1) / s_c, across / s_h
    return float(np.sqrt(lightness**2 + chroma**2 + hue**2 + turned * chroma * hue))


def _mean_hue(one: float, other: float) -> float:
    """Return the middle of two angles in degrees, on the shorter way between them."""
    mean = (one + other) / 2
    if abs(one - other) <= 180:
        return mean
    return mean + 180 if mean < 180 else mean - 180


def _hue_weight(mean_h: float) -> float:
    parts = ((-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.2, 4, -63))
    return 1 + sum(float(share * np.cos(np.radians(times * mean_h + shift))) for share, times, shift in parts)
