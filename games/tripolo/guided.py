"""The lesson of Tripolo with hands: three cards of a real speed round, the rulebook's sheet as a puzzle, and "Stop!".

The round is dealt from a seed for which each of the pupil's cards fits on one cell only, by another property each time;
tests hold on to that.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import ClassVar, Final

import pygame

from games.core.ticks import ticks
from games.engine.guided import PUPIL, Guided
from games.engine.guided_pupil import presses
from games.engine.guided_step import Step
from games.engine.house import House
from games.engine.inputs import PAD, Button, Input, Press
from games.engine.scene import Scene
from games.tripolo.commands import Command, Draw, GoOn, Lay, Stop
from games.tripolo.events import Drawn, Event, Laid, Locked, Refused, Resumed, RoundOver, Stopped
from games.tripolo.guided_sheet import CARD, CELLS, SHEET, Sheet
from games.tripolo.guided_table import LessonTable
from games.tripolo.guided_why import Why, why_not
from games.tripolo.match import Match, Mode, Settings
from games.tripolo.picture import END_SHOWN
from games.tripolo.pictures import value_key
from games.tripolo.refusals import Reason
from games.tripolo.rules import CELL_COUNT, LINE_CELLS, Triple, new_triples

SEED: Final = 14112
PARTNER: Final = 1
HANDICAPS: Final = {PUPIL: -4, PARTNER: 0}  # three cards are enough for a lesson
FIRST, SECOND = 0, 1  # cards, in the order in which they are drawn
PREVIOUS, DRAW, NEXT = Button.PREVIOUS, Button.DRAW, Button.NEXT

DONE_BY: Final[Mapping[str, type[Event]]] = {
    "draw": Drawn,
    "more": Drawn,
    "lay": Laid,
    "right": Laid,
    "stop": Stopped,
    "go_on": Resumed,
    "last": RoundOver,
}
"""The event that ends a step."""


class TripoloGuided(Guided):
    """Draw, choose, lay, be wrong once, solve the sheet, stop, and lay the last card."""

    game = "tripolo"
    steps: ClassVar[tuple[Step, ...]] = (
        Step("draw", "draw", (DRAW,)),
        Step("more", "draw", (DRAW,)),
        Step("choose", "choose", (PREVIOUS, NEXT)),
        Step("lay", "lay"),
        Step("wrong", "lay"),
        Step("why"),
        Step("right", "lay"),
        Step("sheet", "pick", tuple(Button(cell) for cell in range(CELL_COUNT))),
        Step("stop", "stop", stops=True),
        Step("go_on", "go_on"),
        Step("last", "last"),
    )

    def __init__(self, house: House, play: Callable[[str], None]) -> None:
        super().__init__(house, play)
        self._cards: list[int] = []  # as they were drawn
        self._why: Why | None = None
        self._wrong_cell = 0
        self._sheet: Sheet | None = None
        self._over_since = 0
        self._table = self._set_table()

    # The steps

    def begin(self, step: Step) -> None:
        """Set up what a step needs."""
        if not self.inner.scenes.top:
            self.inner.scenes.push(self._table)
        if step.key == "wrong":
            self._wrong_cell, self._why = self._covered_cell()
        if step.key == "sheet":
            self._sheet = Sheet(self.inner, self._picked, by_pad=self.source.startswith(PAD))
            self.inner.scenes.push(self._sheet)
        elif self._sheet:
            self.inner.scenes.pop()
            self._sheet = None

    def seated(self) -> None:
        """Show the marker of a pad on the sheet, too."""
        if self._sheet:
            self._sheet.by_pad = self.source.startswith(PAD)

    def solve(self, step: Step) -> None:
        """Do a step for the pupil."""
        table = self._table
        if step.key in {"draw", "more"}:
            table.handle(Press(self.source, Button.DRAW))  # as the pupil would: the card becomes the chosen one
        elif step.key == "choose":
            table.choose(self.source, self._cards[FIRST])
            self.done()
        elif step.key == "wrong":
            table.ask(Lay(PUPIL, self._card, self._wrong_cell))
        elif step.key == "sheet" and self._sheet:
            for cell in CELLS:
                self._sheet.pick(cell)
        elif step.key == "stop":
            table.ask(Stop(PUPIL))
        elif step.key == "go_on":
            table.ask(GoOn(PUPIL))
        else:
            self._lay_it()

    def marks(self) -> list[pygame.Rect]:
        """Return stack, card, or the cells that matter, the one to play on first."""
        key, layout = self.step.key, self._table.picture.table
        panel = layout.panels[PUPIL]
        if key in {"draw", "more"} or (key == "last" and not self._hand):
            return [panel.stack]
        if key == "choose":
            hand = self._table.picture.hands[PUPIL]
            return [pygame.Rect(hand.places[self._cards[FIRST]], (hand.size, hand.size))]
        if key in {"lay", "right", "last"}:
            cell, triple = self._goal()
            return [layout.cells[at] for at in _first(cell, LINE_CELLS[triple.line])]
        if key == "wrong":
            return [layout.cells[self._wrong_cell]]
        if key == "why" and self._why:
            return [
                layout.cells[at] for at in (self._wrong_cell, *(x for x in self._why.cells if x != self._wrong_cell))
            ]
        return [panel.stop] if key == "stop" else []

    def labels(self) -> tuple[Button, ...]:
        """Return the key of the cell to lay on, or the draw key."""
        key = self.step.key
        if key == "wrong":
            return (Button(self._wrong_cell),)
        if key in {"lay", "right", "last"}:
            return (Button(self._goal()[0]),) if self._hand else (DRAW,)
        return ()

    def values(self) -> dict[str, object]:
        """Return the word that the line has in common."""
        words, key = self.house.words, self.step.key
        word = ""
        if key in {"lay", "right", "last"} and self._hand:
            triple = self._goal()[1]
            word = words(f"tripolo.value.{value_key(triple.property, triple.value)}")
        elif self._why:
            word = words(self._why.word)
        return {"word": word}

    def is_calm(self) -> bool:
        """Let the end of the round be seen."""
        return not self._over_since or self._table.match.tick - self._over_since >= END_SHOWN

    def takes(self, given: Input) -> bool:
        """Let any press end the stop; say what comes first where a press would do nothing."""
        key = self.step.key
        if key == "go_on":
            if presses(given):
                self._table.ask(GoOn(PUPIL))
            return False
        if key in {"draw", "more"} and isinstance(given, Press) and given.button in range(CELL_COUNT):
            self.not_yet("draw_first")
            return False
        return super().takes(given)

    def tick(self) -> None:
        """See whether the wanted card is chosen."""
        super().tick()
        if self.waits and self.step.key == "choose" and self._table.controls.chosen(PUPIL) == self._cards[FIRST]:
            self.done()

    # What reaches the match, and what happens there

    def allows(self, command: Command) -> bool:
        """Return whether a command of the pupil may reach the match now; else say why not."""
        if not self.waits:
            return False
        key = self.step.key
        if isinstance(command, Stop):
            if key != "stop":
                self.pause()
            return key == "stop"
        if isinstance(command, Draw):
            return self._allows_draw()
        return self._allows_lay(command) if isinstance(command, Lay) else False

    def _allows_draw(self) -> bool:
        if self.step.key in {"draw", "more"} or (self.step.key == "last" and not self._hand):
            return True
        self.not_yet("draw_later")
        return False

    def _allows_lay(self, command: Lay) -> bool:
        """Let the wanted play and all wrong ones reach the match, which judges them; other good ones wait."""
        key, tops = self.step.key, self._table.match.tops
        if key in {"draw", "more", "choose", "stop"}:
            self.not_yet({"choose": "choose_first", "stop": "stop_first"}.get(key, "draw_first"))
            return False
        if key == "wrong":
            wanted = command.cell == self._wrong_cell
            if not wanted:
                self.not_yet("marked")
            return wanted
        fits = bool(new_triples(tops, command.card, command.cell))
        if fits and (command.card, command.cell) != (self._card, self._goal()[0]):
            self.not_yet("fits_too")
            return False
        return True

    def saw(self, event: Event) -> None:
        """Praise what was asked for, explain what was refused."""
        if isinstance(event, Drawn):
            self._cards.append(event.card)
        if isinstance(event, RoundOver):
            self._over_since = self._table.match.tick
        if isinstance(event, Refused):
            self._refused(event)
        elif isinstance(event, Locked) and not self.shown:
            self.not_yet("locked")
        elif isinstance(event, DONE_BY.get(self.step.key, ())):
            self.done()
        elif isinstance(event, Drawn | Locked) and self.shown:
            self._lay_it()  # after a wrong card as soon as it is possible

    def _refused(self, event: Refused) -> None:
        if self.step.key == "wrong":
            self.done(praised=False)
        else:
            self._explain(why_not(self._table.match.tops, event.card, event.cell))

    def _picked(self, cell: int, triples: tuple[Triple, ...]) -> None:
        """Answer to a cell of the sheet."""
        if not triples:
            self.inner.sounds.effect("wrong")
            self._explain(why_not(SHEET, CARD, cell))
        elif self._sheet and len(self._sheet.found) == len(CELLS):
            self.done()

    def _explain(self, why: Why) -> None:
        word = self.house.words(why.word) if why.word else ""
        self.not_yet(why.reason, word=word)

    # The round

    def _set_table(self) -> LessonTable:
        self.inner.seats.add_computer(0, PARTNER)
        self.inner.seats[PUPIL].source = self.source
        settings = Settings(Mode.SPEED, ticks(1000))
        return LessonTable(self.inner, Match(HANDICAPS, SEED, settings, HANDICAPS), self)

    @property
    def _hand(self) -> tuple[int, ...]:
        return self._table.match.hand(PUPIL)

    @property
    def _card(self) -> int:
        """The card that is to be laid now: they go in the order in which they were drawn."""
        return self._hand[FIRST]

    def _goal(self) -> tuple[int, Triple]:
        """Return where the card fits, and the triple that it makes."""
        tops = self._table.match.tops
        fitting = ((cell, new_triples(tops, self._card, cell)) for cell in range(CELL_COUNT))
        return next((cell, triples[0]) for cell, triples in fitting if triples)

    def _covered_cell(self) -> tuple[int, Why]:
        """Return a cell where only the covered card is in the way."""
        tops, card = self._table.match.tops, self._card
        faults = {cell: why_not(tops, card, cell) for cell in range(CELL_COUNT) if cell != self._goal()[0]}
        return next((cell, why) for cell, why in faults.items() if why.reason is Reason.COVERED)

    def _lay_it(self) -> None:
        """Lay the card where it fits; draw it first if need be."""
        self._table.ask(Lay(PUPIL, self._card, self._goal()[0]) if self._hand else Draw(PUPIL))


def _first(cell: int, cells: Iterable[int]) -> list[int]:
    """Return some cells, this one first."""
    return [cell, *(other for other in cells if other != cell)]


def begin(house: House, play: Callable[[str], None]) -> Scene:
    """Return the lesson; play is called with the pupil's source by who wants to play at once."""
    return TripoloGuided(house, play)
