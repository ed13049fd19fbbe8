#!/usr/bin/env python3
"""Runs expo with limited resources and failing systems, and checks its messages and its files.

    python3 Tests/Tools/check_machine.py EXPO_BINARY [--rounds 15]

Limits: file descriptors, memory, stacks of 64 KB, readers that close the pipe after every byte.
Memory: valid documents, documents with as many findings as are kept, and documents with one finding
of a million edits, in every format. Folders: no permission, read-only, pipes, a full disk (a small
tmpfs in a mount namespace, if the system allows one). Races: a file that is overwritten, truncated,
extended, replaced or deleted while it is read, files that are saved while they are formatted,
several runs in one folder.

A run must end with an exit status and a message, never with a crash, and no file may be
half-written.
"""

from harness import checks_of, run_checks
from machine import faults, folders, hard_links, limits, peaks, races

if __name__ == "__main__":
    groups = checks_of(limits, faults, peaks, folders, hard_links, races)
    run_checks(__doc__, *groups, rounds=15)
