"""Events as the keyboard sends them, by the letter that a QWERTY keyboard has on the key."""

import pygame


def key_down(letter: str) -> pygame.Event:
    """Return the press of a letter's key."""
    scancode = getattr(pygame, f"KSCAN_{letter.upper()}")
    return pygame.Event(pygame.KEYDOWN, key=ord(letter), scancode=scancode, mod=0, unicode=letter)


def key_up(letter: str) -> pygame.Event:
    """Return the release of a letter's key."""
    scancode = getattr(pygame, f"KSCAN_{letter.upper()}")
    return pygame.Event(pygame.KEYUP, key=ord(letter), scancode=scancode, mod=0)


def text(letter: str) -> pygame.Event:
    """Return the text that a press writes."""
    return pygame.Event(pygame.TEXTINPUT, text=letter)
