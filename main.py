"""The front door: reads the command line, opens the window, runs the loop."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import argparse
import logging
import re
import sys
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import pygame

from games import catalogue
from games.core.version import VERSION
from games.engine import file_manager, sdl
from games.engine import settings as settings_file
from games.engine import window as window_module
from games.engine.app import App
from games.engine.backends import choice
from games.engine.bindings import Bindings
from games.engine.clock import Ticker
from games.engine.devices import Devices
from games.engine.house import SETTINGS_FILE, House
from games.engine.labels import KeyLabels
from games.engine.records import Records
from games.engine.scene import Scene
from games.engine.sound import Sounds
from games.engine.sprites import Sprites
from games.engine.store import FolderInUseError, Store
from games.engine.terminal import say
from games.engine.window import Window
from games.engine.words import FALLBACK, LANGUAGES, Words
from games.kiosk import options as kiosk
from games.menus.title import Title

ROOT = Path(__file__).parent
PROGRAM = (sys.executable,) if getattr(sys, "frozen", False) else (sys.executable, str(Path(__file__).resolve()))
LARGEST_SIDE = 16_384  # pixels
SEED_BYTES = 7
LOG_BYTES = 500_000
RECORDS_FILE = "records.sqlite"
ICON = Path("sprites/tripolo/back-plain.svg")
EXIT_FAULT, EXIT_USAGE, EXIT_INTERRUPTED = 1, 2, 130


def window_size(text: str) -> tuple[int, int]:
    """Read a size such as 1280x720."""
    found = re.fullmatch(r"(\d{1,5})[xX](\d{1,5})", text)
    size = (int(found[1]), int(found[2])) if found else (0, 0)
    if not all(1 <= side <= LARGEST_SIDE for side in size):
        raise argparse.ArgumentTypeError(f"{text!r} is no window size; write it like 1280x720, up to {LARGEST_SIDE}")
    return size


def data_folder(text: str) -> Path:
    """Read the name of a folder."""
    if not text.strip():
        raise argparse.ArgumentTypeError("the data folder needs a name")
    return Path(text)


def parser() -> argparse.ArgumentParser:
    """Return the reader of the command line."""
    made = argparse.ArgumentParser(
        prog="main.py", description="Tripolo, Triqueta and Triominos for one screen and many hands."
    )
    games = [game.key for game in catalogue.GAMES]
    made.add_argument("--game", choices=games, help="go straight to the lobby of a game")
    made.add_argument("--seed", type=int, help="shuffle the same way every time")
    made.add_argument("--size", type=window_size, metavar="WxH", help="size of the window, such as 1280x720")
    made.add_argument("--fullscreen", action="store_true", help="fill the whole screen")
    made.add_argument("--display", type=int, metavar="N", help="screen to open on, counted from 0")
    made.add_argument("--lang", choices=LANGUAGES, help="language of texts and voice")
    made.add_argument("--mute", action="store_true", help="make no sound")
    made.add_argument("--data", type=data_folder, metavar="DIR", help="folder for settings, records and logs")
    made.add_argument("--replay", type=Path, metavar="FILE", help="watch a game again from its log")
    made.add_argument("--check", type=Path, metavar="FILE", help="step a log without a window, compare its hash")
    made.add_argument("--export-csv", type=Path, metavar="FILE", help="write all records into a table and end")
    kiosk.add_options(made)
    made.add_argument("--version", action="version", version=f"Tripolo {VERSION}")
    return made


def main(arguments: Sequence[str]) -> int:
    """Run the program; return its exit status."""
    if not getattr(pygame, "IS_CE", False):
        return _refuse("This program needs the package pygame-ce; please uninstall pygame and install pygame-ce.")
    options = parser().parse_args(arguments)
    log = options.check or options.replay
    status = _check(options, log) if log else 0
    if options.check or status:
        return status
    folder = options.data or _own_folder()
    if options.export_csv:
        from games.menus import records_export  # noqa: PLC0415 - most programs export nothing

        return records_export.run(_words(options), folder / RECORDS_FILE, options.export_csv)
    if kiosk.is_parent(options):
        from games.kiosk import door  # noqa: PLC0415 - most programs are no kiosk

        return door.answer(options, arguments, folder, PROGRAM)
    return _play_in(options, folder)


def _check(options: argparse.Namespace, log: Path) -> int:
    """Step a log without a window; return the exit status. For a log that is watched, good news are no news."""
    from games.menus import replay_check  # noqa: PLC0415 - most programs watch nothing

    return replay_check.run(_words(options), log, quietly=not options.check)


def _play_in(options: argparse.Namespace, folder: Path) -> int:
    """Play with a data folder of one's own."""
    try:
        store = Store(folder)
    except FolderInUseError:
        return _refuse(f"Tripolo is already running with the data folder {folder}.")
    try:
        return _play(options, store)
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    except Exception:  # the one place that catches what nobody expected
        _keep_log(store)
        logging.getLogger(__name__).exception("The program stopped")
        return _refuse(f"Something went wrong; please report it with the file {store.folder / 'log.txt'}.", EXIT_FAULT)
    finally:
        pygame.quit()
        store.close()


