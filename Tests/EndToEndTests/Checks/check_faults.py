"""Makes every call of the system fail once in a small run, and kills the program at every write.

    check_faults.py PRICEBOOK            a sample of the calls, under a minute
    check_faults.py PRICEBOOK --full     every call

The run replaces a report by another. Afterwards the report must be the old one or the new one,
whole; the status must say which; no temporary file may be left. After a kill the next run must make
it so. In a run without a fault, everything must be on the disk before the first file is replaced, and
the renames thereafter. A disk that is full and a limit to the size of files are tried too. Needs gcc; the full disk
is a tmpfs, which needs root or user namespaces: where neither is allowed, the check says so, and
the limit to the size of files stands in.
"""

import errno
import os
import resource
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

OLD = "date,store,item,total\n2026-09-03,S,Milk,2.50\n2026-10-04,S,Bread,3.00\n"
NEW = OLD + "2026-10-05,Market,Cheese,4.20\n2026-10-06,Market,Bread,2.80\n"
# How each kind of call fails; what follows "survive" must leave no trace.
FAULTS = {
    "open": [errno.EIO, errno.EINTR],
    "read": [errno.EIO, "survive", errno.EINTR, "short"],
    "write": [errno.EIO, errno.ENOSPC, "kill", "survive", errno.EINTR, "short"],
    "rename": [errno.EIO, "kill"],
    "fsync": [errno.EIO, "kill", "survive", errno.EINTR],
    "link": [errno.EPERM, "kill"],
    "mmap": ["survive", errno.ENOMEM],
}
# What one run may take on a machine with much else to do; alone it is a tenth of a second.
SECONDS = 300
# The runs of a sample.
SAMPLE = 250


class Trial:
    """A folder with a book, its old report and a place for temporary files."""

    def __init__(self, program, library, work):
        self.program, self.library, self.work = program, library, work
        self.book = os.path.join(work, "book")
        os.makedirs(self.book)
        # A database of another program, for the private copy.
        store = sqlite3.connect(os.path.join(self.book, "other.db"))
        store.execute("CREATE TABLE notes (text)")
        store.commit()
        store.close()
        self.write_receipts(OLD)
        self.old = os.path.join(work, "old")
        assert self.run(self.old, work).returncode == 0
        self.write_receipts(NEW)
        self.new = os.path.join(work, "new")
        shutil.copytree(self.old, self.new)
        assert self.run(self.new, work).returncode == 0
        self.trees = {"old": tree(self.old), "new": tree(self.new)}
        assert self.trees["old"] != self.trees["new"]

    def write_receipts(self, text):
        with open(os.path.join(self.book, "receipts.csv"), "w") as file:
            file.write(text)

    def run(self, output, temporary, limit=None, **variables):
        environment = dict(os.environ, TMPDIR=temporary, SWIFT_BACKTRACE="enable=no")
        if variables:
            environment.update(variables, LD_PRELOAD=self.library)
        return subprocess.run(
            [self.program, "report", self.book, "--output", output, "--format", "html,md", "--as-of", "2026-11-20"],
            env=environment, capture_output=True, text=True, errors="replace", timeout=SECONDS,
            preexec_fn=limit)

    def counts(self):
        """How often the program makes each kind of call while it replaces the report."""
        with tempfile.TemporaryDirectory(dir=self.work) as folder:
            output = os.path.join(folder, "out")
            shutil.copytree(self.old, output)
            path = os.path.join(folder, "counts")
            assert self.run(output, folder, FAIL_COUNTS=path).returncode == 0
            return {line.split()[0]: int(line.split()[1]) for line in open(path)}

    def unsynchronized(self):
        """What a power cut could lose in a run without a fault, by the order of its calls."""
        with tempfile.TemporaryDirectory(dir=self.work) as folder:
            output = os.path.join(folder, "out")
            shutil.copytree(self.old, output)
            path = os.path.join(folder, "trace")
            assert self.run(output, folder, FAIL_TRACE=path).returncode == 0
            with open(path) as file:
                calls = [line.rstrip("\n").split("\t") for line in file]
        staging = os.path.join(output, ".pricebook-new")
        places = [place for place, (call, old, new) in enumerate(calls)
                  if call == "rename" and os.path.dirname(old) == staging]
        if not places:
            return ["no new file was put in place"]
        moves = [calls[place] for place in places]
        needed = {old for _, old, _ in moves} | {os.path.join(staging, "moves"), staging, output}
        before = {path for call, path, _ in calls[:places[0]] if call == "fsync"}
        after = {path for call, path, _ in calls[places[-1]:] if call == "fsync"}
        return [f"not on the disk before the first rename: {os.path.relpath(path, output)}" for path in needed - before] + [
            f"renames not on the disk: {os.path.relpath(path, output)}"
            for path in {os.path.dirname(new) for _, _, new in moves} - after]

    def attempt(self, call, number, how, survives):
        """One run with one fault; returns what is wrong."""
        with tempfile.TemporaryDirectory(dir=self.work) as folder:
            output, temporary = os.path.join(folder, "out"), os.path.join(folder, "tmp")
            shutil.copytree(self.old, output)
            os.mkdir(temporary)
            name = f"{call} {number} {how if isinstance(how, str) else errno.errorcode[how]}"
            try:
                run = self.run(
                    output, temporary, FAIL_CALL=call, FAIL_NUMBER=str(number), FAIL_HOW=str(how))
            except subprocess.TimeoutExpired:
                return [f"{name}: does not end"]
            problems = self.judge(run, output, temporary, how, survives)
            # What is not on the disk is not done.
            if call == "fsync" and how == errno.EIO and run.returncode == 0:
                problems.append("status 0 although the disk failed")
            return [f"{name}: {problem}" for problem in problems]

    def judge(self, run, output, temporary, how, survives):
        if how == "kill":
            if run.returncode != -9:
                return [] if run.returncode == 0 else [f"ended with {run.returncode}, not killed"]
            run = self.run(output, temporary)
            survives = True
        problems = []
        found = self.state(output)
        if run.returncode < 0:
            problems.append(f"died of signal {-run.returncode}")
        elif found == "another" and run.returncode in (0, 1, 65, 66) and "error: " in run.stderr:
            # An input that cannot be read makes another report, which must be whole too: the next
            # run knows all of its files as its own, and replaces them.
            again = self.run(output, temporary)
            if again.returncode != 0 or self.state(output) != "new":
                problems.append(f"the next run ends with {again.returncode}: {again.stderr}")
        elif run.returncode == 0 and found != "new":
            problems.append(f"status 0, and the report is {found}: {run.stderr}")
        elif run.returncode not in (0, 1, 65, 66, 73, 74):
            problems.append(f"status {run.returncode}: {run.stderr}")
        elif run.returncode in (73, 74) and found != "old":
            problems.append(f"status {run.returncode}, and the report is {found}: {run.stderr}")
        if survives and run.returncode != 0:
            problems.append(f"status {run.returncode} where nothing is lost: {run.stderr}")
        if run.returncode != 0 and not run.stderr:
            problems.append(f"status {run.returncode} without a word")
        problems += [f"left {name}" for name in litter(output, temporary)]
        return problems

    def state(self, output):
        found = tree(output)
        return next((name for name, files in self.trees.items() if files == found), "another")

    def limited(self, size):
        """A run that may write files of so many bytes."""
        with tempfile.TemporaryDirectory(dir=self.work) as folder:
            output, temporary = os.path.join(folder, "out"), os.path.join(folder, "tmp")
            shutil.copytree(self.old, output)
            os.mkdir(temporary)
            run = self.run(
                output, temporary,
                limit=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size)))
            problems = self.judge(run, output, temporary, None, False)
            return [f"files of at most {size} bytes: {problem}" for problem in problems]

    def full(self, free):
        """A run into a file system that has so many bytes left."""
        with tempfile.TemporaryDirectory(dir=self.work) as disk:
            size = sum(len(data) + 8192 for data in self.trees["old"].values()) + free
            subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", disk], check=True)
            try:
                output, temporary = os.path.join(disk, "out"), os.path.join(disk, "tmp")
                shutil.copytree(self.old, output)
                os.mkdir(temporary)
                run = self.run(output, temporary)
                problems = self.judge(run, output, temporary, None, False)
                print(f"tmpfs with {free} bytes left: status {run.returncode}")
                return [f"tmpfs with {free} bytes left: {problem}" for problem in problems]
            finally:
                subprocess.run(["umount", disk], check=True)


