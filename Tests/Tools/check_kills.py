#!/usr/bin/env python3
"""Ends runs by SIGKILL and SIGTERM at random moments, and checks the files on the disk.

    python3 Tests/Tools/check_kills.py EXPO_BINARY [--kills 180] [--seed 1900]

Half of the signals come at any moment of a run, half soon after its first temporary file. The
runs are, a sixth each: `export` to a new folder, over another export, and of two expositions over
two others, each killed twice in a row; `format --write` of twelve documents; `validate --fix` of
twelve documents; and writing a baseline and a report again. After every kill each file must have
its old or its new content, and foreign files must be unchanged. After the next run the result must
be the same as without a kill, and no temporary file may be left. The script first makes temporary
files an hour old, but not those of exports: younger ones may belong to a run in progress.
"""

from harness import run_checks
from machine.kills import check_kills

if __name__ == "__main__":
    run_checks(__doc__, check_kills, kills=180, seed=1900)
