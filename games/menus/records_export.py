"""Export of the records as comma-separated values, for spreadsheets: by a button, or by `--export-csv FILE`."""

from pathlib import Path

from games.engine.house import House
from games.engine.records import Records
from games.engine.records_figures import as_csv
from games.engine.terminal import say
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
            return say(words("records.unreadable", file=records), NOT_DONE)
        if _is_same(goal, records):  # a table in their place would be the end of all records
            return say(words("records.not_exported", file=goal), NOT_DONE)
        goal.write_text(as_csv(kept), encoding="utf-8", newline="\n")
    except OSError:
        return say(words("records.not_exported", file=goal), NOT_DONE)
    finally:
        kept.close()
    return say(words("records.exported", file=goal), DONE)


def _is_same(goal: Path, records: Path) -> bool:
    """Return whether two names are of one file."""
    return goal.exists() and goal.samefile(records)
