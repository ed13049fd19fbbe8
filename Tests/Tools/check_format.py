#!/usr/bin/env python3
"""Checks `expo format` with jq, Python's json and patch.

    python3 Tests/Tools/check_format.py EXPO_BINARY [--documents 100]

For every sound sample, every document of Tests/Conformance/accept and so many generated ones, in
all options:

 - Python's json reads the same before and after: numbers as spelled, duplicates kept, members in
   their order (in a document of a kind: the kind's keys first, the rest in their order);
 - jq reads the same before and after, and prints a generated document of no kind as expo does, if
   it has nothing that jq rewrites;
 - printing what was printed changes nothing; with --escape ascii all of it is ASCII;
 - the output of --diff, applied by patch, gives the bytes of --write, which keeps the file's mode;
 - --check says whether --write would change the file.

Every document of Tests/Conformance/reject is refused and left alone. Needs jq and patch.
"""

import concurrent.futures
import os
import random
import shutil
import sys

from harness import ROOT, run, run_checks, temporary_folder
from json_documents import Generator, ordered, read

OPTIONS = [
    [*layout, *escape]
    for layout in ([], ["--indent", "4"], ["--indent", "tab"], ["--compact"])
    for escape in ([], ["--escape", "minimal"], ["--escape", "ascii"])
]
MODE = 0o604


class Document:
    """A document, and what jq makes of it: nothing where it refuses what RFC 8259 allows."""

    def __init__(self, checks, name, data, is_plain=False):
        self.name, self.data, self.is_plain = name, data, is_plain
        self.sorted_by_jq = jq(checks, data, "-S", "-c")
        self.printed_by_jq = jq(checks, data) if is_plain else None


def jq(checks, data, *words):
    path = checks.tool("jq")
    done = run([path, *words, "."], stdin=data) if path else None
    return done.stdout if done and done.returncode == 0 else None


class Copy:
    """A document as a file of its own, which expo may change."""

    def __init__(self, checks, folder, data, options):
        self.checks, self.folder, self.options = checks, folder, options
        self.path = folder / "f.json"
        folder.mkdir()
        self.path.write_bytes(data)
        self.path.chmod(MODE)

    def format(self, *words, status=(0,)):
        words = ["format", *self.options, *words, self.path.name]
        return self.checks.run(*words, cwd=self.folder, status=status).stdout


def check_sound(checks):
    sys.setrecursionlimit(20_000)  # documents of 512 levels
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        work = [
            pool.submit(check_document, checks, number, *found)
            for number, found in enumerate(documents(checks.options.documents))
        ]
        found = [one.result() for one in work]
    sorted_count = sum(document.sorted_by_jq is not None for document in found)
    printed_count = sum(bool(document.printed_by_jq) for document in found)
    checks.say(f"{len(found)} documents printed, {sorted_count} read by jq too")
    checks.say(f"{printed_count} printed as jq prints them")
    if checks.tool("jq"):
        checks.expect(sorted_count >= len(found) // 2, "documents read by jq", sorted_count)
        wanted = checks.options.documents // 2
        checks.expect(printed_count >= wanted, "documents printed by jq", printed_count)


def documents(count):
    """Names, bytes, and whether nothing in them is written by jq in its own way."""
    samples = sorted((ROOT / "Samples").glob("*/Assets.xcassets/**/*.json"))
    accepted = sorted((ROOT / "Tests/Conformance/accept").glob("*.json"))
    for path in [*samples, *accepted]:
        yield path.relative_to(ROOT).as_posix(), path.read_bytes(), False
    generator = random.Random(1893)
    for number in range(count):
        is_plain = number % 2 == 0
        text = Generator(generator, is_plain).document()
        yield f"generated {number}", text.encode(), is_plain


def check_document(checks, number, name, data, is_plain):
    """A sample is printed in all options; of the many others, each option has its turn."""
    document = Document(checks, name, data, is_plain)
    is_sample = name.startswith("Samples")
    for options in OPTIONS if is_sample else [OPTIONS[0], OPTIONS[1 + number % 11]]:
        with temporary_folder() as folder:
            check_printed(checks, document, options, folder)
    return document


def check_printed(checks, document, options, folder):
    label = f"{document.name} {' '.join(options)}".strip()
    copy = Copy(checks, folder / "one", document.data, options)
    printed = copy.format()
    checks.expect(read(printed) == ordered(read(document.data)), label, "Python reads other values")
    if document.sorted_by_jq is not None:
        same = jq(checks, printed, "-S", "-c") == document.sorted_by_jq
        checks.expect(same, label, "jq reads other values")
    if document.printed_by_jq and not options:
        checks.expect(printed == document.printed_by_jq, label, "jq prints other bytes")
    if "ascii" in options:
        checks.expect(printed.isascii(), label, "not ASCII")
    differs = [0] if printed == document.data else [1]
    copy.format("-q", "--check", status=differs)
    diff = copy.format("--diff", status=differs)
    check_written(checks, label, copy, printed)
    if diff and b"\0" not in document.data:
        other = Copy(checks, folder / "other", document.data, options)
        check_patch(checks, label, other, diff, printed)


def check_written(checks, label, copy, printed):
    copy.format("-q", "--write")
    checks.expect(copy.path.read_bytes() == printed, label, "--write gives other bytes")
    checks.expect(copy.path.stat().st_mode & 0o777 == MODE, label, "--write changes the mode")
    checks.equal(f"{label}: files", os.listdir(copy.folder), [copy.path.name])
    checks.expect(copy.format() == printed, label, "printed twice it changes")


def check_patch(checks, label, copy, diff, printed):
    if patch := checks.tool("patch"):
        done = run([patch, "-p0", "-s"], stdin=diff, cwd=copy.folder)
        checks.equal(f"{label}: patch", (done.returncode, done.stdout + done.stderr), (0, b""))
        checks.expect(copy.path.read_bytes() == printed, label, "patch gives other bytes")


def check_refused(checks):
    paths = sorted((ROOT / "Tests/Conformance/reject").glob("*.json"))
    names = [path.name for path in paths]
    with temporary_folder() as folder:
        for path in paths:
            shutil.copy(path, folder)
        for action in ([], ["--write"], ["--check"], ["--diff"]):
            label = f"refused documents {' '.join(action)}"
            done = checks.run("format", *action, *names, cwd=folder, status=[1])
            checks.equal(f"{label}: standard output", done.stdout, b"")
            for path in paths:
                named = f"{path.name}:".encode() in done.stderr
                checks.expect(named, f"{label}: {path.name}", "not named")
                same = (folder / path.name).read_bytes() == path.read_bytes()
                checks.expect(same, f"{label}: {path.name}", "changed")
    checks.say(f"{len(paths)} documents refused")


if __name__ == "__main__":
    run_checks(__doc__, documents=100)
