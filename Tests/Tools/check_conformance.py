#!/usr/bin/env python3
"""Checks the cases of Tests/Conformance with Python's json, made strict, instead of expo.

    python3 Tests/Tools/check_conformance.py

It must accept every case of accept/ and refuse every case of reject/, and the place in EXPECTED.tsv
must not be behind the one where it stops reading: with something wrong before, the place would not
be that of the first error.
"""

import json
import re

from conformance.judge import loads, python_accepts
from harness import ROOT, run_checks

FOLDER = ROOT / "Tests/Conformance"
LINE_END = re.compile(r"\r\n|\n|\r")


def check_accepted(checks):
    for path in sorted(FOLDER.glob("accept/*.json")):
        accepts = python_accepts(path.read_bytes())
        checks.expect(accepts, f"accept/{path.name}", "Python refuses it")


def check_rejected(checks):
    """A row of EXPECTED.tsv has the file, the code and the place, line and column, of its error."""
    for row in (FOLDER / "reject/EXPECTED.tsv").read_text(encoding="utf-8").splitlines():
        name, _, position = row.split("\t")
        data, label = (FOLDER / "reject" / name).read_bytes(), f"reject/{name}"
        checks.expect(not python_accepts(data), label, "Python accepts it")
        found, stop = tuple(map(int, position.split(":"))), stop_of(data)
        checks.expect(found <= stop, label, f"{found} is behind {stop}, where Python stops")


def stop_of(data):
    """The line and the column at which Python's json stops reading, or at which UTF-8 ends."""
    text = data.decode("utf-8", "replace").removeprefix("\ufeff")
    stop = len(text)
    try:
        data.decode("utf-8")
    except UnicodeDecodeError as error:
        stop = len(data[: error.start].decode("utf-8").removeprefix("\ufeff"))
    try:
        loads(text)
    except json.JSONDecodeError as error:
        stop = min(stop, error.pos)
    except (ValueError, RecursionError):
        pass  # NaN and Infinity, or too deep: Python does not say where
    # A CRLF ends one line, also if the stop is in it.
    ends = [end.end() for end in LINE_END.finditer(text) if end.end() <= stop]
    return len(ends) + 1, stop - (ends[-1] if ends else 0) + 1


if __name__ == "__main__":
    run_checks(__doc__, has_binary=False)