def _words(options: argparse.Namespace) -> Words:
    """Return the texts for a terminal."""
    return Words(catalogue.words_folders(), options.lang or FALLBACK)


def _folders(options: argparse.Namespace) -> list[Path]:
    """Return the folders of all texts."""
    return [*catalogue.words_folders(), *([kiosk.WORDS] if options.kiosk else [])]


def _own_folder() -> Path:
    """Return the folder that the system has for such things; where it has none, one that says so later."""
    try:
        return Path(pygame.system.get_pref_path("tripolo", "tripolo"))
    except pygame.error:
        with suppress(RuntimeError):  # as in a container: an account that nobody has made has no home
            return Path.home() / ".tripolo"
    return Path(".tripolo").absolute()


def _play(options: argparse.Namespace, store: Store) -> int:
    window_module.hint()
    if options.kiosk:
        from games.kiosk import lock  # noqa: PLC0415 - most programs are no kiosk

        lock.hint()
    pygame.font.init()
    try:
        window_module.start_video()
        displays = pygame.display.get_num_displays()
        if options.display is not None and not 0 <= options.display < displays:
            return _refuse(f"There is no display {options.display}; there are {displays}, counted from 0.")
        settings, whole = _read_settings(options, store)
        fullscreen = settings.fullscreen or bool(options.kiosk)
        display = settings.display if settings.display < displays else 0  # it may have been unplugged
        window = Window(options.size, display, fullscreen=fullscreen, icon=ROOT / ICON)
    except pygame.error as error:
        return _refuse(f"No window can be opened here: {error}.")
    house = _furnish(options, store, settings, window)
    if not whole:
        store.set_aside(SETTINGS_FILE)
        house.notices.add(house.words("notice.damaged", file=SETTINGS_FILE))
    ticker = Ticker(time.perf_counter_ns, time.sleep)
    if options.kiosk:
        return _keep_kiosk(options, house, window, ticker)
    app = App(window, house, ticker)
    house.scenes.push(Title(house))
    if options.game:
        Title.open(house, options.game)
    if options.replay:
        _watch(house, options.replay)
    app.draw()
    _keep_log(store)
    _after_first_frame(house)
    app.run()
    _close(house)
    return 0


def _keep_kiosk(options: argparse.Namespace, house: House, window: Window, ticker: Ticker) -> int:
    """Run as the child of a kiosk's supervisor."""
    from games.kiosk import door  # noqa: PLC0415 - most programs are no kiosk

    _keep_log(house.store)
    made = door.Kiosk(house, kiosk.set_up_file(options))
    app = App(window, house, ticker, made.overseer)
    house.scenes.push(made.first)
    app.draw()
    _after_first_frame(house)
    made.begin()
    app.run()
    _close(house)
    made.close()
    return made.status


