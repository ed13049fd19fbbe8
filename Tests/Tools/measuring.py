"""Runs commands in turn and prints what they took: the measuring half of benchmark.py.

A run is a whole process: CPU is user and system time as the kernel counts them for it, wall is the
time from its start to its end, peak is the most memory it had. A new process takes over the peak of
the one that starts it, so a peak below this program's own cannot be seen; it is printed as "<14".
That is why this program holds no document and imports little.
"""

import collections
import os
import pathlib
import resource
import subprocess
import sys
import tempfile
import time

Run = collections.namedtuple("Run", "cpu system wall peak")


def made_document(folder, mb, language, *options):
    """The path of a document of corpus.py, made if it is missing or out of date."""
    name = "-".join([language, f"{mb:g}", *(option.lstrip("-") for option in options)])
    path, source = folder / name, pathlib.Path(__file__).with_name("corpus.py")
    if path.exists() and path.stat().st_mtime > source.stat().st_mtime:
        return path
    print(f"making {path}", file=sys.stderr, flush=True)
    made = path.with_name(name + ".part")
    subprocess.run([sys.executable, source, f"{mb:g}", language, made, *options], check=True)
    made.rename(path)
    os.sync()
    return path


def memory_folder():
    """A folder in memory, if there is one, for as long as it is used."""
    memory = pathlib.Path("/dev/shm")
    return tempfile.TemporaryDirectory(prefix="expo-", dir=memory if memory.is_dir() else None)


class Failure(Exception):
    """A command that did not end as expected, and what it said."""


class Command:
    """One row of a table.

    `size` is how many bytes it reads, for its CPU per byte; `feed` a file that it gets through a
    pipe on standard input. `prepare` is called before each run and not measured. With `skipped`,
    the row only says why it was not run.
    """

    def __init__(self, name, argv, size=0, status=(0,), feed=None, skipped=None, prepare=None):
        self.name, self.argv, self.size = name, argv, size
        self.status, self.feed, self.skipped, self.prepare = status, feed, skipped, prepare


def run(command, errors=os.devnull):
    """Runs a command to its end; its output is thrown away, its errors are kept in a file."""
    if command.prepare:
        command.prepare()
    feeder = (
        subprocess.Popen(["cat", command.feed], stdout=subprocess.PIPE) if command.feed else None
    )
    stdin = feeder.stdout if feeder else subprocess.DEVNULL
    with open(errors, "wb") as said:
        start = time.perf_counter()
        try:
            process = subprocess.Popen(
                list(map(str, command.argv)), stdin=stdin, stdout=subprocess.DEVNULL, stderr=said
            )
        except OSError as error:
            raise Failure(str(error)) from None
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    if feeder:
        feeder.stdout.close()
        feeder.wait()
    status = process.returncode = os.waitstatus_to_exitcode(status)
    if status not in command.status:
        said = pathlib.Path(errors).read_text(errors="replace").strip().splitlines()[:1]
        raise Failure(": ".join([f"exit {status} where {command.status} was expected", *said]))
    cpu, peak = usage.ru_utime + usage.ru_stime, mebibytes(usage.ru_maxrss)
    return Run(cpu, usage.ru_stime, wall, peak)


def mebibytes(peak):
    """A peak as the kernel gives it, in MiB: Darwin counts bytes, Linux units of 1,024."""
    return peak / (1 << (20 if sys.platform == "darwin" else 10))


def ratios(runs, bases, by):
    pairs = zip(runs, bases, strict=False)
    return [getattr(run, by) / max(getattr(base, by), 1e-6) for run, base in pairs]


class Bench:
    """Runs and prints tables, and remembers whether a command failed."""

    def __init__(self, folder, rounds):
        self.errors, self.rounds = pathlib.Path(folder) / "stderr", rounds
        self.failures = []

    def fail(self, text):
        self.failures.append(text)
        print(f"failed: {text}", flush=True)

    def attempt(self, command, reasons):
        """A run, or none if the command does not end as it should; that is then its reason."""
        if command in reasons:
            return None
        try:
            return run(command, self.errors)
        except Failure as failure:
            reasons[command] = f"failed: {failure}"
            self.failures.append(command.name)
            return None

    def compare(self, title, base, others, by="cpu", rounds=None):
        """Measures base, other, base, other, … for each of the others, and prints all as a table.

        Each run is compared with the base's right before it, the base's own with the one before.
        `by` is the quantity compared: cpu, wall or peak.
        The runs of each row come back.
        """
        rounds, rows = rounds or self.rounds, (base, *others)
        reasons = {row: f"skipped: {row.skipped}" for row in rows if row.skipped}
        runs, before = {row: [] for row in rows}, {row: [] for row in rows}
        for command in (*others, base):
            if command in reasons or (command is base and runs[base]):
                continue
            for number in range(rounds + 1):
                first = self.attempt(base, reasons) if command is not base else None
                other = self.attempt(command, reasons)
                if other is None:
                    break
                if number == 0:
                    continue  # the one that warms up
                runs[command].append(other)
                if first is not None:
                    runs[base].append(first)
                    before[command].append(first)
        against = f"{by} ratio" if base not in reasons else ""
        print(f"\n{title}; n = {rounds}")
        print(line("", "CPU ms", "sys ms", "CPU ns/B", "wall ms", "peak MiB", against))
        for command in rows:
            if command in reasons:
                print(f"{command.name:<28}  {reasons[command]}")
                continue
            mine, theirs = runs[command], before[command]
            if command is base:
                mine, theirs = mine[1:], mine
            print(figures(command, runs[command], ratios(mine, theirs, by)))
        sys.stdout.flush()
        return runs


def figures(command, runs, ratio):
    floor = mebibytes(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
    cpu = middle(one.cpu for one in runs)
    return line(
        command.name,
        spread([1000 * one.cpu for one in runs], 1),
        f"{1000 * middle(one.system for one in runs):.1f}",
        f"{cpu / command.size * 1e9:.2f}" if command.size else "",
        spread([1000 * one.wall for one in runs], 1),
        spread([one.peak for one in runs], 0, floor),
        spread(ratio, 2) if ratio else "",
    )


def middle(values):
    values = sorted(values)
    return values[len(values) // 2]


def spread(values, digits, floor=0):
    chosen = (min(values), middle(values), max(values))
    return " / ".join(f"<{floor:.0f}" if one <= floor else f"{one:.{digits}f}" for one in chosen)


def line(name, cpu, system, rate, wall, peak, ratio):
    figures = f"{cpu:>24}  {system:>7}  {rate:>8}  {wall:>24}  {peak:>17}  {ratio:>21}"
    return f"{name:<28}  {figures}".rstrip()
