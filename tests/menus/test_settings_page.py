"""The settings: every one is reached by every device, felt at once and remembered."""

from pathlib import Path

import pytest

from games.engine.inputs import KEYBOARD, Button, Phase, Point
from games.engine.settings import read
from games.engine.widgets import Widget, value_rect
from games.menus.settings_page import SettingsPage
from games.menus.settings_rows import TABS, Kind, rows
from tests.furnished import Furnished
from tests.menus.hands import MIDDLE, ONE, PAD_ONE

ROWS = [(tab.key, row) for tab in TABS for row in tab.rows]
CHANGED = [(tab, row) for tab, row in ROWS if row.kind in (Kind.SWITCH, Kind.CHOICE, Kind.DISPLAY)]


@pytest.fixture
def page(house: Furnished) -> SettingsPage:
    house.displays = lambda: 2
    made = SettingsPage(house)
    house.enter(made)
    return made


def at(page: SettingsPage, key: str) -> Widget:
    return next(widget for widget in page.widgets if widget.key == key)


def has(page: SettingsPage, key: str) -> bool:
    return key in [widget.key for widget in page.widgets]


def opened(house: Furnished, page: SettingsPage, tab: str) -> None:
    house.click(at(page, f"tab.{tab}").rect.center)


def kept(house: Furnished) -> object:
    return read(house.store.folder / "settings.toml")[0]


@pytest.mark.parametrize(("tab", "row"), CHANGED, ids=lambda part: getattr(part, "setting", part))
@pytest.mark.parametrize("way", ["keys", "block", "pad", "mouse", "touch"])
def test_every_device_changes_every_setting(
    house: Furnished, page: SettingsPage, tab: str, row: object, way: str
) -> None:
    setting, key = row.setting, row.key  # type: ignore[attr-defined]  # a row of the table
    before = getattr(house.settings, setting)
    if way in ("mouse", "touch"):
        source = {"mouse": "mouse", "touch": "finger 1"}[way]
        for place in (at(page, f"tab.{tab}").rect.center,):
            house.click(place, source)
        house.click(value_rect(at(page, key)).move(20, 0).center, source)
    else:
        walk(house, page, way, f"tab.{tab}")
        walk(house, page, way, key)
        house.press({"keys": KEYBOARD, "block": ONE, "pad": PAD_ONE}[way], MIDDLE if way == "block" else Button.OK)
    assert getattr(house.settings, setting) != before
    assert getattr(kept(house), setting) == getattr(house.settings, setting), "it is remembered"


def walk(house: Furnished, page: SettingsPage, way: str, key: str) -> None:
    """Go to a widget by moves: tabs lie side by side above the rows."""
    source = {"keys": KEYBOARD, "block": ONE, "pad": PAD_ONE}[way]
    up, down, right = {
        "block": (Button.CELL_1, Button.CELL_7, Button.CELL_5),
    }.get(way, (Button.UP, Button.DOWN, Button.RIGHT))
    for _ in range(12):
        if page.focused and page.focused.key == key:
            return
        on_tab = bool(page.focused and page.focused.key.startswith("tab."))
        wants_tab = key.startswith("tab.")
        house.press(source, (right if on_tab else up) if wants_tab else down)
    pytest.fail(f"{key} was not reached by {way}")


def test_the_cursor_opens_a_tab_by_standing_on_it(house: Furnished, page: SettingsPage) -> None:
    house.press(KEYBOARD, Button.UP)
    assert page.focused is at(page, "tab.sound")
    house.press(KEYBOARD, Button.RIGHT)
    assert page.focused is at(page, "tab.picture")
    assert has(page, "choice.text_size")


def test_a_pointer_that_only_passes_opens_no_tab(house: Furnished, page: SettingsPage) -> None:
    house.do(Point("mouse", Phase.MOVE, at(page, "tab.game").rect.center))
    assert has(page, "volume.effects")


def test_with_one_screen_there_is_none_to_choose(house: Furnished, page: SettingsPage) -> None:
    picture = next(tab for tab in TABS if tab.key == "picture")
    assert Kind.DISPLAY in {row.kind for row in rows(house, picture)}
    house.displays = lambda: 1
    assert Kind.DISPLAY not in {row.kind for row in rows(house, picture)}
    page.layout()


def test_the_window_moves_to_the_chosen_screen(house: Furnished, page: SettingsPage) -> None:
    moved: list[int] = []
    house.set_display = moved.append
    opened(house, page, "picture")
    house.click(value_rect(at(page, "display.display")).move(20, 0).center)
    assert moved == [1]


def test_volumes_are_set_by_keys_and_by_the_mouse_and_heard_at_once(house: Furnished, page: SettingsPage) -> None:
    house.press(KEYBOARD, Button.LEFT)
    assert house.settings.effects == 7
    assert "card" in house.sounds.heard
    slider = at(page, "volume.voice")
    house.click((slider.rect.right - slider.rect.height // 2, slider.rect.centery))
    assert house.settings.voice == 10
    assert "voice:ready" in house.sounds.heard


@pytest.mark.parametrize(
    ("tab", "key"),
    [(tab, row.key) for tab, row in CHANGED if row.setting not in ("fullscreen", "display", "music_on", "calm")],
)
def test_the_page_itself_shows_the_change(house: Furnished, page: SettingsPage, tab: str, key: str) -> None:
    opened(house, page, tab)
    page._at = key
    before = house.picture().get_view("0").raw
    house.press(KEYBOARD, Button.RIGHT)
    assert house.picture().get_view("0").raw != before


def test_with_less_motion_a_card_fades_in_instead_of_gliding(house: Furnished, page: SettingsPage) -> None:
    def places() -> set[tuple[int, int]]:
        """Return where the largest card of the preview stands while it comes."""
        found = set()
        for _ in range(20):
            house.do()
            cards = [item for item in house.described().items if item[0].get_width() == item[0].get_height() > 150]
            found |= {(left, top) for _, left, top, _ in cards}
        return found

    opened(house, page, "picture")
    page._at = "switch.calm"
    house.press(KEYBOARD, Button.OK, Button.OK)
    assert len(places()) > 5
    house.press(KEYBOARD, Button.OK)
    assert len(places()) == 1


def test_the_language_is_changed_at_once(house: Furnished, page: SettingsPage) -> None:
    opened(house, page, "program")
    house.click(at(page, "language.de").rect.center)
    assert at(page, "back").text == "Zurück"
    assert kept(house).language == "de"  # type: ignore[attr-defined]  # settings


def test_the_data_folder_is_shown_by_the_system(house: Furnished, page: SettingsPage) -> None:
    shown: list[Path] = []

    def show(folder: Path) -> bool:
        shown.append(folder)
        return True

    house.open_folder = show
    opened(house, page, "program")
    house.click(at(page, "door.folder").rect.center)
    assert shown == [house.store.folder]
    assert not house.notices._waiting


def test_where_the_system_cannot_show_it_the_path_is_told(house: Furnished, page: SettingsPage) -> None:
    opened(house, page, "program")
    house.click(at(page, "door.folder").rect.center)
    assert str(house.store.folder) in house.notices._waiting[0]
