"""What window tests are given; without the tools of an X server they are skipped, in CI they fail instead."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.window.rig import Desktop, missing_tools


@pytest.fixture(scope="session")
def tools() -> None:
    """Make sure that a window can be opened and used here."""
    missing = missing_tools()
    if missing and os.environ.get("CI") == "true":
        pytest.fail(f"window tests may not be skipped in CI; missing: {', '.join(missing)}")
    if missing:
        pytest.skip(f"window tests need {', '.join(missing)} (see README.md)")


@pytest.fixture(scope="session")
def desktop(tools: None) -> Iterator[Desktop]:  # noqa: ARG001 - wanted for what it checks
    """Lend a desktop that tests share; each closes its own window."""
    with Desktop() as made:
        yield made


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Name the program's data folder, which is not yet made."""
    return tmp_path / "data"
