"""One game being played in turns: its state, who plays, and its log. Stepping the log again resumes it (A1).

The same lines are the saved game, the replay and the bug report. The header names game, seed, settings and seats;
then comes a line for each action, and one whenever somebody else plays a seat from then on.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeVar

from games.core.errors import DamagedLog
from games.core.log import WHO, End, Entry, Header, encode_end, encode_entry, encode_header
from games.core.rng import Stream
from games.turnbased.players import NOBODY, SEATED, Player, seated
from games.turnbased.protocol import Game, Thinking

ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")


class Session(Generic[ActionT, EventT]):
    """A game, its players (numbered from 0), and the log that grows with it. `sink` gets each line with its end."""

    def __init__(
        self,
        game: Game[ActionT, EventT],
        players: Iterable[Player],
        seed: int,
        settings: Mapping[str, Any],
        sink: Callable[[str], None],
    ) -> None:
        self._game = game
        self._seed = seed
        self._sink = sink
        self.players = list(players)
        self.settings = dict(settings)
        self.state = game.new_game(len(self.players), seed, settings)
        self.turns = 0
        """The number of actions so far."""

    def begin(self) -> None:
        """Write the header of the log."""
        who = [[player.name, *player.told] for player in self.players]
        seats = tuple(player.seat for player in self.players)
        settings = {"rules": self.settings, WHO: who}
        self._sink(encode_header(Header(self._game.key, self._seed, settings, seats)))

    def leave(self) -> None:
        """Write the last line of the log: the hash of the state with which the game is left."""
        self._sink(encode_end(End(self.turns, self.state.state_hash())))

    @property
    def key(self) -> str:
        """The name of the game in logs, words and records."""
        return self._game.key

    @property
    def current(self) -> Player:
        """Whose turn it is."""
        return self.players[self.state.seat]

    def apply(self, action: ActionT) -> tuple[EventT, ...]:
        """Do an action of the player whose turn it is. Raises IllegalAction; then nothing is changed or written."""
        events = self.state.apply(action)
        self._sink(encode_entry(self.turns, self._game.to_json(action)))
        self.turns += 1
        return events

    def follow(self, entry: Entry) -> tuple[EventT, ...]:
        """Do what a line of a log says. Raises DamagedLog or IllegalAction."""
        match entry.command:
            case ["seated", int(number), str(source), int(level), *device] if number in range(len(self.players)):
                self.seat(number, source or None, None if level == NOBODY else level, *map(str, device[:1]))
                return ()
            case command:
                return self.apply(self._game.from_json(command))

    def seat(self, number: int, source: str | None, level: int | None, device: str = "") -> None:
        """Let somebody else play for a player from now on."""
        old = self.players[number]
        now = self.players[number] = Player(old.seat, old.name, source, level, device)
        self._sink(encode_entry(self.turns, [SEATED, number, *now.told]))

    def think(self) -> Thinking[ActionT]:
        """Let the computer whose turn it is think: same game and turn, same choice. Raises ValueError for a person."""
        level = self.current.level
        if level is None:
            raise ValueError("a person thinks for herself")
        stream = Stream(self._seed, self._game.key, "computer", self.turns)
        return self._game.think(self.state.view(self.state.seat), level + 1, stream)

    def seen_by(self, event: EventT, player: int | None) -> EventT:
        """Give an event as a player may know it; None: as everybody may."""
        return self._game.seen_by(event, player)


def resumed(
    game: Game[ActionT, EventT], header: Header, entries: Iterable[Entry], sink: Callable[[str], None]
) -> tuple[Session[ActionT, EventT], list[EventT]]:
    """Step a log again; return the session as it stood, and all events until then.

    `sink` gets only the lines that come from now on. Raises DamagedLog, IllegalAction or IllegalSettings when it cannot
    be stepped.
    """
    who = seated(header)
    rules = header.settings.get("rules")
    if not isinstance(rules, dict):
        raise DamagedLog("log.damaged", line=1)
    lines: list[str] = []
    session = Session(game, who, header.seed, rules, lines.append)
    events: list[EventT] = []
    for entry in entries:
        events.extend(session.follow(entry))
    if any(player.level is not None and player.level not in range(game.levels) for player in session.players):
        raise DamagedLog("log.damaged", line=1)
    session._sink = sink  # noqa: SLF001 - its own class: what was read is not written again
    return session, events
