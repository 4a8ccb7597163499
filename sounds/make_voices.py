"""Make the voices: `python -m sounds.make_voices` speaks every word with espeak-ng 1.51 and colours it.

Only whoever changes a word needs espeak-ng (Debian: `apt install espeak-ng`); the game plays the files. The calls
before a round and at its end are German in every language, as in the box of the game.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from sounds.synth import VOICE_RATE, Wave, decoded, written
from sounds.voice_colour import Colour, announced, loudness, trimmed

FOLDER = Path(__file__).parent / "voice"
SPEAKERS = {"en": "en-us", "de": "de", "fr": "fr-fr"}
VARIANT = "max"  # of twelve tried, a speech recogniser understood this one best in noise
FASTEST = 260  # words a minute
BOX = "de"
"""The language of the calls in the box."""


class Manner(NamedTuple):
    """How a line is spoken and coloured."""

    words_a_minute: int
    """At the least."""
    pitch: int
    """0 to 99, as espeak-ng counts it."""
    speech: float
    """Seconds that the words may take; spoken faster when they take more."""
    longest: float
    """Seconds with the echo."""
    colour: Colour


WORD = Manner(90, 40, 0.42, 0.6, Colour(size=1.03, drive=1.4, echo=0.1))
CALL = Manner(150, 40, 1.2, 1.5, Colour(size=1.08, drive=1.8, echo=0.25))
COUNT = Manner(110, 22, 0.55, 0.8, Colour(size=1.1, drive=1.1, echo=0.15))
PLAIN = Manner(160, 38, 1.4, 1.8, Colour(size=1.05, drive=1.4, echo=0.16))

# The French sign + is spoken with its s, which the plain word lacks: in brackets are sounds, not letters.
WORDS = {
    "en": "red blue purple yellow circle diamond plus star zero one two three",
    "de": "Rot Blau Violett Gelb Kreis Karo Plus Stern Null Eins Zwei Drei",
    "fr": "rouge bleu violet jaune cercle losange [[plys]] étoile zéro un deux trois",
}
WORD_FILES = "red blue purple yellow circle diamond plus star 0 1 2 3"
BOX_LINES = {"call-1": "Auf die Triple", "call-2": "fetzig!", "call-3": "los!", "out": "Ausgetriplet!"}
COUNT_FILES = ("one", "two", "three")
LINES = {
    "en": {
        "stop": "Stop!",
        "go-on": "Go on!",
        "too-late": "Too late!",
        "no-moves": "Nobody can move!",
        "winner": "We have a winner!",
        "new-record": "New record!",
        "ready": "Ready!",
    },
    "de": {
        "stop": "Stopp!",
        "go-on": "Weiter!",
        "too-late": "Zu spät!",
        "no-moves": "Nichts geht mehr!",
        "winner": "Gewonnen!",
        "new-record": "Neuer Rekord!",
        "ready": "Bereit!",
    },
    "fr": {
        "stop": "Stop !",
        "go-on": "On continue !",
        "too-late": "Trop tard !",
        "no-moves": "Plus personne ne peut jouer !",
        "winner": "C'est gagné !",
        "new-record": "Nouveau record !",
        "ready": "Prêt !",
    },
}


class Line(NamedTuple):
    """One file to speak."""

    text: str
    speaker: str
    manner: Manner


def lines(language: str) -> dict[str, Line]:
    """Return what is spoken in a language, by the name of its file."""
    words, own = WORDS[language].split(), SPEAKERS[language]
    spoken = dict(zip(WORD_FILES.split(), words, strict=True))
    return (
        {name: Line(f"{word}!", own, WORD) for name, word in spoken.items()}
        | {name: Line(f"{spoken[str(n)]}.", own, COUNT) for n, name in enumerate(COUNT_FILES, 1)}
        | {name: Line(text, SPEAKERS[BOX], CALL) for name, text in BOX_LINES.items()}
        | {name: Line(text, own, PLAIN) for name, text in LINES[language].items()}
    )


def raw(line: Line, words_a_minute: int) -> Wave:
    """Return the line as espeak-ng speaks it, mono, 22.05 kHz. Raises FileNotFoundError without espeak-ng."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "voice.wav"
        voice = ["-v", f"{line.speaker}+{VARIANT}", "-s", f"{words_a_minute}", "-p", f"{line.manner.pitch}"]
        # The text is our own table's, and the program stands wherever its package put it.
        subprocess.run(["espeak-ng", *voice, "-w", file, line.text], check=True)  # noqa: S603, S607
        samples, rate = decoded(file.read_bytes())
    if rate != VOICE_RATE:
        raise ValueError(f"espeak-ng spoke at {rate} Hz, not at {VOICE_RATE}")
    return samples


def spoken(line: Line) -> Wave:
    """Return the line as the announcer's. Raises ValueError when it cannot be spoken in its manner's time."""
    manner = line.manner
    for words_a_minute in range(manner.words_a_minute, FASTEST, 5):
        voice = trimmed(raw(line, words_a_minute))
        if len(voice) <= manner.speech * VOICE_RATE:
            return announced(voice, manner.colour, manner.longest)
    raise ValueError(f"{line.text!r} takes more than {manner.speech} s")


if __name__ == "__main__":
    if shutil.which("espeak-ng") is None:
        sys.exit("espeak-ng is not installed; it is needed to speak the words again, not to play them.")
    for language in SPEAKERS:
        for name, line in lines(language).items():
            wave = spoken(line)
            row = written(FOLDER / language / f"{name}.wav", wave, VOICE_RATE)
            print(f"{language}  {row}  loudness {loudness(wave):6.1f} dB  {line.text}")
