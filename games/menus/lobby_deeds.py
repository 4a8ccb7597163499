"""What the widgets of the lobby's table do: choices about the game, switches, lesson, devices, saved games."""

from games.catalogue import Game, Option
from games.core.errors import GameError
from games.engine.scene import Scene
from games.menus import table
from games.menus.choices import Choices
from games.menus.devices_page import DevicesPage
from games.menus.host import Host
from games.menus.how_to_play import HowToPlay
from games.menus.played import Played
from games.menus.saved_page import SavedPage
from games.turnbased.saves import Newer, Saved, give_up


class Deeds:
    """Does it for one lobby; between two rounds (``fixed``) no saved game is offered."""

    def __init__(self, lobby: Scene, game: Game, choices: Choices, host: Host, played: Played, *, fixed: bool) -> None:
        self._lobby = lobby
        self._house = lobby.house
        self._game = game
        self._choices = choices
        self._host = host
        self._played = played
        self._fixed = fixed
        self._saves: list[Saved | Newer] = []

    def acts(self) -> table.TableActs:
        """Return what each widget does."""
        return table.TableActs(
            mode=self.step_mode,
            option=self._step_option,
            computer=self._host.fill,
            letters=self._letters,
            around=self._around,
            lesson=self.lesson,
            devices=lambda: self._house.scenes.push(DevicesPage(self._house)),
            back=self.leave,
            go_on=self.go_on,
        )

    def offer(self) -> table.Offer:
        """Return what can be chosen and gone on with."""
        return table.Offer(fixed=self._fixed, saves=self._saves)

    def look_for_saves(self) -> None:
        """Find the saved games."""
        self._saves = [] if self._fixed else self._game.saved(self._house)

    def step_mode(self, step: int = 1) -> None:
        """Choose the next mode, or the one before; everybody is asked anew."""
        self._choices.step_mode(step)
        self._host.nobody_ready()

    def _step_option(self, option: Option, step: int = 1) -> None:
        self._choices.step(option, step)
        self._host.count.stop()

    def _letters(self) -> None:
        self._house.change("letters", not self._house.settings.letters)

    def _around(self) -> None:
        """Turn the places to all sides of the table, or back, and say so: the button is but a picture."""
        is_on = not self._house.settings.around
        self._house.change("around", is_on)
        words = self._house.words
        said = words("settings.about.around") if is_on else f"{words('settings.around')}: {words('settings.off')}"
        self._house.notices.add(said)

    def lesson(self) -> None:
        """Explain the game."""
        self._house.scenes.push(HowToPlay(self._house, [self._game], lobby=self._lobby))

    def go_on(self) -> None:
        """Go on with the saved game; let one of several be chosen."""
        saved, *others = self._saves
        if others or isinstance(saved, Newer):
            self._house.scenes.push(SavedPage(self._house, [self._game], lambda _, chosen: self.resume(chosen)))
        else:
            self.resume(saved)

    def resume(self, saved: Saved) -> None:
        """Go on with a saved game, its players sitting where they sat; one that cannot be read is set aside."""
        try:
            self._played.resume(saved)
        except GameError:
            give_up(self._house, saved)
            self.look_for_saves()

    def leave(self) -> None:
        """Go back to where the lobby was opened."""
        self._house.sounds.effect("menu-back")
        self._house.scenes.pop()
