"""How much memory documents take: as large as they are, whatever is in them."""

import subprocess
import sys

from harness import temporary_folder

MEGABYTE = 1 << 20
SIZE = 4 * MEGABYTE
FINDINGS = 10_000
LARGE_FORMATS = "json sarif junit".split()
# What a sound document may take, and how much more if its findings are as many as are kept.
BYTES_PER_VALUE = 64
FIXED = 32 * MEGABYTE
MORE_FOR_FINDINGS = 64 * MEGABYTE


def entry(number):
    return (
        f'{{"name": "Jar {number}", "image_name": "jar_{number}", '
        f'"short_desc": "{number}", "desc": "A jar, the number of which is {number}"}}'
    )


# Sound documents: an element of an array by its number, and how many values it is.
SOUND = {
    "entries": (entry, 5),
    "numbers": (lambda number: "1", 1),
    "empty strings": (lambda number: '""', 1),
    "empty arrays": (lambda number: "[]", 1),
    "objects": (lambda number: f'{{"a{number}":{{}}}}', 2),
}

# The same with one fault or more in each element.
FAULTY = {
    "syntax": (lambda number: entry(number)[:-1] + ",}", 5),
    "shape": (lambda number: f'{{"name": {number}, "image_name": "a_{number}", "desc": "d"}}', 4),
    "content": (lambda number: entry(number).replace('"Jar', '" Jar'), 5),
    "long lines": (lambda number: '["' + "한" * 100 + '",01]', 3),
}
# One finding whose fix has an edit for each of these.
EDITED = {
    "spaces before line breaks": ("d \\n", '[{"name": "a", "image_name": "b", "desc": "', 'e"}]'),
    "equal keys": ('"desc": "c", ', '[{"name": "a", "image_name": "b", ', '"desc": "c"}]'),
}
DEEP = ('{"a":' * 500 + "[", (lambda number: "01", 1), "]" + "}" * 500)


def written(path, element, size=None, count=None, around=("[", "]")):
    """Writes elements of an array until they fill the size, or so many; returns how many."""
    with open(path, "w", encoding="utf-8") as out:
        length = out.write(around[0] + element(0))
        number = 1
        while length < size if count is None else number < count:
            length += out.write(",\n" + element(number))
            number += 1
        out.write(around[1] + "\n")
    return number


def filled(path, unit, head, tail):
    """Writes one entry with a unit over and over; returns how many values it is at most."""
    count = SIZE // len(unit)
    path.write_text(head + unit * count + tail, encoding="utf-8")
    return 2 * unit.count(":") * count


# A process begins with the peak of the one that starts it: a small one starts the program, and
# prints its exit status and its peak in kilobytes.
STARTER = """
import resource, subprocess, sys
status = subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL).returncode
print(status, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
"""


def check_peak(checks, label, path, form, values, more=0):
    """Checks how much memory a run has at most, and how it ends."""
    limit = path.stat().st_size + BYTES_PER_VALUE * values + FIXED + more
    options = ["-q", "--isolated", "--jobs", "1", "-f", form]
    run = subprocess.run(
        [sys.executable, "-c", STARTER, checks.expo, "validate", *options, path],
        capture_output=True,
        check=True,
    )
    status, kilobytes = map(int, run.stdout.split())
    used = kilobytes * 1024
    problem = None if status in (0, 1) else f"exit {status}: {run.stderr[:200]!r}"
    if not problem and used > limit:
        problem = f"{used / MEGABYTE:.0f} MiB instead of at most {limit / MEGABYTE:.0f}"
    checks.check(f"memory of {label}, {form}: {used / MEGABYTE:.0f} MiB", problem)


def check_memory_of_sound(checks):
    """A document takes its size, some bytes for each value and a fixed part."""
    with temporary_folder() as folder:
        path = folder / "items.json"
        for name, (element, values) in SOUND.items():
            count = written(path, element, size=SIZE)
            check_peak(checks, name, path, "full", values * count)


def check_memory_of_findings(checks):
    """As many findings as are kept take a fixed part more, in every format.

    Formats differ in how they write, faults in what is kept of them: not every pair is tried.
    """
    with temporary_folder() as folder:
        path = folder / "items.json"
        for name, (element, values) in FAULTY.items():
            written(path, element, count=FINDINGS)
            for form in checks.formats() if name == "syntax" else LARGE_FORMATS:
                check_peak(checks, name, path, form, values * FINDINGS, MORE_FOR_FINDINGS)
        head, (element, values), tail = DEEP
        written(path, element, count=FINDINGS, around=(head, tail))
        for form in LARGE_FORMATS:
            check_peak(checks, "deep", path, form, values * FINDINGS, MORE_FOR_FINDINGS)


def check_memory_of_edits(checks):
    """One finding whose fix has a million edits takes a fixed part more, too."""
    with temporary_folder() as folder:
        path = folder / "items.json"
        for name, (unit, head, tail) in EDITED.items():
            values = filled(path, unit, head, tail)
            for form in checks.formats() if name == "equal keys" else LARGE_FORMATS:
                check_peak(checks, name, path, form, values, MORE_FOR_FINDINGS)