def _close(house: House) -> None:
    house.devices.close()
    house.sounds.close()
    house.records.close()


def _watch(house: House, log: Path) -> None:
    from games.menus import replay_files  # noqa: PLC0415 - most programs watch nothing
    from games.menus.replay_scene import ReplayScene  # noqa: PLC0415 - same

    house.scenes.push(ReplayScene(house, replay_files.film(house, log)))


def _settings_page(house: House) -> Scene:
    from games.menus.settings_page import SettingsPage  # noqa: PLC0415 - the first picture need not wait for it

    return SettingsPage(house)


def _read_settings(options: argparse.Namespace, store: Store) -> tuple[settings_file.Settings, bool]:
    settings, whole = settings_file.read(store.folder / SETTINGS_FILE)
    if options.lang:
        settings.language = options.lang
    if options.display is not None:
        settings.display = options.display
    settings.fullscreen |= options.fullscreen  # so that F11 and the settings page know of it
    return settings, whole


def _furnish(options: argparse.Namespace, store: Store, settings: settings_file.Settings, window: Window) -> House:
    """Set up everything that the scenes share."""
    records = Records(store.folder / RECORDS_FILE if store.writable else None, store.set_aside)
    house = House(
        settings=settings,
        words=Words(_folders(options), settings.language),
        sprites=Sprites(ROOT / "sprites"),
        sounds=Sounds(ROOT / "sounds", settings, mute=options.mute),
        devices=Devices(KeyLabels(settings.language), Bindings(settings.controls)),
        records=records,
        store=store,
        today=lambda: datetime.now(tz=UTC).astimezone().date(),
        moment=lambda: datetime.now(tz=UTC).astimezone(),
        now=time.perf_counter_ns,
        new_seed=lambda: options.seed if options.seed is not None else int.from_bytes(os.urandom(SEED_BYTES)),
        set_fullscreen=window.set_fullscreen,
        displays=pygame.display.get_num_displays,
        set_display=window.set_display,
        open_folder=file_manager.show,
        size=window.size,
    )
    house.devices.labels.learn_all(sdl.printed)
    house.devices.type_text(on=False)
    house.settings_page = lambda: _settings_page(house)
    if not store.writable:
        house.notices.add(house.words("notice.no_folder", folder=store.folder))
    return house


def _after_first_frame(house: House) -> None:
    """Do what takes long and is not needed for the first picture."""
    best = choice.choose(pygame.display.get_driver(), choice.makers(os.environ.get("DISPLAY", "")))
    house.devices.use(best, focus=pygame.key.get_focused())
    house.records.open()
    told = {
        "notice.damaged": house.records.damaged,
        "notice.newer": house.records.newer,
        "notice.unkept": house.records.unkept,
    }
    for key in (key for key, happened in told.items() if happened):
        house.complain(house.words(key, file=RECORDS_FILE))
    threading.Thread(target=_load_games, daemon=True).start()
    pygame.joystick.init()
    house.sounds.open()
    if house.sounds.silent:
        house.complain(house.words("notice.no_sound"))
    house.stale = True


def _load_games() -> None:
    """Import the games, numpy among them, while the title is looked at."""
    for game in catalogue.GAMES:
        game.load()


def _keep_log(store: Store) -> None:
    """Log to a file of the data folder from now on."""
    import logging.handlers  # noqa: PLC0415 - it takes long, and nothing is logged before the first picture

    handlers: list[logging.Handler] = []
    if store.writable:
        with suppress(OSError):  # a log that cannot be kept stops no game
            path = store.folder / "log.txt"
            handlers = [logging.handlers.RotatingFileHandler(path, maxBytes=LOG_BYTES, backupCount=3)]
    logging.basicConfig(
        level=logging.INFO, handlers=handlers or [logging.NullHandler()], format="%(asctime)s %(message)s"
    )


def _refuse(sentence: str, status: int = EXIT_USAGE) -> int:
    """Say why the program ends."""
    return say(sentence, status)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
