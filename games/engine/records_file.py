"""The file of the records: its tables, how a file of an older version becomes one of this, and how it is opened."""

import sqlite3
from pathlib import Path

TIMES = """
CREATE TABLE times (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    mode TEXT NOT NULL,
    deal TEXT NOT NULL,      -- '' for a random deal, the date for the deal of the day
    name TEXT NOT NULL,      -- '' for somebody whose name was removed
    ticks INTEGER NOT NULL,  -- 120 a second
    day TEXT NOT NULL        -- date of the round, ISO 8601
);
CREATE INDEX times_best ON times (game, mode, deal, ticks);
"""
GAMES = """
CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    mode TEXT NOT NULL,
    day TEXT NOT NULL        -- date of the end, ISO 8601
);
CREATE TABLE standings (
    game INTEGER NOT NULL REFERENCES games (id),
    place INTEGER NOT NULL,  -- in the order in which they are listed, from 0
    name TEXT NOT NULL,      -- '' for somebody whose name was removed
    level INTEGER,           -- of a computer, from 0; NULL for a person
    points INTEGER NOT NULL,
    won INTEGER NOT NULL,    -- 1 for a winner, else 0
    PRIMARY KEY (game, place)
);
"""
FIGURES = """
ALTER TABLE games ADD COLUMN whole INTEGER NOT NULL DEFAULT 1; -- 0 for one round of a longer match
ALTER TABLE games ADD COLUMN ended TEXT NOT NULL DEFAULT '';   -- time of the end, ISO 8601; '' when unknown
ALTER TABLE games ADD COLUMN log TEXT NOT NULL DEFAULT '';     -- file in the data folder; '' when there is none
CREATE INDEX games_of ON games (game, mode, whole);
ALTER TABLE standings ADD COLUMN ticks REAL;      -- a card on average, 120 a second; NULL when not measured
ALTER TABLE standings ADD COLUMN fastest INTEGER; -- ticks of the fastest card
ALTER TABLE standings ADD COLUMN triples INTEGER;
ALTER TABLE standings ADD COLUMN wrong INTEGER;   -- wrong plays
ALTER TABLE standings ADD COLUMN chips INTEGER;   -- chips won in this round
CREATE INDEX standings_of ON standings (name);
CREATE TABLE names (
    name TEXT PRIMARY KEY,
    used INTEGER NOT NULL,   -- how often it was taken
    last INTEGER NOT NULL    -- counts up with each time that any name is taken
);
CREATE TABLE devices (
    device TEXT PRIMARY KEY,
    name TEXT NOT NULL,      -- of who played with it last; '' for the emblem's
    extra INTEGER NOT NULL   -- handicap
);
CREATE TEMP TABLE first AS SELECT coalesce(max(id), 0) AS id FROM games;
INSERT INTO games (id, game, mode, day) SELECT first.id + times.id, game, mode, day FROM times, first;
INSERT INTO standings (game, place, name, points, won) SELECT first.id + times.id, 0, name, 1, 1 FROM times, first;
DROP TABLE first;
"""
"""Runs against the clock count as games from here on, those of older files too."""
UPGRADES = (TIMES, GAMES, FIGURES)
"""UPGRADES[n]: what makes a file of version n one of version n + 1; a new file is one of version 0."""
SCHEMA_VERSION = len(UPGRADES)
TABLES = ("times", "games", "standings", "names", "devices")


class NewerRecordsError(Exception):
    """A later version of the program has made the file."""


def prepared(path: Path | str) -> sqlite3.Connection:
    """Open a file, new or of whatever version so far. Raises sqlite3.DatabaseError, NewerRecordsError."""
    db = sqlite3.connect(path)
    try:
        db.execute("PRAGMA journal_mode = WAL")
        for number in range(_version(db), SCHEMA_VERSION):
            db.executescript(f"BEGIN; {UPGRADES[number]} PRAGMA user_version = {number + 1}; COMMIT")
        for table in TABLES:
            db.execute(f"SELECT count(*) FROM {table}")  # noqa: S608 - the names are those above
    except (sqlite3.DatabaseError, NewerRecordsError):
        db.close()
        raise
    return db


def _version(db: sqlite3.Connection) -> int:
    """Return the version of a file; NewerRecordsError for one that this program cannot know."""
    version = int(db.execute("PRAGMA user_version").fetchone()[0])
    if version > SCHEMA_VERSION and db.execute("SELECT 1 FROM sqlite_master WHERE name = 'times'").fetchone():
        raise NewerRecordsError
    return version