def tree(folder):
    """Every file below a folder, hidden ones included, except those of a run that goes on."""
    files = {}
    for place, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(place, name)
            with open(path, "rb") as file:
                files[os.path.relpath(path, folder)] = file.read()
    return files


def litter(output, temporary):
    left = [name for name in os.listdir(temporary)]
    for place, folders, names in os.walk(output):
        left += [name for name in folders + names if name == ".pricebook-new" or name.endswith(".part")]
        left += [name for name in folders if not os.listdir(os.path.join(place, name))]
    return left


def trials(counts):
    for call, faults in FAULTS.items():
        survives = False
        for how in faults:
            if how == "survive":
                survives = True
                continue
            for number in range(1, counts[call] + 1):
                yield call, number, how, survives


def main():
    program = os.path.abspath(sys.argv[1])
    work = tempfile.mkdtemp(prefix="faults")
    try:
        library = os.path.join(work, "fail_call.so")
        source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "fail_call.c")
        subprocess.run(
            ["gcc", "-O1", "-Wall", "-Werror", "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True)
        trial = Trial(program, library, work)
        if "--tmpfs" in sys.argv:
            problems = [p for free in (0, 16_384, 65_536, 262_144, 4 << 20) for p in trial.full(free)]
        else:
            problems = check(trial)
        for problem in problems:
            print(problem)
        return 1 if problems else 0
    finally:
        shutil.rmtree(work, ignore_errors=True)


def check(trial):
    counts = trial.counts()
    # A small run maps no memory itself; whether it does depends on the machine.
    missing = [call for call in FAULTS if counts[call] == 0 and call != "mmap"]
    if missing:
        return [f"the program makes no call that can be made to fail: {', '.join(missing)}"]
    every = list(trials(counts))
    step = 1 if "--full" in sys.argv else max(1, -(-len(every) // SAMPLE))
    chosen = every[::step]
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        problems = [p for found in threads.map(lambda t: trial.attempt(*t), chosen) for p in found]
        problems += [p for found in threads.map(trial.limited, [0, 1000, 20_000, 60_000]) for p in found]
    print(f"{len(chosen)} of {len(every)} faults, calls: {counts}")
    return problems + trial.unsynchronized() + full_disk()


def full_disk():
    """The runs into a tmpfs, in a name space of their own."""
    own = [sys.executable, os.path.abspath(__file__), sys.argv[1], "--tmpfs"]
    for command in (["unshare", "--mount"], ["unshare", "--mount", "--map-root-user"]):
        probe = subprocess.run(command + ["mount", "-t", "tmpfs", "tmpfs", "/mnt"], capture_output=True)
        if probe.returncode == 0:
            run = subprocess.run(command + own, capture_output=True, text=True)
            print(run.stdout, end="")
            return [] if run.returncode == 0 else [f"full disk: {run.stdout}{run.stderr}"]
    print("NOT TRIED: a full tmpfs, because nothing may be mounted here; files of limited size were tried")
    return []


if __name__ == "__main__":
    sys.exit(main())
