"""The effects: all there, made by their script to the byte, clean at both ends, and short enough for a fast game."""

from pathlib import Path

import numpy as np
import pytest

from sounds.make_effects import FOLDER, SEAT_TRIADS, effects
from sounds.synth import EFFECT_RATE, Wave, decoded, encoded

PLAIN = [
    "card",
    "draw",
    "wrong",
    "try-again",
    "late",
    "locked",
    "countdown",
    "go",
    "stop",
    "resume",
    "chip",
    "win",
    "deadlock",
    "join",
    "leave",
    "ready",
    "menu-move",
    "menu-ok",
    "menu-back",
    "last-card",
    "record",
    "wood",
    "leaf",
    "tile",
    "bridge",
    "hexagon",
    "penalty",
]
TRIPLES = [f"triple-{name}-{seat}" for name in ("colour", "shape", "quantity") for seat in range(6)]
LONGEST_SECONDS = {
    "card": 0.2,
    "draw": 0.25,
    "wrong": 0.26,
    "locked": 0.1,
    "countdown": 0.15,
    "menu-move": 0.1,
    "win": 1.7,
}
PENTATONIC = {0, 2, 4, 7, 9}  # semitones over C


def stored(name: str) -> Wave:
    wave, rate = decoded((FOLDER / f"{name}.wav").read_bytes())
    assert rate == EFFECT_RATE
    return wave


def test_every_effect_is_there_and_no_other() -> None:
    assert {file.stem for file in Path(FOLDER).glob("*.wav")} == {*PLAIN, *TRIPLES}


def test_the_script_makes_the_same_bytes_again() -> None:
    for name, wave in effects().items():
        assert encoded(wave, EFFECT_RATE) == (FOLDER / f"{name}.wav").read_bytes(), name


@pytest.mark.parametrize("name", [*PLAIN, *TRIPLES])
def test_an_effect_is_mono_does_not_clip_and_begins_and_ends_in_silence(name: str) -> None:
    wave = stored(name)
    assert wave.ndim == 1
    assert 0.2 <= np.max(np.abs(wave)) <= 0.8
    assert abs(np.mean(wave)) < 0.002
    assert abs(wave[0]) < 0.001
    assert abs(wave[-1]) < 0.001


@pytest.mark.parametrize("name", [*PLAIN, *TRIPLES])
def test_an_effect_is_not_longer_than_its_moment(name: str) -> None:
    longest = 0.45 if name in TRIPLES else LONGEST_SECONDS.get(name, 1.6)
    assert 0.04 <= len(stored(name)) / EFFECT_RATE <= longest


def test_each_seat_has_its_own_rising_triad_of_one_scale() -> None:
    assert len({triad[0] for triad in SEAT_TRIADS}) == len(SEAT_TRIADS) == 6
    for triad in SEAT_TRIADS:
        assert list(triad) == sorted(triad)
        assert {note % 12 for note in triad} <= PENTATONIC


def test_the_seats_and_the_properties_sound_apart() -> None:
    spectra = {}
    for name in TRIPLES:
        strength = np.abs(np.fft.rfft(stored(name), EFFECT_RATE))
        spectra[name] = strength / np.sqrt(np.sum(strength**2))
    for one in TRIPLES:
        for other in TRIPLES:
            assert one == other or spectra[one] @ spectra[other] < 0.95, (one, other)
