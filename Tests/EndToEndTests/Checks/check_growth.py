"""Counts the instructions of runs over inputs that a stranger could write, each twice as long as the one before.

    check_growth.py [--part=N] PRICEBOOK [CASE...]

Twice the input may take at most 2.3 times the instructions, beyond those of a book of one line. Time is not measured:
instructions are the same on a busy machine. They are counted by `perf` where it may, else by valgrind, which is some
fifty times slower than the run; so use a release build. `--part=8` begins with an eighth of the sizes.

Each case is one algorithm at its worst input that somebody has thought of. To add one, write a function that yields
the files of a book of a size, and name its command and its first size in CASES.
"""

import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile

LIMIT = 2.3
HEADER = "date,store,item,quantity,unit,total,currency\n"


def receipts(names, months=1):
    rows = [
        f'2026-{1 + month:02d}-{1 + number % 28:02d},Store{number % 3},"{name}",1,,2.50,EUR\n'
        for number, name in enumerate(names) for month in range(months)
    ]
    return {"receipts.csv": HEADER + "".join(rows)}


def aliases(globs):
    return {"aliases.csv": "kind,match,name,category\n" + "".join(f"item,{glob},X{number},\n" for number, glob in enumerate(globs))}


def one_glob(size):
    """A pattern that nearly matches a long name, at every place."""
    return receipts(["a" * size]) | aliases(["*" + "a" * min(900, size // 2) + "b*"])


def wildcard_glob(size):
    return receipts(["a" * size]) | aliases(["*" + "a?" * 400 + "b*"])


def many_stars(size):
    return receipts(["a" * size]) | aliases(["a*" * 400 + "b"])


def globs_and_names(size):
    """Every pattern has letters that all names have, and some that one name has."""
    return receipts(f"milk {number} N{number}" for number in range(size)) | aliases(
        f"*milk?N{number}x*" for number in range(10_000, 10_000 + min(size, 4_900)))


def names(size):
    return receipts(f"Gemüse aus Köln №{number} ÉCLAIR" for number in range(size))


def marks(size):
    """One name of combining marks of several classes."""
    return receipts(["a" + "\u0301\u0323\u0327" * size])


def conjoining(size):
    """Hangul and marks that compose over many places."""
    return receipts(["\u1112\u1161\u11ab" * size, "\u0b47\u0300\u0b3e" * size])


def package_names(size):
    """One name of numbers, units and signs of multiplication."""
    return receipts(["1 x " * size + "5 g", "1'111" * size, "2 - " * size, "3 g " * size])


def package_sizes(size):
    """Sizes of one product, each of which could succeed every other."""
    return receipts((f"Milk {size + number} g" for number in range(size)), months=3)


def budgets(size):
    """Budgets of every month over ten thousand years."""
    return {
        "receipts.csv": HEADER + "0001-01-01,S,milk,1,,2,EUR\n9999-12-31,S,milk,1,,2,EUR\n",
        "budgets.csv": "month,category,amount,currency\n" + "".join(f"*,Cat{n},10,EUR\n" for n in range(size)),
    }


def categories(size):
    return {"receipts.csv": "date,store,item,category,total\n2026-01-02,S,a," + ":".join(["A"] * size) + ",1\n"}


def vault(size, damage=""):
    items = [{"id": f"I{n}", "name": n, "createdAt": 700000000} for n in range(size)]
    text = json.dumps({"timestamp": 800100000, "version": 2, "categories": [], "items": items, "carts": [], "stores": []})
    return receipts(["milk"]) | {"vault.json": (text[:-1] + damage) if damage else text, "pricebook.json": '{"currency":"EUR"}'}


def damaged_vault(size):
    """Every entity is rejected, and the end is missing."""
    return vault(size, damage=',"x":[')


def passwords(size):
    """Rejected entities, each with a password in it."""
    items = [{"id": f"I{n}", "name": n, "password": "x"} for n in range(size)]
    text = json.dumps({"timestamp": 800100000, "version": 2, "categories": [], "items": items, "carts": [], "stores": []})
    return receipts(["milk"]) | {"vault.json": text, "pricebook.json": '{"currency":"EUR"}'}


def json_keys(size):
    """One object of many keys, and one of the same key."""
    many = ",".join(f'"k{n}":1' for n in range(size))
    same = ",".join('"k":1' for n in range(size))
    return receipts(["milk"]) | {"a.json": f'{{"items":[{{{many}}},{{{same}}}]}}'}


def json_nesting(size):
    return receipts(["milk"]) | {"a.json": "[" * size + '{"a":' * size}


def file_name(size):
    mapping = {"name": "x", "files": "*.csv", "fileName": "*" * min(900, size) + "{date}", "columns": {"item": "Bar", "total": "Baz"},
               "constants": {"store": "S"}}
    return {"2026-01-02.csv": "Foo,Bar,Baz\n" + "x,milk,2\n" * size, "pricebook.json": json.dumps({"sources": [mapping]})}


def schema(size):
    """A store of many tables and columns that no app has."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "a.db")
        database = sqlite3.connect(path)
        for number in range(size):
            database.execute(f"create table ZT{number} (Z_PK integer primary key, ZNAME text, ZA{number} text)")
        database.commit()
        database.close()
        with open(path, "rb") as file:
            return receipts(["milk"]) | {"a.db": file.read()}


def alike_names(size):
    """Names that share all words but one, for the search for names that mean the same."""
    return receipts(f"Organic whole milk fresh {number} brand" for number in range(size))


def letters_only(size):
    return receipts("".join("abcdefghij"[int(digit)] for digit in f"{number:05d}") + " milk" for number in range(size))


def unknown_basket(size):
    return receipts(f"item number {number}" for number in range(size)) | {
        "baskets/basket.csv": "item,quantity,unit\n" + "".join(f"itme nubmer {n}x,1,\n" for n in range(size // 10))}


# Name: the files, the command, the first size.
CASES = {
    "one glob, one name": (one_glob, "export", 4_000),
    "a glob of wildcards": (wildcard_glob, "export", 4_000),
    "a glob of stars": (many_stars, "export", 20_000),
    "globs and names": (globs_and_names, "export", 1_000),
    "names": (names, "export", 1_000),
    "marks of one name": (marks, "export", 10_000),
    "conjoining letters": (conjoining, "export", 4_000),
    "numbers of one name": (package_names, "trends", 2_000),
    "sizes of one product": (package_sizes, "trends", 1_000),
    "budgets": (budgets, "review", 100),
    "levels of a category": (categories, "review", 1_000),
    "rejected entities": (vault, "review", 2_000),
    "a damaged vault": (damaged_vault, "review", 2_000),
    "passwords": (passwords, "review", 2_000),
    "keys of JSON": (json_keys, "review", 4_000),
    "nesting of JSON": (json_nesting, "review", 4_000),
    "stars of a file's name": (file_name, "export", 400),
    "tables of a store": (schema, "review", 200),
    "names alike": (alike_names, "match", 500),
    "names of letters": (letters_only, "match", 500),
    "unknown names of a basket": (unknown_basket, "compare", 500),
}


def write(folder, files):
    for name, contents in files.items():
        path = os.path.join(folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(contents if isinstance(contents, bytes) else contents.encode())


def counts_by_perf():
    if not shutil.which("perf"):
        return False
    run = subprocess.run(["perf", "stat", "-x,", "-e", "instructions:u", "true"], capture_output=True, text=True)
    return run.returncode == 0 and run.stderr.split(",")[0].isdigit()


def instructions(program, command, folder, by_perf):
    words = [program, command, folder, "--quiet"]
    basket = os.path.join(folder, "baskets", "basket.csv")
    if os.path.exists(basket):
        words = [program, command, os.path.join(folder, "receipts.csv"), "--basket", basket, "--quiet"]
    if by_perf:
        words = ["perf", "stat", "-x,", "-e", "instructions:u"] + words
    else:
        words = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"] + words
    # One core: threads that wait for each other would be counted too.
    run = subprocess.run(words, capture_output=True, text=True, errors="replace", timeout=600,
                         preexec_fn=lambda: os.sched_setaffinity(0, {min(os.sched_getaffinity(0))}))
    if run.returncode not in (0, 65):
        sys.exit(f"{command} ended with {run.returncode}:\n{run.stderr[-2000:]}")
    if by_perf:
        return int(re.findall(r"^(\d+),,instructions", run.stderr, re.M)[-1])
    return int(re.findall(r"Collected : (\d+)", run.stderr)[-1])


def main():
    words = sys.argv[1:]
    part = int(words.pop(0).removeprefix("--part=")) if words[0].startswith("--part=") else 1
    program = os.path.abspath(words[0])
    by_perf = counts_by_perf()
    wanted = words[1:] or list(CASES)
    failed = False
    starts = {}
    for name in wanted:
        make, command, size = CASES[name]
        size = max(10, size // part)
        counts = []
        with tempfile.TemporaryDirectory() as folder:
            if command not in starts:
                write(os.path.join(folder, "one"), receipts(["milk"]))
                starts[command] = instructions(program, command, os.path.join(folder, "one"), by_perf)
            for number in (size, 2 * size, 4 * size):
                book = os.path.join(folder, str(number))
                write(book, make(number))
                counts.append(instructions(program, command, book, by_perf) - starts[command])
        growth = [later / max(1, earlier) for earlier, later in zip(counts, counts[1:])]
        # Below a million instructions there is nothing to measure.
        is_bad = counts[-1] > 1_000_000 and growth[-1] > LIMIT
        failed = failed or is_bad
        figures = ", ".join(f"{count / 1e6:.1f}" for count in counts)
        print(f"{'FAILED' if is_bad else 'ok':7}{name}: {figures} million; "
              + ", ".join(f"×{factor:.2f}" for factor in growth), flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
