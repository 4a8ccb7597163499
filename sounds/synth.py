"""Signals: the shared sources, filters and files from which every sound of the house is made.

A sound is a `Wave`: float64 of shape (frames,), or (frames, 2) for stereo, within -1 to 1. Everything is deterministic:
noise comes from PCG64 with the seed that the caller hands in, so the same script writes the same bytes.
"""

import io
import wave as wavefile
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt

Wave = npt.NDArray[np.float64]

EFFECT_RATE = 44_100
VOICE_RATE = 22_050
MUSIC_RATE = 22_050
PCM_SCALE = 32_768
INAUDIBLE = 0.003  # share of the peak, 50 dB down
RUMBLE_HZ = 35.0  # what lies below carries no sound, only direct current


def frames(seconds: float, rate: int) -> int:
    """Return how many samples last so many seconds."""
    return round(seconds * rate)


def times(seconds: float, rate: int) -> Wave:
    """Return the moment of each sample in seconds, shape (frames,)."""
    return np.arange(frames(seconds, rate), dtype=np.float64) / rate


def noise(seconds: float, seed: int, rate: int) -> Wave:
    """Return white noise of standard deviation 1."""
    return np.random.Generator(np.random.PCG64(seed)).standard_normal(frames(seconds, rate))


def glide(start_hz: float, end_hz: float, seconds: float, rate: int) -> Wave:
    """Return a sine whose pitch moves evenly, by ear, from one frequency to the other."""
    hz = start_hz * (end_hz / start_hz) ** (times(seconds, rate) / seconds)
    return np.sin(2 * np.pi * np.cumsum(hz) / rate)


def decay(seconds: float, fall: float, rate: int) -> Wave:
    """Return an envelope that falls to 1/e after every `fall` seconds."""
    return np.exp(-times(seconds, rate) / fall)


def bell_curve(seconds: float, centre: float, width: float, rate: int) -> Wave:
    """Return an envelope that swells to 1 at `centre` and is gone `width` seconds before and after it."""
    return np.exp(-0.5 * (3 * (times(seconds, rate) - centre) / width) ** 2)


def filtered(wave: Wave, low_hz: float, high_hz: float, rate: int) -> Wave:
    """Keep the band between two frequencies, with skirts of 12 dB an octave and no shift in time.

    The filter is circular: what rings beyond the end comes in at the start. That is what a loop needs; single sounds
    pad with silence.
    """
    hz = np.fft.rfftfreq(len(wave), 1 / rate)
    above = 1 / (1 + (low_hz / np.maximum(hz, 1e-9)) ** 2)
    below = 1 / (1 + (hz / high_hz) ** 2)
    return np.fft.irfft(np.fft.rfft(wave) * above * below, len(wave))


def swish(start_hz: float, end_hz: float, seconds: float, seed: int, rate: int) -> Wave:
    """Return noise whose colour moves from one frequency to the other, like paper or a twig through the air."""
    bands = 10
    hiss, sound = noise(seconds, seed, rate), np.zeros(frames(seconds, rate))
    for step in range(bands):
        share = (step + 0.5) / bands
        centre = start_hz * (end_hz / start_hz) ** share
        sound += filtered(hiss, centre * 0.8, centre * 1.25, rate) * bell_curve(
            seconds, share * seconds, seconds / 3, rate
        )
    return sound


def mixed(parts: Sequence[tuple[float, Wave]], rate: int, seconds: float | None = None) -> Wave:
    """Lay mono parts, each at its start in seconds, over one another; cut to, or filled up to, `seconds`."""
    length = max(frames(start, rate) + len(part) for start, part in parts)
    total = np.zeros(length)
    for start, part in parts:
        first = frames(start, rate)
        total[first : first + len(part)] += part
    return total if seconds is None else fitted(total, frames(seconds, rate))


def fitted(wave: Wave, length: int) -> Wave:
    """Cut or fill up with silence to exactly `length` samples."""
    return np.concatenate([wave[:length], np.zeros(max(0, length - len(wave)))])


def faded(wave: Wave, rise: float, fall: float, rate: int) -> Wave:
    """Let the sound begin and end at zero: ramps of `rise` and `fall` seconds, round like a cosine."""
    shaped = wave.copy()
    up, down = min(frames(rise, rate), len(wave)), min(frames(fall, rate), len(wave))
    shaped[:up] *= 0.5 - 0.5 * np.cos(np.pi * np.arange(up) / max(up, 1))
    shaped[len(wave) - down :] *= 0.5 + 0.5 * np.cos(np.pi * np.arange(1, down + 1) / max(down, 1))
    return shaped


def room(wave: Wave, fall: float, share: float, seed: int, rate: int) -> Wave:
    """Add the echo of a room, `share` of the sound's own strength, dying away with `fall`. Circular as `filtered`."""
    seconds = min(6 * fall, len(wave) / rate)
    tail = filtered(noise(seconds, seed, rate) * decay(seconds, fall, rate), 250, 3_500, rate)
    tail = fitted(tail / np.sqrt(np.sum(tail**2)), len(wave))
    return wave + share * np.fft.irfft(np.fft.rfft(wave) * np.fft.rfft(tail), len(wave))


def peaking(wave: Wave, peak: float) -> Wave:
    """Bring the highest point to `peak`."""
    scaled: Wave = wave * (peak / np.max(np.abs(wave)))
    return scaled


def finished(wave: Wave, peak: float, rate: int) -> Wave:
    """Take out direct current, cut what is too quiet to hear, end at zero and bring the highest point to `peak`."""
    clean = filtered(fitted(wave, len(wave) + frames(0.1, rate)), RUMBLE_HZ, rate, rate)[: len(wave)]
    clean = clean[: 1 + int(np.flatnonzero(np.abs(clean) > INAUDIBLE * np.max(np.abs(clean)))[-1])]
    clean = faded(clean, 0.001, min(0.03, len(wave) / rate / 3), rate)
    return peaking(clean, peak)


def encoded(wave: Wave, rate: int) -> bytes:
    """Return the sound as a WAV file of 16-bit samples, mono or stereo. Raises ValueError when it would clip."""
    if np.max(np.abs(wave)) >= 1:
        raise ValueError(f"the sound clips: its highest point is {np.max(np.abs(wave)):.3f}")
    file = io.BytesIO()
    with wavefile.open(file, "wb") as writer:
        writer.setnchannels(1 if wave.ndim == 1 else wave.shape[1])
        writer.setsampwidth(2)
        writer.setframerate(rate)
        writer.writeframes(np.round(wave * PCM_SCALE).astype("<i2").tobytes())
    return file.getvalue()


def decoded(data: bytes) -> tuple[Wave, int]:
    """Return the samples of a 16-bit WAV file, (frames,) or (frames, 2), and its rate."""
    with wavefile.open(io.BytesIO(data)) as reader:
        samples = np.frombuffer(reader.readframes(reader.getnframes()), "<i2") / PCM_SCALE
        channels, rate = reader.getnchannels(), reader.getframerate()
    return (samples if channels == 1 else samples.reshape(-1, channels)), rate


def written(path: Path, wave: Wave, rate: int) -> str:
    """Write the file and return a line for the table that the scripts print."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(encoded(wave, rate))
    rms = 20 * np.log10(np.sqrt(np.mean(wave**2)))
    return f"{path.name:26} {len(wave) / rate * 1000:7.0f} ms  peak {np.max(np.abs(wave)):.2f}  rms {rms:6.1f} dB"
