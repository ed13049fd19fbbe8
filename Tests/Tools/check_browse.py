#!/usr/bin/env python3
"""Checks `expo browse` with a terminal emulator, a shell with job control and tmux.

    python3 Tests/Tools/check_browse.py EXPO_BINARY [--debug-binary PATH] [--actions 300] \\
      [--seed 1900]

pyte draws screens. Every key of a table does what it should on each kind of terminal. After every
way to leave the reader, by a key, a signal, a crash or a stop, the settings and modes of the
terminal must be restored. Hostile texts must change nothing outside the frame. What is sent where a
terminal answers that it shows pictures is held against the files, byte by byte. After each of many
keys, pastes and sizes at random the screen must be the same as one that is drawn anew. Only a debug
build can be made to crash.
Needs bash, tmux; pyte and wcwidth (PyPI).
"""

import importlib

from harness import checks_of, run_checks

MODULES = """keys actions editor dialog ways_out jobs hostile surroundings several
terminals pictures in_tmux at_random""".split()

if __name__ == "__main__":
    groups = checks_of(*(importlib.import_module(f"browse.{name}") for name in MODULES))
    run_checks(__doc__, *groups, debug_binary=None, actions=300, seed=1900)
