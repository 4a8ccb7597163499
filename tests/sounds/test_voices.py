"""The voices: every word in three languages, equally loud, short, and spoken again where espeak-ng is installed."""

import shutil
import subprocess

import numpy as np
import pytest

from sounds.make_effects import FOLDER as EFFECTS
from sounds.make_voices import BOX_LINES, FOLDER, SPEAKERS, lines, spoken
from sounds.synth import VOICE_RATE, Wave, decoded, encoded
from sounds.voice_colour import loudness, trimmed

WORDS = ["red", "blue", "purple", "yellow", "circle", "diamond", "plus", "star", "0", "1", "2", "3"]
CALLS = [
    "call-1",
    "call-2",
    "call-3",
    "out",
    "stop",
    "go-on",
    "three",
    "two",
    "one",
    "too-late",
    "no-moves",
    "winner",
    "new-record",
    "ready",
]
EVERY = [(language, name) for language in SPEAKERS for name in (*WORDS, *CALLS)]
MADE_WITH = "1.51"  # other versions of espeak-ng speak a little differently


def stored(language: str, name: str) -> Wave:
    wave, rate = decoded((FOLDER / language / f"{name}.wav").read_bytes())
    assert rate == VOICE_RATE
    return wave


def speaks_as_when_made() -> bool:
    if shutil.which("espeak-ng") is None:
        return False
    return (
        f" {MADE_WITH} "
        in subprocess.run(["espeak-ng", "--version"], capture_output=True, text=True, check=True).stdout
    )


@pytest.mark.parametrize("language", SPEAKERS)
def test_every_word_and_call_is_there_and_no_other(language: str) -> None:
    assert {file.stem for file in (FOLDER / language).glob("*.wav")} == {*WORDS, *CALLS} == set(lines(language))


@pytest.mark.parametrize(("language", "name"), EVERY)
def test_a_voice_is_mono_does_not_clip_and_begins_and_ends_in_silence(language: str, name: str) -> None:
    wave = stored(language, name)
    assert wave.ndim == 1
    assert 0.3 <= np.max(np.abs(wave)) < 0.93
    assert abs(np.mean(wave)) < 0.002
    assert abs(wave[0]) < 0.002
    assert abs(wave[-1]) < 0.002


@pytest.mark.parametrize("language", SPEAKERS)
@pytest.mark.parametrize("word", WORDS)
def test_a_word_takes_at_most_600_ms_and_starts_at_once(language: str, word: str) -> None:
    wave = stored(language, word)
    assert 0.3 <= len(wave) / VOICE_RATE <= 0.6
    first = int(np.flatnonzero(np.abs(wave) > 0.02)[0])
    assert first / VOICE_RATE < 0.05


def test_all_voices_are_equally_loud() -> None:
    levels = {row: loudness(stored(*row)) for row in EVERY}
    assert max(levels.values()) - min(levels.values()) < 1.0, levels


def test_a_word_and_the_triple_that_it_names_fit_together_without_clipping() -> None:
    words = [stored(language, word) for language in SPEAKERS for word in WORDS]
    triples = [decoded(file.read_bytes())[0] for file in EFFECTS.glob("triple-*.wav")]
    assert max(np.max(np.abs(word)) for word in words) + max(np.max(np.abs(triple)) for triple in triples) < 1


def test_the_calls_of_the_box_are_german_in_every_language() -> None:
    for call in BOX_LINES:
        assert len({(FOLDER / language / f"{call}.wav").read_bytes() for language in SPEAKERS}) == 1, call


@pytest.mark.parametrize("language", SPEAKERS)
def test_the_words_of_one_language_differ(language: str) -> None:
    assert len({(FOLDER / language / f"{word}.wav").read_bytes() for word in WORDS}) == len(WORDS)


def test_trimming_cuts_the_silence_and_keeps_the_word() -> None:
    word = np.sin(np.arange(4_000) * 0.2)
    silence = np.zeros(8_000)
    assert len(word) <= len(trimmed(np.concatenate([silence, word, silence]))) < len(word) + 1_000


@pytest.mark.skipif(not speaks_as_when_made(), reason=f"needs espeak-ng {MADE_WITH}, only to speak the words again")
@pytest.mark.parametrize(("language", "name"), [("en", "red"), ("de", "out"), ("fr", "star")])
def test_the_script_speaks_the_same_bytes_again(language: str, name: str) -> None:
    again = encoded(spoken(lines(language)[name]), VOICE_RATE)
    assert again == (FOLDER / language / f"{name}.wav").read_bytes()
