#!/usr/bin/env python3
"""Checks the fixes of `expo validate` on the broken samples, with the real `patch`.

    python3 Tests/Tools/check_fixes.py EXPO_BINARY

For every broken document and catalog, with --fix and with --fix --unsafe-fixes:

 - only the bytes of the edits in the json report differ (for a single round of fixes);
 - the output of --diff, applied by patch to a copy, gives the same bytes as --fix.

A difference of a file with a hostile name is applied by patch and by `git apply`.

Needs patch and git.
"""

import collections
import itertools
import json
import shutil

from harness import ROOT, contents, run_checks, temporary_folder, write

SAMPLES = sorted(
    path
    for path in (ROOT / "Samples/broken").iterdir()
    if path.name[:2] == "EX" and path.suffix in (".json", ".xcassets")
)
# Names that the header of a difference must quote or end, and names that it may leave as they are.
NAMES = [
    " s.json", "s.json ", "s .json", "  x y.json", " sub/a.json", "sub /a.json", "\ts.json",
    "a\tb.json", "a\nb.json", "a\n+++ b.json", 'a"b.json', "a\\b.json", "it's.json", "-x.json",
    "한글.json", "é.json", "e\u0301.json",
]  # fmt: skip
SAFE, ALL = ["--fix"], ["--fix", "--unsafe-fixes"]
FIXABLE_SAFELY = 13
PATCH = ["patch", "-p0", "-s"]


class Copy:
    def __init__(self, checks, folder, sample):
        self.checks, self.folder, self.name = checks, folder, sample.name
        folder.mkdir()
        (shutil.copytree if sample.is_dir() else shutil.copy)(sample, folder / sample.name)

    def validate(self, *words):
        words = ["validate", "-q", *words, self.name]
        return self.checks.run(*words, cwd=self.folder, status=(0, 1)).stdout


def check_samples(checks):
    for words in (SAFE, ALL):
        count = sum(check_sample(checks, sample, words) for sample in SAMPLES)
        checks.say(f"{count} of {len(SAMPLES)} samples have a fix by {' '.join(words)}")
        checks.expect(count >= FIXABLE_SAFELY, "samples with a fix", count)


def check_sample(checks, sample, words):
    """Checks the fixes of a sample; false if it has none."""
    with temporary_folder() as folder:
        copy = Copy(checks, folder / "fixed", sample)
        before, edits = contents(copy.folder), edits_by_file(copy, words)
        if not edits:
            return False
        diff = copy.validate(*words, "--diff")
        copy.validate(*words)
        after = contents(copy.folder)
        label = f"{sample.name} {' '.join(words)}"
        checks.expect(after == edited(before, edits), label, "other bytes than the edits changed")
        check_patch(checks, label, Copy(checks, folder / "patched", sample), diff, after)
        return True


def edits_by_file(copy, words):
    edits = collections.defaultdict(list)
    for finding in json.loads(copy.validate("-f", "json"))["diagnostics"]:
        fix = finding.get("fix")
        if fix and (words == ALL or fix["applicability"] == "safe"):
            edits[finding["file"]] += fix["edits"]
    return edits


def edited(files, edits):
    """The files after edits that do not touch each other."""
    after = dict(files)
    for name, found in edits.items():
        data = after[name]
        for edit in sorted(found, key=lambda edit: -edit["start"]):
            data = data[: edit["start"]] + edit["text"].encode() + data[edit["end"] :]
        after[name] = data
    return after


def check_patch(checks, label, copy, diff, wanted):
    before = contents(copy.folder)
    changed = [data for data in before.values() if data not in wanted.values()]
    # patch takes a file with a NUL for a binary one.
    if not any(b"\0" in data for data in changed):
        checks.apply(f"{label}: patch", PATCH, diff, copy.folder, wanted)


def check_names(checks):
    """A difference of a file, applied by a program, changes this file only."""
    for name, words in itertools.product(NAMES, [PATCH, ["git", "apply", "-p0"]]):
        with temporary_folder() as folder:
            write(folder / name, '["a",]\n')
            options = ["-q", "--fix", "--diff", f"./{name}"]
            diff = checks.run("validate", *options, cwd=folder, status=(1,)).stdout
            checks.apply(f"{name!r}: {words[0]}", words, diff, folder, {name: b'["a"]\n'})


if __name__ == "__main__":
    run_checks(__doc__)
