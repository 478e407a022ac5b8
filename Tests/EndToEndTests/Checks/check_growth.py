"""Counts the instructions of runs over inputs that double in size, and says which grow faster than they may.

    check_growth.py PRICEBOOK [--times=N] [all | CASE...]

Each case is run at its size, twice and four times that. What the second doubling adds may be at most 2.3 times what the
first one added, 2.2 times for the cases of ordinary books, and 4.8 times where all of some things are compared with all
of others. So costs that do not grow do not count. Time is not measured: instructions are the same on a busy machine.
cachegrind counts them, in half the time of callgrind and still much slower than the run; so use a release build. Every
core counts a run of its own.
`--times=4` begins with four times the sizes. The cases in SLOW are counted only where they or all are named.

To add a case, write a function in growing_books.py and name its command and its size in CASES.
"""

import collections
import concurrent.futures
import os
import queue
import subprocess
import sys
import tempfile

# The import below must not leave compiled files in the repository.
sys.dont_write_bytecode = True
import growing_books as books

ORDINARY, STRANGE = 2.2, 2.3
ALL_WITH_ALL = 4.8

# Name: the files, the words of the command, the size, the limit.
CASES = {
    "lines": (books.lines, "report --format csv", 2_000, ORDINARY),
    "items": (books.items, "report --format csv", 100, ORDINARY),
    "stores": (books.stores, "report --format csv", 50, ORDINARY),
    "months": (books.months, "report --format csv", 30, ORDINARY),
    "a report for each month": (books.short_months, "report --period all-months", 8, ORDINARY),
    "files": (books.files, "report --format csv", 15, ORDINARY),
    "an app's export": (books.full_vault, "report --format csv", 100, ORDINARY),
    "baskets": (books.baskets, "compare", 10, ORDINARY),
    "aliases and names": (books.aliases_and_names, "export", 500, ORDINARY),
    "rows of a price list": (books.price_list, "report --format csv", 300, ORDINARY),
    # The error of each month of an index goes over the prices of all months.
    "months of a wide price list": (books.wide_price_list, "report --format csv", 60, ALL_WITH_ALL),
    "receipts in JSON": (books.json_receipts, "export", 150, ORDINARY),
    "one glob, one name": (books.one_glob, "export", 8_000, STRANGE),
    "a glob of wildcards": (books.wildcard_glob, "export", 4_000, STRANGE),
    "a glob of stars": (books.many_stars, "export", 10_000, STRANGE),
    "globs and names": (books.globs_and_names, "export", 250, STRANGE),
    "names": (books.names, "export", 125, STRANGE),
    "marks of one name": (books.marks, "export", 500, STRANGE),
    "conjoining letters": (books.conjoining, "export", 250, STRANGE),
    "numbers of one name": (books.package_names, "trends", 2_000, STRANGE),
    "sizes of one product": (books.package_sizes, "trends", 300, STRANGE),
    "stores that each lack an item": (books.stores_that_lack, "compare", 20, ALL_WITH_ALL),
    "budgets": (books.budgets, "review", 25, STRANGE),
    "currencies": (books.currencies, "report --format csv", 100, STRANGE),
    "levels of a category": (books.categories, "review", 1_000, STRANGE),
    "rejected entities": (books.vault, "review", 500, STRANGE),
    "a damaged vault": (books.damaged_vault, "review", 500, STRANGE),
    "passwords": (books.passwords, "review", 500, STRANGE),
    "keys of JSON": (books.json_keys, "review", 2_000, STRANGE),
    "nesting of JSON": (books.json_nesting, "review", 8_000, STRANGE),
    "columns of a header": (books.columns, "review", 60, STRANGE),
    "columns that nothing is read from": (books.unread_columns, "review", 500, STRANGE),
    # The levels of all stores are one system of equations.
    "stores as columns of a price list": (books.stores_as_columns, "report --format csv", 60, ALL_WITH_ALL),
    "payments of a day": (books.payments_of_a_day, "table payments", 500, STRANGE),
    # Up to 2,000 of one sum are weighed against each other.
    "payments of one sum": (books.payments_of_one_sum, "table payments", 2_500, STRANGE),
    "categories": (books.many_categories, "report --format csv", 400, ORDINARY),
    "stars of a file's name": (books.file_name, "export", 400, STRANGE),
    "tables of a store": (books.schema, "review", 250, STRANGE),
    "names alike": (books.alike_names, "match", 200, STRANGE),
    "names of letters": (books.letters_only, "match", 800, STRANGE),
    "items without a category": (books.without_category, "match", 200, STRANGE),
    "names that nobody bought": (books.similar_wrong_items, "compare", 200, STRANGE),
}

