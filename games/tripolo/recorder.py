"""Writes the log of a match while it is played: seed, settings, seats, and every command that had an effect."""

from games.core.log import encode_entry, encode_header
from games.engine.house import House
from games.tripolo.commands import Command, to_json
from games.tripolo.match import Match
from games.tripolo.table import header_of

FOLDER = "logs"
ENDING = ".jsonl"


class Recorder:
    """The log file of one match."""

    def __init__(self, house: House, match: Match) -> None:
        stem = f"{FOLDER}/tripolo-{house.today().isoformat()}-{match.seed}"
        self._file = house.store.appending(stem, ENDING)
        self._file.add(encode_header(header_of(match)))

    def add(self, tick: int, command: Command) -> None:
        """Add a command that had an effect; the operating system keeps it when the program is killed."""
        self._file.add(encode_entry(tick, to_json(command)))

    def sync(self) -> None:
        """Wait for the disk: between rounds and in stops, never while cards are flying."""
        self._file.sync()

    def close(self) -> None:
        """End the log."""
        self._file.close()
