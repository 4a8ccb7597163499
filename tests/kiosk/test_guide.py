"""The operator's guide keeps to the program: its example is the set-up as delivered, what it points at is there."""

import configparser
import re
import tomllib
from dataclasses import fields
from pathlib import Path

import pytest

from games.kiosk import books, config, door, pin, watch
from games.kiosk.config import Config, read

DOCS = Path(__file__).resolve().parents[2] / "docs"
EXAMPLE = DOCS / "kiosk.toml"
GUIDE = (DOCS / "kiosk.md").read_text("utf-8")
UNITS = sorted((DOCS / "kiosk").glob("*.service"))


def test_the_example_has_every_entry_with_its_default() -> None:
    assert read(EXAMPLE, None) == (Config(), ())
    assert list(tomllib.loads(EXAMPLE.read_text("utf-8"))) == [field.name for field in fields(Config)]


def test_what_the_guide_points_at_is_there() -> None:
    targets = [target for target in re.findall(r"\]\(([^)#]+)\)", GUIDE) if not target.startswith("https:")]
    assert targets
    assert [target for target in targets if not (DOCS / target).exists()] == []


def test_the_guide_names_the_files_that_the_program_writes() -> None:
    for name in (books.FILE, config.CHANGES_FILE, pin.FILE, door.LOG_FILE, pin.FIRST):
        assert f"`{name}`" in GUIDE, name


@pytest.mark.parametrize("unit", UNITS, ids=lambda path: path.name)
def test_systemd_is_more_patient_than_the_supervisor(unit: Path) -> None:
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.read(unit, "utf-8")
    service = parser["Service"]
    assert (service["Type"], service["NotifyAccess"], service["Restart"]) == ("notify", "all", "always")
    assert float(service["WatchdogSec"]) > watch.START_GRACE + watch.TRACE_TIME
    assert float(service["TimeoutStartSec"]) > watch.START_GRACE + watch.TRACE_TIME
