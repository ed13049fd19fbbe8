#!/usr/bin/env python3
"""Counts the size of the project, and fails above a limit of .ci/size.json.

    python3 Tests/Tools/size.py

A code line is not blank, no comment and not only closing brackets. Generated files do not count;
the style sheets, scripts and pages of Resources do. `code` limits the code lines of Sources and
Resources, `tests` the lines of Swift and Python in Tests and .ci for each of them. The other
figures have no limit.
"""

import collections
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
COUNTED = ["Sources", "Resources", "Tests", ".ci"]
GENERATED = ("+Table.swift", "/Resources.swift")
RESOURCES = (".css", ".js", ".html")
NO_CODE = re.compile(r"\s*(//.*|[\])}]+[,;]?\s*)?$")
TYPE = re.compile(
    r" *((public|package|private|fileprivate|internal|final|indirect|nonisolated) )*"
    r"(struct|enum|class|protocol|actor) [A-Z]"
)
PACKAGE = re.compile(
    r"\bpackage (static |final |mutating |nonisolated )*"
    r"(init|func|var|let|struct|enum|class|protocol|typealias|subscript|case)"
)
COLUMNS = ("code", "files", "types", "package")


def main():
    files = current()
    rows = measured(files)
    print(f"{'':26}" + "".join(f"{name:>8}" for name in COLUMNS))
    for key in sorted(rows, key=lambda key: (key == "all", key)):
        print(f"{key:26}" + "".join(f"{rows[key][name]:8}" for name in COLUMNS))
    swift, python = lines(files, "Tests/", ".swift"), lines(files, ("Tests/", ".ci/"), ".py")
    code = rows["all"]["code"]
    print(f"tests: {swift} lines of Swift, {python} of Python")
    limits = json.loads((ROOT / ".ci/size.json").read_text(encoding="utf-8"))
    found = {"code": code, "tests": round((swift + python) / code, 3)}
    print(", ".join(f"{name}: {found[name]} of {limits[name]}" for name in found))
    if any(found[name] > limits[name] for name in found):
        sys.exit("larger than .ci/size.json allows: make the code or its tests smaller")


def current():
    words = ["git", "ls-files", "-z", *COUNTED]
    names = subprocess.run(words, cwd=ROOT, check=True, capture_output=True).stdout.decode()
    paths = [(name, ROOT / name) for name in names.split("\0") if name]
    return {
        name: path.read_text(encoding="utf-8", errors="replace").split("\n")
        for name, path in paths
        if path.is_file()
    }


def measured(files):
    """The counts of all and of each module."""
    rows = collections.defaultdict(collections.Counter)
    for name, file in files.items():
        folder, _, path = name.partition("/")
        if folder == "Resources" and name.endswith(RESOURCES):
            key, counts = folder, {}
        elif folder == "Sources" and name.endswith(".swift") and not name.endswith(GENERATED):
            key = path.split("/")[0]
            counts = {
                "files": 1,
                "types": sum(bool(TYPE.match(line)) for line in file),
                "package": sum(bool(PACKAGE.search(line)) for line in file),
            }
        else:
            continue
        counts["code"] = sum(not NO_CODE.match(line) for line in file)
        rows[key].update(counts)
        rows["all"].update(counts)
    return rows


def lines(files, folders, suffix):
    """The lines of the files in some folders whose names end so."""
    names = [name for name in files if name.startswith(folders) and name.endswith(suffix)]
    return sum(len(files[name]) - 1 for name in names)


if __name__ == "__main__":
    main()
