"""The colour of the announcer: a bigger head, an even loudness, some grit and the echo of an arcade, yet every word clear."""

from typing import NamedTuple

import numpy as np

from sounds.synth import VOICE_RATE, Wave, faded, filtered, fitted, frames, room

SILENCE = 0.02
"""Share of the loudest moment below which there is nothing to hear."""
MOMENT = 0.012
"""Seconds over which the strength of a voice is taken."""
LOUDNESS_DB = -13.0
"""What every word is brought to, relative to full scale, weighted as the ear hears."""
PEAK = 0.92
SLAP_SECONDS = 0.075
ECHO_ROOM = 0.05
SEED = 60


class Colour(NamedTuple):
    """How far each step of the colouring goes."""

    size: float
    """How much bigger the head is: pitch and formants go down by this factor."""
    drive: float
    """How hard the voice is driven into the cabinet's little amplifier."""
    echo: float
    """Share of the slap that comes back from the wall, and of the room behind it."""


def strength(wave: Wave) -> Wave:
    """Return the strength of each moment, the root of the mean square under a round window."""
    window = np.hanning(frames(2 * MOMENT, VOICE_RATE))
    return np.sqrt(np.maximum(np.convolve(wave**2, window / window.sum(), "same"), 0))


def trimmed(wave: Wave) -> Wave:
    """Cut the silence off both ends, but for a breath of a moment."""
    loud = np.flatnonzero(strength(wave) > SILENCE * strength(wave).max())
    margin = frames(0.004, VOICE_RATE)
    return wave[max(0, loud[0] - margin) : loud[-1] + margin]


def loudness(wave: Wave) -> float:
    """Return the loudness in dB: what the ear weighs (200 Hz up, 1.5 kHz and above stronger), over the moments that are not quiet."""
    weighed = filtered(wave, 120, VOICE_RATE, VOICE_RATE) + 0.6 * filtered(wave, 1_500, VOICE_RATE, VOICE_RATE)
    power = strength(weighed) ** 2
    return float(10 * np.log10(np.mean(power[power > 0.1 * power.max()])))


def _bigger(wave: Wave, size: float) -> Wave:
    """Stretch the voice, so that pitch and formants go down together."""
    length = round(len(wave) * size)
    return np.interp(np.arange(length) / size, np.arange(len(wave)), wave)


def _balanced(wave: Wave) -> Wave:
    """Keep a small loudspeaker's band and lift the range that tells consonants apart."""
    padded = fitted(wave, len(wave) + frames(0.05, VOICE_RATE))
    band = filtered(padded, 130, 9_000, VOICE_RATE)
    return (band + 0.9 * filtered(padded, 1_800, 5_500, VOICE_RATE))[: len(wave)]


def _compressed(wave: Wave, ratio: float) -> Wave:
    """Bring quiet moments nearer to loud ones: `ratio` 2 halves the distance in dB, by at most a factor of 4."""
    level = strength(wave) / strength(wave).max()
    return wave * np.minimum(np.maximum(level, 1e-4) ** (1 / ratio - 1), 4.0)


def _driven(wave: Wave, drive: float) -> Wave:
    return np.tanh(drive * wave / np.max(np.abs(wave)))


def _echoed(wave: Wave, share: float) -> Wave:
    """Add one slap off the wall, duller than the voice, and a short room."""
    late = frames(SLAP_SECONDS, VOICE_RATE)
    padded = fitted(wave, len(wave) + 3 * late)
    slap = np.roll(filtered(padded, 300, 2_500, VOICE_RATE), late)
    return room(padded + share * slap, ECHO_ROOM, share, SEED, VOICE_RATE)


def _levelled(wave: Wave) -> Wave:
    """Bring the voice to the common loudness; peaks above the ceiling are rounded, never cut."""
    for _ in range(4):
        wave = wave * 10 ** ((LOUDNESS_DB - loudness(wave)) / 20)
        wave = PEAK * np.tanh(wave / PEAK)
    return wave


def announced(wave: Wave, colour: Colour, longest: float) -> Wave:
    """Return the voice as the announcer's, at the common loudness, at most `longest` seconds, silent at both ends."""
    voice = _driven(_compressed(_balanced(_bigger(trimmed(wave), colour.size)), 1.8), colour.drive)
    wet = _echoed(voice, colour.echo)
    cut = faded(wet[: frames(longest, VOICE_RATE)], 0.003, 0.09, VOICE_RATE)
    return _levelled(filtered(cut, 60, VOICE_RATE, VOICE_RATE))
