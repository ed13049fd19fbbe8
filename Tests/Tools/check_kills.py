#!/usr/bin/env python3
"""Ends runs by SIGKILL and SIGTERM at random moments, and looks at what is on the disk.

    python3 Tests/Tools/check_kills.py EXPO_BINARY [--kills 1000] [--seed 1900]

Half of the signals come at any moment of a run, half within 20 ms of its first temporary file.
A quarter of them each: `export` over another export, `format --write` and `validate --fix` of
twelve documents, and a baseline and a report that are written anew. After every kill each file must
have its old or its new content, and a file of somebody else stays; after the next run everything
must be as if there had been no kill, with nothing left over. Temporary files are made an hour old
first: younger ones may belong to a run that still writes.
"""

from harness import run_checks
from machine.kills import check_kills

if __name__ == "__main__":
    run_checks(__doc__, check_kills, kills=60, seed=1900)
