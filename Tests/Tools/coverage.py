#!/usr/bin/env python3
"""Prints the line coverage of Sources, module by module, and fails below a limit.

    swift test --enable-code-coverage
    python3 Tests/Tools/coverage.py [--files]

--files prints every file too, those with the most lines not covered first.
"""

import collections
import json
import pathlib
import subprocess
import sys

SOURCES = pathlib.Path(__file__).resolve().parents[2] / "Sources"
LEAST = 90  # percent


def main():
    files = lines_by_file()
    modules = collections.defaultdict(list)
    for path, counts in files.items():
        modules[path.parts[0]].append(counts)
    for module, counts in sorted(modules.items()):
        print_row(module, counts)
    share = print_row("Sources", files.values())
    if sys.argv[1:] == ["--files"]:
        for path, counts in sorted(files.items(), key=lambda file: file[1][0] - file[1][1]):
            print_row(path, [counts])
    if share < LEAST:
        sys.exit(f"less than {LEAST} % of the lines of Sources are covered")


def lines_by_file():
    """For each file of Sources how many lines ran, and how many there are."""
    command = ["swift", "test", "--show-codecov-path"]
    shown = subprocess.run(command, check=True, capture_output=True, text=True)
    exported = json.loads(pathlib.Path(shown.stdout.strip()).read_text(encoding="utf-8"))
    lines = {}
    for file in exported["data"][0]["files"]:
        path = pathlib.Path(file["filename"])
        if path.is_relative_to(SOURCES):
            summary = file["summary"]["lines"]
            lines[path.relative_to(SOURCES)] = (summary["covered"], summary["count"])
    return lines


def print_row(name, counts):
    covered, count = map(sum, zip(*counts, strict=True))
    share = 100 * covered / max(1, count)
    print(f"{share:6.2f} %  {covered:6} of {count:6}  {name}")
    return share


if __name__ == "__main__":
    main()
