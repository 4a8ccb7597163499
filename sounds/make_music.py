"""Make the music: `python -m sounds.make_music` writes one seamless loop a game to sounds/music/.

Everything goes round: a note that rings beyond the end sounds on at the start, and so does the echo. So the last
sample joins the first as any other two neighbours do. A piece is rows of chords, one a bar, and of patterns, which
count in beats and in steps of the bar's chord.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np

from sounds.instruments import BASS, BELL, FLUTE, HARP, MARIMBA, PAD, PIANO, Instrument, play
from sounds.synth import MUSIC_RATE, Wave, decay, filtered, frames, noise, peaking, room, written

FOLDER = Path(__file__).parent / "music"
MUSIC_PEAK = 0.5  # leaves room for effects and voices above it


class Hit(NamedTuple):
    """One note of a pattern."""

    beat: float
    step: int
    """Which note of the chord, from 0; beyond its top the chord goes on an octave higher."""
    beats: float
    level: float = 1.0


class Part(NamedTuple):
    """One instrument through the whole piece."""

    instrument: Instrument
    patterns: tuple[tuple[Hit, ...], ...]
    """Played in turn, one a bar."""
    octave: int
    level: float
    pan: float = 0.0
    """-1 left, 1 right; a mono piece takes no notice."""


class Brush(NamedTuple):
    """Noise that keeps time."""

    beats: tuple[float, ...]
    low_hz: float
    high_hz: float
    fall: float
    level: float
    pan: float = 0.0


class Piece(NamedTuple):
    """A loop."""

    beats_a_minute: float
    beats_a_bar: int
    chords: tuple[tuple[int, ...], ...]
    """One a bar, notes from the bass up, 69 for concert A."""
    parts: tuple[Part, ...]
    brushes: tuple[Brush, ...]
    echo: float
    channels: int

    @property
    def beat_seconds(self) -> float:
        """How long a beat lasts."""
        return 60 / self.beats_a_minute

    @property
    def seconds(self) -> float:
        """How long the loop lasts."""
        return len(self.chords) * self.beats_a_bar * self.beat_seconds


def _held(steps: tuple[int, ...], beats: float, level: float = 1.0, beat: float = 0.0) -> tuple[Hit, ...]:
    return tuple(Hit(beat, step, beats, level) for step in steps)


def _row(steps: tuple[int, ...], gap: float, beats: float, first: float = 0.0) -> tuple[Hit, ...]:
    """Single notes one after the other, the first of each three a little louder."""
    return tuple(Hit(first + i * gap, step, beats, 0.75 if i % 3 else 1.0) for i, step in enumerate(steps))


SWUNG = 2 / 3  # the off-beat of a swung quaver

TRIPOLO = Piece(
    104,
    4,
    (
        (38, 53, 57, 60, 64),
        (43, 53, 57, 59, 64),
        (36, 52, 55, 59, 62),
        (45, 52, 55, 60, 62),
        (38, 53, 57, 60, 64),
        (43, 53, 56, 59, 64),
        (40, 50, 55, 59, 62),
        (45, 49, 55, 58, 64),
        (41, 52, 57, 60, 64),
        (46, 53, 56, 60, 62),
        (36, 52, 55, 59, 62),
        (45, 52, 55, 58, 61),
    ),
    (
        Part(PAD, (_held((1, 2, 3), 4.6),), 0, 0.13),
        Part(
            PIANO,
            (
                (*_held((1, 3, 4), 0.8, 0.9), *_held((2, 3, 4), 1.6, 0.7, 1 + SWUNG)),
                (*_held((1, 2, 4), 0.5, 0.7, SWUNG), *_held((2, 3, 4), 1.8, 0.8, 2 + SWUNG)),
            ),
            0,
            0.34,
            -0.25,
        ),
        Part(
            BASS,
            (
                (Hit(0, 0, 1.5), Hit(1 + SWUNG, 0, 0.3, 0.5), Hit(3 + SWUNG, 0, 0.3, 0.6)),
                (Hit(0, 0, 1.8), Hit(2, 0, 0.9, 0.8)),
            ),
            0,
            0.5,
        ),
        Part(BASS, ((Hit(2, 2, 1.2),), (Hit(3, 3, 0.9),)), -1, 0.4),
        Part(
            BELL,
            (
                (Hit(1, 3, 1.5), Hit(1 + SWUNG, 4, 1.5, 0.8), Hit(3, 2, 2, 0.7)),
                (),
                (Hit(SWUNG, 4, 1, 0.8), Hit(1, 5, 1.5), Hit(2 + SWUNG, 3, 2, 0.7)),
                (Hit(2, 2, 2, 0.5),),
            ),
            1,
            0.22,
            0.35,
        ),
    ),
    (
        Brush((0, 1, 2, 3), 1_500, 6_000, 0.16, 0.09, 0.3),
        Brush((1, 3), 900, 5_000, 0.09, 0.15, 0.15),
        Brush((1 + SWUNG, 3 + SWUNG), 4_000, 9_000, 0.03, 0.08, 0.4),
    ),
    0.22,
    2,
)

TRIQUETA = Piece(
    84,
    4,
    (
        (45, 52, 57, 59, 60),
        (41, 53, 57, 60, 64),
        (48, 52, 55, 60, 64),
        (43, 50, 55, 59, 62),
        (38, 53, 57, 60, 64),
        (45, 52, 57, 60, 64),
        (41, 52, 57, 60, 67),
        (40, 52, 55, 59, 62),
    ),
    (
        Part(PAD, (_held((0, 2, 3), 4.8),), 0, 0.12),
        Part(
            HARP,
            (
                _row((0, 1, 3, 4, 3, 2, 1, 3), 0.5, 2.2),
                _row((0, 2, 4, 6, 4, 3), 0.5, 2.2),
            ),
            0,
            0.34,
        ),
        Part(
            FLUTE,
            ((), (Hit(1, 3, 1.4, 0.8), Hit(2.5, 4, 1.4)), (), (Hit(0, 4, 0.9), Hit(1, 3, 0.9), Hit(2, 2, 1.8))),
            1,
            0.06,
        ),
    ),
    (Brush((0, 2), 500, 1_800, 0.5, 0.02), Brush((3.5,), 2_500, 6_000, 0.04, 0.02)),
    0.4,
    1,
)

TRIOMINOS = Piece(
    112,
    4,
    (
        (36, 52, 55, 60, 62),
        (45, 52, 57, 60, 64),
        (41, 53, 57, 60, 64),
        (43, 50, 55, 59, 62),
        (40, 52, 55, 59, 64),
        (45, 52, 57, 60, 64),
        (38, 53, 57, 60, 64),
        (43, 53, 55, 59, 62),
        (36, 52, 55, 60, 64),
        (41, 53, 57, 60, 65),
    ),
    (
        Part(
            MARIMBA,
            (
                _row((1, 2, 4, 1, 3, 4, 2, 3), 0.5, 1),
                _row((4, 3, 1, 4, 2, 1, 3, 2), 0.5, 1),
            ),
            1,
            0.3,
        ),
        Part(MARIMBA, (_held((2, 3), 1.4, 0.8, 1.5), _held((1, 3), 1.4, 0.8, 2.5)), 0, 0.3),
        Part(BASS, ((Hit(0, 0, 1.2), Hit(1.5, 0, 0.6, 0.6)),), 0, 0.4),
        Part(BASS, ((Hit(2.5, 2, 1.2),),), -1, 0.3),
        Part(PAD, (_held((1, 2), 4.4),), 1, 0.04),
    ),
    (Brush((0.5, 1.5, 2.5, 3.5), 3_500, 8_500, 0.025, 0.05), Brush((1, 3), 2_500, 7_000, 0.04, 0.04)),
    0.18,
    1,
)

PIECES = {"tripolo": TRIPOLO, "triqueta": TRIQUETA, "triominos": TRIOMINOS}


def _pitch(chord: tuple[int, ...], step: int) -> int:
    """Return the note that many steps up the chord; above its top it starts again over the bass, an octave higher."""
    if step < len(chord):
        return chord[step]
    octaves, inside = divmod(step - len(chord), len(chord) - 1)
    return chord[1 + inside] + 12 * (octaves + 1)


def _notes(piece: Piece) -> Iterator[tuple[float, Wave, float]]:
    """Yield start in seconds, sound and place from left to right of every note and every brush."""
    for bar, chord in enumerate(piece.chords):
        first = bar * piece.beats_a_bar * piece.beat_seconds
        for part in piece.parts:
            for hit in part.patterns[bar % len(part.patterns)]:
                pitch = _pitch(chord, hit.step) + 12 * part.octave
                sound = play(part.instrument, pitch, hit.beats * piece.beat_seconds, MUSIC_RATE)
                yield first + hit.beat * piece.beat_seconds, part.level * hit.level * sound, part.pan
        for number, brush in enumerate(piece.brushes):
            for place, beat in enumerate(brush.beats):
                seed = 1_000 * bar + 100 * number + place
                yield first + beat * piece.beat_seconds, brush.level * _stroke(brush, seed), brush.pan


def _stroke(brush: Brush, seed: int) -> Wave:
    """Return one stroke of a brush, soft at its start."""
    seconds = 5 * brush.fall
    swell = decay(seconds, brush.fall, MUSIC_RATE) * (1 - decay(seconds, brush.fall / 8, MUSIC_RATE))
    return filtered(noise(seconds, seed, MUSIC_RATE), brush.low_hz, brush.high_hz, MUSIC_RATE) * swell


def loop(piece: Piece) -> Wave:
    """Return the piece, shape (frames,) or (frames, 2), 22.05 kHz, made to be repeated without a gap."""
    length = frames(piece.seconds, MUSIC_RATE)
    total = np.zeros((length, piece.channels))
    for start, sound, pan in _notes(piece):
        sides = np.array([1.0]) if piece.channels == 1 else np.sqrt([0.5 - pan / 2, 0.5 + pan / 2])
        total[(frames(start, MUSIC_RATE) + np.arange(len(sound))) % length] += sound[:, None] * sides
    wet = np.stack([room(total[:, side], 0.35, piece.echo, 40 + side, MUSIC_RATE) for side in range(piece.channels)], 1)
    clean = np.stack([filtered(wet[:, side], 35, 9_000, MUSIC_RATE) for side in range(piece.channels)], 1)
    return peaking(clean, MUSIC_PEAK).squeeze()


if __name__ == "__main__":
    for name, piece in PIECES.items():
        print(written(FOLDER / f"{name}.wav", loop(piece), MUSIC_RATE))
