#!/usr/bin/env python3
"""Checks compile_time.py with recorded logs of builds.

python3 Tests/Tools/check_compile_time.py
"""

import os
import sys

from harness import ROOT, run, run_checks, temporary_folder

LOG = """\
[3/9] Compiling ExpoJSON Rule.swift
FOLDER/Sources/Rule.swift:2:7: warning: immutable value 'b' was never used [#no-usage]
1 | func f() {
2 |   let b = 1 + 2
  |       `- warning: immutable value 'b' was never used
"""
SLOW = """\
FOLDER/{0}:{1}: warning: {2} took 612ms to type-check (limit: 500ms)
2 |   let b = 1 + 2
  |       `- warning: {2} took 612ms to type-check (limit: 500ms)
"""
BODY = SLOW.format("Sources/Rule.swift", "1:6", "global function 'f()'")
EXPRESSION = SLOW.format("Sources/Rule.swift", "2:7", "expression")
OTHER = SLOW.format("Sources/a b.swift", "2:7", "expression")
TEST = SLOW.format("Tests/Rule.swift", "2:7", "expression")
# Logs of the builds in turn, status → status, files that the next build compiles.
CASES = [
    ([LOG], 0, 0, []),
    ([LOG], 3, 3, []),
    ([LOG + TEST], 0, 0, []),
    ([LOG + BODY, LOG], 0, 0, ["Rule.swift"]),
    ([LOG + BODY, LOG + EXPRESSION], 0, 0, ["Rule.swift"]),
    ([LOG + EXPRESSION, LOG + OTHER + EXPRESSION.replace("612", "503")], 0, 1, ["Rule.swift"]),
    ([LOG + BODY + OTHER, LOG + OTHER + BODY], 0, 1, ["Rule.swift", "a b.swift"]),
]


def check_logs(checks):
    for number, (logs, status, expected, touched) in enumerate(CASES):
        with temporary_folder() as folder:
            paths = [folder / "Sources/Rule.swift", folder / "Sources/a b.swift"]
            paths[0].parent.mkdir()
            for path in paths:
                path.touch()
                os.utime(path, (0, 0))
            for turn, log in enumerate(logs):
                (folder / f"{turn}.log").write_text(log.replace("FOLDER", str(folder)))
            # Prints the next log; a build that no log is for fails with 9.
            script = f"set -- *.log; [ -f $1 ] || exit 9; cat $1; rm $1; exit {status}"
            words = [sys.executable, ROOT / "Tests/Tools/compile_time.py", "sh", "-c", script]
            done = run(words, cwd=folder)
            checks.equal(f"{number}: status", done.returncode, expected)
            found = [path.name for path in paths if path.stat().st_mtime]
            checks.equal(f"{number}: touched", found, touched)
            checks.equal(f"{number}: all logs", list(folder.glob("*.log")), [])
            named = f"{folder}/Sources/{touched[0]}:" if expected == 1 else ""
            checks.expect(named in done.stderr.decode(), f"{number}: named", done.stderr)


if __name__ == "__main__":
    run_checks(__doc__, has_binary=False)
