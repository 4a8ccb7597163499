"""Make the voices: `python -m sounds.make_voices` speaks every word with espeak-ng 1.51 and colours it like an arcade cabinet.

Only whoever changes a word needs espeak-ng (Debian: `apt install espeak-ng`); the game plays the files. The calls before a round
and at its end are German in every language, as printed in the box.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from sounds.synth import VOICE_RATE, Wave, decoded, written
from sounds.voice_colour import Colour, announced, loudness

FOLDER = Path(__file__).parent / "voice"
SPEAKERS = {"en": "en-us", "de": "de", "fr": "fr-fr"}
VARIANT = "m3"  # a man, lower and rounder than the plain voice
BOX = "de"
"""The language of the calls in the box."""


class Manner(NamedTuple):
    """How a line is spoken and coloured."""

    words_a_minute: int
    pitch: int
    """0 to 99, as espeak-ng counts it."""
    longest: float
    """Seconds, echo included."""
    colour: Colour


WORD = Manner(150, 46, 0.6, Colour(size=1.06, drive=1.6, echo=0.16))
CALL = Manner(150, 44, 1.9, Colour(size=1.08, drive=1.9, echo=0.3))
COUNT = Manner(135, 26, 0.8, Colour(size=1.1, drive=1.2, echo=0.22))
PLAIN = Manner(160, 40, 2.2, Colour(size=1.06, drive=1.5, echo=0.2))

WORDS = {
    "en": "red blue purple yellow circle diamond plus star zero one two three",
    "de": "Rot Blau Violett Gelb Kreis Karo Plus Stern Null Eins Zwei Drei",
    "fr": "rouge bleu violet jaune cercle losange plus étoile zéro un deux trois",
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


def raw(line: Line) -> Wave:
    """Return the line as espeak-ng speaks it, mono, 22.05 kHz. Raises FileNotFoundError without espeak-ng."""
    manner = line.manner
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "voice.wav"
        command = ["espeak-ng", "-v", f"{line.speaker}+{VARIANT}", "-s", f"{manner.words_a_minute}"]
        subprocess.run([*command, "-p", f"{manner.pitch}", "-w", file, line.text], check=True)  # noqa: S603 own table
        samples, rate = decoded(file.read_bytes())
    if rate != VOICE_RATE:
        raise ValueError(f"espeak-ng spoke at {rate} Hz, not at {VOICE_RATE}")
    return samples


def spoken(line: Line) -> Wave:
    """Return the line as the announcer's."""
    return announced(raw(line), line.manner.colour, line.manner.longest)


if __name__ == "__main__":
    if shutil.which("espeak-ng") is None:
        sys.exit("espeak-ng is not installed; it is needed to speak the words again, not to play them.")
    for language in SPEAKERS:
        for name, line in lines(language).items():
            wave = spoken(line)
            row = written(FOLDER / language / f"{name}.wav", wave, VOICE_RATE)
            print(f"{language}  {row}  loudness {loudness(wave):6.1f} dB  {line.text}")
