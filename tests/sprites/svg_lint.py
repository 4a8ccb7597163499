"""What pygame draws silently wrong in an SVG: found by reading the file, before anybody has to see it.

Allowed is only what was seen to be drawn right, so that a new feature is refused until somebody has looked at it.
"""

import re
from collections.abc import Callable, Iterator
from typing import Final
from xml.etree import ElementTree as ET

SVG: Final = "{http://www.w3.org/2000/svg}"
XLINK_HREF: Final = "{http://www.w3.org/1999/xlink}href"
SHAPES: Final = {"path", "rect", "circle", "ellipse", "line", "polyline", "polygon"}
GRADIENTS: Final = {"linearGradient", "radialGradient"}
ALLOWED: Final = SHAPES | GRADIENTS | {"svg", "g", "defs", "stop", "title", "desc"}
COLOURED: Final = {"fill", "stroke", "stop-color", "color"}
COLOUR: Final = re.compile(r"none|#[0-9a-f]{6}|url\(#([\w-]+)\)")
COORDINATES: Final = ("x1", "y1", "x2", "y2", "cx", "cy", "r", "fx", "fy")

Check = Callable[[ET.Element, set[str]], Iterator[str]]


def _name(node: ET.Element) -> str:
    return node.tag.removeprefix(SVG)


def _element(node: ET.Element, _ids: set[str]) -> Iterator[str]:
    if _name(node) not in ALLOWED:
        yield f"element <{_name(node)}>"


def _colours(node: ET.Element, ids: set[str]) -> Iterator[str]:
    for key in sorted(COLOURED & set(node.keys())):
        found = COLOUR.fullmatch(node.attrib[key])
        if found is None:
            yield f"colour {key}={node.attrib[key]!r}"
        elif found[1] and found[1] not in ids:
            yield f"nothing has the id {found[1]!r}"


def _styles(node: ET.Element, _ids: set[str]) -> Iterator[str]:
    yield from (f"{key}= instead of plain attributes" for key in ("style", "class") if key in node.attrib)


def _groups(node: ET.Element, _ids: set[str]) -> Iterator[str]:
    if _name(node) in {"g", "svg"} and "opacity" in node.attrib:
        yield "opacity on a group"


def _links(node: ET.Element, _ids: set[str]) -> Iterator[str]:
    if "href" in node.attrib:
        yield "href without xlink"


def _fractions(node: ET.Element, _ids: set[str]) -> Iterator[str]:
    """Report gradients whose coordinates stand neither in per cent nor in user space."""
    if _name(node) not in GRADIENTS or node.get("gradientUnits") == "userSpaceOnUse":
        return
    for key in COORDINATES:
        if key in node.attrib and not node.attrib[key].endswith("%"):
            yield f"gradient coordinate {key}={node.attrib[key]!r} as a fraction"


CHECKS: Final[tuple[Check, ...]] = (_element, _colours, _styles, _groups, _links, _fractions)


def faults(text: str) -> list[str]:
    """Return what is wrong with an SVG file, in words; ParseError if it is no XML at all."""
    nodes = list(ET.fromstring(text).iter())  # noqa: S314 - our own files, no stranger's
    ids = {node.attrib["id"] for node in nodes if "id" in node.attrib}
    return [fault for node in nodes for check in CHECKS for fault in check(node, ids)]
