"""The plain screen of a kiosk that keeps crashing: three words on the dark, and as little that can fail as possible."""

import time
from pathlib import Path
from typing import Final

import pygame

from games.engine.theme import NIGHT, PAPER
from games.engine.words import LANGUAGES, Words
from games.kiosk import lock
from games.kiosk.heart import Heart

LOOK: Final = 0.5  # seconds between two looks at the events
SIZE: Final = 0.09  # of the window's height


def run(words_folders: list[Path]) -> int:
    """Show the screen until the parent ends it, or has gone."""
    lock.hint()
    pygame.display.init()
    pygame.font.init()
    surface = pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
    pygame.mouse.set_visible(False)
    lock.hold()
    font = pygame.Font(None, round(surface.get_height() * SIZE))
    surface.fill(NIGHT)
    for number, language in enumerate(LANGUAGES):
        line = font.render(Words(words_folders, language)("kiosk.out_of_order"), antialias=True, color=PAPER)
        middle = surface.get_width() // 2, round(surface.get_height() * (0.35 + 0.15 * number))
        surface.blit(line, line.get_rect(center=middle))
    pygame.display.flip()
    heart = Heart(time.monotonic_ns)
    heart.listen()
    while not heart.must_end:
        pygame.event.get()  # nothing leads out
        lock.hold()
        time.sleep(LOOK)
    return 0
