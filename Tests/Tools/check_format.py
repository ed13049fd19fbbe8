#!/usr/bin/env python3
"""Checks `expo format` beside jq, Python's json and patch.

usage, from the repository root: python3 Tests/Tools/check_format.py EXPO_BINARY [DOCUMENTS]

For every sound sample, every document of Tests/Conformance/accept and DOCUMENTS (default 100)
generated ones, in all options:
 - Python's json reads the same before and after: numbers as spelled, duplicates kept, members in
   their order (in a document of a kind: the kind's keys first, the rest as they stood);
 - jq reads the same before and after, and prints a generated document of no kind as expo does, if
   it has nothing that jq rewrites;
 - printing what was printed changes nothing; ascii holds nothing but ASCII;
 - the output of --diff, applied by patch, gives the bytes of --write, which keeps the file's mode;
 - --check says whether --write would change the file.
Every document of Tests/Conformance/reject is refused and left alone. Prints what it counted and
exits with 1 on any failure. Needs jq and patch; Python 3 standard library.
"""
import concurrent.futures
import itertools
import json
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile

EXPO = str(pathlib.Path(sys.argv[1]).resolve())
COUNT = int(sys.argv[2]) if len(sys.argv) > 2 else 100
OPTIONS = [
    [*layout, *escape]
    for layout in ([], ["--indent", "4"], ["--indent", "tab"], ["--compact"])
    for escape in ([], ["--escape", "minimal"], ["--escape", "ascii"])
]
KEYS = {
    "entries": ["name", "image_name", "short_desc", "desc"],
    "exposition": ["title", "visitors", "location", "duration", "description"],
}
failures = []


def expect(condition, label, what):
    if not condition:
        failures.append(f"{label}: {what}")


def expo(folder, *words, status=(0,)):
    done = subprocess.run([EXPO, "format", *words], cwd=folder, capture_output=True)
    expect(done.returncode in status, " ".join(words), f"exit {done.returncode}: {done.stderr[:200]}")
    return done.stdout


def jq(data, *words):
    """What jq makes of a document; nothing where it refuses what RFC 8259 allows."""
    done = subprocess.run(["jq", *words, "."], input=data, capture_output=True)
    return done.stdout if done.returncode == 0 else None


class Members(list):
    """An object: its members in order, duplicates kept. No list of an array is equal to it."""

    def __eq__(self, other):
        return isinstance(other, Members) and list.__eq__(self, other)


def read(data):
    """A document by Python's json, numbers as they are spelled."""
    return json.loads(
        data.decode("utf-8-sig"), object_pairs_hook=Members,
        parse_float=lambda text: ("number", text), parse_int=lambda text: ("number", text))


def kind(value):
    if isinstance(value, Members):
        is_schema = any(key == "$schema" and "json-schema.org" in str(text) for key, text in value)
        return "exposition" if known(value, "exposition") >= 2 and not is_schema else None
    if isinstance(value, list):
        if any(isinstance(one, Members) and known(one, "entries") >= 2 for one in value):
            return "entries"
    return None


def known(members, of):
    return len({key for key, _ in members} & set(KEYS[of]))


def ordered(value):
    """The document with its members in the order they are to be printed in."""
    def sort(members, keys):
        return Members(sorted(members, key=lambda m: keys.index(m[0]) if m[0] in keys else len(keys)))

    found = kind(value)
    if found == "exposition":
        return sort(value, KEYS[found])
    if found == "entries":
        return [sort(one, KEYS[found]) if isinstance(one, Members) else one for one in value]
    return value


def check(name, data, options, jqs):
    label = f"{name} {' '.join(options)}".strip()
    with tempfile.TemporaryDirectory() as temporary:
        one, other = pathlib.Path(temporary, "one"), pathlib.Path(temporary, "other")
        for folder in (one, other):
            folder.mkdir()
            (folder / "f.json").write_bytes(data)
        os.chmod(one / "f.json", 0o604)
        printed = expo(one, *options, "f.json")
        expect(read(printed) == ordered(read(data)), label, "Python reads other values")
        if jqs[0] is not None:
            expect(jq(printed, "-S", "-c") == jqs[0], label, "jq reads other values")
        if "ascii" in options:
            expect(printed.isascii(), label, "ascii is not")
        differs = (0,) if printed == data else (1,)
        expo(one, *options, "-q", "--check", "f.json", status=differs)
        diff = expo(one, *options, "--diff", "f.json", status=differs)
        expo(one, *options, "-q", "--write", "f.json")
        expect((one / "f.json").read_bytes() == printed, label, "--write gives other bytes")
        expect((one / "f.json").stat().st_mode & 0o777 == 0o604, label, "the mode is lost")
        expect(os.listdir(one) == ["f.json"], label, "something is left behind")
        expect(expo(one, *options, "f.json") == printed, label, "printed twice it changes")
        if diff and b"\0" not in data:
            done = subprocess.run(["patch", "-p0", "-s"], input=diff, cwd=other, capture_output=True)
            expect(done.returncode == 0, label, f"patch: {done.stdout}{done.stderr}")
            expect((other / "f.json").read_bytes() == printed, label, "patch gives other bytes")
        if not options and jqs[1]:
            expect(printed == jqs[1], label, "jq prints other bytes")


