"""Writes the log of a match while it is played: seed, settings, seats, and every command that had an effect."""

from dataclasses import replace

from games.core.log import NAMES, End, Entry, Log, encode_end, encode_entry, encode_header
from games.engine.house import House
from games.tripolo.commands import Command, Join, NextRound, to_json
from games.tripolo.match import Match
from games.tripolo.table import header_of

FOLDER = "logs"
ENDING = ".jsonl"


class Recorder:
    """The log file of one match."""

    def __init__(self, house: House, match: Match) -> None:
        self._house = house
        self._match = match
        self._names = self._sitting()
        header, names = header_of(match), [list(pair) for pair in self._names.items()]
        self._header = replace(header, settings={**header.settings, NAMES: names})
        self._entries: list[Entry] = []
        stem = f"{FOLDER}/tripolo-{house.today().isoformat()}-{match.seed}"
        self._file = house.store.appending(stem, ENDING)
        self._file.add(encode_header(self._header))
        self.name = house.store.name(self._file.path) if self._file.works else ""

    @property
    def log(self) -> Log:
        """The log up to now."""
        return Log(self._header, tuple(self._entries), self._end)

    def add(self, tick: int, command: Command) -> None:
        """Add a command that had an effect; the operating system keeps it when the program is killed."""
        self._entries.append(Entry(tick, to_json(command)))
        self._file.add(encode_entry(*self._entries[-1]))
        if isinstance(command, Join | NextRound):
            self._names |= self._sitting()

    def sync(self) -> None:
        """Wait for the disk: between rounds and in stops, never while cards are flying."""
        self._file.sync()

    def close(self) -> None:
        """End the log with the hash of the state with which the match is left."""
        self._file.add(encode_end(self._end))
        self._file.close()

    @property
    def _end(self) -> End:
        return End(self._match.tick, self._match.state_hash(), tuple(self._names.items()))

    def _sitting(self) -> dict[int, str]:
        """Return the names of those who have one, by seat; the others are called as their emblems are."""
        seats = self._house.seats
        return {seat: seats[seat].name for seat in self._match.seats if seats[seat].name}
