"""How far apart two inks look, with every kind of colour vision (matrices of Machado, Oliveira and Fernandes, 2009)."""

from typing import Final

import numpy as np
import numpy.typing as npt

Vector = npt.NDArray[np.float64]

VISIONS: Final[dict[str, Vector]] = {
    "normal": np.eye(3),
    "protanopia": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deuteranopia": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]]
    ),
    "tritanopia": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]]
    ),
}
TO_XYZ: Final = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
WHITE: Final = np.array([0.9505, 1.0, 1.089])


def linear(colour: str) -> Vector:
    """Return the light of `#rrggbb`, three shares from 0 to 1."""
    shares = np.frombuffer(bytes.fromhex(colour[1:]), np.uint8) / 255
    return np.asarray(np.where(shares <= 0.04045, shares / 12.92, ((shares + 0.055) / 1.055) ** 2.4))


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of WCAG 2."""
    low, high = sorted(float(TO_XYZ[1] @ linear(colour)) for colour in (one, other))
    return (high + 0.05) / (low + 0.05)


def _lab(light: Vector) -> Vector:
    xyz = TO_XYZ @ light / WHITE
    x, y, z = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])


def distance(one: str, other: str, vision: str) -> float:
    """Return the distance of two inks in CIELAB (1976), as seen with that vision."""
    seen = (np.clip(VISIONS[vision] @ linear(colour), 0, 1) for colour in (one, other))
    first, second = (_lab(light) for light in seen)
    return float(np.linalg.norm(first - second))
