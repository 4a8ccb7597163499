"""The display list of a frame, and the presenter that repaints only what differs from the frame before.

A scene describes each frame from scratch as a list of (surface, place); nothing is drawn while it does so. The
presenter compares the list with the last one and repaints the rectangles in which they differ. Surfaces on a
canvas are never changed afterwards: another look is another surface.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

import pygame

Item = tuple[pygame.Surface, int, int, int]  # surface, left, top, opacity 0 to 255
OPAQUE = 255
MANY_RECTS = 32  # more separate rectangles than this cost more than one large one
FULL_SHARE = 0.7  # share of the window from which a full repaint is cheaper


class Canvas:
    """What one frame shows, from back to front."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self.items: list[Item] = []

    def blit(self, surface: pygame.Surface, pos: tuple[float, float], alpha: int = OPAQUE) -> None:
        """Put a surface with its left top corner at pos; alpha 0 to 255 fades it."""
        if alpha > 0:
            self.items.append((surface, round(pos[0]), round(pos[1]), min(alpha, OPAQUE)))

    def centre(self, surface: pygame.Surface, pos: tuple[float, float], alpha: int = OPAQUE) -> None:
        """Put a surface with its middle at pos."""
        self.blit(surface, (pos[0] - surface.get_width() / 2, pos[1] - surface.get_height() / 2), alpha)


def flattened(canvas: Canvas) -> pygame.Surface:
    """Return a canvas as one surface, transparent where nothing was put: for parts that stay as they are."""
    surface = pygame.Surface(canvas.size, pygame.SRCALPHA)
    _paint(surface, canvas.items, surface.get_rect())
    return surface


class Presenter:
    """Paints canvases on a target surface, remembering the last one."""

    def __init__(self, target: pygame.Surface) -> None:
        self._target = target
        self._last: list[Item] | None = None

    def present(self, canvas: Canvas) -> list[pygame.Rect]:
        """Paint what differs from the last canvas; return the repainted rectangles, none when nothing did."""
        bounds = self._target.get_rect()
        rects = [bounds] if self._last is None else changed(self._last, canvas.items, bounds)
        for rect in rects:
            self._target.set_clip(rect)
            _paint(self._target, canvas.items, rect)
        self._target.set_clip(None)
        self._last = canvas.items
        return rects

    def forget(self) -> None:
        """Repaint everything next time (the window was uncovered or resized)."""
        self._last = None


def changed(old: Sequence[Item], new: Sequence[Item], bounds: pygame.Rect) -> list[pygame.Rect]:
    """Return the rectangles inside bounds in which the two lists paint differently."""
    same = _alike(old, new)
    if same == len(old) == len(new):
        return []
    old, new = old[same:], new[same:]  # most of the time only what lies on top has changed
    before = Counter(_key(item) for item in old)
    after = Counter(_key(item) for item in new)
    rects = [
        *_rects_of(old, before - after),
        *_rects_of(new, after - before),
        *_reordered(old, new, before & after),
    ]
    return _merged([rect.clip(bounds) for rect in rects], bounds)


def _alike(old: Sequence[Item], new: Sequence[Item]) -> int:
    """Return how many items at the beginning of two lists paint the same."""
    pairs = enumerate(zip(old, new, strict=False))
    return next((at for at, (was, now) in pairs if was is not now and _key(was) != _key(now)), min(len(old), len(new)))


def _key(item: Item) -> tuple[int, int, int, int]:
    return (id(item[0]), item[1], item[2], item[3])


def _rect(item: Item) -> pygame.Rect:
    return pygame.Rect((item[1], item[2]), item[0].get_size())


def _rects_of(items: Iterable[Item], wanted: Counter[tuple[int, int, int, int]]) -> list[pygame.Rect]:
    return [_rect(item) for item in items if _key(item) in wanted]


def _reordered(old: Sequence[Item], new: Sequence[Item], kept: Counter[tuple[int, int, int, int]]) -> list[pygame.Rect]:
    """Return where items that both lists hold stand in another order from back to front."""
    pairs = zip(_only(old, kept), _only(new, kept), strict=True)
    return [_rect(now) for was, now in pairs if _key(was) != _key(now)]


def _only(items: Sequence[Item], kept: Counter[tuple[int, int, int, int]]) -> list[Item]:
    """Return the items that are kept, each as often as it is kept."""
    rest = kept.copy()
    found = []
    for item in items:
        key = _key(item)
        if rest[key] > 0:
            rest[key] -= 1
            found.append(item)
    return found


def _merged(rects: list[pygame.Rect], bounds: pygame.Rect) -> list[pygame.Rect]:
    """Join rectangles that overlap; give the whole bounds back when little would be saved."""
    rests = [rect for rect in rects if rect.w and rect.h]
    merged: list[pygame.Rect] = []
    while rests:
        rect = rests.pop()
        hit = rect.collidelist(merged)
        if hit < 0:
            merged.append(rect)
        else:
            rests.append(rect.union(merged.pop(hit)))
    area = sum(rect.w * rect.h for rect in merged)
    if len(merged) > MANY_RECTS or area > FULL_SHARE * bounds.w * bounds.h:
        return [bounds]
    return merged


def _paint(target: pygame.Surface, items: Sequence[Item], clip: pygame.Rect) -> None:
    for surface, left, top, alpha in items:
        if not clip.colliderect((left, top), surface.get_size()):
            continue
        if alpha == OPAQUE:
            target.blit(surface, (left, top))
            continue
        surface.set_alpha(alpha)
        target.blit(surface, (left, top))
        surface.set_alpha(OPAQUE)
