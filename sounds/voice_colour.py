"""The colour of the announcer, as from an arcade cabinet: a bigger head, even loudness, some grit, a little echo.

How far each step goes was found with a speech recogniser that had to tell the twelve English words apart in noise.
"""

from typing import NamedTuple

import numpy as np

from sounds.synth import RUMBLE_HZ, VOICE_RATE, Wave, faded, filtered, fitted, frames, peaking, room

SILENCE = 0.02
"""Share of the loudest moment below which there is nothing to hear."""
MOMENT = 0.012
"""Seconds over which the strength of a voice is taken."""
PRESENCE = 1.6
RATIO = 2.2
TAIL_SECONDS = 0.08
"""How long the echo fades away at the end."""
LOUDNESS_DB = -11.5
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
    """Return the loudness in dB: weighed towards 1.5 kHz and above, as the ear does, over all but the quiet moments."""
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
    return (band + PRESENCE * filtered(padded, 1_800, 5_500, VOICE_RATE))[: len(wave)]


def _compressed(wave: Wave, ratio: float) -> Wave:
    """Bring quiet moments nearer to loud ones: `ratio` 2 halves the distance in dB, by at most a factor of 4."""
    level = strength(wave) / strength(wave).max()
    closer: Wave = wave * np.minimum(np.maximum(level, 1e-4) ** (1 / ratio - 1), 4.0)
    return closer


def _driven(wave: Wave, drive: float) -> Wave:
    return np.asarray(np.tanh(peaking(wave, drive)))


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
    """Return a trimmed voice as the announcer's: of common loudness, at most `longest` seconds, silent at both ends."""
    voice = _driven(_compressed(_balanced(_bigger(wave, colour.size)), RATIO), colour.drive)
    wet = filtered(_echoed(voice, colour.echo), RUMBLE_HZ, VOICE_RATE, VOICE_RATE)
    return _levelled(faded(wet[: frames(longest, VOICE_RATE)], 0.003, TAIL_SECONDS, VOICE_RATE))
