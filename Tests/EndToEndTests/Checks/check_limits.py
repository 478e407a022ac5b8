"""Runs pricebook where there are few threads, little memory, huge files, names that are not UTF-8 and books far larger than
a household's.

    check_limits.py PRICEBOOK

Each run must end within half a minute, with the right status and the right total. Linux only; the limit on threads is
tried as an ordinary user, because the superuser has none.
"""

import os
import pathlib
import re
import resource
import shutil
import subprocess
import sys
import tempfile

LINES = "date,store,item,total,currency\n" + "".join(f"2026-10-{1 + n % 28:02d},S{n % 3},Item {n},1.00,EUR\n" for n in range(20_000))
TOTAL = "Total paid: 20,000.00 EUR"
# Every line has a category of its own.
CATEGORIES = "date,store,item,category,total,currency\n" + "".join(
    f"2025-{1 + n % 12:02d}-{1 + n % 28:02d},S{n % 5},Item {n % 500},Category {n},1.50,EUR\n" for n in range(100_000))
# The same lines with ten categories, to measure the others against: seconds would measure the machine.
FEW_CATEGORIES = re.sub(r"Category \d*(\d)", r"Category \1", CATEGORIES)
# About 14 where nothing else runs.
MOST_TIMES = 22
LARGEST_PAGE = 2_000_000


def many_of_everything():
    """Receipts of 60 months at 30 stores of 5,000 items; some names have 10,000 characters."""
    long = [mark * (10_000 // len(mark)) for mark in ("<b>", '\" onload=\"', "&", "=1+", "é", "🧀")]
    rows = ["date,store,item,category,total,currency\n"]
    for month in range(60):
        for place in range(500):
            number = (month * 7 + place * 11) % 5_000
            item = long[place] if place < len(long) else f"Item {number}"
            store = long[place] if place < 3 else f"Store {place % 30}"
            quoted = ['"' + name.replace('"', '""') + '"' for name in (store, item)]
            rows.append(f"{2021 + month // 12}-{1 + month % 12:02d}-17,{quoted[0]},{quoted[1]},Category {number % 60},"
                        f"{number % 90 + 1}.25,{('EUR', 'EUR', 'CHF', 'GBP')[number % 4]}\n")
    return "".join(rows)


class Checks:
    def __init__(self, program, folder):
        self.program = program
        self.folder = folder
        self.failures = 0

    def run(self, name, book, expected, total=TOTAL, limits=(), user=None, output="out", words=()):
        def prepare():
            for kind, value in limits:
                resource.setrlimit(kind, (value, value))
            if user is not None:
                os.setgroups([])
                os.setgid(user)
                os.setuid(user)

        words = [self.program, "report", book, "--output", os.path.join(os.fsencode(self.folder), os.fsencode(output)), *words]
        try:
            run = subprocess.run(words, capture_output=True, timeout=300, preexec_fn=prepare)
            said = run.stderr.decode(errors="replace")
            problem = None if run.returncode == expected and total in said else f"ended with {run.returncode}:\n{said[-800:]}"
        except subprocess.TimeoutExpired:
            problem = "did not end"
        self.say(name, problem)

    def seconds(self, name, book, runs):
        """The processor time of reports over the lines of categories."""
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        for number in range(runs):
            self.run(f"{name} ({number + 1} of {runs})", book, 0, "Total paid: 150,000.00 EUR", output="categories")
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    def say(self, name, problem):
        print(f"{'FAILED ' if problem else 'ok     '}{name}{': ' + problem if problem else ''}", flush=True)
        self.failures += problem is not None

    def pages(self, name, output, count):
        """Whether there are so many pages, and each can be opened on a phone."""
        pages = sorted(pathlib.Path(self.folder, output).rglob("*.html"))
        large = [f"{page} has {page.stat().st_size} bytes" for page in pages if page.stat().st_size > LARGEST_PAGE]
        if len(pages) != count:
            large.append(f"{len(pages)} pages")
        self.say(name, "; ".join(large) or None)


def main():
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o777)
        program = os.path.join(folder, "pricebook")
        shutil.copy(sys.argv[1], program)
        checks = Checks(program, folder)

        def book(name, files):
            path = os.path.join(os.fsencode(folder), os.fsencode(name))
            for file, contents in files.items():
                target = os.path.join(path, os.fsencode(file))
                os.makedirs(os.path.dirname(target), exist_ok=True)
                with open(target, "w") as stream:
                    stream.write(contents)
            return path

        plain = book("plain", {"a.csv": LINES})
        for megabytes in (150, 300, 1000):
            checks.run(f"{megabytes} MB of address space", plain, 0, limits=[(resource.RLIMIT_AS, megabytes * 1_000_000)])
        said = 'run "ulimit -v unlimited" first'
        checks.run("100 MB of address space", book("lines", {"a.csv": LINES * 40}), 74, said,
                   limits=[(resource.RLIMIT_AS, 100_000_000)])
        checks.run("few open files", plain, 73, 'run "ulimit -n 256" first', limits=[(resource.RLIMIT_NOFILE, 5)], output="few")
        checks.run("more open files", plain, 0, limits=[(resource.RLIMIT_NOFILE, 256)], output="few")
        few = checks.seconds("ten categories", book("few-categories", {"a.csv": FEW_CATEGORIES}), runs=10) / 10
        many = checks.seconds("100,000 categories", book("categories", {"a.csv": CATEGORIES}), runs=1)
        checks.say("their processor time", f"{many / few:.1f} times {few:.2f} s, more than {MOST_TIMES}" if many > MOST_TIMES * few else None)

        user = 65534 if os.getuid() == 0 else None
        for threads in (1, 2, 4):
            checks.run(f"{threads} threads", plain, 0, limits=[(resource.RLIMIT_NPROC, threads)], user=user, output=f"out{threads}")

        for name in ("huge.csv", "huge.json", "huge.db", "aliases.csv"):
            huge = book("with-" + name, {"a.csv": LINES, name: "kind,match,name,category\n"})
            os.truncate(os.path.join(huge, os.fsencode(name)), 1 << 42)
            checks.run(f"a {name} of 4 TB", huge, 0, limits=[(resource.RLIMIT_AS, 4_000_000_000)])

        raw = book(b"caf\xe9", {b"\xff/re\xe7u.csv": LINES})
        checks.run("names that are not UTF-8", raw, 0, output=b"re\xe7us")
        if not os.path.isdir(os.path.join(os.fsencode(folder), b"re\xe7us", b"2026-10")):
            checks.say("the name of the output folder", "it has another name")

        deep = book("deep", {"a.csv": LINES})
        here = os.getcwd()
        os.chdir(deep)
        for _ in range(22):
            os.mkdir("d" * 200)
            os.chdir("d" * 200)
        os.chdir(here)
        checks.run("folders deeper than a path may be long", deep, 0)
        subprocess.run(["rm", "-rf", deep], check=True)

        many = book("many", {"a.csv": many_of_everything()})
        checks.run("30 000 lines of 60 months", many, 0, total="Total paid:", output="many-out", words=["--top", "500"])
        checks.pages("its pages have at most 2 MB", "many-out", 10)
    sys.exit(1 if checks.failures else 0)


if __name__ == "__main__":
    main()
