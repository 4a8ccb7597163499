"""The screens of a kiosk: what visitors see, and the operator's pages."""

from collections.abc import Callable
from functools import partial

from games import catalogue
from games.engine.canvas import Canvas
from games.engine.inputs import Input
from games.engine.page import Page
from games.engine.scene import Scene
from games.kiosk import countdown
from games.kiosk.books import Event, Kind
from games.kiosk.chooser import Chooser
from games.kiosk.figures_page import FiguresPage
from games.kiosk.operator import OperatorPage
from games.kiosk.pin_page import PinPage
from games.kiosk.setup_page import NUMBERS, SetupPage
from games.kiosk.tests_page import TestsPage
from tests.kiosk.place import Place

AMOUNT = 128  # of everything that is counted


class Counted(Scene):
    """The countdown above whatever was there."""

    def handle(self, given: Input) -> None:
        """Take nothing."""

    def draw(self, canvas: Canvas) -> None:
        """Draw ten seconds that are left."""
        countdown.draw(self.house, canvas, 10)


def attract(place: Place, *, card: bool) -> None:
    """Wait for a demo in which nothing moves at the moment, or for the card after it."""
    place.house.wait(place.desk.config.demo + 1 if card else 4)
    while place.attract.animating and not card:
        place.house.do()


def operator(place: Place, kind: Callable[..., Page]) -> None:
    """Open one of the operator's pages, when much has been counted and something is wrong."""
    for game in catalogue.GAMES:
        for mode in game.modes:
            for event in (Event.ROUND_FINISHED, Event.ROUND_LEFT):
                place.books.count(event, Kind(game.key, mode.key, 3, "de"), AMOUNT)
    for event in (Event.SESSION, Event.IDLE_RESET, Event.WRONG_PIN):
        place.books.count(event, amount=AMOUNT)
    place.books.count(Event.SESSION_SECONDS, amount=AMOUNT * 600)
    place.books.see({("keyboard", "q"): 3, ("pad 03000000", "b1"): 1, ("mouse", "1"): 12})
    place.house.complain("The disk sings.")
    place.house.enter(kind(place.house, place.desk))


def pin(place: Place, typed: str) -> None:
    """Type into the page of the PIN."""
    page = PinPage(place.house, place.desk, print)
    place.house.enter(page)
    for key in typed.split():
        page._take(key)


def setup(place: Place, tab: str) -> None:
    """Open a tab of the set-up."""
    page = SetupPage(place.house, place.desk)
    place.house.enter(page)
    page._open(tab)
    page.layout()


KIOSK_SCREENS: dict[str, Callable[[Place], object]] = {
    "kiosk-demo": partial(attract, card=False),
    "kiosk-card": partial(attract, card=True),
    "kiosk-chooser": lambda place: place.house.enter(Chooser(place.house, place.desk.config, place.keeper.set_volume)),
    "kiosk-countdown": lambda place: place.house.enter(Counted(place.house)),
    "kiosk-operator": partial(operator, kind=OperatorPage),
    "kiosk-figures": partial(operator, kind=FiguresPage),
    "kiosk-tests": partial(operator, kind=TestsPage),
    "kiosk-pin": partial(pin, typed="1 2"),
    "kiosk-pin-wrong": partial(pin, typed="1 2 ok"),
    **{f"kiosk-setup-{tab}": partial(setup, tab=tab) for tab in NUMBERS},
}
