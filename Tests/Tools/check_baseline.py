#!/usr/bin/env python3
"""Checks baselines of changed documents: no new finding is hidden, no known one reported.

    python3 Tests/Tools/check_baseline.py EXPO_BINARY [--pairs 1000]

Each document of entries with faults gets a baseline; then entries are inserted, removed and
reordered, the text is formatted again, and expo must report exactly the faults of the inserted
entries. `--prune-baseline` must keep exactly the rows that still match a finding.
"""

import json
import random

from harness import run_checks, temporary_folder

FAULTS = [
    {"short_desc": ""},
    {"short_desc": "ends with a space "},
    {"desc": None},
    {"desc": 12},
    {"short_desc": "has\u200ba space of no width"},
    {"image_name": ""},
    {"decs": "unknown"},
    {},
    {},
]
FOLDER = 50


def entry(source, number):
    """An entry with a fault or none; half of the entries have a name."""
    fields = {
        "name": f"entry {number}",
        "image_name": f"image_{number}",
        "short_desc": "short",
        "desc": f"a description that is longer, of {number}",
        **source.choice(FAULTS),
    }
    if source.random() < 0.2:
        del fields["name"]
    if source.random() < 0.2:
        del fields["short_desc"]
    return fields


def written(source, entries):
    layout = source.choice([{"indent": 2}, {"indent": "\t"}, {"separators": (",", ":")}, {}])
    is_sorted = source.random() < 0.5
    return json.dumps(entries, ensure_ascii=source.random() < 0.5, sort_keys=is_sorted, **layout)


def check_pairs(checks):
    source = random.Random(14)
    counts = {"inserted": 0, "removed": 0, "reported": 0}
    pairs = [pair(source) for _ in range(checks.options.pairs)]
    for start in range(0, len(pairs), FOLDER):
        with temporary_folder() as folder:
            check_folder(checks, folder, source, pairs[start : start + FOLDER], counts)
    checks.say(", ".join(f"{count} {name}" for name, count in counts.items()))


def pair(source):
    """The entries of a document, those that stay, and those that are inserted."""
    old = [entry(source, number) for number in range(source.randint(1, 12))]
    kept = [fields for fields in old if source.random() < 0.7]
    new = [entry(source, 100 + number) for number in range(source.randint(0, 5))]
    return old, kept, new


def check_folder(checks, folder, source, pairs, counts):
    names = [f"{number:03}.json" for number in range(len(pairs))]
    for name, (old, _, _) in zip(names, pairs, strict=True):
        (folder / name).write_text(written(source, old), encoding="utf-8")
    words = ["validate", "--isolated", "--quiet", "-f", "json"]
    checks.run(*words, "--write-baseline", "known", *names, cwd=folder)
    same = findings(checks.run(*words, "--baseline", "known", *names, cwd=folder))
    checks.equal("the same documents", same, [])
    expected = []
    for name, (old, kept, new) in zip(names, pairs, strict=True):
        entries = [*kept, *new]
        source.shuffle(entries)
        (folder / name).write_text(written(source, entries), encoding="utf-8")
        inserted = {index for index, fields in enumerate(entries) if fields in new}
        expected.append((name, inserted))
        counts["inserted"] += len(new)
        counts["removed"] += len(old) - len(kept)
    every = findings(checks.run(*words, *names, cwd=folder, status=[0, 1]))
    done = checks.run(
        *words, "--baseline", "known", "--prune-baseline", *names, cwd=folder, status=[0, 1]
    )
    reported = findings(done)
    counts["reported"] += len(reported)
    for name, inserted in expected:
        wanted = [place for place in every if place[0] == name and index_of(place) in inserted]
        found = [place for place in reported if place[0] == name]
        checks.equal(f"{folder.name}/{name}: what is new", found, wanted)
    rows = json.loads((folder / "known").read_text(encoding="utf-8"))["findings"]
    checks.equal(f"{folder.name}: rows left", len(rows), len(every) - len(reported))
    checks.expect(all(row["path"] for row in rows), f"{folder.name}: rows of entries", rows)
    again = findings(checks.run(*words, "--baseline", "known", *names, cwd=folder, status=[0, 1]))
    checks.equal(f"{folder.name}: after pruning", again, reported)


def findings(done):
    """File, rule and pointer of each finding."""
    diagnostics = json.loads(done.stdout)["diagnostics"]
    places = [(found["file"], found["code"], found["pointer"]) for found in diagnostics]
    # A list that has lost all entries is a finding of its own.
    return [place for place in places if place[2]]


def index_of(place):
    return int(place[2].split("/")[1])


if __name__ == "__main__":
    run_checks(__doc__, check_pairs, pairs=1000)
