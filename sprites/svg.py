"""The pen: SVG elements as text, and the few outlines that the pictures are made of.

Only what pygame draws right is offered here: paths, rectangles, circles, strokes and gradients in user space.
Numbers are rounded to a hundredth of a unit, so that every machine writes the same bytes.
"""

import math
from collections.abc import Sequence

Point = tuple[float, float]
Style = dict[str, str | float]


def num(value: float) -> str:
    """Write a number with at most two decimals and nothing superfluous."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _attribute(name: str, value: str | float) -> str:
    text = value if isinstance(value, str) else num(value)
    return f' {name.rstrip("_").replace("_", "-")}="{text}"'


def element(name: str, *children: str, **attributes: str | float) -> str:
    """Return one element; underscores in attribute names stand for hyphens."""
    head = name + "".join(_attribute(key, value) for key, value in attributes.items())
    return f"<{head}>{''.join(children)}</{name}>" if children else f"<{head}/>"


def picture(*parts: str, width: float = 100, height: float = 100) -> str:
    """Return a whole SVG file of the given size in units, one part a line."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{num(width)}" height="{num(height)}" '
        f'viewBox="0 0 {num(width)} {num(height)}">'
    )
    return "\n".join([head, *parts, "</svg>\n"])


def path(d: str, **attributes: str | float) -> str:
    """Return a path element along the outline `d`."""
    return element("path", d=d, **attributes)


def group(*children: str, **attributes: str | float) -> str:
    """Return the children with common attributes (never opacity: pygame ignores it on groups)."""
    return element("g", *children, **attributes)


def fade(name: str, top: str, bottom: str, *, y1: float = 0, y2: float = 100) -> str:
    """Return the definition of a gradient from `top` at height y1 to `bottom` at height y2, in units."""
    stops = [element("stop", offset="0%", stop_color=top), element("stop", offset="100%", stop_color=bottom)]
    return element("linearGradient", *stops, id=name, gradientUnits="userSpaceOnUse", x1=0, y1=y1, x2=0, y2=y2)


def moved(x: float, y: float, *, scale: float = 1, turn: float = 0) -> str:
    """Return a transform: scaled, then turned clockwise by degrees, then put at (x, y)."""
    text = f"translate({num(x)} {num(y)})"
    text += f" rotate({num(turn)})" if turn else ""
    return text + (f" scale({num(scale)})" if scale != 1 else "")


def disc(x: float, y: float, r: float) -> str:
    """Return the outline of a circle."""
    return f"M{num(x - r)} {num(y)}a{num(r)} {num(r)} 0 1 1 {num(2 * r)} 0a{num(r)} {num(r)} 0 1 1 {num(-2 * r)} 0z"


def oval(x: float, y: float, rx: float, ry: float) -> str:
    """Return the outline of an upright ellipse."""
    radii = f"{num(rx)} {num(ry)} 0 1 1"
    return f"M{num(x - rx)} {num(y)}a{radii} {num(2 * rx)} 0a{radii} {num(-2 * rx)} 0z"


def box(x: float, y: float, w: float, h: float, r: float = 0) -> str:
    """Return the outline of a rectangle with corners of radius r."""
    return rounded([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], r)


def _toward(a: Point, b: Point, distance: float) -> Point:
    length = math.dist(a, b)
    share = min(distance / length, 0.5) if length else 0
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _pair(point: Point) -> str:
    return f"{num(point[0])} {num(point[1])}"


def rounded(points: Sequence[Point], radius: float | Sequence[float]) -> str:
    """Return a closed polygon whose corners are softened from `radius` units before to as many behind."""
    radii = [radius] * len(points) if isinstance(radius, int | float) else radius
    steps: list[str] = []
    for index, (corner, cut) in enumerate(zip(points, radii, strict=True)):
        before = _toward(corner, points[index - 1], cut)
        behind = _toward(corner, points[(index + 1) % len(points)], cut)
        pen = "L" if steps else "M"
        steps.append(f"{pen}{_pair(before)}Q{_pair(corner)} {_pair(behind)}" if cut else f"{pen}{_pair(corner)}")
    return "".join(steps) + "z"


def ring_points(x: float, y: float, radii: Sequence[float], count: int, *, start: float = -90) -> list[Point]:
    """Return `count` points round (x, y), clockwise from the angle `start`, with the radii taken in turn."""
    angles = [math.radians(start + 360 * k / count) for k in range(count)]
    return [
        (x + radii[k % len(radii)] * math.cos(a), y + radii[k % len(radii)] * math.sin(a)) for k, a in enumerate(angles)
    ]


def wave(x: float, y: float, half_width: float, height: float, bows: int) -> str:
    """Return a wavy line centred on (x, y) of so many bows, each up or down by `height`."""
    step = 2 * half_width / bows
    start = f"M{num(x - half_width)} {num(y)}q{num(step / 2)} {num(-2 * height)} {num(step)} 0"
    return start + f"t{num(step)} 0" * (bows - 1)
