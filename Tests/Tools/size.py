#!/usr/bin/env python3
"""Counts the size of the project, and fails above a limit of .ci/size.json.

    python3 Tests/Tools/size.py [--since REVISION]

A code line is not blank, no comment and not only closing brackets. Generated files do not count;
the style sheets, scripts and pages of Resources do. `code` limits the code lines of Sources and
Resources, `tests` the lines of Swift and Python in Tests and .ci for each of them. The other
figures have no limit. The last column is the change of the code lines since REVISION: by default
the last commit if files are changed, and otherwise the commit before it.
"""

import argparse
import collections
import io
import json
import pathlib
import re
import subprocess
import sys
import tarfile

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
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--since", metavar="REVISION")
    since = parser.parse_args().since or ("HEAD" if git("status", "--porcelain") else "HEAD^")
    files = current()
    rows = measured(files)
    # The first commit of a clone that is not whole has none before it.
    before = measured(committed(since)) if git("rev-parse", "--quiet", "--verify", since) else rows
    print_table(rows, before)
    swift, python = lines(files, "Tests/", ".swift"), lines(files, ("Tests/", ".ci/"), ".py")
    code = rows["all"]["code"]
    print(f"tests: {swift} lines of Swift, {python} of Python")
    limits = json.loads((ROOT / ".ci/size.json").read_text(encoding="utf-8"))
    found = {"code": code, "tests": round((swift + python) / code, 3)}
    print(", ".join(f"{name}: {found[name]} of {limits[name]}" for name in found))
    if any(found[name] > limits[name] for name in found):
        sys.exit("larger than .ci/size.json allows: make the code or its tests smaller")


def git(*words):
    """What git prints, in bytes; nothing if it fails."""
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True).stdout


def current():
    names = git("ls-files", "-z", *COUNTED).decode().split("\0")
    paths = [(name, ROOT / name) for name in names if name]
    return {name: text(path.read_bytes()) for name, path in paths if path.is_file()}


def committed(revision):
    with tarfile.open(fileobj=io.BytesIO(git("archive", revision, *COUNTED))) as archive:
        return {m.name: text(archive.extractfile(m).read()) for m in archive if m.isfile()}


def text(content):
    return content.decode(errors="replace").split("\n")


def measured(files):
    """The counts of all, of each module, and of each of its folders."""
    rows = collections.defaultdict(collections.Counter)
    for name, file in files.items():
        folder, _, path = name.partition("/")
        if folder == "Resources" and name.endswith(RESOURCES):
            keys, counts = [folder], {}
        elif folder == "Sources" and name.endswith(".swift") and not name.endswith(GENERATED):
            parts = path.split("/")
            keys = [f"{parts[0]}/{parts[1]}"] if len(parts) > 2 else []
            keys += [parts[0]]
            counts = {
                "files": 1,
                "types": sum(bool(TYPE.match(line)) for line in file),
                "package": sum(bool(PACKAGE.search(line)) for line in file),
            }
        else:
            continue
        counts["code"] = sum(not NO_CODE.match(line) for line in file)
        for key in [*keys, "all"]:
            rows[key].update(counts)
    return rows


def print_table(rows, before):
    print(f"{'':26}" + "".join(f"{name:>8}" for name in COLUMNS) + "  change")
    for key in sorted(rows.keys() | before.keys(), key=lambda key: (key == "all", key)):
        change = rows[key]["code"] - before[key]["code"]
        if "/" in key and not change:
            continue
        label = "  " + key.partition("/")[2] if "/" in key else key
        counts = "".join(f"{rows[key][name]:8}" for name in COLUMNS)
        print(f"{label:26}{counts}" + (f"  {change:+6}" if change else ""))


def lines(files, folders, suffix):
    """The lines of the files in some folders whose names end so."""
    names = [name for name in files if name.startswith(folders) and name.endswith(suffix)]
    return sum(len(files[name]) - 1 for name in names)


if __name__ == "__main__":
    main()
