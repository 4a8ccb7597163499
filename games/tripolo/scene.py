"""The Tripolo scene: inputs become commands, events become pictures and sounds. No rule is decided here."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from games.engine.canvas import Canvas
from games.engine.clock import TICK_RATE
from games.engine.house import House
from games.engine.inputs import KEYBOARD, DeviceLost, Happened, Input, Point, Press, Release
from games.engine.outcome import Outcome
from games.engine.plan import Plan
from games.engine.scene import Scene
from games.engine.stop_menu import HANDED_LEVEL, Answers, StopMenu
from games.tripolo.balance import balanced
from games.tripolo.between import next_round, seat_computers
from games.tripolo.commands import Command, GoOn, Leave, Stop
from games.tripolo.controls import Controls
from games.tripolo.events import DealRefused, Ending, Event, RoundOver, Stopped
from games.tripolo.heard import hear
from games.tripolo.keeper import Keeper
from games.tripolo.looking_back import Moments
from games.tripolo.match import Match, Mode, Phase, Settings
from games.tripolo.picture import END_SHOWN, Picture
from games.tripolo.recorder import Recorder
from games.tripolo.refusals import Refusals
from games.tripolo.replay_last import last_seconds
from games.tripolo.report import RoundReport
from games.tripolo.stats import RoundStats
from games.tripolo.table import Table


def start(house: House, plan: Plan, show: Callable[[Outcome], None]) -> Scene:
    """Begin a game with the seats of the house; show is called at the end of each round."""
    mode, today = Mode(plan.mode), house.today()
    family = plan.options.get("pace") == "family" and mode is not Mode.SOLO
    lock = 0 if family else int(plan.options.get("lock", "1")) * TICK_RATE
    by_day = mode is Mode.SOLO and plan.options.get("deal") == "day"
    seed = today.toordinal() if by_day else house.new_seed()
    places = house.seats.taken()
    if mode is Mode.SOLO:
        humans = house.seats.humans()
        places = [next((seat for seat in humans if seat.ready), humans[0])]
    extras = {seat.number: seat.extra for seat in places} if mode is not Mode.SOLO else None
    match = Match([seat.number for seat in places], seed, Settings(mode, lock, family=family), extras)
    balances = plan.options.get("balance") == "on"
    return TripoloScene(house, match, show, today.isoformat() if by_day else "", balances=balances)


class TripoloScene(Scene):
    """A match of Tripolo with people and computers round one screen."""

    music = "tripolo"
    is_game = True

    def __init__(
        self, house: House, match: Match, show: Callable[[Outcome], None], deal: str, *, balances: bool = False
    ) -> None:
        """Take the match as it is dealt; deal is the date when it is the deal of the day.

        Where the table balances, each round changes the handicaps of the next.
        """
        super().__init__(house)
        self._match = match
        self._show = show
        self._recorder = Recorder(house, match)
        self._table = Table(match, sink=self._recorder.add)
        seat_computers(self._table, house.seats)
        self._stats = RoundStats()
        self._keeper = Keeper(house, match, self._stats, self._recorder.name)
        self._moments = Moments()
        self._refusals = Refusals()
        self._report = RoundReport(house, match, self._stats, self._moments, self._refusals, deal)
        self._picture = Picture(house, match)
        self._controls = Controls(match, house.seats, self._picture)
        self._inputs: list[Input] = []
        self._asked: list[Command] = []  # by menus, for the next tick
        self._balances = balances
        self._over: RoundOver | None = None
        self._shown_in = 0

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats of all people at the table, while a round is played."""
        match = self._match
        playing = [seat for seat in match.seats if self.house.seats[seat].is_human]
        return tuple(playing) if match.phase is Phase.PLAY else ()

    @property
    def animating(self) -> bool:
        """Whether anything moves."""
        return self._picture.moves

    def layout(self) -> None:
        """Take over size, language and settings."""
        self._picture.layout()

    def leave(self) -> None:
        """Let log and results be safe on the disk whenever something else comes on top."""
        self._keeper.keep()
        self._recorder.sync()
        self._controls.let_go()

    def close(self) -> None:
        """End the log."""
        self._recorder.close()

    def seat_of(self, given: Press | Release | Point) -> int | None:
        """Return the seat of the person whose input this is."""
        return self._controls.seat_of(given)

    def handle(self, given: Input) -> None:
        """Keep an input for the tick that is about to be stepped; who left a place to a computer gets it back."""
        if self.house.seats.take_back(self._controls.returning(given)):
            seat_computers(self._table, self.house.seats)
            self.house.sounds.effect("join")
            return
        self._inputs.append(given)

    def tick(self) -> None:
        """Step the match by one tick with all inputs of that time."""
        events = self._table.step(self._commands())
        for watcher in (self._stats, self._keeper, self._moments, self._refusals):
            watcher.feed(self._match.round_tick, events)
        for event in events:
            self._picture.take(event, self._controls)
            hear(self.house.sounds, self._match, event)
        self._picture.tick(self._controls)
        for event in events:
            self._answer(event)
        self.house.stale |= bool(events)
        if self._over:
            self._shown_in -= 1
            if self._shown_in == 0:
                self._show_outcome(self._over)

    def draw(self, canvas: Canvas) -> None:
        """Describe the frame."""
        self._picture.draw(canvas, self._controls)

    def _commands(self) -> Iterator[Command]:
        inputs, self._inputs = self._inputs, []
        asked, self._asked = self._asked, []
        yield from filter(self._is_allowed, self._controls.commands(inputs))
        yield from asked

    def _is_allowed(self, command: Command) -> bool:
        """Return whether a command may be given: everything but a stop too many, where stops are counted."""
        cause = self._controls.stopped_by
        if not isinstance(command, Stop) or not isinstance(cause, Press | Point):
            return True
        return self.house.may_stop(self.seat_of(cause))

    def _answer(self, event: Event) -> None:
        """Do what an event asks of the house: a menu, a page."""
        if isinstance(event, Stopped):
            self._stop(event)
        elif isinstance(event, RoundOver):
            self._over, self._shown_in = event, END_SHOWN
        elif isinstance(event, DealRefused):
            self._deal_evenly()

    def _stop(self, event: Stopped) -> None:
        """Cover the table and ask what shall happen."""
        words, cause = self.house.words, self._controls.stopped_by
        name = self.house.name(event.seat)
        lost = cause.source if isinstance(cause, DeviceLost) else ""
        why = words("stop.paused")
        if isinstance(cause, Press | Point) and cause.source != KEYBOARD:
            why = words("stop.by", name=name)
        if lost:
            why = words("stop.device", name=name)
        elif isinstance(cause, Happened):
            why = words(f"stop.{cause.news}")
        answers = Answers(lambda: self._go_on(event.seat), self.hand_over, self._leave_table, self._end)
        alone = sum(self.house.seats[number].is_human for number in self._match.seats) <= 1
        self.house.scenes.push(StopMenu(self.house, why, answers, self.draw, self._match.seats, lost=lost, alone=alone))

    def _go_on(self, seat: int) -> None:
        self._asked.append(GoOn(seat))

    def hand_over(self, seat: int) -> None:
        """Let a computer play on for a person who may come back by pressing; with nobody left the game is over."""
        self.house.seats[seat].hand_over(HANDED_LEVEL)
        seat_computers(self._table, self.house.seats)
        self._go_on_or_end(seat)

    def _leave_table(self, seat: int) -> None:
        self.house.seats[seat].clear()
        self._asked.append(Leave(seat))
        self._go_on_or_end(next((other for other in self._match.seats if other != seat), seat))

    def _go_on_or_end(self, seat: int) -> None:
        """Go on after somebody has left, unless no person is left at the table."""
        if any(self.house.seats[number].is_human for number in self._match.seats):
            self._go_on(seat)
        else:
            self._end()

    def _end(self) -> None:
        self.house.scenes.pop()

    def _show_outcome(self, over: RoundOver) -> None:
        self._over = None
        self._recorder.sync()
        film = last_seconds(self.house, self._recorder.log, END_SHOWN)
        following = self._balance(over) if self._balances else None
        outcome = replace(self._report.outcome(over, self._proceed, following), film=film)
        if outcome.finished and outcome.chips_to_win:
            self.house.sounds.say("winner")
        self._show(outcome)

    def _balance(self, over: RoundOver) -> dict[int, int]:
        """Give the seats the handicaps with which the next round begins; nobody's leaving counts as a defeat."""
        match = self._match
        extras = match.extras
        if over.reason is not Ending.LEFT:
            extras = balanced(match.settings.mode, extras, over.winners, dict(over.remaining))
        for seat, extra in extras.items():
            self.house.seats[seat].extra = extra
        return extras

    def _deal_evenly(self) -> None:
        """Deal without handicaps, for with them there are too few cards (T3)."""
        for seat in self.house.seats.places:
            seat.extra = 0
        self.house.notices.add(self.house.words("tripolo.even_deal"))
        self._proceed()

    def _proceed(self) -> None:
        """Deal the next round for whoever sits at the table now."""
        self._asked.extend(next_round(self._match, self.house.seats))
        seat_computers(self._table, self.house.seats)
