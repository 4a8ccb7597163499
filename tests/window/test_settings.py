"""Language and settings in a real window: chosen by mouse, seen or heard at once, and there again after a restart."""

import tomllib
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from games import catalogue
from games.engine.settings import FULL_VOLUME
from games.engine.sound import MUSIC_SHARE
from games.engine.words import LANGUAGES, Words
from games.menus.settings_rows import TABS
from tests.window.hands import Mouse
from tests.window.rig import PACE, Desktop, Facts, Program, waited

pytestmark = pytest.mark.window

SIZE = (1280, 720)
ROWS = {row.setting: (tab.key, row) for tab in TABS for row in tab.rows}
WANTED = {"text_size": "room", "letters": True, "calm": True, "music_on": False, "captions": "all", "penalty": "3"}
# What the panel beside the rows shows of a setting; where a card glides in, and where it lies then.
PICTURE = pygame.Rect(770, 190, 460, 210)
ASIDE, MIDDLE = pygame.Rect(790, 220, 120, 160), pygame.Rect(960, 260, 90, 90)
LOW, HIGH = 0.3, 0.9  # places on a slider
GOES = 1_000  # by so much the sum of all pixels of the middle falls when a card begins anew, or glides by
FALLS = 4  # more than there are while a card comes once


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Name the program's data folder: all tests here have the same one."""
    return tmp_path_factory.mktemp("settings") / "data"


@pytest.fixture(scope="module")
def page(desktop: Desktop, folder: Path) -> Iterator[Mouse]:
    """Open the settings from the title, by mouse; each test begins and ends there."""
    with Program(desktop, folder, "--size", f"{SIZE[0]}x{SIZE[1]}", pace=PACE) as program:
        mouse = Mouse(program)
        mouse.open("settings")
        program.until(lambda facts: facts["scene"] == "SettingsPage")
        yield mouse


def row_of(mouse: Mouse, setting: str) -> pygame.Rect:
    """Open the tab of a setting, and come to its row; return where that is."""
    tab, row = ROWS[setting]
    if row.key not in mouse.program.facts["widgets"]:
        mouse.open(f"tab.{tab}")
    place = mouse.program.place(row.key)
    mouse.point("move", place.center)
    mouse.program.until(lambda facts: facts["at"] == row.key)
    return place


def step(mouse: Mouse, setting: str) -> None:
    """Click on the right arrow of a row, and wait until the setting has changed."""
    row_of(mouse, setting)
    before = mouse.program.facts["settings"][setting]
    mouse.adjust(ROWS[setting][1].key, 1)
    mouse.program.until(lambda facts: facts["settings"][setting] != before)


def change(mouse: Mouse, setting: str, value: object) -> None:
    """Click until a setting has a value."""
    while mouse.program.facts["settings"][setting] != value:
        step(mouse, setting)


def slide(mouse: Mouse, setting: str, share: float) -> Facts:
    """Click on a slider; return what is seen and heard as soon as the setting has changed."""
    row = row_of(mouse, setting)
    before = mouse.program.facts["settings"][setting]
    mouse.click((round(row.left + row.width * (0.5 + share / 2)), row.centery))
    return mouse.program.until(lambda facts: facts["settings"][setting] != before)


def choose(mouse: Mouse, language: str) -> Facts:
    """Click on a language; return what is seen as soon as it is spoken."""
    mouse.open("tab.program")
    mouse.open(f"language.{language}")
    return mouse.program.until(lambda facts: facts["language"] == language)


def pixels(program: Program, area: pygame.Rect) -> bytes:
    """Return the pixels of a part of the window."""
    return program.desktop.screen.pixels(area.move(program.rect.topleft))


@pytest.mark.parametrize("setting", ["text_size", "letters", "around"])
def test_a_picture_shows_what_is_set_and_the_first_one_comes_back(page: Mouse, setting: str) -> None:
    row_of(page, setting)
    first, before = page.program.facts["settings"][setting], picture(page.program)
    step(page, setting)
    assert picture(page.program) != before
    change(page, setting, first)
    assert picture(page.program) == before


