"""Make the effects: `python -m sounds.make_effects` writes sounds/effects/*.wav, the same bytes each time.

Tunes are rows of notes; what rustles, slaps or clicks is a small function. The peak of each row sets how loud the
effects are against each other: a triple and the word that names it fit together without clipping.
"""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np

from sounds.instruments import (
    BELL,
    BRASS,
    BUZZ,
    COIN,
    FLUTE,
    HARP,
    MARIMBA,
    STRING,
    TILE,
    WHISTLE,
    WOOD,
    Instrument,
    play,
)
from sounds.synth import (
    EFFECT_RATE,
    Wave,
    bell_curve,
    decay,
    filtered,
    finished,
    fitted,
    frames,
    glide,
    mixed,
    noise,
    room,
    swish,
    written,
)

FOLDER = Path(__file__).parent / "effects"
ECHO_SECONDS = 0.18


class Note(NamedTuple):
    """One note of a tune."""

    start: float
    pitch: float
    seconds: float
    level: float = 1.0


class Tune(NamedTuple):
    """Notes for one instrument, in a room of its own."""

    instrument: Instrument
    notes: tuple[Note, ...]
    peak: float
    echo: float = 0.0
    """Share of the room's echo."""


class Rustle(NamedTuple):
    """A sound without notes."""

    make: Callable[[], Wave]
    peak: float


def _run(pitches: tuple[float, ...], step: float, seconds: float, last: float) -> tuple[Note, ...]:
    """Return notes of equal length, one every `step` seconds, the last of them held longer."""
    held = [*[seconds] * (len(pitches) - 1), last]
    return tuple(Note(i * step, pitch, long) for i, (pitch, long) in enumerate(zip(pitches, held, strict=True)))


def _chord(pitches: tuple[float, ...], start: float, seconds: float, level: float = 0.7) -> tuple[Note, ...]:
    return tuple(Note(start, pitch, seconds, level) for pitch in pitches)


# Triads of C major and A minor only: any of them together, in any order, stay one pleasant chord.
SEAT_TRIADS = ((60, 64, 67), (64, 67, 72), (67, 72, 76), (69, 72, 76), (72, 76, 79), (76, 79, 84))
VOICES_OF_PROPERTIES = (("colour", MARIMBA, 12, 0.42), ("shape", STRING, 0, 0.42), ("quantity", FLUTE, 12, 0.32))

TUNES: dict[str, Tune] = {
    "wrong": Tune(BUZZ, (*_chord((58, 58.3), 0, 0.11), *_chord((53, 53.3), 0.1, 0.15)), 0.34),
    "try-again": Tune(FLUTE, (Note(0, 77, 0.16), Note(0.15, 74, 0.3, 0.8)), 0.3, 0.25),
    "countdown": Tune(WOOD, (Note(0, 81, 0.12),), 0.5),
    "go": Tune(BELL, (*_run((72, 76, 79), 0.035, 0.5, 0.5), *_chord((84, 88), 0.11, 0.5)), 0.6, 0.2),
    "stop": Tune(WHISTLE, (Note(0, 86, 0.16), Note(0.14, 81, 0.36), Note(0.14, 77, 0.36, 0.5)), 0.5, 0.25),
    "resume": Tune(FLUTE, _run((69, 74, 81), 0.1, 0.14, 0.26), 0.36, 0.2),
    "chip": Tune(COIN, (Note(0, 101, 0.5), Note(0.13, 102.2, 0.3, 0.5), Note(0.21, 101.5, 0.2, 0.3)), 0.45, 0.1),
    "win": Tune(
        BRASS,
        (
            *_run((67, 67, 67), 0.13, 0.12, 0.12),
            *_chord((72, 64, 60), 0.39, 0.26),
            *_chord((70, 65, 58), 0.65, 0.2),
            *_chord((72, 76, 67, 60, 79, 48), 0.85, 0.57, 0.6),
        ),
        0.75,
        0.3,
    ),
    "deadlock": Tune(
        HARP,
        (*_chord((69, 64, 57), 0, 0.5), *_chord((68, 62, 53), 0.3, 0.5), *_chord((67, 60, 52), 0.6, 0.6)),
        0.55,
        0.3,
    ),
    "join": Tune(MARIMBA, _run((67, 74), 0.09, 0.25, 0.3), 0.5, 0.12),
    "leave": Tune(MARIMBA, _run((74, 67), 0.09, 0.25, 0.3), 0.45, 0.12),
    "ready": Tune(BELL, _run((76, 83), 0.08, 0.3, 0.34), 0.45, 0.12),
    "menu-move": Tune(WOOD, (Note(0, 76, 0.06),), 0.3),
    "menu-ok": Tune(MARIMBA, _run((72, 79), 0.06, 0.16, 0.22), 0.45),
    "menu-back": Tune(MARIMBA, _run((72, 65), 0.06, 0.16, 0.2), 0.4),
    "last-card": Tune(
        STRING,
        (*tuple(Note(i * 0.075, 76 + i % 2, 0.2, 0.4 + 0.07 * i) for i in range(8)), *_chord((52, 40), 0, 0.7, 1)),
        0.55,
        0.2,
    ),
    "record": Tune(
        BELL, (*_run((72, 76, 79, 84, 88, 91), 0.08, 0.5, 0.7), *_chord((84, 88, 91, 96), 0.56, 0.8)), 0.6, 0.3
    ),
    "wood": Tune(WOOD, (Note(0, 67, 0.14), Note(0.045, 70, 0.09, 0.25)), 0.55),
    "tile": Tune(TILE, (Note(0, 97, 0.1), Note(0.028, 99, 0.07, 0.4)), 0.5),
    "bridge": Tune(
        MARIMBA, (*_chord((60, 67), 0, 0.4), *_chord((65, 72), 0.12, 0.4), *_chord((67, 76), 0.24, 0.5)), 0.6, 0.2
    ),
    "hexagon": Tune(
        MARIMBA, (*_run((60, 64, 67, 72, 76, 79), 0.065, 0.3, 0.5), *_chord((84, 72), 0.39, 0.5)), 0.6, 0.25
    ),
    "penalty": Tune(BUZZ, (Note(0, 55, 0.15), Note(0.14, 50, 0.22)), 0.3),
    **{
        f"triple-{name}-{seat}": Tune(instrument, _run(tuple(p + up for p in triad), 0.075, 0.22, 0.27), peak)
        for name, instrument, up, peak in VOICES_OF_PROPERTIES
        for seat, triad in enumerate(SEAT_TRIADS)
    },
}


