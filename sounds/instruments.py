"""Instruments: what a marimba, a string or a flute is made of, as rows of partials, for the effects and the music."""

from typing import NamedTuple

import numpy as np

from sounds.synth import Wave, decay, faded, filtered, noise, times

CONCERT_A = 69
CONCERT_A_HZ = 440.0


class Partial(NamedTuple):
    """One sine of an instrument's tone."""

    ratio: float
    """Frequency, as a multiple of the note's."""
    level: float
    fall: float
    """Seconds until 1/e is left, at concert A; higher notes die away faster."""


class Instrument(NamedTuple):
    """How one note sounds."""

    partials: tuple[Partial, ...]
    rise: float
    """Seconds from silence to full."""
    release: float
    """Seconds of fading at the end of the note."""
    breath: float = 0.0
    """Level of air that is blown along with the note."""
    strike: float = 0.0
    """Level of the mallet's or finger's knock at the start."""
    vibrato: float = 0.0
    """How far the pitch swings, as a share of the frequency."""


def _harmonics(count: int, slope: float, fall: float, dying: float, pluck: float = 0.0) -> tuple[Partial, ...]:
    """Return whole multiples, weaker by `slope` and shorter by `dying` the higher they are.

    `pluck` is where along its length a string is plucked, which silences the multiples that rest there; 0 for none.
    """
    return tuple(
        Partial(n, (abs(np.sin(np.pi * n * pluck)) if pluck else 1.0) / n**slope, fall / n**dying)
        for n in range(1, count + 1)
    )


HELD = 9.0  # seconds: hardly falls at all while a note lasts

MARIMBA = Instrument(
    (Partial(1, 1, 0.22), Partial(3.93, 0.3, 0.07), Partial(9.2, 0.1, 0.025)), 0.0015, 0.03, strike=0.12
)
BELL = Instrument(
    (Partial(1, 1, 0.5), Partial(2, 0.4, 0.35), Partial(3.01, 0.22, 0.2), Partial(5.4, 0.1, 0.09)), 0.002, 0.04
)
STRING = Instrument(_harmonics(12, 1.0, 0.5, 0.75, pluck=0.21), 0.001, 0.03, strike=0.08)
HARP = Instrument(_harmonics(8, 1.3, 0.9, 0.7, pluck=0.35), 0.004, 0.1, strike=0.03)
FLUTE = Instrument(
    (Partial(1, 1, HELD), Partial(2, 0.4, HELD), Partial(3, 0.14, HELD), Partial(4, 0.05, HELD)),
    0.025,
    0.05,
    breath=0.05,
    vibrato=0.004,
)
BRASS = Instrument(_harmonics(10, 0.9, 1.4, 0.5), 0.03, 0.08, breath=0.01, vibrato=0.002)
WHISTLE = Instrument((Partial(1, 1, HELD), Partial(2, 0.25, HELD), Partial(3, 0.1, HELD)), 0.012, 0.05, breath=0.12)
BUZZ = Instrument(tuple(Partial(n, 1 / n**1.2, HELD) for n in (1, 2, 3, 5, 7)), 0.008, 0.06)
PIANO = Instrument(
    (Partial(1, 1, 1.1), Partial(2, 0.22, 0.7), Partial(3, 0.08, 0.4), Partial(14, 0.03, 0.04)), 0.004, 0.1
)
BASS = Instrument(_harmonics(5, 1.6, 0.45, 0.5), 0.008, 0.06)
PAD = Instrument(
    (Partial(0.997, 1, HELD), Partial(1.003, 1, HELD), Partial(2, 0.3, HELD), Partial(3.005, 0.1, HELD)), 0.5, 0.7
)
WOOD = Instrument((Partial(1, 1, 0.028), Partial(2.57, 0.55, 0.018), Partial(4.3, 0.3, 0.01)), 0.0006, 0.02, strike=0.5)
TILE = Instrument((Partial(1, 1, 0.022), Partial(1.63, 0.7, 0.018), Partial(2.71, 0.5, 0.01)), 0.0004, 0.01, strike=0.4)
COIN = Instrument(
    (Partial(1, 1, 0.5), Partial(1.52, 0.7, 0.4), Partial(2.31, 0.5, 0.25), Partial(3.4, 0.3, 0.12)),
    0.0005,
    0.04,
    strike=0.3,
)


def hertz(note: float) -> float:
    """Return the frequency of a note, counted in semitones with 69 for concert A."""
    return float(CONCERT_A_HZ * 2.0 ** ((note - CONCERT_A) / 12))


def play(instrument: Instrument, note: float, seconds: float, rate: int) -> Wave:
    """Return one note, shape (frames,), at a peak of about 1."""
    hz, moment = hertz(note), times(seconds, rate)
    swing = instrument.vibrato / 5.5 * np.sin(2 * np.pi * 5.5 * moment) / (2 * np.pi)
    sound = np.zeros(len(moment))
    for ratio, level, fall in instrument.partials:
        if ratio * hz < 0.45 * rate:
            shorter = fall * (CONCERT_A_HZ / hz) ** 0.5
            sound += level * np.sin(2 * np.pi * ratio * hz * (moment + swing)) * np.exp(-moment / shorter)
    sound /= sum(partial.level for partial in instrument.partials)
    sound += _air(instrument, hz, seconds, rate)
    return faded(sound, instrument.rise, min(instrument.release, seconds / 2), rate)


def _air(instrument: Instrument, hz: float, seconds: float, rate: int) -> Wave:
    """Return the noise that belongs to a note: breath as long as it lasts, the knock of the strike at its start."""
    hiss = noise(seconds, round(hz), rate)
    knock = filtered(hiss, 900, 5_000, rate) * decay(seconds, 0.006, rate)
    return instrument.breath * filtered(hiss, hz * 0.9, hz * 2.5, rate) + instrument.strike * knock