def picture(program: Program) -> bytes:
    """Return what the panel beside the rows shows now."""
    program.look()
    return pixels(program, PICTURE)


def test_with_less_motion_a_card_fades_where_it_lies(page: Mouse) -> None:
    change(page, "calm", False)  # noqa: FBT003 - the value of a setting
    row_of(page, "calm")
    assert len(seen_aside(page.program)) > 1
    change(page, "calm", True)  # noqa: FBT003 - the value of a setting
    assert len(seen_aside(page.program)) == 1


def seen_aside(program: Program) -> set[bytes]:
    """Return all that is seen beside the place of a card while it comes again and again."""
    program.look()
    sums: list[int] = []
    aside: set[bytes] = set()

    def come() -> bool:
        aside.add(pixels(program, ASIDE))
        sums.append(sum(pixels(program, MIDDLE)))
        return sum(later < before - GOES for before, later in pairwise(sums)) >= FALLS

    waited(come, "a card that comes again and again")
    return aside


def test_volumes_are_heard_at_once(page: Mouse) -> None:
    for setting, share in (("effects", LOW), ("voice", LOW), ("effects", HIGH), ("voice", HIGH)):
        facts = slide(page, setting, share)
        assert facts["volumes"][setting] == about(facts, setting)
    for share in (LOW, HIGH):
        facts = slide(page, "music", share)
        assert facts["volumes"]["music"] == about(facts, "music", MUSIC_SHARE)
    change(page, "music_on", False)  # noqa: FBT003 - the value of a setting
    page.program.until(lambda facts: not facts["music"])
    change(page, "music_on", True)  # noqa: FBT003 - the value of a setting
    page.program.until(lambda facts: facts["music"])


def about(facts: Facts, setting: str, share: float = 1.0) -> Any:
    """Return the volume that a setting means."""
    return pytest.approx(facts["settings"][setting] / FULL_VOLUME * share, abs=0.02)


def test_a_spoken_word_stands_below_in_the_language_of_the_moment(page: Mouse) -> None:
    program = page.program
    change(page, "captions", "calls")
    assert program.facts["size"] == list(SIZE)
    change(page, "captions", "all")
    program.until(lambda facts: facts["size"][1] < SIZE[1])
    strip = pygame.Rect(0, program.facts["size"][1], SIZE[0], SIZE[1] - program.facts["size"][1])
    program.until(lambda facts: not facts["captions"])
    waited(lambda: len(set(zip(*[iter(pixels(program, strip))] * 4, strict=True))) == 1, "an empty strip")
    empty = pixels(program, strip)
    for language in LANGUAGES:
        said = Words(catalogue.words_folders(), language)("caption.voice.ready")
        other = next(code for code in LANGUAGES if code != language)

        def speaks(language: str = language, said: str = said, other: str = other) -> bool:
            """Let a word be spoken, and choose the language while it still stands there; once more if that was late."""
            choose(page, other)
            slide(page, "voice", LOW if program.facts["settings"]["voice"] > FULL_VOLUME // 2 else HIGH)
            program.look()
            is_seen = pixels(program, strip) != empty
            return said in choose(page, language)["captions"] and is_seen

        waited(speaks, f"{said!r} in {language}")
    change(page, "captions", "calls")


def test_what_is_set_is_kept_and_there_after_a_restart(desktop: Desktop, folder: Path, page: Mouse) -> None:
    for setting, value in WANTED.items():
        change(page, setting, value)
    choose(page, "de")
    wanted = {**WANTED, "language": "de"}
    waited(lambda: {name: kept(folder)[name] for name in wanted} == wanted, "the settings to be kept")
    assert page.program.close() == 0
    with Program(desktop, folder) as program:
        program.until(lambda facts: {name: facts["settings"][name] for name in wanted} == wanted)
        assert program.close() == 0


def kept(folder: Path) -> dict[str, Any]:
    """Return what is kept of the settings."""
    return tomllib.loads((folder / "settings.toml").read_text("utf-8"))
