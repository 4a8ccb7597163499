"""What window tests are given; without the tools of an X server they are skipped, in CI they fail instead."""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from tests.window.rig import TOOLS, Desktop, missing_tools
from tests.window.workshop import SERVER_TOOLS, Workshop


@pytest.fixture(scope="session")
def tools() -> None:
    """Make sure that a window can be opened and used here."""
    _require(TOOLS)


def _require(wanted: Iterable[str]) -> None:
    missing = missing_tools(wanted)
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
def workshop(tools: None) -> Iterator[Workshop]:  # noqa: ARG001 - wanted for what it checks
    """Lend a desktop with two keyboards, two mice and a touch screen; each test has its own."""
    _require(SERVER_TOOLS)
    with Workshop() as made:
        yield made


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Name the program's data folder, which is not yet made."""
    return tmp_path / "data"
