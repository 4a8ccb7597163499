"""`--check FILE`: steps a log without any window, and says in one line whether it leads where the game was left."""

from pathlib import Path

from games.engine.terminal import say
from games.engine.words import Words
from games.menus import replay_files
from games.menus.replay_files import ReplayError, UnreadableReplayError

SAME, DIFFERENT, UNREADABLE = 0, 1, 2


def run(words: Words, path: Path, *, quietly: bool = False) -> int:
    """Check a log, print one line, return the exit status: 0 the same (or nothing to compare), 1 not, 2 not read.

    ``quietly``: only what is wrong is printed.
    """
    try:
        log = replay_files.load(words, path)
        checked = replay_files.check(words, path.name, log)
    except UnreadableReplayError as error:
        return say(error, UNREADABLE)
    except ReplayError as error:
        return say(error, DIFFERENT)
    if checked.same is False:
        return say(replay_files.differs(words, path.name, log), DIFFERENT)
    if not quietly:
        key = "replay.same" if checked.same else "replay.no_end"
        return say(words(key, file=path.name, hash=checked.hash, count=len(log.entries)), SAME)
    return SAME
