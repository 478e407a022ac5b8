#!/usr/bin/env python3
"""Judges what a run of pricebook costs by counts that do not depend on how busy a machine is: instructions
(valgrind's cachegrind) and allocations (massif's statistics), each against what cost.json beside this file says.

    check_cost.py PRICEBOOK BENCHMARK [--record]

Every count may be as much above what is recorded there as TOLERANCE says. A count far below is told too, so that the
record is renewed: --record writes cost.json anew. Receipts that are written in another way may cost so many times the
instructions of canonical ones as Tests/Race/shapes.py says: one reader reads them all. Needs valgrind.
"""
import json, pathlib, re, subprocess, sys, tempfile

# Which thread takes which part of the work changes what is allocated, a little.
TOLERANCE = {"instructions": 0.10, "allocations": 0.20}
RECORD = pathlib.Path(__file__).with_name("cost.json")
REPOSITORY = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(REPOSITORY / "Tests" / "Race"))
import shapes


OPTIONS = {"cachegrind": ["--cache-sim=no", "--vex-guest-chase=no", "--cachegrind-out-file=/dev/null"],
           "massif": ["--depth=1", "--stats=yes", "--time-unit=B", "--vex-guest-chase=no", "--massif-out-file=/dev/null"]}


def count(tool, pattern, command):
    run = subprocess.run(["valgrind", f"--tool={tool}", *OPTIONS[tool], *command], capture_output=True, text=True)
    found = re.search(pattern, run.stderr)
    if run.returncode != 0 or not found:
        sys.exit(f"{' '.join(map(str, command))} under {tool} ended with {run.returncode}:\n{run.stderr[-2000:]}")
    return int(found[1].replace(",", ""))


def shapes_are_cheap(pricebook, receipts, folder):
    table = [pricebook, "table", "spending-by-store"]
    plain = count("cachegrind", r"I +refs: +([\d,]+)", [*table, str(receipts)])
    print(f"{'canonical receipts':30} {plain:>14,} instructions")
    is_cheap = True
    for name, arguments in shapes.write(receipts, folder).items():
        found = count("cachegrind", r"I +refs: +([\d,]+)", [*table, *arguments])
        verdict = "too many" if found > shapes.MOST[name] * plain else "as wanted"
        is_cheap = is_cheap and verdict == "as wanted"
        print(f"{name:30} {found:>14,} instructions  {found / plain:6.3f}  at most {shapes.MOST[name]}  {verdict}")
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
