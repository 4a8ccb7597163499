"""The music: loops whose end joins their start, made by their script to the byte; the weight of all sounds."""

import numpy as np
import pytest

from sounds.make_music import FOLDER, PIECES, loop
from sounds.synth import MUSIC_RATE, Wave, decoded, encoded

AROUND = MUSIC_RATE // 20  # 50 ms
HEAVIEST_BYTES = 9_000_000


def stored(name: str) -> Wave:
    wave, rate = decoded((FOLDER / f"{name}.wav").read_bytes())
    assert rate == MUSIC_RATE
    return wave.reshape(len(wave), -1)


def test_each_game_has_its_loop() -> None:
    assert {file.stem for file in FOLDER.glob("*.wav")} == {"tripolo", "triqueta", "triominos"} == set(PIECES)


@pytest.mark.parametrize("name", PIECES)
def test_the_script_makes_the_same_bytes_again(name: str) -> None:
    assert encoded(loop(PIECES[name]), MUSIC_RATE) == (FOLDER / f"{name}.wav").read_bytes()


@pytest.mark.parametrize("name", PIECES)
def test_a_loop_is_calm_and_neither_clips_nor_holds_direct_current(name: str) -> None:
    wave = stored(name)
    assert 20 <= len(wave) / MUSIC_RATE <= 30
    assert 0.3 <= np.max(np.abs(wave)) <= 0.6
    assert np.all(np.abs(wave.mean(axis=0)) < 0.001)


@pytest.mark.parametrize("name", PIECES)
def test_the_end_joins_the_start_without_a_click(name: str) -> None:
    """A click is a bend sharper than any of those beside it: look at the second difference across the seam."""
    wave = stored(name)
    seam = np.concatenate([wave[-AROUND:], wave[:AROUND]])
    bends = np.abs(np.diff(seam, 2, axis=0))
    across = bends[AROUND - 2 : AROUND]
    assert np.all(across.max(axis=0) <= np.quantile(bends, 0.99, axis=0))


@pytest.mark.parametrize("name", PIECES)
def test_no_bar_of_a_loop_is_empty(name: str) -> None:
    bars = np.array_split(stored(name), len(PIECES[name].chords))
    strengths = [float(np.sqrt(np.mean(bar**2))) for bar in bars]
    assert min(strengths) > max(strengths) / 3, strengths


def test_all_sounds_together_stay_light() -> None:
    assert sum(file.stat().st_size for file in FOLDER.parent.rglob("*.wav")) < HEAVIEST_BYTES
