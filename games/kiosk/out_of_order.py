"""The plain screen of a kiosk that keeps crashing: three words on the dark, and as little that can fail as possible."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pygame

from games.engine import window
from games.engine.theme import NIGHT, PAPER
from games.engine.words import LANGUAGES, Words
from games.kiosk import lock
from games.kiosk.heart import Heart

LOOK: Final = 0.5  # seconds between two looks at the events
SIZE: Final = 0.09  # of the window's height


def run(words_folders: list[Path]) -> int:
    """Show the screen until the parent ends it, or has gone."""
    lines = [Words(words_folders, language)("kiosk.out_of_order") for language in LANGUAGES]
    lock.hint()
    window.hint()
    window.start_video()
    pygame.font.init()
    surface = pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
    pygame.mouse.set_visible(False)
    held = lock.Lock()
    heart = Heart(time.monotonic_ns)
    heart.listen()
    while not heart.must_end:
        pygame.event.get()  # nothing leads out
        held.hold()
        draw(pygame.display.get_surface() or surface, lines)
        pygame.display.flip()  # again and again: a window that was away has lost its picture
        time.sleep(LOOK)
    return 0


def draw(surface: pygame.Surface, lines: Sequence[str]) -> None:
    """Draw lines of text in the middle of the dark."""
    font = pygame.Font(None, round(surface.get_height() * SIZE))
    surface.fill(NIGHT)
    for number, words in enumerate(lines):
        line = font.render(words, antialias=True, color=PAPER)
        middle = surface.get_width() // 2, round(surface.get_height() * (0.35 + 0.15 * number))
        surface.blit(line, line.get_rect(center=middle))
