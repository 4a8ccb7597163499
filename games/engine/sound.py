"""Sounds: effects, the announcer's voice and music, each at its own volume; silence where there is no device."""

import os
from collections.abc import Callable
from pathlib import Path

import pygame

from games.engine.settings import FULL_VOLUME, Settings

CHANNELS = 32
VOICE_CHANNEL = 0  # the announcer never talks over himself
RATE, BUFFER = 44_100, 512  # 11.6 ms
MUSIC_SHARE = 0.5  # music stays behind everything else


class Sounds:
    """Plays files of the folder ``sounds`` by name; before ``open`` and without a device nothing is heard.

    ``listener`` is told of every effect and call ("effect.card", "voice.blue"), also of those that are not heard.
    """

    def __init__(self, folder: Path, settings: Settings, *, mute: bool = False) -> None:
        self._folder = folder
        self._settings = settings
        self._mute = mute
        self._kept: dict[str, pygame.mixer.Sound | None] = {}
        self._music = ""
        self._open = False
        self.silent = False  # there is no sound device
        self.listener: Callable[[str], None] = lambda _: None

    def open(self) -> None:
        """Open the sound device; where there is none play goes on in silence, and ``silent`` says so."""
        if self._mute or self._open:
            return
        try:
            pygame.mixer.init(RATE, -16, 2, BUFFER)
        except pygame.error:
            self.silent = True
            os.environ["SDL_AUDIODRIVER"] = "dummy"
            try:
                pygame.mixer.init(RATE, -16, 2, BUFFER)
            except pygame.error:
                return
        pygame.mixer.set_num_channels(CHANNELS)
        pygame.mixer.set_reserved(1)
        self._open = True

    def effect(self, name: str) -> None:
        """Play sounds/effects/<name>.wav."""
        self.listener(f"effect.{name}")
        sound = self._load(f"effects/{name}")
        if sound and self._settings.effects:
            sound.set_volume(self._settings.effects / FULL_VOLUME)
            sound.play()

    def say(self, name: str) -> None:
        """Let the announcer say sounds/voice/<language>/<name>.wav, breaking off what he is saying."""
        self.listener(f"voice.{name}")
        sound = self._load(f"voice/{self._settings.language}/{name}")
        if sound and self._settings.voice:
            sound.set_volume(self._settings.voice / FULL_VOLUME)
            pygame.mixer.Channel(VOICE_CHANNEL).play(sound)

    def music(self, name: str) -> None:
        """Loop sounds/music/<name>.wav; an empty name is silence, and so is all music that is switched off."""
        wanted = name if self._settings.music_on else ""
        if not self._open or wanted == self._music:
            return
        self._music = wanted
        pygame.mixer.music.stop()
        path = self._folder / "music" / f"{wanted}.wav"
        if wanted and path.is_file():
            pygame.mixer.music.load(path)
            self.set_volumes()
            pygame.mixer.music.play(-1, fade_ms=800)

    def set_volumes(self) -> None:
        """Take over a changed volume at once."""
        if self._open:
            pygame.mixer.music.set_volume(self._settings.music / FULL_VOLUME * MUSIC_SHARE)

    def close(self) -> None:
        """Let the device go; nothing is played afterwards."""
        if self._open:
            self._open = False
            self._kept.clear()
            pygame.mixer.quit()

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        if not self._open:
            return None
        if name not in self._kept:
            path = self._folder / f"{name}.wav"
            self._kept[name] = pygame.mixer.Sound(path) if path.is_file() else None
        return self._kept[name]


class Muffled(Sounds):
    """Hands effects and calls on to the house's sounds while it is switched on."""

    def __init__(self, sounds: Sounds) -> None:
        self._sounds = sounds
        self.on = True

    def effect(self, name: str) -> None:
        """Play an effect."""
        if self.on:
            self._sounds.effect(name)

    def say(self, name: str) -> None:
        """Let the announcer say something."""
        if self.on:
            self._sounds.say(name)
