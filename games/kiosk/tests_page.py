"""The operator's tests: keys, mice, touch and pads, speakers, colours, and inputs that have not been seen for long."""

from games.engine.canvas import Canvas
from games.engine.house import House
from games.engine.page import Page
from games.engine.widgets import Widget
from games.kiosk.desk import Desk
from games.menus import parts
from games.menus.devices_page import DevicesPage


class TestsPage(Page):
    """Leads to the tests."""

    __test__ = False  # it is a page of the product

    def __init__(self, house: House, desk: Desk) -> None:
        super().__init__(house)
        self._desk = desk

    def build(self) -> list[Widget]:
        """Return the tests, and the way back."""
        house, sheet = self.house, parts.sheet(self.house)
        return [
            Widget(
                "devices",
                sheet.rect(0, 150, 560, 84),
                house.words("settings.device_test"),
                icon="ui/keyboard",
                on_ok=lambda: house.scenes.push(DevicesPage(house)),
            ),
            Widget(
                "back",
                sheet.rect(sheet.width - 300, 34, 300, 80),
                house.words("page.back"),
                icon="ui/arrow-left",
                on_ok=self.back,
            ),
        ]

    def draw(self, canvas: Canvas) -> None:
        """Draw heading and entries."""
        house, sheet = self.house, parts.sheet(self.house)
        parts.ground(canvas)
        parts.heading(house, canvas, house.words("kiosk.operator.tests"), sheet.rect(0, 40, sheet.width, 90))
        self.draw_widgets(canvas)
