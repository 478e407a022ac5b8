#!/usr/bin/env python3
"""Runs the tests that were built, and prints the processor time of each target, or of each suite.

Tests of one process run side by side, so that the times that it prints say when a test ended and not
what it cost. Here every target, or with --by-suite every suite, is a process of its own, and the
system says what that and the programs that it started used.

    python3 Tests/EndToEndTests/Checks/run_tests.py BUNDLE [--by-suite] [WORD]

BUNDLE is the file that "swift build --build-tests" makes; WORD is a part of the names to run.
"""

import concurrent.futures
import os
import re
import subprocess
import sys
import tempfile


def names(bundle):
    """The tests as Target.Suite/test, or Target.test outside of suites."""
    words = [bundle, "--testing-library", "swift-testing", "--list-tests"]
    text = subprocess.run(words, stdout=subprocess.PIPE, check=True, text=True).stdout
    return [line for line in text.splitlines() if "." in line]


def run(bundle, group):
    """The processor seconds, the status and the output of a group of tests."""
    words = [bundle, "--testing-library", "swift-testing", "--filter", "^" + re.escape(group) + "[./]"]
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(words, stdout=output, stderr=subprocess.STDOUT)
        _, status, usage = os.wait4(process.pid, 0)
        output.seek(0)
        text = output.read().decode(errors="replace")
    return usage.ru_utime + usage.ru_stime, os.waitstatus_to_exitcode(status), text


def main():
    words = [word for word in sys.argv[1:] if word != "--by-suite"]
    by_suite = len(words) < len(sys.argv) - 1
    bundle, wanted = words[0], words[1] if len(words) > 1 else ""
    groups = {}
    for name in names(bundle):
        group = name.split("/")[0] if by_suite else name.split(".")[0]
        if wanted in group:
            groups[group] = groups.get(group, 0) + 1
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        found = dict(zip(groups, pool.map(lambda group: run(bundle, group), groups)))
    failed = {group: text for group, (_, status, text) in found.items() if status != 0}
    for group, text in failed.items():
        print(text)
    print("processor seconds, tests:")
    for group, (seconds, _, _) in sorted(found.items(), key=lambda entry: -entry[1][0]):
        print(f"{seconds:8.1f} {groups[group]:5d}  {group}")
    print(f"{sum(seconds for seconds, _, _ in found.values()):8.1f} {sum(groups.values()):5d}  all")
    if failed or not groups:
        sys.exit("failed: " + (", ".join(failed) or "there are no tests of that name"))


main()
