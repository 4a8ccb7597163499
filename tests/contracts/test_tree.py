"""The tree as a whole: nothing in it belongs to one machine, and packages are only folders."""

from pathlib import Path

import pytest

from tests.contracts.imports import ROOT

FOLDERS = (".ci", "docs", "games", "sounds", "sprites", "tests")
TEXTS = {".py", ".md", ".toml", ".txt", ".svg", ""}
# Put together here, so that this page does not find itself.
OF_ONE_MACHINE = (*("/" + folder + "/" for folder in ("home", "root", "work", "tmp", "Users")), "C:" + "\\")


def texts() -> list[Path]:
    """Return the texts of the tree, as a clone has them."""
    inside = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*")]
    files = [path for path in [*ROOT.iterdir(), *inside] if path.is_file() and path.suffix in TEXTS]
    return sorted(path for path in files if path.parent.name != "failures" and path.name != ".git")


@pytest.mark.parametrize("place", OF_ONE_MACHINE)
def test_no_path_of_one_machine_stands_anywhere(place: str) -> None:
    assert [str(path.relative_to(ROOT)) for path in texts() if place in path.read_text("utf-8")] == []


def test_packages_are_empty() -> None:
    inits = [path for folder in ("games", "tests") for path in (ROOT / folder).rglob("__init__.py")]
    assert len(inits) > 10
    assert [str(path.relative_to(ROOT)) for path in inits if path.read_text("utf-8").strip()] == []


def test_every_folder_with_modules_is_a_package() -> None:
    holders = {path.parent for folder in ("games", "tests") for path in (ROOT / folder).rglob("*.py")}
    assert [str(folder.relative_to(ROOT)) for folder in sorted(holders) if not (folder / "__init__.py").exists()] == []
