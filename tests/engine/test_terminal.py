"""The terminal: one line, and an exit status that no closed, full or narrow output changes."""

import subprocess
import sys

import pytest

from tests.furnished import ROOT

SAYS = "import sys; from games.engine.terminal import say; sys.exit(say({sentence!r}, {status}))"


def say(sentence: str, status: int, *, shell: str = "", encoding: str = "utf-8") -> subprocess.CompletedProcess[str]:
    """Let another process say something; ``shell`` is what a shell would do with its outputs."""
    command = [
        sys.executable,
        "-X",
        f"utf8={int(encoding == 'utf-8')}",
        "-c",
        SAYS.format(sentence=sentence, status=status),
    ]
    before = ["sh", "-c", f'exec "$@" {shell}', "sh"] if shell else []
    env = {"PYTHONIOENCODING": encoding, "PATH": ""} if not shell else {"PYTHONIOENCODING": encoding}
    return subprocess.run([*before, *command], cwd=ROOT, env=env, capture_output=True, text=True, check=False)


def test_good_news_go_to_standard_output_and_faults_to_standard_error() -> None:
    good, bad = say("All is well.", 0), say("Nothing is.", 2)
    assert (good.returncode, good.stdout, good.stderr) == (0, "All is well.\n", "")
    assert (bad.returncode, bad.stdout, bad.stderr) == (2, "", "Nothing is.\n")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a shell and /dev/full are there on Linux only")
@pytest.mark.parametrize("shell", [">&-", ">/dev/full"])
def test_an_output_that_takes_nothing_changes_no_status(shell: str) -> None:
    done = say("All is well.", 0, shell=shell)
    assert (done.returncode, done.stderr) == (0, "")


def test_what_a_terminal_cannot_write_is_escaped() -> None:
    done = say("Terminé, \udcff", 0, encoding="ascii")
    assert (done.returncode, done.stdout) == (0, "Termin\\xe9, \\udcff\n")
