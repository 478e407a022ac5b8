#!/usr/bin/env python3
"""Races `pricebook report` and `pricebook table` against general engines that make four tables.

`pricebook table` makes the same four; `pricebook report` makes all tables and all pages. Then the same receipts in
other shapes (shapes.py): what `pricebook table spending-by-store` and DuckDB and Polars need to add them up by store.

    race.py PRICEBOOK RECEIPTS.csv [ROUNDS] [ENGINE...]        default: 7 rounds, all engines of peers.py

Run it on a machine that does nothing else, with a Python that has the engines
(pip install duckdb polars pyarrow datafusion chdb). `swift run -c release --package-path Tests/Benchmark benchmark generate LINES` writes the receipts.
The programs take turns. Printed are the medians of wall time and peak memory, and Pricebook's ratios to the fastest
engine and to the one with the least memory. At the end the tables of all engines are compared.
"""
import csv
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import peers
import shapes

# Those of `pricebook table`; the latest prices are two columns of expected-prices.
OWN_TABLES = "spending-by-category,unit-values,expected-prices,store-comparison"
TABLES = ["spending", "unit-values", "latest-prices", "store-comparison"]


def measure(command, keep=None):
    out = keep or tempfile.mkdtemp()
    start = time.perf_counter()
    process = subprocess.Popen([part.replace("OUT", out) for part in command], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    messages = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    if not keep:
        shutil.rmtree(out)
    if status:
        sys.exit(f"{command[0]} failed: {messages.decode()[-500:]}")
    return wall, usage.ru_maxrss / 1024


def table(folder, name):
    """Numbers by key; a month or a day is its first ten letters in every engine."""
    def is_number(cell):
        try:
            float(cell)
            return True
        except ValueError:
            return False
    with open(os.path.join(folder, name + ".csv"), newline="") as file:
        return {tuple(cell[:10] if cell[:2] == "20" else cell for cell in row if not is_number(cell)):
                [cell for cell in row if is_number(cell)] for row in list(csv.reader(file))[1:]}


def last_digit(number):
    """What one more in the last written decimal is worth."""
    return 10.0 ** -len(number.partition(".")[2])


def compare(folders):
    """Ends with a message unless all engines wrote the same tables."""
    first, *others = folders
    for name in TABLES:
        expected = table(folders[first], name)
        for other in others:
            found = table(folders[other], name)
            if found.keys() != expected.keys():
                sys.exit(f"{other}: {name} has other rows than that of {first}")
            for key in expected:
                for a, b in zip(expected[key], found[key]):
                    # Halfway between two numbers, engines that count in binary may write either.
                    rounding = 1.01 * min(last_digit(a), last_digit(b))
                    if abs(float(a) - float(b)) > max(rounding, 1e-6 * abs(float(a))):
                        sys.exit(f"{other}: {name} has {b} for {a} of {first} at {key}")
    print(f"all tables agree: {', '.join(folders)}")


def race_shapes(tool, receipts, rounds, engines):
    """Prints the medians of each shape, and ends with a message unless all have the same sums."""
    engines = [engine for engine in engines if engine in peers.SHAPE_ENGINES]
    with tempfile.TemporaryDirectory() as work:
        written = {"canonical": [receipts]} | shapes.write(receipts, work)
        for shape, arguments in written.items():
            own = [tool, "table", "spending-by-store", *arguments, "--output", "OUT", "--no-progress"]
            commands = {"pricebook": own}
            commands |= {engine: [sys.executable, peers.__file__, engine, arguments[0], "OUT", shape]
                         for engine in engines}
            times = {name: statistics.median(measure(command)[0] for _ in range(rounds))
                     for name, command in commands.items()}
            print(f"{shape:10} " + "  ".join(f"{name} {wall:.3f} s" for name, wall in times.items()))
            for name in engines:
                folder = os.path.join(work, shape + name)
                measure(commands[name], keep=folder)
                first = os.path.join(work, shape + engines[0])
                if table(folder, "spending-by-store") != table(first, "spending-by-store"):
                    sys.exit(f"{name}: the sums of {shape} differ from those of {engines[0]}")


def main():
    tool, receipts = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 7
    engines = sys.argv[4:] or list(peers.ENGINES)
    own = {"report": [tool, "report", receipts, "--output", "OUT", "--no-progress"],
           "table": [tool, "table", OWN_TABLES, receipts, "--output", "OUT", "--no-progress"]}
    commands = dict(own)
    commands |= {engine: [sys.executable, peers.__file__, engine, receipts, "OUT"] for engine in engines}
    results = {name: [] for name in commands}
    for _ in range(rounds):
        for name, command in commands.items():
            results[name].append(measure(command))
    median = {name: [statistics.median(values) for values in zip(*found)] for name, found in results.items()}
    for name, (wall, memory) in median.items():
        print(f"{name:10} {wall:8.3f} s {memory:8.0f} MiB")
    # Last, because a program that is started counts the memory of the one that starts it as its own.
    with tempfile.TemporaryDirectory() as work:
        folders = {engine: os.path.join(work, engine) for engine in engines}
        for engine, folder in folders.items():
            measure(commands[engine], keep=folder)
        compare(folders)
    for name in own:
        wall, memory = (min(median[engine][index] for engine in engines) / median[name][index] for index in (0, 1))
        print(f"pricebook {name}: {wall:.2f} times as fast as the fastest engine, 1/{memory:.2f} of the least memory")
    race_shapes(tool, receipts, rounds, engines)


main()