# Each name is compared with at most so many others that growth can be told above a thousand names only.
SLOW = {"names of letters"}

free_cores = queue.Queue()
for core in sorted(os.sched_getaffinity(0)):
    free_cores.put(core)

# Below this many instructions there is nothing to judge.
LEAST = 500_000


def write(folder, files):
    for name, contents in files.items():
        path = os.path.join(folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(contents if isinstance(contents, bytes) else contents.encode())


def counts_by_function(path):
    """What cachegrind has written: the instructions of each function by itself."""
    counts, function = collections.Counter(), None
    with open(path) as file:
        for line in file:
            if line.startswith("fn="):
                function = line[3:].rstrip()
            elif line[0].isdigit():
                counts[function] += int(line.split()[1])
    return counts


def count(job):
    """The instructions of each function in the run of a command line over a book."""
    pricebook, make, command, size = job
    verb, *more = command.split()
    with tempfile.TemporaryDirectory() as folder:
        write(folder + "/book", make(size))
        output = ["--output", folder + "/out"] if verb == "report" else []
        core = free_cores.get()
        # One core, because threads that wait for each other would be counted too. Most of the time goes into translating
        # code that runs once, which following jumps while translating makes more of.
        run = subprocess.run(
            ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--vex-guest-chase=no",
             f"--cachegrind-out-file={folder}/counts", pricebook, verb, *more, folder + "/book", "--quiet", *output],
            capture_output=True, text=True, errors="replace", env=os.environ | {"SWIFT_DETERMINISTIC_HASHING": "1"},
            preexec_fn=lambda: os.sched_setaffinity(0, {core}))
        free_cores.put(core)
        # 65 where some of the data are wrong, as they are meant to be.
        if run.returncode not in (0, 65):
            raise RuntimeError(f"{job} ended with {run.returncode}:\n{run.stderr[-3000:]}")
        return counts_by_function(folder + "/counts")


def growth(small, middle, large):
    """By how much the second doubling grew more than the first, so that what does not grow does not count."""
    return (large - middle) / max(1, middle - small)


def main():
    options = [word for word in sys.argv[1:] if word.startswith("--")]
    pricebook, *wanted = [word for word in sys.argv[1:] if not word.startswith("--")]
    times = int(options[0].removeprefix("--times=")) if options else 1
    failed = False
    names = list(CASES) if wanted == ["all"] else wanted or [name for name in CASES if name not in SLOW]
    jobs = []
    for name in names:
        make, command, size, _ = CASES[name]
        jobs += [(os.path.abspath(pricebook), make, command, max(4, size * times * factor)) for factor in (1, 2, 4)]
    with concurrent.futures.ThreadPoolExecutor(free_cores.qsize()) as pool:
        counts = list(pool.map(count, jobs))
    for place, name in enumerate(names):
        small, middle, large = counts[3 * place:3 * place + 3]
        totals = [sum(each.values()) for each in (small, middle, large)]
        limit = CASES[name][3]
        factor = growth(*totals)
        is_bad = totals[2] - totals[1] > LEAST and factor > limit
        failed = failed or is_bad
        figures = ", ".join(f"{total / 1e6:.1f}" for total in totals)
        size = CASES[name][2] * times
        print(f"{'FAILED' if is_bad else 'ok':7}{name}, {size} to {4 * size}: {figures} million; ×{factor:.2f}", flush=True)
        if is_bad:
            excess = {function: large[function] - middle[function] - 2 * (middle[function] - small[function]) for function in large}
            for function in sorted(excess, key=excess.get, reverse=True)[:8]:
                print(f"         {function}: {small[function]}, {middle[function]}, {large[function]}")
    print(f"{sum(sum(each.values()) for each in counts) / 1e6:.0f} million instructions in {len(counts)} runs")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
