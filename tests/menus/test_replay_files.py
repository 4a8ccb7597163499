"""Logs that cannot be watched, or only by another version: always a sentence, never a traceback."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from games.core.log import Log
from games.core.version import VERSION
from games.engine.inputs import (
    KEYBOARD,
    Button,
)
from games.engine.words import LANGUAGES
from games.menus import replay_files
from games.menus.replay_files import ReplayError, UnreadableReplayError
from games.menus.replays_page import ReplaysPage
from tests import logs
from tests.furnished import Furnished
from tests.menus.watching import MATCH, keep


def broken(house: Furnished, number: int, change: Callable[[list[str]], list[str]]) -> Path:
    """Write a log with something wrong in it."""
    path = keep(house, MATCH, number)
    path.write_text("".join(change(logs.lines(MATCH))), "utf-8")
    return path


def retold(line: str, **changes: object) -> str:
    return json.dumps({**json.loads(line), **changes}) + "\n"


WRONG: dict[str, tuple[Callable[[list[str]], list[str]], str]] = {
    "empty": (lambda _: [], "replay.damaged"),
    "no log": (lambda _: ["nothing\n"], "replay.damaged"),
    "a line in the middle": (lambda file: [*file[:5], "{\n", *file[5:]], "replay.damaged"),
    "no seats": (lambda file: [retold(file[0], seats=[]), *file[1:]], "replay.not_stepped"),
    "twice a seat": (lambda file: [retold(file[0], seats=[1, 1, 2]), *file[1:]], "replay.not_stepped"),
    "no settings": (lambda file: [retold(file[0], settings={}), *file[1:]], "replay.not_stepped"),
    "strange settings": (lambda file: [retold(file[0], settings={"mode": []}), *file[1:]], "replay.not_stepped"),
    "an unknown command": (lambda file: [*file[:5], '[99,"fly",1]\n', *file[5:]], "replay.not_stepped"),
    "a line left out": (lambda file: [*file[:20], *file[21:]], "replay.differs"),
    "another seed": (lambda file: [retold(file[0], seed=99), *file[1:]], "replay.differs"),
    "another hash": (lambda file: [*file[:-1], retold(file[-1], hash="0")], "replay.differs"),
    "an unknown game": (lambda file: [retold(file[0], game="chess"), *file[1:]], "replay.unknown_game"),
    "a newer format": (lambda file: [retold(file[0], format=2, version="9.1"), *file[1:]], "replay.needs_version"),
    "a format of nobody's": (lambda file: ['{"format":2}\n', *file[1:]], "replay.needs_format"),
    "older rules": (lambda file: [retold(file[0], version="0.0.1", seed=99), *file[1:]], "replay.differs_version"),
    "older commands": (
        lambda file: [retold(file[0], version="0.0.1"), '[1,"fly"]\n', *file[1:]],
        "replay.not_stepped_version",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_with_a_log_is_a_sentence_that_names_the_file(house: Furnished, name: str) -> None:
    change, key = WRONG[name]
    path = broken(house, 1, change)
    page = ReplaysPage(house)
    house.enter(page)
    for language in LANGUAGES:
        house.change("language", language)
        with pytest.raises(ReplayError) as error:
            replay_files.film(house, path)
        begin = house.words(key, **dict.fromkeys(("line", "version", "own", "format", "game"), "#"), file=path.name)
        assert str(error.value).startswith(begin.partition("#")[0])
        assert path.name in str(error.value)
    house.press(KEYBOARD, Button.OK)
    assert house.on_top() is page
    assert house.notices._waiting[-1].startswith(
        house.words(key, **dict.fromkeys(("line", "version", "own", "format", "game"), "#"), file=path.name).partition(
            "#"
        )[0]
    )


def test_a_log_of_another_version_says_which_one_it_needs(house: Furnished) -> None:
    for change in (WRONG["a newer format"][0], WRONG["older rules"][0], WRONG["older commands"][0]):
        with pytest.raises(ReplayError) as error:
            replay_files.film(house, broken(house, 1, change))
        version = json.loads(change(logs.lines(MATCH))[0])["version"]
        assert version in str(error.value)
        assert VERSION in str(error.value)


@pytest.mark.parametrize("content", [b"\xff\xfe", None])
def test_a_file_that_is_no_text_or_not_there_is_unreadable(house: Furnished, content: bytes | None) -> None:
    path = house.store.folder / "log.jsonl"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(UnreadableReplayError, match=r"log\.jsonl cannot be read"):
        replay_files.load(house.words, path)


def test_a_log_of_an_older_version_that_still_leads_there_is_watched(house: Furnished) -> None:
    path = broken(house, 1, lambda file: [retold(file[0], version="0.0.1"), *file[1:]])
    assert replay_files.film(house, path).length > 0


def test_a_log_that_was_cut_off_is_watched_as_far_as_it_goes(house: Furnished) -> None:
    path = broken(house, 1, lambda file: [*file[:20], file[20][:5]])
    film = replay_files.film(house, path)
    assert film.length == json.loads(logs.lines(MATCH)[19])[0] + 1


@pytest.mark.parametrize("log", [MATCH, logs.triqueta(2), logs.triominos(2)])
def test_whatever_single_value_is_changed_in_a_log_it_is_watched_or_refused_in_a_sentence(
    house: Furnished, log: Log
) -> None:
    """Each value of the header and of the first lines is replaced by others of every kind."""
    path = house.store.folder / "log.jsonl"
    file = logs.lines(log)
    outcomes = {True: 0, False: 0}
    for number in (0, 1, 2, len(file) - 1):
        for changed in others(json.loads(file[number])):
            path.write_text("".join([*file[:number], json.dumps(changed) + "\n", *file[number + 1 :]]), "utf-8")
            try:
                replay_files.film(house, path)
                outcomes[True] += 1
            except ReplayError:
                outcomes[False] += 1
    assert min(outcomes.values()) > 0


def others(value: object) -> list[object]:
    """Return JSON values that differ from one in a single place."""
    found: list[object] = [None, True, -1, 10**30, "x", [], {"x": 1}]
    if isinstance(value, list):
        for at, inner in enumerate(value):
            found += [[*value[:at], other, *value[at + 1 :]] for other in others(inner)]
    elif isinstance(value, dict):
        for key, inner in value.items():
            found += [{**value, key: other} for other in others(inner)]
    return found
