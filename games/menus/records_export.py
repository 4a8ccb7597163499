"""Export of the records as comma-separated values, for spreadsheets."""

from games.engine.house import House
from games.engine.records_figures import as_csv

FOLDER = "export"


def export(house: House) -> None:
    """Write all records into the data folder and say where they are."""
    name = f"{FOLDER}/records-{house.today().isoformat()}.csv"
    done = house.store.write(name, as_csv(house.records))
    key = "records.exported" if done else "records.not_exported"
    house.notices.add(house.words(key, file=house.store.folder / name))