PIECES = ["a", "한", "😀", "é", "e\u0301", "\uf99a", " ", "\x80", "\\n", '\\"', "\\\\", "\\/",
          "\\u0000", "\\u001F", "\\u00e9", "\\uD55C", "\\ud83d\\ude00", "\u2028"]
PLAIN = ["a", "한", "😀", "é", "e\u0301", "\uf99a", " ", "\\n", '\\"', "\\\\", "'", "]"]
SCALARS = ["-0", "1.0", "1E+5", "-12.50e-3", "123456789012345678901234567890", "true", "null"]
PLAIN_SCALARS = ["0", "-7", "12", "1.5", "true", "false", "null"]


def generate(rng, is_plain, depth=0):
    """Sound JSON, laid out at random; plain: nothing in it that jq writes in its own way."""
    pieces, scalars = (PLAIN, PLAIN_SCALARS) if is_plain else (PIECES, SCALARS)
    space = lambda: rng.choice(["", "", " ", "\n", "\t", "\r\n"])
    text = lambda: '"' + "".join(rng.choice(pieces) for _ in range(rng.randrange(6))) + '"'
    choice = rng.randrange(depth, 8) if depth else rng.randrange(4)
    if choice >= 6:
        return rng.choice(scalars)
    if choice >= 4:
        return text()
    items = []
    for number in range(rng.randrange(6)):
        item = generate(rng, is_plain, depth + 1)
        if choice < 2:
            keys = [text(), f'"{rng.choice(list(itertools.chain(*KEYS.values())))}"', '"n\\u0061me"']
            key = f'"k{number}"' if is_plain else rng.choice(keys)
            item = key + space() + ":" + space() + item
        items.append(space() + item + space())
    opener, closer = "{}" if choice < 2 else "[]"
    return opener + (",".join(items) or space()) + closer


def documents():
    samples = [*pathlib.Path("Samples").rglob("*.json")]
    for path in sorted(samples):
        if "broken" not in path.parts:
            yield str(path), path.read_bytes(), False
    for path in sorted(pathlib.Path("Tests/Conformance/accept").glob("*.json")):
        yield str(path), path.read_bytes(), False
    rng = random.Random(1893)
    for number in range(COUNT):
        is_plain = number % 2 == 0
        yield f"generated {number}", generate(rng, is_plain).encode(), is_plain


def check_refused():
    paths = sorted(pathlib.Path("Tests/Conformance/reject").glob("*.json"))
    with tempfile.TemporaryDirectory() as folder:
        for path in paths:
            shutil.copy(path, folder)
        for action in ([], ["--write"], ["--check"], ["--diff"]):
            done = subprocess.run([EXPO, "format", *action, *(path.name for path in paths)],
                                  cwd=folder, capture_output=True)
            label = f"refused documents {' '.join(action)}"
            expect(done.returncode == 1 and done.stdout == b"", label, "something is printed")
            for path in paths:
                expect(f"{path.name}:".encode() in done.stderr, label, f"{path.name} is not told")
                same = pathlib.Path(folder, path.name).read_bytes() == path.read_bytes()
                expect(same, label, f"{path.name} is changed")
    return len(paths)


def check_document(document, number):
    """Checks a document in several options; returns what jq makes of it, twice."""
    name, data, is_plain = document
    jqs = (jq(data, "-S", "-c"), jq(data) if is_plain else None)
    # A sample is printed in all options; of the many others, each option has its turn.
    chosen = OPTIONS if "Samples" in name else [OPTIONS[0], OPTIONS[1 + number % 11]]
    for options in chosen:
        check(name, data, options, jqs)
    return jqs


def main():
    sys.setrecursionlimit(20_000)  # documents of 512 levels
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        jqs = list(pool.map(check_document, documents(), itertools.count()))
    count, judged = len(jqs), sum(sorted_keys is not None for sorted_keys, _ in jqs)
    same = sum(bool(as_it_stands) for _, as_it_stands in jqs)
    refused = check_refused()
    print(f"{count} documents printed, {judged} read by jq too, {same} printed as jq does; {refused} refused")
    if judged < count // 2 or same < COUNT // 2:
        failures.append("jq has judged hardly anything")
    print(*failures[:50], sep="\n")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
