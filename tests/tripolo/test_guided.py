"""The lesson of Tripolo with hands, played by every kind of device on the real rules."""

from collections.abc import Callable

import pygame
import pytest

from games.engine.guided import PUPIL
from games.engine.guided_pages import Finished
from games.engine.inputs import KEYBOARD, Button, DeviceLost
from games.tripolo.cards import Property
from games.tripolo.guided import HANDICAPS, SEED, TripoloGuided
from games.tripolo.guided_sheet import CARD, CELLS, SHEET
from games.tripolo.guided_why import why_not
from games.tripolo.match import Match, Mode, Phase, Settings
from games.tripolo.refusals import Reason
from games.tripolo.rules import CELL_COUNT, new_triples
from tests.furnished import Furnished
from tests.golden import Golden
from tests.lessons import DEVICES, Pupil
from tests.tripolo.test_sheets import BLUE_CIRCLE_2, sheets

MakeHouse = Callable[..., Furnished]


def pupil_of(house: Furnished, source: str) -> Pupil:
    return Pupil(house, TripoloGuided(house, lambda _: None), source)


def table(pupil: Pupil) -> TripoloGuided:
    assert isinstance(pupil.lesson, TripoloGuided)
    return pupil.lesson


def lay(pupil: Pupil, cell: int) -> None:
    """Lay the chosen card: by its key, by the marker, or by dragging it."""
    lesson = table(pupil)
    if pupil.points:
        hand = lesson._table.picture.hands[PUPIL]
        place = pygame_rect(hand.places[lesson._card], hand.size)
        pupil.drag(place, lesson._table.picture.table.cells[cell])
    elif pupil.has_pad:
        steer(pupil, lesson._table.controls.marker(PUPIL), cell)
        pupil.ok()
    else:
        pupil.press(Button(cell))


def pygame_rect(corner: tuple[float, float], side: int) -> pygame.Rect:
    return pygame.Rect(corner, (side, side))


def steer(pupil: Pupil, at: int, cell: int) -> None:
    """Move a pad's marker from cell to cell."""
    down, across = cell // 3 - at // 3, cell % 3 - at % 3
    for _ in range(abs(down)):
        pupil.move("DOWN" if down > 0 else "UP")
    for _ in range(abs(across)):
        pupil.move("RIGHT" if across > 0 else "LEFT")


def draw(pupil: Pupil) -> None:
    if pupil.points:
        pupil.tap(table(pupil)._table.picture.table.panels[PUPIL].stack)
    else:
        pupil.press(Button.DRAW)


def choose(pupil: Pupil) -> None:
    if pupil.points:
        pupil.tap(table(pupil).marks()[0])
    else:
        pupil.press(Button.PREVIOUS)


def solve_sheet(pupil: Pupil) -> None:
    sheet = table(pupil)._sheet
    assert sheet
    for cell in CELLS:
        if pupil.points:
            pupil.tap(sheet.cells[cell])
        elif pupil.has_pad:
            steer(pupil, sheet._marker, cell)
            pupil.ok()
        else:
            pupil.press(Button(cell))


def stop(pupil: Pupil) -> None:
    if pupil.points:
        pupil.tap(table(pupil).marks()[0])
    else:
        pupil.house.press(pupil.source if pupil.has_pad else KEYBOARD, Button.STOP)


def last(pupil: Pupil) -> None:
    draw(pupil)
    pupil.house.wait(0.5)
    lay(pupil, table(pupil)._goal()[0])


DEEDS: dict[str, Callable[[Pupil], None]] = {
    "draw": draw,
    "more": draw,
    "choose": choose,
    "lay": lambda pupil: lay(pupil, table(pupil)._goal()[0]),
    "wrong": lambda pupil: lay(pupil, table(pupil)._wrong_cell),
    "why": Pupil.read_on,
    "right": lambda pupil: lay(pupil, table(pupil)._goal()[0]),
    "sheet": solve_sheet,
    "stop": stop,
    "go_on": Pupil.read_on,
    "last": last,
}


@pytest.mark.parametrize("source", DEVICES)
def test_every_device_plays_the_lesson_to_its_end(house: Furnished, source: str) -> None:
    pupil = pupil_of(house, source)
    for number, step in enumerate(TripoloGuided.steps):
        pupil.wait_for(number)
        assert pupil.lesson.step is step
        house.wait(0.3)
        DEEDS[step.key](pupil)
    pupil.wait_for(len(TripoloGuided.steps))
    assert isinstance(house.scenes.top, Finished)
    assert table(pupil)._table.match.phase in {Phase.ROUND_OVER, Phase.MATCH_OVER}
    assert not list(house.store.folder.glob("logs/*")), "nothing of a lesson is kept"
    assert not house.seats.taken(), "nobody sits at the real table by it"


