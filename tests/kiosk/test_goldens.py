"""How the kiosk looks to visitors."""

from pathlib import Path

from tests.golden import Golden
from tests.kiosk.place import open_kiosk
from tests.words.kiosk_screens import KIOSK_SCREENS


def test_the_page_on_which_visitors_choose(tmp_path: Path, golden: Golden) -> None:
    place = open_kiosk(tmp_path, size=(1280, 720))
    place.house.change("language", "fr")
    KIOSK_SCREENS["kiosk-chooser"](place)
    golden.check("kiosk-chooser", place.house.picture())
    place.close()
