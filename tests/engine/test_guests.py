"""Names that are remembered: the latest first, then the most frequent; a device's last guest; a name removed."""

from collections.abc import Iterator

import pytest

from games.engine.guests import NOBODY, Guest, Guests
from games.engine.records import Records, Result, Standing, Time


@pytest.fixture
def records() -> Iterator[Records]:
    made = Records(None, lambda _: None)
    yield made
    made.close()


@pytest.fixture
def guests(records: Records) -> Guests:
    return Guests(records)


def test_the_latest_names_come_first_then_the_most_frequent(guests: Guests) -> None:
    for name in ("Often", "Often", "Often", "Twice", "Once", "Twice", "Cy", "Bo", "Ada"):
        guests.took([name])
    assert guests.names(10) == ["Ada", "Bo", "Cy", "Often", "Twice", "Once"]
    assert guests.names(2) == ["Ada", "Bo"]


def test_no_name_is_nothing_to_remember(guests: Guests) -> None:
    guests.took(["", "Ada", ""])
    assert guests.names(10) == ["Ada"]


def test_a_device_s_last_guest_comes_back(guests: Guests) -> None:
    assert guests.last_at("keys-1") == NOBODY
    guests.sat([("keys-1", Guest("Ada", 2)), ("keys-2", Guest("", -1))])
    guests.sat([("keys-1", Guest("Bo", 0))])
    assert [guests.last_at(f"keys-{number}") for number in (1, 2, 3)] == [Guest("Bo", 0), Guest("", -1), NOBODY]


def test_a_removed_name_leaves_its_rows_as_somebody_s(records: Records, guests: Guests) -> None:
    guests.took(["Ada", "Bo"])
    guests.sat([("keys-1", Guest("Ada", 3))])
    records.add(Time("tripolo", "solo", "", "Ada", 900, "2026-03-14"))
    standings = (
        Standing("Ada", None, 3, won=True),
        Standing("Ada", 2, 1, won=False),
        Standing("Fish", 1, 1, won=False),
        Standing("Fish", None, 0, won=False),
        Standing("Bo", None, 0, won=False),
    )
    records.add_result(Result("triqueta", "game", "2026-03-14", standings))
    guests.remove("Ada")
    guests.remove("Fish")
    assert guests.names(10) == ["Bo"]
    assert guests.last_at("keys-1") == Guest("", 3)
    assert [(time.name, time.ticks) for time in records.best("tripolo", "solo", "", 9)] == [("", 900)]
    (result,) = records.results("triqueta", "game", 9)
    names = [each.name for each in result.standings]
    assert names == ["", "", "Fish", "", "Bo"], (
        "the computer that played on for Ada loses it, that of the fish does not"
    )


def test_on_a_disk_that_takes_nothing_nothing_is_remembered_and_play_goes_on(records: Records, guests: Guests) -> None:
    records.db.execute("PRAGMA query_only = ON")
    guests.took(["Ada"])
    guests.sat([("keys-1", Guest("Ada", 0))])
    guests.remove("Ada")
    assert guests.names(10) == []
