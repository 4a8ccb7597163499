"""Golden pictures: a rendered frame must look like the reference that was written and looked at once.

``pytest --write-goldens`` writes the references anew. A failure leaves reference, frame and difference side by
side in tests/failures.
"""

from pathlib import Path

import numpy as np
import pygame
import pytest

FOLDER = Path(__file__).parent / "golden"
FAILURES = Path(__file__).parent / "failures"
TOLERANCE = 2  # per channel
SHARE = 0.001  # of the pixels, that may differ by more


class Golden:
    """Compares frames with the references of the folder, or writes them."""

    def __init__(self, *, write: bool) -> None:
        self._write = write

    def check(self, name: str, frame: pygame.Surface) -> None:
        """Compare a frame with tests/golden/<name>.png; AssertionError when it differs."""
        path = FOLDER / f"{name}.png"
        if self._write:
            FOLDER.mkdir(exist_ok=True)
            pygame.image.save(frame, path)
            return
        assert path.is_file(), f"there is no {path.name}; write it with --write-goldens, and look at it"
        share = differing(pygame.image.load(path), frame)
        if share > SHARE:
            _show_failure(name, pygame.image.load(path), frame)
        assert share <= SHARE, f"{name}: {share:.2%} of the pixels differ; see tests/failures/{name}.png"


def differing(wanted: pygame.Surface, got: pygame.Surface) -> float:
    """Return the share of pixels that differ by more than the tolerance; 1 for another size."""
    if wanted.get_size() != got.get_size():
        return 1.0
    one, other = (pygame.surfarray.array3d(surface).astype(np.int16) for surface in (wanted, got))
    return float((np.abs(one - other).max(axis=2) > TOLERANCE).mean())


def _show_failure(name: str, wanted: pygame.Surface, got: pygame.Surface) -> None:
    width, height = max(wanted.get_width(), got.get_width()), max(wanted.get_height(), got.get_height())
    sheet = pygame.Surface((3 * width, height))
    sheet.blit(wanted, (0, 0))
    sheet.blit(got, (width, 0))
    sheet.blit(wanted, (2 * width, 0))
    sheet.blit(got, (2 * width, 0), special_flags=pygame.BLEND_RGB_SUB)
    FAILURES.mkdir(exist_ok=True)
    pygame.image.save(sheet, FAILURES / f"{name}.png")


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Golden:
    """Return the comparer, writing when pytest was started with --write-goldens."""
    return Golden(write=bool(request.config.getoption("--write-goldens")))
