#!/usr/bin/env python3
"""Checks `expo validate --json-lines` with programs that split streams.

    python3 Tests/Tools/check_streams.py EXPO_BINARY [--spark 1]

Samples/recipes/split-stream.sh cuts a stream of 4,000 lines with faults into four, and checks them
at the same time. The findings of the parts, one after the other and with the lines before each part
added, must be those of one process for the whole. Needs GNU split.
With --spark 1 Samples/recipes/spark_validate.py checks the same stream, as its first lines say;
that needs pyspark (PyPI) and Java.
"""

import collections
import json
import os
import subprocess
import sys
import time

from harness import ROOT, entry, run, run_checks, temporary_folder

LINES = 4000
FAULTY_LINES = 800
WORDS = ["validate", "--isolated", "--json-lines", "-q", "-f", "jsonl", "-"]


def line(number):
    """An entry; of ten one lacks a key, one has a number for a string; of a hundred one is cut."""
    text = "긴 설명이 온다.\n\n둘째 문단." * (1 + number % 7)
    made = entry(f"전시품 {number}", f"item_{number}", "짧은 설명", text)
    if number % 10 == 3:
        del made["desc"]
    if number % 10 == 7:
        made["short_desc"] = number
    text = json.dumps(made, ensure_ascii=False)
    return text[:-1] if number % 100 == 42 else text


def findings(output, lines_before=0):
    for finding in map(json.loads, output.splitlines()):
        starts = [note["start"] for note in finding["notes"] if "start" in note]
        for position in [*finding["range"].values(), *starts]:
            position["line"] += lines_before
        yield finding


def archive():
    return "".join(line(number) + "\n" for number in range(LINES)).encode()


def check_waiting(checks):
    """Pipes that do not block: all bytes are read and written, however slow the other side is."""
    data = json.dumps([json.loads(line(10 * number)) for number in range(5000)]).encode()
    for words in ("list - -f json", "validate - -f json", "format -"):
        command = [checks.expo, *words.split()]
        whole = run(command, stdin=data).stdout
        (keys, source), (result, target) = os.pipe(), os.pipe()
        for end in (keys, target):
            os.set_blocking(end, False)
        process = subprocess.Popen(command, stdin=keys, stdout=target)
        for end in (keys, target):
            os.close(end)
        with open(source, "wb", 0) as pipe, open(result, "rb", 0) as output:
            time.sleep(0.2)
            pipe.write(data)
            pipe.close()
            time.sleep(0.2)
            found = output.readall()
        checks.equal(f"{words}: a slow pipe", (process.wait(), found == whole), (0, True))


def check_parts(checks):
    if not checks.tool("split"):
        return
    stream = archive()
    whole = list(findings(checks.run(*WORDS, stdin=stream, status=[1]).stdout))
    checks.expect(len(whole) >= FAULTY_LINES, "findings of the whole", len(whole))
    with temporary_folder() as folder:
        (folder / "all.jsonl").write_bytes(stream)
        recipe = ROOT / "Samples/recipes/split-stream.sh"
        environment = {**os.environ, "PATH": f"{os.path.dirname(checks.expo)}:{os.environ['PATH']}"}
        done = run(["sh", recipe, "all.jsonl"], cwd=folder, env=environment)
        checks.equal("the recipe ends", (done.returncode, done.stderr), (0, b""))
        parts = sorted(folder.glob("part.??"))
        checks.equal("the lines of the parts", sum(map(line_count, parts)), LINES)
        checks.equal("the findings of the parts", list(merged(parts)), whole)
    checks.say(f"{len(whole)} findings, from four processes at once and from one")


def merged(parts):
    before = 0
    for part in parts:
        yield from findings(part.with_suffix(part.suffix + ".findings").read_bytes(), before)
        before += line_count(part)


def line_count(path):
    return path.read_bytes().count(b"\n")


def check_spark(checks):
    """The recipe finds what one process finds; its lines count within a partition."""
    if not checks.options.spark:
        return
    whole = findings(checks.run(*WORDS, stdin=archive(), status=[1]).stdout)
    with temporary_folder() as folder:
        (folder / "archive.jsonl").write_bytes(archive())
        recipe = ROOT / "Samples/recipes/spark_validate.py"
        words = [sys.executable, recipe, "archive.jsonl", "findings", checks.expo]
        done = run(words, cwd=folder, limit=600)
        checks.equal("the recipe ends", done.returncode, 0)
        parts = sorted((folder / "findings").glob("part-*"))
        found = [json.loads(row) for part in parts for row in part.read_text().splitlines()]
    partitions = len({finding["partition"] for finding in found})
    checks.expect(partitions > 1, "partitions with findings", done.stderr[-300:])
    messages = [collections.Counter(row["message"] for row in rows) for rows in (found, whole)]
    checks.equal("the findings of the recipe", *messages)
    checks.say(done.stdout.decode().strip())


if __name__ == "__main__":
    run_checks(__doc__, spark=0)
