"""Measures documents that are as hard to read as a document of their size can be.

Each document of worst_documents.py is made in three sizes and read in every way of `WAYS`. A row
has the CPU of each size, the growth from the second to the third, seconds per MB and how many times
that of a sound document, and the peak memory. A run that does not end as it should, or that needs
more CPU than `CPU_LIMIT`, is a row that says so.
"""

import os
import resource
import subprocess

from measuring import mebibytes
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


def measure(argv):
    """The CPU in seconds, the peak in MiB and the exit status of a run."""
    limits = lambda: resource.setrlimit(resource.RLIMIT_CPU, (CPU_LIMIT, CPU_LIMIT))  # noqa: E731
    process = subprocess.Popen(
        [str(word) for word in argv],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        preexec_fn=limits,
    )
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return usage.ru_utime + usage.ru_stime, mebibytes(usage.ru_maxrss), process.returncode


class Row:
    """One document read in one way, in all sizes."""

    def __init__(self, expo, name, way, paths):
        self.name, self.way = name, way
        runs = [measure([expo, *WAYS[way], path]) for path in paths]
        self.seconds = [run[0] for run in runs]
        self.peak = runs[-1][1]
        self.statuses = [run[2] for run in runs]

    @property
    def growth(self):
        return self.seconds[-1] / max(self.seconds[-2], 1e-3)

    @property
    def per_megabyte(self):
        return self.seconds[1] * MEGABYTE / SIZES[1]

    @property
    def fault(self):
        """Why the row is not as it should be; empty if it is."""
        if any(status not in (0, 1) for status in self.statuses):
            return f"exit {next(s for s in self.statuses if s not in (0, 1))}"
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


def compare_worst(expo, folder, cases):
    """Prints a row for each document and way; the faults that were found come back."""
    header = f"{'CPU s':<34} {'way':<7} {'256 KB':>8} {'1 MB':>8} {'4 MB':>8}"
    print(f"{header} {'growth':>7} {'s per MB':>8} {'x sound':>8} {'MiB':>6}")
    sound, faults = {}, []
    for name in ["sound", *(case for case in cases or DOCUMENTS if case != "sound")]:
        paths = [folder / f"{size}.json" for size in SIZES]
        for path, size in zip(paths, SIZES, strict=True):
            path.write_bytes(DOCUMENTS[name](size))
        for way in WAYS:
            row = Row(expo, name, way, paths)
            sound.setdefault(way, row.per_megabyte)
            print(row.text(sound), flush=True)
            if row.fault:
                faults.append(f"{name}, {way}: {row.fault}")
    return faults
