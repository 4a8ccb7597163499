"""Draw the icons, the flags of the three languages and the key caps of sprites/ui."""

from typing import Final

from sprites.icon_table import ICONS, Icon
from sprites.palette import PAPER
from sprites.svg import box, path, picture

FLAG: Final = (6.0, 20.0, 88.0, 60.0)  # x, y, width, height
STRIPES: Final = {
    "de": ("across", "#000000", "#dd0000", "#ffce00"),
    "fr": ("upright", "#002f8f", "#ffffff", "#e1001a"),
}
UNION_BLUE, UNION_RED = "#012169", "#c8102e"


class _Cap:
    """The colours of a key cap: side, upper side, edge of light, and outline."""

    LIGHT = ("#b9ad94", "#f6efe0", "#ffffff", "#4d4636")
    ACCENT = ("#0b0e20", "#343e73", "#5b69ab", "#8f9bd4")


def icon(drawing: Icon) -> str:
    """Return an icon in warm paper white, 100 x 100 units."""
    parts = []
    if drawing.solid:
        parts.append(path(drawing.solid, fill=PAPER, fill_rule="evenodd"))
    if drawing.line:
        round_ends = {"stroke_linecap": "round", "stroke_linejoin": "round"}
        parts.append(path(drawing.line, fill="none", stroke=PAPER, stroke_width=drawing.width, **round_ends))
    return picture(*parts)


def _edge() -> str:
    x, y, w, h = FLAG
    return path(box(x, y, w, h, 4), fill="none", stroke=PAPER, stroke_width=5)


def striped_flag(direction: str, *colours: str) -> str:
    """Return a flag of three equal stripes, `across` or `upright`."""
    x, y, w, h = FLAG
    if direction == "across":
        fields = [box(x, y + k * h / 3, w, h / 3) for k in range(3)]
    else:
        fields = [box(x + k * w / 3, y, w / 3, h) for k in range(3)]
    return picture(*(path(d, fill=fill) for d, fill in zip(fields, colours, strict=True)), _edge())


def _saltire(cut: float) -> str:
    """Return the two diagonals of the flag; each end leaves the corner `cut` units along both sides."""
    x, y, w, h = FLAG
    right, low = x + w, y + h
    fall = [(x, y), (x + cut, y), (right, low - cut), (right, low), (right - cut, low), (x, y + cut)]
    rise = [(x + right - px, py) for px, py in fall]
    return "".join("M" + "L".join(f"{px:g} {py:g}" for px, py in band) + "z" for band in (fall, rise))


def union_flag() -> str:
    """Return the flag for English, simplified."""
    x, y, w, h = FLAG
    cross = [box(x + w / 2 - half, y, 2 * half, h) + box(x, y + h / 2 - half, w, 2 * half) for half in (10, 6)]
    return picture(
        path(box(x, y, w, h), fill=UNION_BLUE),
        path(_saltire(11), fill="#ffffff"),
        path(_saltire(4), fill=UNION_RED),
        path(cross[0], fill="#ffffff"),
        path(cross[1], fill=UNION_RED),
        _edge(),
    )


def keycap(side: str, top: str, light: str, outline: str) -> str:
    """Return a key seen from above and a little from the front; x 20 to 80, y 14 to 74 is quiet, for its letter."""
    return picture(
        path(box(4, 4, 92, 92, 17), fill=side, stroke=outline, stroke_width=3),
        path(box(9, 6, 82, 76, 14), fill=light),
        path(box(10.5, 9, 79, 73, 13), fill=top),
    )


def pictures() -> dict[str, str]:
    """Return everything of sprites/ui by file name."""
    flags = {f"ui/flag-{code}.svg": striped_flag(*stripes) for code, stripes in STRIPES.items()}
    caps = {"ui/keycap.svg": keycap(*_Cap.LIGHT), "ui/keycap-accent.svg": keycap(*_Cap.ACCENT)}
    icons = {f"ui/{name}.svg": icon(drawing) for name, drawing in ICONS.items()}
    return icons | flags | {"ui/flag-en.svg": union_flag()} | caps
