"""Runs pricebook on a book and reads its tables."""
import csv
import os
import statistics
import subprocess
import sys
import tempfile


def tables(binary, book, names, *options):
    """The rows of tables, as dictionaries, by the name of the table. Settings of the user have no part in them."""
    with tempfile.TemporaryDirectory(prefix="pricebook-tables-") as folder:
        command = [binary, "table", ",".join(names), book, "--output", folder, "--quiet", "--no-progress", *options]
        done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "XDG_CONFIG_HOME": folder})
        if done.returncode != 0:
            raise SystemExit(f"{' '.join(command)}\nended with status {done.returncode}\n{done.stderr[:2000]}")
        found = {}
        for name in names:
            with open(os.path.join(folder, name + ".csv"), encoding="utf-8", newline="") as file:
                found[name] = list(csv.DictReader(file))
        return found


def printed(binary, command, book, *options):
    """The lines that a command prints of a book."""
    with tempfile.TemporaryDirectory(prefix="pricebook-settings-") as folder:
        done = subprocess.run([binary, command, book, "--quiet", "--no-progress", *options], capture_output=True,
                              text=True, env={**os.environ, "XDG_CONFIG_HOME": folder})
    if done.returncode != 0:
        raise SystemExit(f"{command} of {book}\nended with status {done.returncode}\n{done.stderr[:2000]}")
    return done.stdout.splitlines()


def number(text):
    """A cell as a number; None where it is empty."""
    return float(text) if text else None


def print_scores(rows):
    """How often what the table `score` says came within its range, by question."""
    print("what was said at past month ends (score)     cases   with a range   came within it   median error")
    for question in ("month-end", "price", "saving", "due"):
        own = [row for row in rows if row["question"] == question]
        ranged = [row for row in own if row["held"]]
        errors = [abs(float(row["said"]) - float(row["came"])) for row in own if row["came"]]
        shares = [100 * error / abs(float(row["came"])) for error, row in
                  zip(errors, (row for row in own if row["came"])) if float(row["came"])]
        held = sum(row["held"] == "true" for row in ranged)
        share = f"{held} ({100 * held / len(ranged):.1f} %)" if ranged else "none"
        error = {"saving": "", "due": f"{statistics.median(errors):.0f} days" if errors else ""}.get(
            question, f"{statistics.median(shares):.1f} %" if shares else "")
        print(f"  {question:40}{len(own):>7}   {len(ranged):>12}   {share:>14}   {error:>12}")


def in_order(pool, work, cases):
    """The results of the cases in their order, with a count of progress where someone looks on."""
    results = []
    for result in pool.map(work, cases):
        results.append(result)
        if sys.stderr.isatty():
            print(f"\r{len(results)} of {len(cases)} ", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print("\r", end="", file=sys.stderr, flush=True)
    return results
