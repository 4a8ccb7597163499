"""Sounds: heard where there is a device, and never a reason to stop where there is none."""

import os
from collections.abc import Iterator

import pygame
import pytest

from games.engine.settings import Settings
from games.engine.sound import CHANNELS, VOICE_CHANNEL, Sounds
from tests.furnished import ROOT


@pytest.fixture
def settings() -> Settings:
    return Settings()


@pytest.fixture
def sounds(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sounds]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    made = Sounds(ROOT / "sounds", settings)
    yield made
    made.close()


def everything(sounds: Sounds) -> None:
    """Ask for all kinds of sound."""
    sounds.effect("card")
    sounds.effect("no such effect")
    sounds.say("blue")
    sounds.say("no such word")
    sounds.music("tripolo")
    sounds.music("no such music")
    sounds.music("")
    sounds.set_volumes()


def test_with_a_device_effects_sound(sounds: Sounds) -> None:
    sounds.open()
    assert not sounds.silent
    sounds.effect("card")
    assert pygame.mixer.get_busy()
    everything(sounds)


def test_before_it_is_opened_and_after_it_is_closed_nothing_happens(sounds: Sounds) -> None:
    everything(sounds)
    sounds.open()
    sounds.close()
    everything(sounds)
    sounds.close()


def test_without_a_device_play_goes_on_and_it_is_told(sounds: Sounds, monkeypatch: pytest.MonkeyPatch) -> None:
    """Known fault 15: no loudspeaker, no game."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    sounds.open()
    assert sounds.silent
    everything(sounds)


def test_without_even_silence_play_goes_on(sounds: Sounds, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise pygame.error("no audio at all")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    sounds.open()
    assert sounds.silent
    everything(sounds)


def test_mute_opens_no_device(settings: Settings) -> None:
    muted = Sounds(ROOT / "sounds", settings, mute=True)
    muted.open()
    everything(muted)
    assert pygame.mixer.get_init() is None
    assert not muted.silent, "nothing is missing, so nothing is told"


def test_at_volume_0_nothing_is_played(sounds: Sounds, settings: Settings) -> None:
    sounds.open()
    settings.effects = settings.voice = 0
    sounds.effect("card")
    sounds.say("blue")
    assert not pygame.mixer.get_busy()


def test_many_effects_at_once_and_a_call_all_find_a_channel(sounds: Sounds) -> None:
    sounds.open()
    for _ in range(2 * CHANNELS):
        sounds.effect("win")
    sounds.say("blue")
    assert pygame.mixer.Channel(VOICE_CHANNEL).get_busy()


def test_the_tests_hear_nothing() -> None:
    assert os.environ["SDL_AUDIODRIVER"] == "dummy"
