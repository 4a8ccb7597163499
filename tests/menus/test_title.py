"""Title, settings and how to play."""

import subprocess
import sys
from pathlib import Path

import pytest

from games import catalogue
from games.engine.inputs import KEYBOARD, Button
from games.engine.page import Page
from games.menus.drift import GLIDE_TICKS, PAUSE_TICKS
from games.menus.how_to_play import HowToPlay
from games.menus.lobby import Lobby
from games.menus.rules_page import RulesPage
from games.menus.settings_page import SettingsPage
from games.menus.title import Title
from tests.furnished import Furnished

ROOT = Path(__file__).parents[2]


def go_to(page: Page, key: str) -> None:
    page._at = key


@pytest.fixture
def title(house: Furnished) -> Title:
    made = Title(house)
    house.enter(made)
    return made


@pytest.mark.parametrize(("key", "page"), [("game.tripolo", Lobby), ("lesson", HowToPlay), ("settings", SettingsPage)])
def test_every_button_leads_to_its_page_and_escape_back(
    house: Furnished, title: Title, key: str, page: type[object]
) -> None:
    go_to(title, key)
    house.press(KEYBOARD, Button.OK)
    assert isinstance(house.on_top(), page)
    house.press(KEYBOARD, Button.STOP)
    assert house.on_top() is title


def test_escape_on_the_title_does_nothing(house: Furnished, title: Title) -> None:
    house.press(KEYBOARD, Button.STOP, Button.BACK)
    house.press("keys-1", Button.DRAW)
    assert house.on_top() is title


def test_quitting_takes_two_presses_of_its_button(house: Furnished, title: Title) -> None:
    go_to(title, "quit")
    house.press(KEYBOARD, Button.OK)
    assert house.on_top() is title
    assert house.words("title.quit_sure") in [widget.text for widget in title.widgets]
    house.press(KEYBOARD, Button.OK)
    assert house.on_top() is None


def test_moving_on_takes_the_wish_to_quit_back(house: Furnished, title: Title) -> None:
    go_to(title, "quit")
    house.press(KEYBOARD, Button.OK, Button.UP)
    go_to(title, "quit")
    house.press(KEYBOARD, Button.OK)
    assert house.on_top() is title


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_flag_changes_the_language_at_once_and_is_remembered(house: Furnished, title: Title, language: str) -> None:
    flag = next(widget for widget in title.widgets if widget.key == f"language.{language}")
    house.click(flag.rect.center)
    assert house.words.language == language
    assert f'language = "{language}"' in (house.store.folder / "settings.toml").read_text()
    lit = [widget.key for widget in title.widgets if widget.lit]
    assert lit == [f"language.{language}"]


def test_at_rest_the_title_moves_briefly_and_rarely(title: Title) -> None:
    moving = 0
    ticks = 3 * (PAUSE_TICKS + GLIDE_TICKS)
    for _ in range(ticks):
        title.tick()
        moving += title.animating
    assert 0 < moving / ticks < 0.12


def test_with_reduced_motion_the_title_stands_still(house: Furnished, title: Title) -> None:
    house.settings.calm = True
    for _ in range(3 * PAUSE_TICKS):
        title.tick()
        assert not title.animating


def test_the_title_needs_neither_numpy_nor_a_game() -> None:
    code = (
        "import sys, games.menus.title as _; "
        "print([name for name in sys.modules if name == 'numpy' or name.startswith('games.tripolo.')])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_an_unknown_game_is_not_opened(house: Furnished, title: Title) -> None:
    Title.open(house, "chess")
    assert house.on_top() is title


@pytest.mark.parametrize("number", [0, 1])
def test_colour_letters_stand_on_the_cards_of_the_lesson_too(house: Furnished, number: int) -> None:
    house.enter(RulesPage(house, [catalogue.GAMES[0]]))
    house.press(KEYBOARD, *[Button.OK] * number)
    without = len(house.described().items)
    house.change("letters", True)  # noqa: FBT003 - the value of a setting
    assert len(house.described().items) - without in {13, 20}, "one letter for each card"


def test_the_lesson_has_its_pages_and_ends_where_it_began(house: Furnished, title: Title) -> None:
    pages = catalogue.GAMES[0].lesson_pages()
    lesson = RulesPage(house, [catalogue.GAMES[0]])
    house.enter(lesson)
    house.press(KEYBOARD, *[Button.OK] * (len(pages) - 1))
    assert house.on_top() is lesson
    house.press(KEYBOARD, Button.OK)
    assert house.on_top() is title
