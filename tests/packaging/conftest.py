"""The built program, made once by the very command that docs/build.md gives, in a copy of the tree."""

import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.contracts.imports import ROOT
from tests.window.conftest import desktop, folder, tools

__all__ = ["Built", "built", "desktop", "folder", "tools"]

MARKER = "<!-- build: linux -->"
PROGRAM, VIEWER = "dist/tripolo/tripolo", "build/venv/bin/pyi-archive_viewer"
DATA = ("sprites/**/*.svg", "sounds/**/*.wav", "games/**/*.toml")
NOT_COPIED = shutil.ignore_patterns(".*", "build", "dist", "failures", "__pycache__")


def build_command() -> str:
    """Return the command that docs/build.md gives after its marker."""
    _, _, after = (ROOT / "docs" / "build.md").read_text("utf-8").partition(MARKER)
    return next(line for line in after.splitlines() if line.startswith("python3 "))


@dataclass(frozen=True)
class Built:
    """What was built, and what it was built from."""

    program: Path
    modules: frozenset[str]  # of the tree
    data: frozenset[Path]  # of the tree, relative to it
    listing: str  # of all that PyInstaller has packed into the program, one name a line

    @property
    def inside(self) -> Path:
        """The folder in which the data lie."""
        return self.program.parent / "_internal"


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """Build the program from a copy of the tree, which is gone afterwards: what was built must do without it."""
    if os.environ.get("CI") != "true":
        pytest.skip("building fetches packages and takes half a minute: it is done where CI=true (see docs/build.md)")
    folder = tmp_path_factory.mktemp("packaging")
    tree = folder / "tree"
    shutil.copytree(ROOT, tree, ignore=NOT_COPIED)
    _run("bash", "-c", build_command(), cwd=tree)
    program = tree / PROGRAM
    listing = _run(str(tree / VIEWER), "--list", "--recursive", "--brief", str(program), cwd=tree)
    sources = (path.relative_to(tree).with_suffix("").parts for path in tree.glob("games/**/*.py"))
    made = Built(
        program=folder / "moved" / program.name,
        modules=frozenset(".".join(parts) for parts in sources if parts[-1] != "__init__"),
        data=frozenset(path.relative_to(tree) for pattern in DATA for path in tree.glob(pattern)),
        listing=listing,
    )
    program.parent.rename(made.program.parent)
    shutil.rmtree(tree)
    return made


def _run(*command: str, cwd: Path) -> str:
    done = subprocess.run(command, cwd=cwd, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout
