#!/usr/bin/env python3
"""Runs every command of README.md and .github/README.ko.md and compares what it prints.

    python3 Tests/Tools/check_readme.py EXPO_BINARY [--archive FILE] [--build 1]

Each README is followed word for word, from its start to its end, in a copy of the repository: the
commands of a `console` block, `$ …`, must print the lines below them, errors included, in the
language of that README; a line `…` stands for any lines. `swift run expo` is the binary, other
commands of Swift are left to .ci/run. The `sh` block that installs a release is run with the
archive that is given, the one that builds expo with --build.

Checked besides: both READMEs have the same headings, blocks, commands, pictures and tables; every
relative link and picture is there, with a text; the families of rules are those of `expo rules`;
hooks, inputs and topics exist; a README has 180 lines at most.
"""

from harness import checks_of, run_checks
from readme import archive, commands, structure

if __name__ == "__main__":
    groups = checks_of(structure, commands, archive)
    run_checks(__doc__, *groups, archive=None, build=0)
