"""The signals from which every sound is made: filters, fades, files."""

import numpy as np
import pytest

from sounds.instruments import BELL, FLUTE, STRING, hertz, play
from sounds.synth import EFFECT_RATE, decoded, encoded, faded, filtered, finished, glide, mixed, noise, room, times


def tone(hz: float) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    return np.sin(2 * np.pi * hz * times(1, EFFECT_RATE))


def test_noise_is_the_same_for_the_same_seed() -> None:
    assert np.array_equal(noise(0.1, 7, EFFECT_RATE), noise(0.1, 7, EFFECT_RATE))
    assert not np.array_equal(noise(0.1, 7, EFFECT_RATE), noise(0.1, 8, EFFECT_RATE))


def test_a_filter_keeps_its_band_and_weakens_what_lies_two_octaves_outside() -> None:
    kept = filtered(tone(1_000), 500, 2_000, EFFECT_RATE)
    for outside in (125, 8_000):
        weak = filtered(tone(outside), 500, 2_000, EFFECT_RATE)
        assert np.max(np.abs(weak)) < np.max(np.abs(kept)) / 6


def test_a_finished_sound_has_its_peak_no_direct_current_and_silent_ends() -> None:
    wave = finished(tone(440) + 0.5, 0.4, EFFECT_RATE)
    assert np.max(np.abs(wave)) == pytest.approx(0.4)
    assert abs(np.mean(wave)) < 0.002
    assert wave[0] == wave[-1] == 0


def test_a_fade_changes_nothing_between_its_ramps() -> None:
    wave = np.ones(1_000)
    shaped = faded(wave, 0.1, 0.2, 1_000)
    assert np.all(shaped[100:800] == 1)
    assert shaped[0] == shaped[-1] == 0


def test_parts_are_laid_over_one_another_where_they_start() -> None:
    assert mixed([(0, np.ones(3)), (0.002, np.ones(3))], 1_000).tolist() == [1, 1, 2, 1, 1]
    assert mixed([(0, np.ones(3))], 1_000, 0.005).tolist() == [1, 1, 1, 0, 0]


def test_a_room_adds_an_echo_after_the_sound() -> None:
    click = np.zeros(4_000)
    click[10] = 1
    assert np.any(room(click, 0.05, 0.3, 1, EFFECT_RATE)[200:] != 0)


@pytest.mark.parametrize("instrument", [BELL, STRING, FLUTE])
def test_an_instrument_is_in_tune(instrument: object) -> None:
    assert isinstance(instrument, type(BELL))
    spectrum = np.abs(np.fft.rfft(play(instrument, 69, 1.0, EFFECT_RATE)))
    assert abs(int(np.argmax(spectrum[300:600])) + 300 - 440) <= 2


def test_an_octave_doubles_the_frequency() -> None:
    assert hertz(69) == 440
    assert hertz(81) == 880


def test_a_glide_ends_at_its_last_pitch() -> None:
    wave = glide(200, 800, 1, EFFECT_RATE)
    last = np.flatnonzero(np.diff(np.signbit(wave[-4_410:])))
    assert len(last) == pytest.approx(2 * 0.1 * 745, abs=4)


def test_a_wav_file_gives_back_what_was_written() -> None:
    for wave in (tone(440) * 0.5, np.stack([tone(440), tone(550)], 1) * 0.5):
        again, rate = decoded(encoded(wave, EFFECT_RATE))
        assert rate == EFFECT_RATE
        assert again == pytest.approx(wave, abs=1 / 32_768)


def test_a_sound_that_would_clip_is_refused() -> None:
    with pytest.raises(ValueError, match="clips"):
        encoded(tone(440) * 1.2, EFFECT_RATE)