def _card() -> Wave:
    """Return a card laid on a card: the slap of stiff paper, and the table under it."""
    slap = filtered(noise(0.14, 11, EFFECT_RATE), 1_400, 8_000, EFFECT_RATE) * decay(0.14, 0.011, EFFECT_RATE)
    thump = glide(210, 110, 0.14, EFFECT_RATE) * decay(0.14, 0.022, EFFECT_RATE)
    return mixed([(0, 1.6 * slap), (0.001, 0.7 * thump), (0.016, 0.35 * slap[: frames(0.1, EFFECT_RATE)])], EFFECT_RATE)


def _draw() -> Wave:
    """Return a card pulled off the stack: a quick slide, then the snap of its edge."""
    snap = filtered(noise(0.06, 13, EFFECT_RATE), 2_500, 9_000, EFFECT_RATE) * decay(0.06, 0.006, EFFECT_RATE)
    return mixed([(0, swish(1_500, 6_500, 0.13, 12, EFFECT_RATE)), (0.1, 0.9 * snap)], EFFECT_RATE)


def _late() -> Wave:
    """Return the air of a play too late: it goes out, softly."""
    fall = glide(720, 240, 0.32, EFFECT_RATE) * bell_curve(0.32, 0.1, 0.22, EFFECT_RATE)
    return mixed([(0, swish(4_000, 500, 0.36, 14, EFFECT_RATE)), (0, 0.4 * fall)], EFFECT_RATE)


def _locked() -> Wave:
    """Return a dull tick under the finger: nothing moves."""
    return mixed([(0, glide(420, 260, 0.06, EFFECT_RATE) * decay(0.06, 0.011, EFFECT_RATE))], EFFECT_RATE)


def _leaf() -> Wave:
    """Return leaves stirred: many small crackles in a swell."""
    crackle = np.random.Generator(np.random.PCG64(15)).random((26, 2))
    grain = filtered(noise(0.03, 16, EFFECT_RATE), 2_200, 9_000, EFFECT_RATE) * decay(0.03, 0.005, EFFECT_RATE)
    stirred = mixed([(0.3 * when, (0.2 + level) * grain) for when, level in crackle], EFFECT_RATE, 0.36)
    return stirred * bell_curve(0.36, 0.13, 0.3, EFFECT_RATE) + 0.15 * swish(2_500, 5_000, 0.36, 17, EFFECT_RATE)


RUSTLES: dict[str, Rustle] = {
    "card": Rustle(_card, 0.5),
    "draw": Rustle(_draw, 0.4),
    "late": Rustle(_late, 0.4),
    "locked": Rustle(_locked, 0.3),
    "leaf": Rustle(_leaf, 0.45),
}


def _played(tune: Tune) -> Wave:
    parts = [
        (note.start, note.level * play(tune.instrument, note.pitch, note.seconds, EFFECT_RATE)) for note in tune.notes
    ]
    dry = mixed(parts, EFFECT_RATE)
    if not tune.echo:
        return dry
    return room(fitted(dry, len(dry) + frames(ECHO_SECONDS, EFFECT_RATE)), 0.07, tune.echo, 18, EFFECT_RATE)


def effects() -> dict[str, Wave]:
    """Return every effect by the name of its file, mono, 44.1 kHz."""
    tunes = {name: finished(_played(tune), tune.peak, EFFECT_RATE) for name, tune in TUNES.items()}
    return tunes | {name: finished(row.make(), row.peak, EFFECT_RATE) for name, row in RUSTLES.items()}


if __name__ == "__main__":
    for effect, wave in sorted(effects().items()):
        print(written(FOLDER / f"{effect}.wav", wave, EFFECT_RATE))
