#!/usr/bin/env python3
"""Checks `expo format` with jq, Python's json and patch.

    python3 Tests/Tools/check_format.py EXPO_BINARY [--documents 100]

Every sound sample, every document of Tests/Conformance/accept and so many generated ones are
printed in all options, all of them by one run:

 - Python's json reads the same before and after: numbers as spelled, duplicates kept, members in
   their order (in a document of a kind: the kind's keys first, the rest in their order);
 - jq reads the same before and after, and prints a generated document of no kind as expo does, if
   it has nothing that jq rewrites;
 - printing what was printed changes nothing; with --escape ascii all of it is ASCII;
 - the output of --diff, applied by patch, gives the bytes of --write, which keeps a file's mode;
 - --check names the files that --write changes.

Needs jq and patch.
"""

import random
import sys

from harness import ROOT, contents, run, run_checks, temporary_folder, write
from json_documents import Generator, ordered, read

OPTIONS = [
    [*layout, *escape]
    for layout in ([], ["--indent", "4"], ["--indent", "tab"], ["--compact"])
    for escape in ([], ["--escape", "minimal"], ["--escape", "ascii"])
]
MODE = 0o604


class Documents:
    """Documents as files of a folder, in which expo formats all of them at once."""

    def __init__(self, checks, folder, data, options):
        self.checks, self.folder, self.options = checks, folder, options
        self.names = list(data)
        for name, content in data.items():
            write(folder / name, content).chmod(MODE)

    def format(self, *words, status=(0,)):
        words = ["format", *self.options, *words, *self.names]
        return self.checks.run(*words, cwd=self.folder, status=status).stdout

    def jq(self, *words):
        """How jq prints the documents, one after the other; nothing if it refuses one of them."""
        path = self.checks.tool("jq")
        done = run([path, *words, ".", *self.names], cwd=self.folder) if path else None
        return done.stdout.splitlines() if done and done.returncode == 0 else []


def check_sound(checks):
    sys.setrecursionlimit(20_000)  # documents of 512 levels
    data = dict(documents(checks.options.documents))
    values = {name: ordered(read(content)) for name, content in data.items()}
    with temporary_folder() as folder:
        original = Documents(checks, folder / "original", data, [])
        # jq refuses some of what RFC 8259 allows.
        by_jq = {}
        for original.names in ([name] for name in data):
            by_jq |= dict(zip(original.names, original.jq("-S", "-c"), strict=False))
        original.names = [name for name in by_jq if name.startswith("plain")]
        if original.names:
            checks.equal("printed as by jq", original.format().splitlines(), original.jq())
        for number, options in enumerate(OPTIONS):
            check_printed(checks, folder / str(number), data, values, by_jq, options)
    checks.say(f"{len(data)} documents printed in {len(OPTIONS)} ways, {len(by_jq)} read by jq too")
    if checks.tool("jq"):
        checks.expect(len(by_jq) >= len(data) // 2, "documents read by jq", len(by_jq))
        wanted = checks.options.documents // 2
        checks.equal("documents printed by jq", len(original.names), wanted)


def check_printed(checks, folder, data, values, by_jq, options):
    label = " ".join(["format", *options])
    one = Documents(checks, folder / "one", data, options)
    text, diff = one.format(), one.format("--diff", status=[1])
    named = one.format("-q", "--check", status=[1]).decode().split("\n")[:-1]
    one.format("-q", "--write")
    printed = contents(one.folder)
    changed = [name for name in data if printed.get(name) != data[name]]
    checks.equal(f"{label}: --check names what --write changes", sorted(named), sorted(changed))
    checks.equal(f"{label}: --write prints the same", b"".join(map(printed.get, data)), text)
    modes = {path.stat().st_mode & 0o777 for path in one.folder.iterdir()}
    checks.equal(f"{label}: modes", (modes, len(printed)), ({MODE}, len(data)))
    one.format("-q", "--check")
    for name, value in values.items():
        checks.expect(read(printed[name]) == value, f"{label} {name}", "Python reads other values")
    one.names = list(by_jq)
    checks.equal(f"{label}: the values by jq", one.jq("-S", "-c"), list(by_jq.values()))
    if "ascii" in options:
        checks.expect(text.isascii(), label, "not ASCII")
    other = Documents(checks, folder / "other", data, options)
    checks.apply(f"{label}: patch", ["patch", "-p0", "-s"], diff, other.folder, printed)


def documents(count):
    """Names and bytes; jq writes all that is in a plain document as expo does."""
    samples = sorted((ROOT / "Samples").glob("*/Assets.xcassets/**/*.json"))
    accepted = sorted((ROOT / "Tests/Conformance/accept").glob("*.json"))
    for path in [*samples, *accepted]:
        yield path.relative_to(ROOT).as_posix().replace("/", "-"), path.read_bytes()
    generator = random.Random(1893)
    for number in range(count):
        is_plain = number % 2 == 0
        text = Generator(generator, is_plain).document()
        yield f"{'plain' if is_plain else 'any'}-{number}.json", text.encode()


if __name__ == "__main__":
    run_checks(__doc__, documents=100)
