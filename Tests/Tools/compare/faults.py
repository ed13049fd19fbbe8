"""The self-test: faults put into a build, each of which the comparison has to find."""

import argparse
import fnmatch
import pathlib
import shlex
import tempfile
from typing import NamedTuple

from .differences import Allowed

WRAPPER = """#!/bin/bash
expo={expo}
{before}
"$expo" "$@"
status=$?
{{ {after}; }} 2>/dev/null
exit $status
"""


class Fault(NamedTuple):
    """What a shell does before and after the build, and the group and kind that find it."""

    name: str
    group: str
    kind: str
    before: str = ""
    after: str = ":"


def in_report(name, kind, edit, group="mutants"):
    """A fault in the report, made by sed."""
    return Fault(name, group, kind, after=f"sed -i {shlex.quote(edit)} report.json")


FAULTS = [
    Fault("a status", "commands", "*/exit status/1 is 3", after="[ $status != 1 ] || status=3"),
    Fault("a crash", "commands", "*/rules/exit status/*", '[ "$1" != rules ] || kill -SEGV $$'),
    Fault("another stream", "commands", "*/list/stdout/silent", "exec >&2"),
    Fault("a file too many", "commands", "*/show/files/*", after="touch left"),
    Fault("a file touched", "commands", "*/list/files/*", after="cp many.json x; mv x many.json"),
    Fault("a byte", "formats", "*/stdout/bytes", '"$expo" "$@" | sed s/e/E/; exit'),
    Fault("a byte of a page", "exports", "*/html/bytes", after="sed -i s/a/A/ out/index.html"),
    Fault("a page missing", "exports", "*/files/written, *", after="rm out/index.html"),
    in_report("a fingerprint", "*/json/EX* fingerprint", 's/"fingerprint" : "./&0/', "validate"),
    in_report("a column", "*/json/EX* range.start.column", 's/"column" : 7,/"column" : 8,/'),
    in_report("bytes of a fix", "*/json/EX* fix.edits.text", 's/"text" : ","/"text" : ";"/'),
    in_report("another rule", "*/json/EX103 missing", 's/"code" : "EX103"/"code" : "EX999"/'),
    in_report("a message", "words", "s/expected/wanted/"),
    Fault("a screen", "screens", "*/poster/text", 'exec "$expo" "$@" --lang ko'),
]  # fmt: skip


def check(asked, compare):
    """Compares the build with itself and each fault; returns the exit status."""
    missed = 0
    for fault in FAULTS:
        if asked.only and fault.group not in asked.only:
            continue
        with tempfile.TemporaryDirectory(prefix="expo-") as folder:
            options = {"new": wrapped(folder, asked.old, fault), "only": [fault.group]}
            options["mutants"] = min(asked.mutants, 500)
            found = compare(argparse.Namespace(**{**vars(asked), **options}))
        kinds, words = found.left(Allowed())
        names = [*kinds, *(["words"] if words else [])]
        is_found = any(fnmatch.fnmatchcase(name, fault.kind) for name in names)
        result = f"ok      {fault.kind}" if is_found else f"FAILED  {fault.kind} is not in {names}"
        print(f"{fault.name:<16} {result}", flush=True)
        missed += not is_found
    return 1 if missed else 0


def wrapped(folder, expo, fault):
    """A program that does what the build does, with the fault."""
    path = pathlib.Path(folder, "expo")
    expo = shlex.quote(str(expo.resolve()))
    path.write_text(WRAPPER.format(expo=expo, before=fault.before, after=fault.after))
    path.chmod(0o755)
    return path
