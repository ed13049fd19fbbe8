#!/usr/bin/env python3
"""Checks the mends of `expo validate` on the broken samples, with the real `patch`.

usage, from the repository root: python3 Tests/Tools/check_fixes.py EXPO_BINARY

For every broken document and catalog, with --fix and with --fix --unsafe-fixes:
 - a fixable sample has no finding of its rule left and, after safe mends, no new one;
 - a second run changes nothing;
 - only the bytes of the edits in the json report differ (for a single round of mends);
 - the output of --diff, applied by patch to a copy, gives the same bytes as --fix.
Prints one line a sample that is fixable and exits with 1 on any failure. Python 3 standard library.
"""
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

BROKEN = pathlib.Path("Samples/broken")
EXPO = str(pathlib.Path(sys.argv[1]).resolve())
failures = []


def run(folder, *words):
    return subprocess.run([EXPO, "validate", "-q", *words], cwd=folder, capture_output=True)


def report(folder, name):
    output = run(folder, "-f", "json", name).stdout
    return json.loads(output)["diagnostics"]


def files(folder):
    return {
        p.relative_to(folder).as_posix(): p.read_bytes()
        for p in sorted(folder.rglob("*")) if p.is_file()
    }


def expected(before, diagnostics, unsafe):
    """The files after the edits of the report, if they do not touch each other."""
    after = dict(before)
    edits = {}
    for diagnostic in diagnostics:
        fix = diagnostic.get("fix")
        if fix and (unsafe or fix["applicability"] == "safe"):
            edits.setdefault(diagnostic["file"], []).extend(fix["edits"])
    for name, list_ in edits.items():
        data = after[name]
        for edit in sorted(list_, key=lambda e: -e["start"]):
            data = data[:edit["start"]] + edit["text"].encode() + data[edit["end"]:]
        after[name] = data
    return after, sum(map(len, edits.values()))


def check(sample, unsafe):
    rule = sample.name[:5]
    words = ["--fix", "--unsafe-fixes"] if unsafe else ["--fix"]
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary) / "a"
        folder.mkdir()
        copy = folder / sample.name
        (shutil.copytree if sample.is_dir() else shutil.copy)(sample, copy)
        before, found = files(folder), report(folder, sample.name)
        mended, edits = expected(before, found, unsafe)
        if not edits:
            return False
        patched = pathlib.Path(temporary) / "b"
        shutil.copytree(folder, patched)
        diff = run(folder, *words, "--diff", sample.name).stdout
        run(folder, *words, sample.name)
        after, rest = files(folder), report(folder, sample.name)
        label = f"{sample.name} {' '.join(words)}"

        def expect(condition, what):
            if not condition:
                failures.append(f"{label}: {what}")

        expect(all(d["code"] != rule for d in rest), f"{rule} is still found")
        counts = lambda list_: {c: sum(d["code"] == c for d in list_) for c in {d["code"] for d in list_}}
        had = counts(found)
        if not unsafe:
            expect(all(n <= had.get(c, 0) for c, n in counts(rest).items()), f"new findings: {rest}")
        expect(after == mended, "other bytes than the edits have changed")
        run(folder, *words, sample.name)
        expect(files(folder) == after, "a second run changes something")
        if all(is_text(data) for data in before.values() if data not in after.values()):
            done = subprocess.run(["patch", "-p0", "-s"], input=diff, cwd=patched, capture_output=True)
            expect(done.returncode == 0, f"patch: {done.stdout}{done.stderr}")
            expect(files(patched) == after, "patch gives other bytes than --fix")
        print(f"{label}: {edits} edits")
        return True


def is_text(data):
    """Whether patch can read it: it takes a NUL for a sign of a binary file."""
    return b"\0" not in data


def main():
    samples = sorted(p for p in BROKEN.iterdir() if p.name.startswith("EX"))
    fixable = {unsafe: [s for s in samples if check(s, unsafe)] for unsafe in (False, True)}
    print(f"{len(fixable[False])} samples fixable safely, {len(fixable[True])} in all, of {len(samples)}")
    if len(fixable[False]) < 16:
        failures.append("hardly any sample is fixable")
    print(*failures, sep="\n")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
