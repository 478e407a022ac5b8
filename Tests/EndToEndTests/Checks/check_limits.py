"""Runs pricebook where there are few threads, little memory, huge files and names that are not UTF-8.

    check_limits.py PRICEBOOK

Each run must end within half a minute, with the right status and the right total. Linux only; the limit on threads is
tried as an ordinary user, because the superuser has none.
"""

import os
import resource
import shutil
import subprocess
import sys
import tempfile

LINES = "date,store,item,total,currency\n" + "".join(f"2026-10-{1 + n % 28:02d},S{n % 3},Item {n},1.00,EUR\n" for n in range(20_000))
TOTAL = "Total paid: 20 000.00 EUR"


class Checks:
    def __init__(self, program, folder):
        self.program = program
        self.folder = folder
        self.failures = 0

    def run(self, name, book, expected, total=TOTAL, limits=(), user=None, output="out"):
        def prepare():
            for kind, value in limits:
                resource.setrlimit(kind, (value, value))
            if user is not None:
                os.setgroups([])
                os.setgid(user)
                os.setuid(user)

        words = [self.program, "report", book, "--output", os.path.join(os.fsencode(self.folder), os.fsencode(output))]
        try:
            run = subprocess.run(words, capture_output=True, timeout=30, preexec_fn=prepare)
            said = run.stderr.decode(errors="replace")
            problem = None if run.returncode == expected and total in said else f"ended with {run.returncode}:\n{said[-800:]}"
        except subprocess.TimeoutExpired:
            problem = "did not end"
        print(f"{'FAILED ' if problem else 'ok     '}{name}{': ' + problem if problem else ''}", flush=True)
        self.failures += problem is not None


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
            print("FAILED  the output folder has another name")
            checks.failures += 1

        deep = book("deep", {"a.csv": LINES})
        here = os.getcwd()
        os.chdir(deep)
        for _ in range(22):
            os.mkdir("d" * 200)
            os.chdir("d" * 200)
        os.chdir(here)
        checks.run("folders deeper than a path may be long", deep, 0)
        subprocess.run(["rm", "-rf", deep], check=True)
    sys.exit(1 if checks.failures else 0)


if __name__ == "__main__":
    main()
