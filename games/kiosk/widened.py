"""A ground that goes on beyond its edges, so that a picture that wanders shows no strip of another colour beside it."""

import pygame


class Widened:
    """Keeps the last ground that was widened: it stays the same for thousands of frames."""

    def __init__(self) -> None:
        self._ground: pygame.Surface | None = None
        self._reach = 0
        self._wide = pygame.Surface((1, 1))

    def of(self, ground: pygame.Surface, reach: int) -> pygame.Surface:
        """Return a ground with so many more pixels on each side, like those at its edges."""
        if ground is not self._ground or reach != self._reach:
            self._ground, self._reach, self._wide = ground, reach, widened(ground, reach)
        return self._wide


def widened(ground: pygame.Surface, reach: int) -> pygame.Surface:
    """Return a copy of a ground with so many more pixels on each side, each like the nearest one of the ground."""
    width, height = ground.get_size()
    across = pygame.Surface((width + 2 * reach, height))
    across.blit(ground, (reach, 0))
    for column, left in ((0, 0), (width - 1, width + reach)):
        edge = ground.subsurface((column, 0, 1, height))
        across.blit(pygame.transform.scale(edge, (reach, height)), (left, 0))
    wide = pygame.Surface((width + 2 * reach, height + 2 * reach))
    wide.blit(across, (0, reach))
    for row, top in ((0, 0), (height - 1, height + reach)):
        edge = across.subsurface((0, row, width + 2 * reach, 1))
        wide.blit(pygame.transform.scale(edge, (width + 2 * reach, reach)), (0, top))
    return wide
