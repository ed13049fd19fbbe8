#!/usr/bin/env python3
"""Checks the cases of Tests/Conformance with two readers that are not expo's.

    python3 Tests/Tools/check_conformance.py [--show PATTERN]

Python's json, made strict, and a scanner of the grammar must accept every case of accept/ and
refuse every case of reject/. The place in EXPECTED.tsv must be one where an error of that code can
begin, with nothing wrong before it. Names are as the README there says, and no two cases have the
same bytes. With --show nothing is checked: the cases with PATTERN in their names, or of that code,
are printed beside their bytes.
"""

import collections
import re
import signal
import sys

from conformance.cases import FOLDER, accepted, rejected, rows
from conformance.grammar import python_accepts, survey
from conformance.places import misfit
from harness import run_checks

READERS = {"Python's json": python_accepts, "the grammar": lambda data: survey(data).is_json}
NAME = re.compile(r"s[2-9](-[a-z0-9]+)+")


def check_rows(checks):
    """EXPECTED.tsv has one row for each file of reject/, in the order of their names."""
    files = sorted(path.name for path in (FOLDER / "reject").glob("*.json"))
    checks.equal("the rows of EXPECTED.tsv", [row[0] for row in rows()], files)


def check_accepted(checks):
    for case in accepted():
        refusing = [name for name, accepts in READERS.items() if not accepts(case.data)]
        checks.check(case.path, name_problem(case) or refusing and f"refused by {refusing}")


def check_rejected(checks):
    for case in rejected():
        accepting = [name for name, accepts in READERS.items() if accepts(case.data)]
        problem = f"accepted by {accepting}" if accepting else misfit(case)
        checks.check(f"{case.path} {case.place}", name_problem(case) or problem)


def check_doubles(checks):
    """No two cases have the same bytes."""
    cases = [*accepted(), *rejected()]
    paths = collections.defaultdict(list)
    for case in cases:
        paths[case.data].append(case.path)
    doubles = [same for same in paths.values() if len(same) > 1]
    checks.check("every case has bytes of its own", doubles)
    refused = sum(bool(case.code) for case in cases)
    checks.say(f"{len(cases) - refused} cases accepted, {refused} refused")


def name_problem(case):
    return None if NAME.fullmatch(case.name) else "the name is not a section and words"


def show(pattern):
    """Prints the cases of a code, or with PATTERN in their names, beside their bytes."""
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    for case in [*accepted(), *rejected()]:
        if pattern in case.name or pattern == case.code:
            print(f"{case.name:44} {case.place:14} {readable(case.data):.200}")


def readable(data):
    """Bytes as text; a character that is not printable, or a byte that is not UTF-8, as ⟨0A⟩."""
    text = data.decode("utf-8", "surrogateescape")
    return "".join(c if c.isprintable() else f"⟨{number(c):02X}⟩" for c in text)


def number(character):
    """A code point; of a byte that surrogateescape kept in U+DC80 to U+DCFF, the byte."""
    code_point = ord(character)
    return code_point - 0xDC00 if 0xDC80 <= code_point <= 0xDCFF else code_point


if __name__ == "__main__":
    if sys.argv[1:2] == ["--show"]:
        sys.exit(show("".join(sys.argv[2:3])))
    run_checks(__doc__, check_rows, check_accepted, check_rejected, check_doubles, has_binary=False)
