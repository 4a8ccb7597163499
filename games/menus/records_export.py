"""Export of the records as comma-separated values, for spreadsheets: by a button, or by `--export-csv FILE`."""

import sys
from pathlib import Path

from games.engine.house import House
from games.engine.records import Records
from games.engine.records_figures import as_csv
from games.engine.words import Words

FOLDER = "export"
DONE, NOT_DONE = 0, 2  # exit statuses


def export(house: House) -> None:
    """Write all records into the data folder and say where they are."""
    name = f"{FOLDER}/records-{house.today().isoformat()}.csv"
    done = house.store.write(name, as_csv(house.records))
    key = "records.exported" if done else "records.not_exported"
    house.notices.add(house.words(key, file=house.store.folder / name))


def run(words: Words, records: Path, goal: Path) -> int:
    """Write the records of a file into another one, say so in one line, return the exit status; opens no window."""
    kept = Records(records if records.is_file() else None, lambda _: None)
    try:
        kept.open()
        if kept.damaged or kept.newer or kept.unkept or not records.is_file():
            return _say(words("records.unreadable", file=records), NOT_DONE)
        goal.write_text(as_csv(kept), encoding="utf-8", newline="\n")
    except OSError:
        return _say(words("records.not_exported", file=goal), NOT_DONE)
    finally:
        kept.close()
    return _say(words("records.exported", file=goal), DONE)


def _say(sentence: str, status: int) -> int:
    (sys.stderr if status else sys.stdout).write(f"{sentence}\n")
    return status
