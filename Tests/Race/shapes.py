"""Receipts in the shapes in which other programs write them: with signs of a currency, with units beside quantities,
under other names that a mapping explains, and as JSON. `check_cost.py` counts what each costs; `race.py` lets other
engines parse the same files.
"""
import csv
import json
import pathlib

# What the same receipts may cost in other shapes, in instructions of canonical ones.
MOST = {"euro": 1.55, "kg": 1.5, "mapping": 1.5, "json": 2.5}


def write(receipts, folder):
    """Writes canonical receipts in every shape; the arguments with which Pricebook reads each, by its name in MOST."""
    with open(receipts, newline="") as file:
        header, *rows = csv.reader(file)
    place = header.index

    def write_csv(name, header, rows):
        path = pathlib.Path(folder, name)
        with open(path, "w", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows([header, *rows])
        return str(path)

    amounts = {place("unit_price"), place("discount"), place("total")}
    euro = write_csv("euro.csv", header, ([cell + " €" if column in amounts and cell else cell
                                           for column, cell in enumerate(row)] for row in rows))
    kept = [column for column in range(len(header)) if column != place("unit")]
    kg = write_csv("kg.csv", [header[column] for column in kept],
                   ([row[column] + " kg" if column == place("quantity") else row[column] for column in kept]
                    for row in rows))
    mapped = write_csv("mapped.csv", ["c " + name for name in header], rows)
    mapping = pathlib.Path(folder, "mapping.json")
    mapping.write_text(json.dumps({"columns": {name: "c " + name for name in header}}))
    numbers = amounts | {place("quantity")}
    objects = pathlib.Path(folder, "receipts.json")
    objects.write_text(json.dumps(
        [{header[column]: float(cell) if column in numbers else cell for column, cell in enumerate(row) if cell}
         for row in rows]))
    return {"euro": [euro], "kg": [kg], "mapping": [mapped, "--mapping", str(mapping)], "json": [str(objects)]}
