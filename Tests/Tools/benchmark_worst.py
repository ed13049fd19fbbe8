"""Measures documents that are as hard to read as a document of their size can be.

Each document of worst_documents.py is made in three sizes and read in every way of `WAYS`. A row
has the CPU of each size, the growth from the second to the third, seconds per MB and how many times
that of a sound document, and the peak memory. CPU is user and system time, which a busy machine
changes less than wall time; as many documents are read at once as there are processors. A row that
is not as it should be is measured again, and the least of each size counts. A run that does not end
as it should, or that needs more CPU than `CPU_LIMIT`, is a row that says so. A peak below that of
this program cannot be seen.
"""

import concurrent.futures
import os
import subprocess
import sys
import tempfile

import worst_documents
from measuring import Command, Failure, run
from worst_documents import DOCUMENTS

MEGABYTE = 1 << 20
SIZES = (MEGABYTE // 4, MEGABYTE, 4 * MEGABYTE)
REPORTED = ["validate", "--jobs", "1", "--isolated", "-q", "-f"]
WAYS = {
    "full": [*REPORTED, "full"],
    "jsonl": [*REPORTED, "jsonl"],
    "sarif": [*REPORTED, "sarif"],
    "gitlab": [*REPORTED, "gitlab"],
    "fix": ["validate", "--jobs", "1", "--isolated", "-q", "--fix", "--diff"],
    "format": ["format", "-q"],
}
# Of the ways that only report: fixing may read a document several times.
SECONDS_PER_MEGABYTE = 1.0
GROWTH = 4.6
# Below this, growth is noise.
LEAST_CPU = 0.1
CPU_LIMIT = 60
# How often a row is measured until it is as it should be.
TRIES = 3


def measure(argv):
    """The run of a command that ends by a limit of its CPU."""
    limited = ["/bin/sh", "-c", f'ulimit -t {CPU_LIMIT}; exec "$@"', "sh", *argv]
    return run(Command("", limited, status=(0, 1)))


def make(name, size, path):
    """Writes a document, in a process of its own: a new process takes over the peak of this one."""
    with open(path, "wb") as out:
        subprocess.run(
            [sys.executable, worst_documents.__file__, name, str(size)], stdout=out, check=True
        )


class Row:
    def __init__(self, expo, name, way, paths):
        self.name, self.way = name, way
        self.seconds = [float("inf")] * len(paths)
        self.peak, self.failure = 0, None
        for _ in range(TRIES):
            try:
                runs = [measure([expo, *WAYS[way], path]) for path in paths]
            except Failure as failure:
                self.failure = failure
                break
            self.seconds = [
                min(best, run.cpu) for best, run in zip(self.seconds, runs, strict=True)
            ]
            self.peak = runs[-1].peak
            if not self.fault:
                break

    @property
    def growth(self):
        return self.seconds[-1] / max(self.seconds[-2], 1e-3)

    @property
    def per_megabyte(self):
        return self.seconds[1] * MEGABYTE / SIZES[1]

    @property
    def fault(self):
        """Why the row is not as it should be; empty if it is."""
        if self.failure:
            return str(self.failure)
        if self.seconds[-1] > LEAST_CPU and self.growth > GROWTH:
            return f"grows more than {GROWTH} times"
        if self.way not in ("fix", "format") and self.per_megabyte > SECONDS_PER_MEGABYTE:
            return f"takes more than {SECONDS_PER_MEGABYTE} s"
        return ""

    def text(self, sound):
        times = " ".join(f"{one:8.3f}" for one in self.seconds)
        beside = self.per_megabyte / max(sound[self.way], 1e-3)
        figures = f"{self.growth:7.2f} {self.per_megabyte:8.3f} {beside:8.1f} {self.peak:6.0f}"
        return f"{self.name:<34} {self.way:<7} {times} {figures}  {self.fault}".rstrip()


def rows(expo, folder, name):
    """The rows of one document, which lies in the folder only as long as it is measured."""
    with tempfile.TemporaryDirectory(dir=folder) as made:
        paths = [os.path.join(made, f"{size}.json") for size in SIZES]
        for path, size in zip(paths, SIZES, strict=True):
            make(name, size, path)
        return [Row(expo, name, way, paths) for way in WAYS]


def compare_worst(expo, folder, cases):
    """Prints a row for each document and way; the faults that were found come back."""
    header = f"{'CPU s':<34} {'way':<7} {'256 KB':>8} {'1 MB':>8} {'4 MB':>8}"
    print(f"{header} {'growth':>7} {'s per MB':>8} {'x sound':>8} {'MiB':>6}")
    sound, found = {}, []
    names = ["sound", *(case for case in cases or DOCUMENTS if case != "sound")]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for measured in pool.map(lambda name: rows(expo, folder, name), names):
            found += measured
            for row in measured:
                sound.setdefault(row.way, row.per_megabyte)
                print(row.text(sound), flush=True)
    return [f"{row.name}, {row.way}: {row.fault}" for row in found if row.fault]
