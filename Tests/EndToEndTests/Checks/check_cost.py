#!/usr/bin/env python3
"""Judges what a run of pricebook costs by counts that do not depend on how busy a machine is: instructions
(valgrind's cachegrind) and allocations (massif's statistics), each against what cost.json beside this file says.

    check_cost.py PRICEBOOK BENCHMARK [--record]

Every count may be as much above what is recorded there as TOLERANCE says. A count far below is told too, so that the
record is renewed: --record writes cost.json anew. Receipts that are written in another way may cost so many times the
instructions of canonical ones as SHAPES says: one reader reads them all. Needs valgrind.
"""
import csv, json, pathlib, re, subprocess, sys, tempfile

# Which thread takes which part of the work changes what is allocated, a little.
TOLERANCE = {"instructions": 0.10, "allocations": 0.20}
# What the same receipts may cost in other shapes.
SHAPES = {"with signs of a currency": 1.6, "with units beside quantities": 1.5, "by a mapping": 1.5}
RECORD = pathlib.Path(__file__).with_name("cost.json")
REPOSITORY = pathlib.Path(__file__).resolve().parents[3]


OPTIONS = {"cachegrind": ["--cache-sim=no", "--vex-guest-chase=no", "--cachegrind-out-file=/dev/null"],
           "massif": ["--depth=1", "--stats=yes", "--time-unit=B", "--vex-guest-chase=no", "--massif-out-file=/dev/null"]}


def count(tool, pattern, command):
    run = subprocess.run(["valgrind", f"--tool={tool}", *OPTIONS[tool], *command], capture_output=True, text=True)
    found = re.search(pattern, run.stderr)
    if run.returncode != 0 or not found:
        sys.exit(f"{' '.join(map(str, command))} under {tool} ended with {run.returncode}:\n{run.stderr[-2000:]}")
    return int(found[1].replace(",", ""))


def other_shapes(receipts, folder):
    """Writes the receipts in the other shapes; the arguments that read each, by its name in SHAPES."""
    with open(receipts, newline="") as file:
        header, *rows = csv.reader(file)
    place = header.index

    def write(name, header, rows):
        path = pathlib.Path(folder, name)
        with open(path, "w", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows([header, *rows])
        return path

    amounts = {place("unit_price"), place("discount"), place("total")}
    signs = write("signs.csv", header, ([cell + " €" if column in amounts and cell else cell
                                         for column, cell in enumerate(row)] for row in rows))
    kept = [column for column in range(len(header)) if column != place("unit")]
    units = write("units.csv", [header[column] for column in kept],
                  ([row[column] + " kg" if column == place("quantity") else row[column] for column in kept]
                   for row in rows))
    mapped = write("mapped.csv", ["c " + name for name in header], rows)
    mapping = pathlib.Path(folder, "mapping.json")
    mapping.write_text(json.dumps({"columns": {name: "c " + name for name in header}}))
    return {"with signs of a currency": [signs], "with units beside quantities": [units],
            "by a mapping": [mapped, "--mapping", mapping]}


def shapes_are_cheap(pricebook, receipts, folder):
    table = [pricebook, "table", "spending-by-store"]
    plain = count("cachegrind", r"I +refs: +([\d,]+)", [*table, str(receipts)])
    print(f"{'canonical receipts':30} {plain:>14,} instructions")
    is_cheap = True
    for name, arguments in other_shapes(receipts, folder).items():
        found = count("cachegrind", r"I +refs: +([\d,]+)", [*table, *map(str, arguments)])
        verdict = "too many" if found > SHAPES[name] * plain else "as wanted"
        is_cheap = is_cheap and verdict == "as wanted"
        print(f"{name:30} {found:>14,} instructions  {found / plain:6.3f}  at most {SHAPES[name]}  {verdict}")
    return is_cheap


def main():
    pricebook, benchmark, *options = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        receipts = pathlib.Path(folder, "receipts.csv")
        with open(receipts, "wb") as file:
            subprocess.run([benchmark, "generate", "20000"], stdout=file, check=True)
        runs = {
            "version": ["--version"],
            "sample report": ["report", REPOSITORY / "sample-data", "--output", folder + "/sample"],
            "report of 20000 lines": ["report", receipts, "--output", folder + "/receipts"],
        }
        counts = {}
        for name, arguments in runs.items():
            command = [pricebook, *map(str, arguments)]
            counts[name] = {
                "instructions": count("cachegrind", r"I +refs: +([\d,]+)", command),
                "allocations": count("massif", r"Massif: heap allocs: +([\d,]+)", command),
            }
        are_cheap = options == ["--record"] or shapes_are_cheap(pricebook, receipts, folder)
    if options == ["--record"]:
        RECORD.write_text(json.dumps(counts, indent=2) + "\n")
        return
    recorded = json.loads(RECORD.read_text())
    worse = 0
    for name, found in counts.items():
        for kind, number in found.items():
            before = recorded[name][kind]
            ratio = number / before
            high, low = 1 + TOLERANCE[kind], 1 - TOLERANCE[kind]
            verdict = "too many" if ratio > high else "fewer: record it" if ratio < low else "as before"
            worse += ratio > high
            print(f"{name:24} {kind:13} {number:>14,} recorded {before:>14,}  {ratio:6.3f}  {verdict}")
    sys.exit(1 if worse or not are_cheap else 0)


main()
