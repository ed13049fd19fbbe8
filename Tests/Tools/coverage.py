#!/usr/bin/env python3
"""Prints the line coverage of Sources, module by module, and fails below a limit.

    swift test --enable-code-coverage
    python3 Tests/Tools/coverage.py [--at-least 90] [--files] [REPORT]

REPORT is what llvm-cov exports, by default where `swift test --show-codecov-path` says. --files
prints every file too, those with the most lines not covered first.
"""

import argparse
import collections
import json
import pathlib
import subprocess
import sys

SOURCES = pathlib.Path(__file__).resolve().parents[2] / "Sources"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("report", nargs="?", type=pathlib.Path, metavar="REPORT")
    parser.add_argument("--at-least", type=float, default=90, metavar="PERCENT")
    parser.add_argument("--files", action="store_true")
    arguments = parser.parse_args()
    files = lines_by_file(arguments.report or default_report())
    modules = collections.defaultdict(lambda: (0, 0))
    for path, counts in files.items():
        modules[path.parts[0]] = add(modules[path.parts[0]], counts)
    for module, counts in sorted(modules.items()):
        print(row(module, counts))
    total = add(*modules.values())
    print(row("Sources", total))
    if arguments.files:
        for path, counts in sorted(files.items(), key=lambda file: file[1][0] - file[1][1]):
            print(row(path, counts))
    if share(total) < arguments.at_least:
        sys.exit(f"less than {arguments.at_least:g} % of the lines of Sources are covered")


def default_report():
    command = ["swift", "test", "--show-codecov-path"]
    shown = subprocess.run(command, check=True, capture_output=True, text=True)
    return pathlib.Path(shown.stdout.strip())


def lines_by_file(report):
    """For each file of Sources how many lines ran, and how many there are."""
    exported = json.loads(report.read_text(encoding="utf-8"))
    lines = {}
    for file in exported["data"][0]["files"]:
        path = pathlib.Path(file["filename"])
        if path.is_relative_to(SOURCES):
            summary = file["summary"]["lines"]
            lines[path.relative_to(SOURCES)] = (summary["covered"], summary["count"])
    return lines


def add(*counts):
    return sum(covered for covered, _ in counts), sum(count for _, count in counts)


def share(counts):
    covered, count = counts
    return 100 * covered / max(1, count)


def row(name, counts):
    return f"{share(counts):6.2f} %  {counts[0]:6} of {counts[1]:6}  {name}"


if __name__ == "__main__":
    main()