def test_the_lesson_can_be_skipped_step_by_step_on_the_real_rules(house: Furnished) -> None:
    pupil = pupil_of(house, DEVICES[0])
    for number in range(len(TripoloGuided.steps)):
        pupil.wait_for(number)
        house.wait(0.2)
        pupil.lesson.skip()
    pupil.wait_for(len(TripoloGuided.steps))
    assert isinstance(house.scenes.top, Finished)


@pytest.mark.parametrize(
    ("step", "deed", "said"),
    [
        ("draw", lambda pupil: pupil.press(Button.CELL_4), "draw_first"),
        ("choose", lambda pupil: pupil.press(Button.CELL_4), "choose_first"),
        ("lay", draw, "draw_later"),
        ("wrong", lambda pupil: pupil.press(Button.CELL_0), "marked"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_try_too_early_is_gently_put_off(
    house: Furnished, step: str, deed: Callable[[Pupil], None], said: str
) -> None:
    pupil = pupil_of(house, DEVICES[0])
    at_step(pupil, step)
    match = table(pupil)._table.match
    before = (match.hand(PUPIL), match.tops)
    deed(pupil)
    assert pupil.lesson.note == house.words(f"tripolo.guided.not.{said}")
    assert (match.hand(PUPIL), match.tops) == before


def test_a_wrong_card_is_refused_by_the_real_rules_and_explained(house: Furnished) -> None:
    pupil = pupil_of(house, DEVICES[0])
    at_step(pupil, "lay")
    pupil.press(Button.CELL_0)
    assert "wrong" in house.sounds.heard
    assert pupil.lesson.note
    assert pupil.lesson.step.key == "lay"


def at_step(pupil: Pupil, key: str) -> None:
    """Let everything before a step be skipped."""
    for number, step in enumerate(TripoloGuided.steps):
        pupil.wait_for(number)
        pupil.house.wait(0.2)
        if step.key == key:
            return
        pupil.lesson.skip()


def test_the_deal_holds_what_the_lesson_says() -> None:
    match = Match(HANDICAPS, SEED, Settings(Mode.SPEED), HANDICAPS)
    tops = list(match.tops)
    cards = match._round.stacks[PUPIL][::-1]
    shown = set()
    for card in cards:
        cells = [cell for cell in range(CELL_COUNT) if new_triples(tops, card, cell)]
        assert len(cells) == 1, "each card fits on one cell only"
        (triple,) = new_triples(tops, card, cells[0])
        shown.add(triple.property)
        tops[cells[0]] = card
    assert shown == set(Property), "once by colour, once by shape, once by number"


def test_t1_the_puzzle_is_a_sheet_of_the_rulebook_s_example() -> None:
    assert list(SHEET) in sheets().tolist()
    assert CARD == BLUE_CIRCLE_2
    assert [cell + 1 for cell in CELLS] == [1, 3, 4, 7, 9]


def test_t1_every_wrong_cell_of_the_sheet_has_a_reason() -> None:
    reasons = {cell: why_not(SHEET, CARD, cell).reason for cell in range(CELL_COUNT) if cell not in CELLS}
    assert set(reasons.values()) <= {Reason.COVERED, Reason.DIFFERS, Reason.APART}
    assert reasons[1] is Reason.DIFFERS


def test_a_lost_device_is_asked_for_and_the_step_goes_on(house: Furnished) -> None:
    pupil = pupil_of(house, DEVICES[3])
    house.do(DeviceLost(DEVICES[3]))
    assert not pupil.lesson.source
    pupil.source = DEVICES[0]
    pupil.sit()
    draw(pupil)
    pupil.wait_for(1)


def test_the_wrong_card_is_explained_in_the_picture(make_house: MakeHouse, golden: Golden) -> None:
    house = make_house((1280, 720))
    house.change("calm", True)  # noqa: FBT003 - the value of a setting
    pupil = pupil_of(house, DEVICES[0])
    at_step(pupil, "why")
    house.wait(5)
    golden.check("tripolo-guided", house.picture())
